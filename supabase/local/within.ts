/** What work comes to, undefined when it takes longer than `ms` milliseconds; it goes on then. */
export function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    late = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(late));
}
