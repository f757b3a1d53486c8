import { useOnline } from '#device/online.ts';
import { type Status, useSyncStatus } from '#replica/read.ts';
import { useFavouriteStatus } from './favourites/read.ts';

/** How this device stands with the server; what waits or was refused counts favourites too. */
export function useDeviceStatus(): Status {
  const status = useSyncStatus();
  const { waiting, refused } = useFavouriteStatus();
  return {
    ...status,
    waiting: status.waiting + waiting,
    refused: status.refused + refused.length,
  };
}

/** Whether the server is within reach: `late` is one that has not answered for a minute. */
export type Reach = 'reached' | 'offline' | 'late';

/** Whether the server is within reach, as far as is known. */
export function useReach(): Reach {
  const { online, late } = useSyncStatus();
  // The device knows before the first pull has failed.
  const connected = useOnline() && online;
  if (!connected) return 'offline';
  return late ? 'late' : 'reached';
}
