import { useMemo } from 'react';
import { useProgramme } from '#domain/programme.ts';
import { useContent, useRow, useSelectedEdition } from '#replica/read.ts';
import type { DisplayContent } from './screen.ts';

/** All that a screen draws upon, of the edition on show; the same object until any of it changes. */
export function useDisplayContent(): DisplayContent {
  const id = String(useSelectedEdition() ?? '');
  const edition = useRow('edition', id);
  const dashboard = useRow('dashboard', id);
  const locations = useContent('location');
  const announcements = useContent('announcement');
  const { sessions } = useProgramme();
  return useMemo(
    () => ({ edition, dashboard, locations, sessions, announcements: [...announcements.values()] }),
    [edition, dashboard, locations, sessions, announcements],
  );
}
