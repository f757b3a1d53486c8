import { useSyncExternalStore } from 'react';

/**
 * Whether the device believes to have a network. True may still mean a captive portal; false is
 * certain. True on a server.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

const read = () => navigator.onLine;

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
