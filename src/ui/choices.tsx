import classes from './choices.module.css';

/** One of a few, shown side by side; where there is no room the line scrolls, and does so to the chosen one. */
export function Choices<V extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  /** What is being chosen, for screen readers. */
  label: string;
  value: V;
  choices: readonly { readonly value: V; readonly label: string }[];
  onChange: (value: V) => void;
}) {
  return (
    <fieldset className={classes.choices}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          ref={choice.value === value ? bringIntoSight : null}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

/** Along the line alone: `scrollIntoView` would move the page as well. */
function bringIntoSight(chosen: HTMLElement | null): void {
  const [one, line] = [chosen, chosen?.parentElement].map((each) => each?.getBoundingClientRect());
  if (!one || !line || (one.left >= line.left && one.right <= line.right)) return;
  const left = (one.left + one.right - line.left - line.right) / 2;
  chosen?.parentElement?.scrollBy({ left });
}
