import { useContent, useSelectedEdition } from '#replica/read.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useEntityForm } from '../forms/use-entity-form.ts';
import { daysWithin } from './days-within.ts';

/** The tracks of the edition, whose theme days are days of it. */
export function TracksScreen() {
  return (
    <EntityScreen
      kind="track"
      place="admin_tracks"
      sortedBy="position"
      form={(id) => <TrackForm key={id} id={id} />}
    />
  );
}

function TrackForm({ id }: { id: string }) {
  const edition = useContent('edition').get(String(useSelectedEdition() ?? ''));
  const form = useEntityForm('track', id, {
    alsoCheck: ({ days }) => daysWithin(days, edition),
  });
  return (
    <FormFrame form={form} place="admin_tracks">
      <EntityFields form={form} />
    </FormFrame>
  );
}
