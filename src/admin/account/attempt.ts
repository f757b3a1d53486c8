import { fail, type Result } from '#shared/failure.ts';

/**
 * Does one step with an account. Its code is loaded with the first of them: where that cannot be
 * fetched the step fails with `offline`, and may be tried again.
 */
export function attempt<T>(step: () => Promise<Result<T>>): Promise<Result<T>> {
  return step().catch(() => fail('offline'));
}
