import { Checkbox } from '@mantine/core';
import { chosenOf } from '#entities/kit/chosen.ts';
import { useChoiceLabels } from '../../kinds/entity-labels.ts';
import classes from './choices-input.module.css';
import type { InputProps } from './input-props.ts';

/** Any of a fixed set, each with its words and a box; they are kept in the order of the set. */
export function ChoicesInput(
  props: InputProps<readonly string[] | null> & { choices: readonly string[] },
) {
  const { form, name, label, value, onChange, error, choices } = props;
  const choice = useChoiceLabels();
  return (
    <Checkbox.Group
      label={label}
      error={error}
      value={[...(value ?? [])]}
      onChange={(next) => onChange(chosenOf(choices, next))}
      className={classes.field}
    >
      <div className={classes.boxes}>
        {choices.map((code) => (
          <Checkbox key={code} value={code} label={choice(form.kind, name, code)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
