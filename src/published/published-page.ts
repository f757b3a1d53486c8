import { entities, fieldsOf, type Kind, type Row } from '#entities/index.ts';
import type { SunHours } from '#entities/prayer-day.ts';
import type { Outline, Seed } from '#replica/content/seed.ts';
import { isGone, type PresentRow } from '#replica/protocol/sync-row.ts';
import { groupBy } from '#shared/group-by.ts';
import type { Language, Localized } from '#shared/localized.ts';
import { pageAddress } from '#shared/page-address.ts';
import type { PageWord } from '#shared/page-word.ts';
import { scriptJson } from '#shared/script-json.ts';

/** What a published page says of itself to the app that takes it over. */
export interface PublishedPage extends Pick<PageWord, 'at'> {
  readonly seed: Seed;
  readonly hours: DayHours;
}

/** The hours of prayer that a page shows, by day (YYYY-MM-DD). */
export type DayHours = Readonly<Record<string, SunHours>>;

/** A row, or what rows of a kind have alike, by the names of fields. */
type Values = Readonly<Record<string, unknown>>;

/**
 * The rows of one kind: values that all of them have, and of every other field those of each in turn.
 * A field in which none of them has a value is not named.
 */
type Columns = readonly [same: Values, each: Readonly<Record<string, readonly unknown[]>>];

/** The same as it stands in the page: rows by kind. */
interface PageText extends PageWord {
  readonly asOf: number;
  readonly rows: { readonly [K in Kind]?: Columns };
  readonly outline: Outline;
  readonly hours?: DayHours;
}

/** A page's word of itself, safe inside an element `script`. */
export function writePage(
  page: Omit<PageWord, 'edition'>,
  seed: Seed,
  hours: DayHours = {},
): string {
  const present = seed.rows.filter((item): item is PresentRow => !isGone(item));
  const rows = Object.fromEntries(
    [...groupBy(present, ({ kind }) => kind)].map(([kind, held]) => [
      kind,
      unworded(kind, columnsOf(held.map(({ row }) => row as unknown as Values)), page.language),
    ]),
  );
  const { edition, asOf, outline } = seed;
  const text: PageText = {
    ...{ ...page, edition, asOf, outline, rows },
    ...(Object.keys(hours).length > 0 && { hours }),
  };
  return scriptJson(text);
}

/**
 * Reads what the page that is open says of itself; undefined when it was not published, or shows
 * something else than its address, its language or the edition (if any is chosen) ask for.
 */
export function readPage(
  text: string | null | undefined,
  address: Pick<Location, 'pathname' | 'search'>,
  language: string,
  edition: number | undefined,
): PublishedPage | undefined {
  if (!text) return undefined;
  const page = JSON.parse(text) as PageText;
  const same =
    pageAddress(address) === page.address &&
    language === page.language &&
    (edition === undefined || edition === page.edition);
  if (!same) return undefined;
  const { at, asOf, outline, rows, hours = {} } = page;
  const seeds = Object.entries(rows).flatMap(([kind, held]) =>
    rowsOf(kind as Kind, worded(kind as Kind, held, page.language)).map((row, index) => {
      const name = entities[kind as Kind].id;
      // What is only named may come without an id, until the row proper comes.
      const id = row[name] ?? String(index);
      const whole = { ...row, [name]: id } as unknown as Row;
      return { kind: kind as Kind, id: String(id), revision: 0, row: whole };
    }),
  );
  const seed: Seed = { edition: page.edition, asOf, rows: seeds, outline };
  return { at, seed, hours };
}

/** Rows whose words stand there alone where they are in the page's own language. */
function unworded(kind: Kind, rows: Columns, language: Language): Columns {
  return withWords(kind, rows, (value) => {
    const words = value as Localized | null;
    return words && Object.keys(words).join() === language ? words[language] : words;
  });
}

/** The rows that `unworded` has written. */
function worded(kind: Kind, rows: Columns, language: Language): Columns {
  return withWords(kind, rows, (value) =>
    typeof value === 'string' ? { [language]: value } : value,
  );
}

function withWords(
  kind: Kind,
  [same, each]: Columns,
  change: (value: unknown) => unknown,
): Columns {
  const fields = fieldsOf(kind);
  function changed<V>(columns: Readonly<Record<string, V>>, by: (value: V) => V) {
    const all = Object.entries(columns).map(([name, value]): [string, V] => [
      name,
      fields[name]?.type === 'localized' ? by(value) : value,
    ]);
    return Object.fromEntries(all);
  }
  return [changed(same, change), changed(each, (values) => values.map(change))];
}

/** Rows of one kind, which have the same fields, field by field: side by side values that are alike weigh little. */
function columnsOf(rows: readonly Values[]): Columns {
  const same: Record<string, unknown> = {};
  const each: Record<string, readonly unknown[]> = {};
  for (const name of Object.keys(rows[0] ?? {})) {
    const [first, ...others] = rows.map((row) => row[name]);
    if (others.some((value) => !isAlike(value, first))) each[name] = [first, ...others];
    else if (first !== null) same[name] = first;
  }
  return [same, each];
}

function isAlike(one: unknown, other: unknown): boolean {
  return (
    one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
  );
}

function rowsOf(kind: Kind, [same, each]: Columns): Values[] {
  const columns = Object.entries(each);
  const none = Object.fromEntries(Object.keys(fieldsOf(kind)).map((name) => [name, null]));
  // Several rows differ in some field: their ids, or what they stand between.
  const count = columns[0]?.[1].length ?? 1;
  return Array.from({ length: count }, (_, index) => ({
    ...none,
    ...same,
    ...Object.fromEntries(columns.map(([name, values]) => [name, values[index]])),
  }));
}
