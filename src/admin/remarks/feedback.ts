import { isRecord } from '#shared/record.ts';

/** How a session was found: how many gave one star, two … five, and how many said something. */
export interface SessionFigures {
  readonly event: string;
  readonly stars: readonly number[];
  readonly remarks: number;
}

/** What one device gave; `at` is an ISO instant, `hidden` keeps the remark from the speakers. */
export interface Given {
  readonly id: string;
  readonly event: string;
  readonly stars: number;
  readonly remark: string | null;
  readonly hidden: boolean;
  readonly at: string;
}

/** Reads the figures of an edition. */
export function readFigures(value: unknown): readonly SessionFigures[] | undefined {
  const known =
    Array.isArray(value) &&
    value.every((one) => isRecord(one) && Array.isArray(one.stars) && one.stars.length === 5);
  return known ? (value as SessionFigures[]) : undefined;
}

/** Reads what was given. */
export function readGiven(value: unknown): readonly Given[] | undefined {
  const known =
    Array.isArray(value) &&
    value.every(
      (one) => isRecord(one) && typeof one.id === 'string' && Number.isInteger(one.stars),
    );
  return known ? (value as Given[]) : undefined;
}
