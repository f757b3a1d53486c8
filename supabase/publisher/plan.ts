import { createHash } from 'node:crypto';
import type { PresentRow } from '#replica/protocol/sync-row.ts';
import type { Snapshot } from './snapshot.ts';

/** What makers make from. */
export interface Site {
  readonly snapshot: Snapshot;
  /** Origin of the site, such as https://forum.example, without a slash at its end. */
  readonly origin: string;
  /** Origin of the back end, which has the pictures, where it is another. */
  readonly backend?: string;
  /** The present, ms since 1970. */
  readonly now: number;
}

/**
 * How long copies of a file may be kept: `asked` is asked for each time, `hour` may be an hour old,
 * `forever` never changes under its name.
 */
export type Freshness = 'asked' | 'hour' | 'forever';

/** One file to publish, not made yet. */
export interface PublishPlan {
  /** Path below the folder of published files, without a slash at its beginning. */
  readonly path: string;
  /** Says everything the content depends on (see `keyFrom`): the same key, the same content. */
  readonly key: string;
  /** Content type. */
  readonly type: string;
  readonly freshness: Freshness;
  /** Points at other files: put in place after them where a target cannot change all at once. */
  readonly pointer?: boolean;
  /** Takes long and is looked at by few: readers should not wait for it when there is nothing yet. */
  readonly late?: boolean;
  make(): string | Uint8Array | Promise<string | Uint8Array>;
}

/** Plans the files of one sort. It is called at every publication and should make nothing itself. */
export type Maker = (site: Site) => Iterable<PublishPlan> | Promise<Iterable<PublishPlan>>;

/** The key of content that depends on these texts and on these rows in their present state. */
export function keyFrom(
  texts: readonly (string | number)[],
  rows: Iterable<PresentRow> = [],
): string {
  const states = Array.from(rows, ({ kind, id, revision }) => `${kind}:${id}:${revision}`);
  const said = [JSON.stringify(texts), ...states].join('\n');
  return createHash('sha256').update(said).digest('base64url').slice(0, 22);
}
