import { useSyncExternalStore } from 'react';
import { createOwnCalendar } from './calendar.ts';
import { transfer } from './own-transfer.ts';
import { backend, favourites } from './start.ts';

/** The calendar of this page's visitor. */
export const ownCalendar = createOwnCalendar({ favourites, backend, prepare: transfer.prepare });

/** The code in the address that this device has made for it; undefined while there is none. */
export function useOwnCalendar(): string | undefined {
  const { state } = favourites;
  return useSyncExternalStore(state.subscribe, () => state.getState().visitor?.calendar);
}
