/** Resolves in a task of its own: what the browser has waiting, such as scrolling, goes first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
