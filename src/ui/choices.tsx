import classes from './choices.module.css';

/** One of a few, shown side by side; scrolls along the line where there is no room. */
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
