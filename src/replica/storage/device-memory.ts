/** Small strings kept between visits, outside IndexedDB. */
export interface DeviceMemory {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** localStorage, which a browser may refuse (blocked, full): then nothing is remembered. */
export const deviceMemory: DeviceMemory = {
  get: (key) => attempt(() => globalThis.localStorage.getItem(key)) ?? undefined,
  set: (key, value) => {
    attempt(() => globalThis.localStorage.setItem(key, value));
  },
  remove: (key) => {
    attempt(() => globalThis.localStorage.removeItem(key));
  },
};

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
