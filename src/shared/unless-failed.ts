/**
 * Does work at the first call, and gives all later ones what comes of it; after a failure, which may be over by
 * then, the next call does it again.
 */
export function unlessFailed<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work().catch((cause) => {
      done = undefined;
      throw cause;
    });
    return done;
  };
}
