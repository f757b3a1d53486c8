import { allowed, type Placing } from './placing.ts';

/** How the grid is drawn: lengths in CSS pixels, times in minutes from the midnight of a day. */
export interface Scale {
  /** The first and the last minute that are drawn. */
  readonly first: number;
  readonly last: number;
  readonly perMinute: number;
  /** How wide a column is. */
  readonly column: number;
  /** How high the heads of the columns are, and how wide the hours beside them. */
  readonly head: number;
  readonly gutter: number;
  /** To how many minutes a session snaps. */
  readonly slot: number;
}

/** A hall on a day. */
export interface ColumnKey {
  readonly day: string;
  readonly hall: string;
}

/** Days that are on show at once. */
export const zooms = [1, 2, 3, 4] as const;
export type Zoom = (typeof zooms)[number];

const looks: Readonly<Record<Zoom, { perMinute: number; column: number; slot: number }>> = {
  1: { perMinute: 0.1, column: 9.5, slot: 5 },
  2: { perMinute: 0.085, column: 7.5, slot: 5 },
  3: { perMinute: 0.07, column: 6, slot: 10 },
  4: { perMinute: 0.055, column: 5, slot: 15 },
};

/**
 * The scale for so many days on show: `rem` pixels high letters, `room` pixels for `columns` columns.
 * From six in the morning until four in the night, and as far as sessions go beyond.
 */
export function scaleOf(
  zoom: Zoom,
  sessions: Iterable<Pick<Placing, 'from' | 'minutes'>>,
  { rem, room, columns }: { rem: number; room: number; columns: number },
): Scale {
  let [first, last] = [6 * 60, 28 * 60];
  for (const { from, minutes } of sessions) {
    first = Math.min(first, Math.floor(from / 60) * 60);
    last = Math.max(last, Math.ceil((from + minutes) / 60) * 60);
  }
  const { perMinute, column, slot } = looks[zoom];
  const gutter = 3.6 * rem;
  const share = columns > 0 ? Math.floor((room - gutter) / columns) : 0;
  return {
    ...{ first, last, slot, gutter },
    perMinute: perMinute * rem,
    column: Math.max(column * rem, Math.min(share, 24 * rem)),
    head: (zoom === 1 ? 3.2 : 4.6) * rem,
  };
}

/** What an A4 sheet has room for beside its margins and what stands above the grid, in CSS pixels. */
const sheet = { width: 672, height: 710, rem: 44 / 3 };

/** Halls that a sheet has room for, so that titles can be read. */
const hallsOfSheet = 6;

/** The columns of each sheet, about as many on one as on the next. */
export function sheetsOf<T>(columns: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(columns.length / hallsOfSheet);
  const size = Math.ceil(columns.length / count);
  return Array.from({ length: count }, (_, index) =>
    columns.slice(index * size, (index + 1) * size),
  );
}

/** The scale for a day on sheets of paper: from its first session to its last. */
export function paperScaleOf(
  sessions: readonly Pick<Placing, 'from' | 'minutes'>[],
  columns: number,
): Scale {
  const opening = Math.min(...sessions.map(({ from }) => from));
  const closing = Math.max(...sessions.map(({ from, minutes }) => from + minutes));
  const held = sessions.length > 0;
  const first = held ? Math.floor(opening / 60) * 60 : 6 * 60;
  const last = held ? Math.ceil(closing / 60) * 60 : 28 * 60;
  const { rem, width, height } = sheet;
  const [gutter, head] = [3 * rem, 4.6 * rem];
  return {
    ...{ first, last, gutter, head, slot: 5 },
    perMinute: (height - head) / (last - first),
    column: Math.min(Math.floor((width - gutter) / Math.max(columns, 1)), 24 * rem),
  };
}

/** How far down a minute is drawn, below the heads. */
export function yOf(minute: number, { first, perMinute }: Scale): number {
  return (minute - first) * perMinute;
}

/** The size of a grid of so many columns, and where its lines of the hours are, as a style. */
export function canvasOf(columns: number, scale: Scale) {
  const { gutter, column, head, last, perMinute } = scale;
  return {
    inlineSize: gutter + columns * column,
    blockSize: head + yOf(last, scale),
    backgroundPositionY: head,
    backgroundSize: `100% ${60 * perMinute}px`,
  };
}

/** Where a column is in its grid, as a style. */
export function placeOf(index: number, { gutter, column }: Scale) {
  return { insetInlineStart: gutter + index * column, inlineSize: column };
}

/** The minute of the grid's own steps that is nearest. */
function snapped(minute: number, { slot }: Pick<Scale, 'slot'>): number {
  return Math.round(minute / slot) * slot;
}

/** A point in the grid, with what is scrolled away: from its upper corner at the beginning of the line. */
export interface Point {
  readonly along: number;
  readonly down: number;
}

/**
 * Where a session is put by a pointer that holds it so many minutes after its beginning; undefined
 * beside the columns.
 */
export function placingAt(
  { along, down }: Point,
  held: Pick<Placing, 'minutes'> & { readonly grabbed: number },
  columns: readonly ColumnKey[],
  scale: Scale,
): Placing | undefined {
  const column = columns[Math.floor((along - scale.gutter) / scale.column)];
  if (!column) return undefined;
  const minute = scale.first + (down - scale.head) / scale.perMinute - held.grabbed;
  const from = Math.max(snapped(minute, scale), scale.first);
  return allowed({ day: column.day, hall: column.hall, from, minutes: held.minutes });
}

/** How long a session is that a pointer draws out to a point. */
export function drawnOut(placing: Placing, { down }: Pick<Point, 'down'>, scale: Scale): Placing {
  const until = snapped(scale.first + (down - scale.head) / scale.perMinute, scale);
  return allowed({ ...placing, minutes: Math.max(until - placing.from, scale.slot) });
}
