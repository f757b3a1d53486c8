interface ReturnCalls {
  /** The page came back to sight or the network came back. */
  readonly onReturn: () => void;
  readonly onOnline: (online: boolean) => void;
  /** The page was shown again as it was left, by the way back: it has heard nothing of other tabs meanwhile. */
  readonly onRestored?: () => void;
}

/** Listens to the browser for the moments at which pulling and sending are worth a try. */
export function listenForReturn({ onReturn, onOnline, onRestored }: ReturnCalls): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const online = (value: boolean) => () => {
    onOnline(value);
    if (value) onReturn();
  };
  addEventListener('online', online(true), { signal });
  addEventListener('offline', online(false), { signal });
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    onRestored?.();
    onReturn();
  };
  addEventListener('pageshow', shown, { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && onReturn(),
    { signal },
  );
  return () => listening.abort();
}
