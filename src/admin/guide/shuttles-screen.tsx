import { useContent, useSelectedEdition } from '#replica/read.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useEntityForm } from '../forms/use-entity-form.ts';
import { daysWithin } from './days-within.ts';

/** The lines of the shuttles, whose days are those of the edition. */
export function ShuttlesScreen() {
  return (
    <EntityScreen
      kind="shuttle"
      place="admin_shuttles"
      sortedBy="position"
      form={(id) => <ShuttleForm key={id} id={id} />}
    />
  );
}

function ShuttleForm({ id }: { id: string }) {
  const edition = useContent('edition').get(String(useSelectedEdition() ?? ''));
  const form = useEntityForm('shuttle', id, {
    alsoCheck: ({ days }) => daysWithin(days, edition),
  });
  return (
    <FormFrame form={form} place="admin_shuttles">
      <EntityFields form={form} />
    </FormFrame>
  );
}
