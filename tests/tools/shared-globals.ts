import { afterAll, vi } from 'vitest';

/**
 * For a setup of test files that share a process: what one left behind in its globals would decide how
 * another ends, so stubs are taken back at the end of each, and what of these globals is written is refused.
 */
export function keepGlobals(names: readonly string[]): void {
  const found = names.map(current);
  afterAll(async () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.useRealTimers();
    vi.restoreAllMocks();
    // A part that is still being loaded would find the stubs of the next file, and fail for all that follow.
    await vi.dynamicImportSettled();
    const changed = names.filter((name, index) => current(name) !== found[index]);
    if (changed.length > 0) {
      throw new Error(
        `This file leaves globals changed (use vi.stubGlobal): ${changed.join(', ')}`,
      );
    }
  });
}

/** What a global is, or how it is read; reading it could warn of something experimental. */
function current(name: string): unknown {
  const { value, get } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
  return get ?? value;
}
