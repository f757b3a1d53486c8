/** Milliseconds that this device's clock is behind the server's. */
let skew = 0;
const listeners = new Set<() => void>();

/** States by how many milliseconds this device's clock is behind the server's; negative when ahead. */
export function stateClockSkew(ms: number): void {
  if (ms === skew) return;
  skew = ms;
  for (const listener of listeners) listener();
}

/** By how many milliseconds this device's clock is behind the server's, as far as is known. */
export function clockSkew(): number {
  return skew;
}

let held: number | undefined;

/** The present, in milliseconds since 1970, whatever the device's own clock says. */
export function presentTime(): number {
  return held ?? Date.now() + skew;
}

/** Holds the present still at an instant (ms), as published pages have it; undefined lets it go on. */
export function holdPresent(instant: number | undefined): void {
  held = instant;
  if (instant === undefined) for (const listener of listeners) listener();
}

/** Calls back whenever the present has been corrected; returns how to stop. */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
