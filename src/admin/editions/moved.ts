import type { Edition } from '#entities/index.ts';
import type { Field } from '#entities/kit/field.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { addDays } from '#shared/time.ts';

/** How far apart two editions are: whole days, and minutes by which the clocks of the first are ahead. */
export interface Distance {
  readonly days: number;
  readonly minutes: number;
}

const day = 86_400_000;

/** The distance from an edition's first day to that of another, which may still be a draft. */
export function distanceBetween(from: Edition, to: Fields): Distance {
  const first = Date.parse(String(to.starts_on ?? from.starts_on));
  const days = Math.round((first - Date.parse(from.starts_on)) / day);
  const offset = typeof to.utc_offset === 'number' ? to.utc_offset : from.utc_offset;
  return { days: Number.isFinite(days) ? days : 0, minutes: from.utc_offset - offset };
}

/** A value as far into the other edition as it stands in the first; instants keep the hour of the clock. */
export function moved(field: Field, value: unknown, { days, minutes }: Distance): unknown {
  if (value === null || value === undefined) return value;
  switch (field.type) {
    case 'date':
      return addDays(String(value), days);
    case 'dates':
      return (value as readonly string[]).map((one) => addDays(one, days));
    case 'datetime':
      return new Date(Date.parse(String(value)) + days * day + minutes * 60_000).toISOString();
    default:
      return value;
  }
}
