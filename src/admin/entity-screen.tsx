import type { ReactNode } from 'react';
import type { Kind } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useAddressState } from '#ui/use-address-state.ts';
import { EntityFields } from './forms/entity-fields.tsx';
import { FormFrame } from './forms/form-frame.tsx';
import { useEntityForm } from './forms/use-entity-form.ts';
import { EntityList, type ListProps } from './lists/entity-list.tsx';

interface Props<K extends Kind> extends ListProps<K> {
  /** The form of one row; made from the declaration unless given. */
  readonly form?: (id: string) => ReactNode;
  /** Values that a new row begins with in the form of the declaration, beside those of its kind. */
  readonly initial?: Fields;
}

/** The whole back office of one kind: its list, and with `id=` in the address the form of a row. */
export function EntityScreen<K extends Kind>({ form, initial, ...list }: Props<K>) {
  const [{ id }] = useAddressState('id');
  if (!id) return <EntityList {...list} />;
  const { kind, place } = list;
  return form ? form(id) : <DeclaredForm key={id} {...{ kind, id, place, initial }} />;
}

function DeclaredForm({
  kind,
  id,
  place,
  initial,
}: Pick<ListProps<Kind>, 'kind' | 'place'> & { id: string; initial: Fields | undefined }) {
  const form = useEntityForm(kind, id, initial && { initial });
  return (
    <FormFrame form={form} place={place}>
      <EntityFields form={form} />
    </FormFrame>
  );
}
