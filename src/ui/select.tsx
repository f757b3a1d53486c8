import { useEnteredEarly } from './use-entered-early.ts';

interface Props {
  readonly id: string;
  /** '' when nothing is chosen. */
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** The device's own chooser; what was chosen before the app has come counts once it is there. */
export function Select({ id, value, choices, onChange }: Props) {
  const { field, shown, change } = useEnteredEarly<HTMLSelectElement>(value, onChange);
  return (
    <select
      ref={field}
      id={id}
      data-chosen={shown !== '' || undefined}
      // The app's value holds; the browser would put back another on coming back to the page.
      autoComplete="off"
      value={shown}
      onChange={(event) => change(event.target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
