/** How long a picture may stand still before the sound goes on alone, ms. */
export const stillFor = 8_000;
/** So many halts within this time (ms) say the same. */
const halts = 3;
const within = 60_000;

/** Whether the network carries no picture, by the instants (ms) at which it halted, the latest last. */
export function haltsTooOften(instants: readonly number[]): boolean {
  const [first, last] = [instants.at(-halts), instants.at(-1)];
  return first !== undefined && last !== undefined && last - first <= within;
}
