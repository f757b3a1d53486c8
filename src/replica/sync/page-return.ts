interface ReturnCalls {
  /** The page came back to sight or the network came back. */
  readonly onReturn: () => void;
  readonly onOnline: (online: boolean) => void;
}

/** Listens to the browser for the moments at which pulling and sending are worth a try. */
export function listenForReturn({ onReturn, onOnline }: ReturnCalls): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const online = (value: boolean) => () => {
    onOnline(value);
    if (value) onReturn();
  };
  addEventListener('online', online(true), { signal });
  addEventListener('offline', online(false), { signal });
  addEventListener('pageshow', (event) => event.persisted && onReturn(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && onReturn(),
    { signal },
  );
  return () => listening.abort();
}
