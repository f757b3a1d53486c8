import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { overPage } from './over-page.ts';

/** A browser's own word of what is to be closed: on Android by gesture or button, elsewhere by Escape. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Going back closes what lies over a page, the uppermost first, and leaves the page where it is: the
 * thumb of who has a phone goes there by itself. Browsers that know of a gesture for it say so, also
 * where there is nothing to go back to or another document; for the others, the step back is undone.
 */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const router = useRouter();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return;
    const own = () => close();
    overPage.push(own);
    const allow = router.history.block({
      blockerFn: ({ action }: { readonly action: string }) => {
        if (action !== 'BACK') return false;
        overPage.at(-1)?.();
        return true;
      },
      enableBeforeUnload: false,
    });
    const watcher = watchGesture(own);
    addEventListener('keydown', keepEscape);
    return () => {
      overPage.splice(overPage.indexOf(own), 1);
      allow();
      watcher?.destroy();
      removeEventListener('keydown', keepEscape);
    };
  }, [opened, router]);
}

function watchGesture(close: () => void): CloseWatcher | undefined {
  const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
  if (!Watcher) return;
  const watcher = new Watcher();
  watcher.onclose = close;
  return watcher;
}

/** Escape is answered by what has the focus, which may be a list of choices inside a dialog. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
