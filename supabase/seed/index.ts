import type { Sql } from 'postgres';
import type { Kind } from '#entities/index.ts';
import { type Media, putPictures } from './media.ts';
import { contacts, demonstrationRows } from './rows/demonstration.ts';
import { isEmpty, storeWhenEmpty } from './store.ts';

interface Seeding {
  /** A connection above row-level security: `postgres` or the service role. */
  readonly sql: Sql;
  readonly media: Media;
  /** The moment around which the current edition is laid. */
  readonly now: Date;
}

/** What a seed did. */
export interface SeedReport {
  /** False when the database held an edition already; then nothing was changed. */
  readonly seeded: boolean;
  readonly rows: Readonly<Partial<Record<Kind, number>>>;
  readonly pictures: number;
  readonly milliseconds: number;
}

/**
 * Fills an empty database with the demonstration: the current edition, whose second day is today, and
 * the 19th as an archive. Pictures first, then all rows in one transaction, so that an interrupted seed
 * leaves a database that still counts as empty.
 */
export async function seedDemonstration({ sql, media, now }: Seeding): Promise<SeedReport> {
  const began = performance.now();
  const empty = await isEmpty(sql);
  const pictures = empty ? await putPictures(media) : 0;
  const rows = empty ? await storeWhenEmpty(sql, demonstrationRows(now), contacts) : undefined;
  return {
    seeded: rows !== undefined,
    rows: rows ?? {},
    pictures,
    milliseconds: Math.round(performance.now() - began),
  };
}
