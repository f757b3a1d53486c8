import { fail, type Result } from '#shared/failure.ts';

/** What comes of work on what this device holds; `storage` where it cannot keep what the work has changed. */
export async function unlessFull<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (cause) {
    return fail('storage', { detail: String(cause) });
  }
}
