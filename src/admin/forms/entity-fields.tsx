import { entities, fieldsOf } from '#entities/index.ts';
import { FieldInput } from './field-input.tsx';
import type { EntityForm } from './use-entity-form.ts';

/** Every field that a person writes, or only those named, in the order of the declaration. */
export function EntityFields({
  form,
  except = [],
  only,
}: {
  form: EntityForm;
  except?: readonly string[];
  only?: readonly string[];
}) {
  const names = Object.entries(fieldsOf(form.kind))
    .filter(([name, field]) => !field.readonly && name !== 'edition_id' && !except.includes(name))
    .filter(([name]) => only?.includes(name) ?? true)
    .filter(([name]) => name !== entities[form.kind].id || form.isNew)
    .map(([name]) => name);
  return names.map((name) => <FieldInput key={name} form={form} name={name} />);
}
