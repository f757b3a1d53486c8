import { fail, type Result } from '#shared/failure.ts';

/**
 * What comes of work on what this device holds; `storage` where it cannot keep what the work has changed.
 * Rejects with what the browser's storage has not thrown: that is a bug.
 */
export async function unlessFull<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    return fail('storage', { detail: String(cause) });
  }
}
