import type { EntityForm } from '../use-entity-form.ts';

/** What every input is given. */
export interface InputProps<V> {
  readonly form: EntityForm;
  readonly name: string;
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly required: boolean;
  /** What is wrong, in words. */
  readonly error: string | undefined;
}

/** What is given to an input for a part of a value. */
export interface EntryProps extends Pick<InputProps<string | null>, 'value' | 'onChange'> {
  readonly label: string;
  /** The label is for who cannot see what stands around the input. */
  readonly hidden?: boolean;
  readonly required: boolean;
  readonly error: string | boolean | undefined;
}
