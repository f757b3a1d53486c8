import { useAddressState } from '#ui/use-address-state.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { HeldPanel } from './held-panel.tsx';

/** The announcements of the edition, and the codes that let speakers and staff read theirs. */
export function AnnouncementsScreen() {
  const [{ id }] = useAddressState('id');
  return (
    <>
      {!id && <HeldPanel />}
      <EntityScreen
        kind="announcement"
        place="admin_announcements"
        sortedBy="-sent_at"
        form={(row) => <AnnouncementForm key={row} id={row} />}
      />
      {!id && <CodesPanel />}
    </>
  );
}
