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
