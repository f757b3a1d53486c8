/** Runs work while no other tab or worker of this browser runs work of the same name. */
export function withWebLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Pages without TLS have no locks; two of them at once cost requests but nothing else.
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request(name, work) : work();
}
