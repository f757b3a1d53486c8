/** How long the worker waits for the whole of what it fetches behind, in ms: a hole in the line ends nothing by itself. */
const patience = 60_000;

/** Ends a request that nobody looks at once it has taken too long. */
export function inPatience(): AbortSignal {
  return AbortSignal.timeout(patience);
}
