import { useSyncExternalStore } from 'react';

/** Why video deserves a warning: the reader saves data, pays for it, or has little of it. */
export type DataUse = 'saving' | 'mobile' | 'slow';

/** What browsers that know their connection say of it (the Network Information API). */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** The warning that a connection deserves; undefined for one that is free and fast, or unknown. */
export function dataUseOf(
  connection: Pick<Connection, 'saveData' | 'type' | 'effectiveType'> | undefined,
): DataUse | undefined {
  if (connection?.saveData) return 'saving';
  if (connection?.type === 'cellular') return 'mobile';
  const slow = ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '');
  return slow ? 'slow' : undefined;
}

/** Whether a connection carries no picture at all. */
export function isThin(connection: Pick<Connection, 'effectiveType'> | undefined): boolean {
  return ['slow-2g', '2g'].includes(connection?.effectiveType ?? '');
}

/** Whether this device's connection carries no picture, followed as it changes; false where nobody knows. */
export function useThinConnection(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isThin(connection()),
    () => false,
  );
}

/** The warning for this device's connection, followed as it changes. None on a server. */
export function useDataUse(): DataUse | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

const connection = () => (navigator as { connection?: Connection }).connection;

const read = () => dataUseOf(connection());

function subscribe(changed: () => void): () => void {
  const watched = connection();
  watched?.addEventListener('change', changed);
  return () => watched?.removeEventListener('change', changed);
}
