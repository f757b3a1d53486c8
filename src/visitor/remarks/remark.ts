/** What device memory holds while something that was said waits to be sent. */
export const waitingMark = 'forum.remarks';

/** How many stars a session can be given. */
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

/** The longest question and the longest line beside a rating, in characters; the server's bounds. */
export const longestQuestion = 500;
export const longestLine = 1_000;

/** What is said of a session: a question to its speakers, or how it was found. */
export type Said =
  | { readonly question: string }
  | { readonly stars: Stars; readonly remark?: string };

/** Why the server does not take it; see `remarks_push`. */
const refusals = ['malformed', 'unknown', 'closed', 'early', 'over', 'too_many', 'full'] as const;
export type Refusal = (typeof refusals)[number];

/** Something that was said on this device: `at` is when, in ms by its clock. */
export interface Remark {
  readonly id: string;
  readonly event: string;
  readonly said: Said;
  readonly at: number;
  readonly state: 'waiting' | 'sent' | 'refused';
  readonly refusal?: Refusal;
}

/** The reason that the server names; one that a newer server has added counts as malformed. */
export function refusalOf(code: unknown): Refusal {
  return refusals.find((known) => known === code) ?? 'malformed';
}

/** True for a rating, of which only the last one of a session counts. */
export const isRating = ({ said }: Remark): boolean => 'stars' in said;
