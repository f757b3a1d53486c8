import type { Fields } from '#replica/protocol/operation.ts';
import { type SessionTimes, timesOf, type WallTime, wallTimeOf } from '../wall-time.ts';

/** The times that were typed for a session, and those that it had then. */
export interface TypedTimes {
  readonly over: SessionTimes;
  readonly to: Fields;
}

/** The times of a session with what was typed of them; the rest stays what it is by now. */
export function timesWith(typed: TypedTimes | undefined, own: SessionTimes): Fields {
  const { date, starts_at, ends_at } = own;
  if (!typed) return { date, starts_at, ends_at };
  if (!isWhole(typed.to)) return typed.to;
  const before = wallTimeOf(typed.over);
  const changed = Object.entries(wallTimeOf(typed.to)).filter(
    ([name, value]) => before[name as keyof WallTime] !== value,
  );
  return { ...timesOf({ ...wallTimeOf(own), ...Object.fromEntries(changed) }) };
}

/** Times with one more value typed. */
export function typedTime(
  typed: TypedTimes | undefined,
  own: SessionTimes,
  [name, value]: readonly [name: string, value: unknown],
): TypedTimes {
  return { over: own, to: { ...timesWith(typed, own), [name]: value } };
}

/** Whether none of the times is missing. */
export function isWhole(times: Fields): times is Fields & SessionTimes {
  return Boolean(times.date && times.starts_at && times.ends_at);
}
