/** Small strings kept between visits, outside IndexedDB. */
export interface DeviceMemory {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** A store of the browser, which it may refuse (blocked, full): then nothing is remembered. */
const memoryIn = (store: () => Storage): DeviceMemory => ({
  get: (key) => attempt(() => store().getItem(key)) ?? undefined,
  set: (key, value) => {
    attempt(() => store().setItem(key, value));
  },
  remove: (key) => {
    attempt(() => store().removeItem(key));
  },
});

/** Shared by all tabs of this browser, until somebody clears its data. */
export const deviceMemory = memoryIn(() => globalThis.localStorage);

/** Kept by this tab alone, for as long as it is open. */
export const tabMemory = memoryIn(() => globalThis.sessionStorage);

/** True when something is kept under a key that begins like this. */
export function holdsAny(prefix: string): boolean {
  return (
    attempt(() => Object.keys(globalThis.localStorage).some((key) => key.startsWith(prefix))) ??
    false
  );
}

/** Forgets everything kept under keys that begin like this. */
export function forgetAll(prefix: string): void {
  attempt(() => {
    const { localStorage } = globalThis;
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  });
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
