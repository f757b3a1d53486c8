/** One life of a client: it may end between any two steps, and then nothing it awaits ever comes. */
export interface Life {
  /** Does one step; the life may end before or after it. */
  step<T>(work: () => Promise<T> | T): Promise<T>;
  /** Counts a step that is done elsewhere; false when the life has ended. */
  pass(): boolean;
  /** Ends the life after so many more steps. */
  doom(steps: number): void;
  readonly dead: boolean;
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

  function tick(): boolean {
    left -= 1;
    if (left <= 0 && !dead) {
      dead = true;
      die();
    }
    return dead;
  }

  return {
    async step(work) {
      if (dead || tick()) return never;
      const result = await work();
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
