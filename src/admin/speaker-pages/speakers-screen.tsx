import { writes } from '#domain/rights.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useEntityForm } from '../forms/use-entity-form.ts';
import { useRights } from '../kinds/use-rights.ts';
import { LinkPanel } from './link-panel.tsx';

/** The speakers of the edition, each with their private page. */
export function SpeakersScreen() {
  return (
    <EntityScreen
      kind="speaker"
      place="admin_speakers"
      form={(id) => <SpeakerForm key={id} id={id} />}
    />
  );
}

function SpeakerForm({ id }: { id: string }) {
  const form = useEntityForm('speaker', id);
  const asks = writes(useRights(), 'speaker') && id !== 'new' && form.exists;
  return (
    <>
      <FormFrame form={form} place="admin_speakers">
        <EntityFields form={form} />
      </FormFrame>
      {asks && <LinkPanel speaker={id} />}
    </>
  );
}
