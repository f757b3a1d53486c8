import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { gatherTyped } from './typed-early.ts';

const SearchDialog = lazy(part(() => import('./search-dialog.tsx')));

let requests = 0;
const listeners = new Set<() => void>();

/** Opens the global search from anywhere. */
export function openSearch(): void {
  requests += 1;
  gatherTyped();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The search button and Ctrl/Cmd+K; the dialog and what searches load when first wanted. */
export function GlobalSearch() {
  const { t } = useTranslation();
  const request = useSyncExternalStore(
    subscribe,
    () => requests,
    () => 0,
  );
  useHotkeys([['mod+K', openSearch]], []);
  return (
    <>
      <IconButton
        aria-label={t('nav.search')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openSearch}
      >
        <IconSearch aria-hidden stroke={1.6} />
      </IconButton>
      {request > 0 && (
        <Suspense>
          <SearchDialog request={request} />
        </Suspense>
      )}
    </>
  );
}
