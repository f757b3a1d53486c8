import { writes } from '#domain/rights.ts';
import { useAddressState } from '#ui/use-address-state.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { useRights } from '../kinds/use-rights.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { HeldPanel } from './held-panel.tsx';

/** The announcements of the edition, and the codes that let speakers and staff read theirs. */
export function AnnouncementsScreen() {
  const [{ id }] = useAddressState('id');
  const rights = useRights();
  return (
    <>
      {!id && writes(rights, 'announcement') && <HeldPanel />}
      <EntityScreen
        kind="announcement"
        place="admin_announcements"
        sortedBy="-sent_at"
        form={(row) => <AnnouncementForm key={row} id={row} />}
      />
      {!id && rights.roles.includes('administrator') && <CodesPanel />}
    </>
  );
}
