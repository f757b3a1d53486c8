interface WakeCalls {
  /** The page came back to sight or the network came back. */
  readonly onWake: () => void;
  readonly onOnline: (online: boolean) => void;
}

/** Listens to the browser for the moments at which pulling and sending are worth a try. */
export function listenForWake({ onWake, onOnline }: WakeCalls): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const online = (value: boolean) => () => {
    onOnline(value);
    if (value) onWake();
  };
  addEventListener('online', online(true), { signal });
  addEventListener('offline', online(false), { signal });
  addEventListener('pageshow', (event) => event.persisted && onWake(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && onWake(),
    { signal },
  );
  return () => listening.abort();
}
