/** Whether two lists hold the very same values in the same order. */
export function sameList(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}
