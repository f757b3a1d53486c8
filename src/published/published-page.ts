import type { Hours } from '#domain/prayer-times.ts';
import { entities, type Kind, type Row } from '#entities/index.ts';
import type { Outline, Seed } from '#replica/content/seed.ts';
import { isGone, type PresentRow } from '#replica/protocol/sync-row.ts';
import { groupBy } from '#shared/group-by.ts';
import { pageAddress } from '#shared/page-address.ts';
import type { PageWord } from '#shared/page-word.ts';

/** What a published page says of itself to the app that takes it over. */
export interface PublishedPage extends Pick<PageWord, 'at'> {
  readonly seed: Seed;
  readonly hours: DayHours;
}

/** The hours of prayer that a page shows, by day (YYYY-MM-DD). */
export type DayHours = Readonly<Record<string, Hours>>;

/** The same as it stands in the page: rows by kind. */
interface PageText extends PageWord {
  readonly asOf: number;
  readonly rows: { readonly [K in Kind]?: readonly Row<K>[] };
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
      held.map(({ row }) => row),
    ]),
  );
  const { edition, asOf, outline } = seed;
  const text: PageText = {
    ...{ ...page, edition, asOf, outline, rows: rows as PageText['rows'] },
    ...(Object.keys(hours).length > 0 && { hours }),
  };
  return JSON.stringify(text).replaceAll('<', '\\u003c');
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
    held.map((row) => {
      const id = String((row as Record<string, unknown>)[entities[kind as Kind].id]);
      return { kind: kind as Kind, id, revision: 0, row: row as Row };
    }),
  );
  const seed: Seed = { edition: page.edition, asOf, rows: seeds, outline };
  return { at, seed, hours };
}
