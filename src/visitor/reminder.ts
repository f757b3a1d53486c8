import { useSyncExternalStore } from 'react';
import { deviceMemory } from '#replica/storage/device-memory.ts';

/** How many minutes before a favourite begins one may be reminded. */
export const reminderChoices = [5, 10, 15, 30] as const;

const choiceKey = 'forum.reminder';
const listeners = new Set<() => void>();

/** Minutes before the start at which to remind, 0 for never, as chosen on this device. */
export function readReminder(): number {
  const minutes = Number(deviceMemory.get(choiceKey));
  return reminderChoices.find((known) => known === minutes) ?? 0;
}

/** The choice, as screens follow it; 0 for never. */
export function useReminder(): number {
  return useSyncExternalStore(subscribe, readReminder, () => 0);
}

/** Chooses when to be reminded; 0 for never. */
export function chooseReminder(minutes: number): void {
  deviceMemory.set(choiceKey, String(minutes));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Another tab may choose as well.
  const onStored = ({ key }: StorageEvent) => {
    if (key === choiceKey) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStored);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStored);
  };
}
