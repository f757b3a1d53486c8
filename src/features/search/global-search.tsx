import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useReplica } from '#replica/read.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { isShortcut } from '#ui/shortcut.ts';
import { gatherTyped } from './typed-early.ts';

const loadDialog = part(() => import('./search-dialog.tsx'));
const loadSearcher = part(() => import('./searcher.ts'));
const SearchDialog = lazy(loadDialog);

let requests = 0;
const listeners = new Set<() => void>();

/** Opens the global search from anywhere. */
export function openSearch(): void {
  requests += 1;
  gatherTyped();
  for (const listener of listeners) listener();
}

function openByKey(event: KeyboardEvent): void {
  if (!isShortcut('k', event)) return;
  event.preventDefault();
  openSearch();
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
  useEffect(() => {
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);
  const makeReady = useMakeReady();
  useEffect(() => {
    if (request > 0) makeReady();
  }, [request, makeReady]);
  return (
    <>
      <IconButton
        aria-label={t('nav.search')}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerDown={makeReady}
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

/** Starts search beside its dialog, from the press on: the index is there for the first letter. */
function useMakeReady(): () => void {
  const { state } = useReplica();
  const language = useLanguage();
  return useCallback(() => {
    // The dialog asks again for what cannot be had, and says so.
    loadDialog().catch(() => undefined);
    loadSearcher()
      .then(({ startSearcher }) => startSearcher())
      .then((searcher) => searcher.follow(state.getState().content, language))
      .catch(() => undefined);
  }, [state, language]);
}
