import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { listenEarly } from './worker-messages.ts';

const room = createStore<{ readonly none: boolean }>(() => ({ none: false }));

/** Hears from a worker that cannot install the app for want of room. Call once, before it is registered. */
export function watchRoom(): void {
  listenEarly(({ type }) => {
    if (type === 'no_room') room.setState({ none: true });
  });
  // A version of it is there now, whichever tab had it installed.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    room.setState({ none: false });
  });
}

/** Whether the app itself found no room on this device the last time. */
export const hasNoRoom = (): boolean => room.getState().none;

/** Whether the app itself has found no room on this device, and does not open without a network. */
export function useNoRoom(): boolean {
  return useStore(room, ({ none }) => none);
}
