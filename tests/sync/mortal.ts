/** One life of a client: it may end between any two steps, and then nothing it awaits ever comes. */
export interface Life {
  /** Does one step; the life may end before or after it. */
  step<T>(work: () => Promise<T> | T): Promise<T>;
  /** Counts a step that is done elsewhere; false when the life has ended. */
  pass(): boolean;
  /** Ends the life after so many more steps. */
  doom(steps: number): void;
  readonly dead: boolean;
  /** Suspends the life after so many more steps: what it awaits comes once it is thawed. */
  freeze(steps: number): void;
  thaw(): void;
  readonly frozen: boolean;
  /** Resolves when the life is next suspended; at once while it is. */
  suspended(): Promise<void>;
  /** Resolves once the life is not suspended. */
  awake(): Promise<void>;
  /** Resolves when the life ends. */
  readonly death: Promise<void>;
}

/** Begins a life. */
export function beginLife(): Life {
  let left = Number.POSITIVE_INFINITY;
  let dead = false;
  let die = () => {};
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });
  const never = new Promise<never>(() => {});
  let untilFrozen = Number.POSITIVE_INFINITY;
  let frozen = false;
  const onFreeze: (() => void)[] = [];
  const onThaw: (() => void)[] = [];

  function count(): void {
    untilFrozen -= 1;
    if (untilFrozen > 0 || frozen) return;
    frozen = true;
    for (const tell of onFreeze.splice(0)) tell();
  }

  const awake = () =>
    frozen ? new Promise<void>((resolve) => onThaw.push(resolve)) : Promise.resolve();

  function tick(): boolean {
    left -= 1;
    if (left <= 0 && !dead) {
      dead = true;
      die();
    }
    return dead;
  }

  async function pause(): Promise<void> {
    count();
    if (frozen) await awake();
  }

  return {
    async step(work) {
      await pause();
      if (dead || tick()) return never;
      const result = await work();
      await pause();
      return dead || tick() ? never : result;
    },
    pass: () => !dead && !tick(),
    doom(steps) {
      left = steps;
    },
    get dead() {
      return dead;
    },
    death,
    freeze(steps) {
      untilFrozen = steps;
    },
    thaw() {
      untilFrozen = Number.POSITIVE_INFINITY;
      frozen = false;
      for (const go of onThaw.splice(0)) go();
    },
    get frozen() {
      return frozen && !dead;
    },
    suspended: () =>
      frozen ? Promise.resolve() : new Promise<void>((resolve) => onFreeze.push(resolve)),
    awake,
  };
}

/** An object whose every method is one step of a life. */
export function mortal<T extends object>(life: Life, target: T): T {
  return new Proxy(target, {
    get(object, name) {
      const value = Reflect.get(object, name);
      return typeof value === 'function'
        ? (...values: unknown[]) => life.step(() => value.apply(object, values))
        : value;
    },
  });
}
