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
  const line = chosen?.parentElement;
  if (!line) return;
  const beyond = (edge: 'left' | 'right') =>
    chosen.getBoundingClientRect()[edge] - line.getBoundingClientRect()[edge];
  line.scrollBy(Math.min(beyond('left'), 0) || Math.max(beyond('right'), 0), 0);
}
