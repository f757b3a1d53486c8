import { isRecord } from '#shared/record.ts';

/** What the server counts of an announcement, in devices, in the order in which it is shown. */
export const reachCounts = [
  'pulled',
  'addressed',
  'delivered',
  'waiting',
  'failed',
  'gone',
  'expired',
] as const;
export type ReachCounts = Readonly<Record<(typeof reachCounts)[number], number>>;

/** Those that are shown also while they are none. */
export const alwaysShown: ReadonlySet<string> = new Set(['pulled', 'addressed', 'delivered']);

/** Reads an answer of `announcement_reach`; undefined where a count is missing. */
export function readReach(value: unknown): ReachCounts | undefined {
  const known = isRecord(value) && reachCounts.every((name) => typeof value[name] === 'number');
  return known ? (value as ReachCounts) : undefined;
}
