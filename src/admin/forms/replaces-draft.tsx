import { useTranslation } from 'react-i18next';
import { useSelectedEdition } from '#replica/read.ts';
import { readDraft, slotOf } from './draft-storage.ts';

/** Says beside what fills in a new announcement that one is begun on this device, whose place it takes. */
export function ReplacesDraft() {
  const { t } = useTranslation('admin-programme');
  const edition = useSelectedEdition() ?? 0;
  if (!readDraft('announcement', slotOf('new', edition))) return null;
  return <p>{t('day_of.replaces_draft')}</p>;
}
