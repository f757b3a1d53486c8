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
