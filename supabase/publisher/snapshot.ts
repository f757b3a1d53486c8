import { type Kind, kinds, type Row } from '#entities/index.ts';
import type { Content } from '#replica/content/content-store.ts';
import type { Pull } from '#replica/protocol/pull.ts';
import { isGone, keyOf, type PresentRow } from '#replica/protocol/sync-row.ts';
import { type Failure, type Result, succeed } from '#shared/failure.ts';

/** What an anonymous visitor may see of one edition at one revision. */
export interface Snapshot {
  readonly edition: number;
  readonly epoch: string;
  readonly revision: number;
  /** The revision at which something of it last changed, or a later one where nobody saw it change. */
  readonly changed: number;
  /** Server time of the last pull, ms since 1970. */
  readonly at: number;
  /** Every row by its key, `kind:id`. */
  readonly rows: ReadonlyMap<string, PresentRow>;
  /** The same rows per kind, as screens read them; a kind in which nothing changed keeps its map. */
  readonly content: Content;
}

/**
 * Brings a snapshot up to date as a visitor's phone does: through `sync_pull`, from the revision it
 * has. Without one, after a restore, or when another edition became current, it begins anew. The
 * very same object comes back when nothing has changed but the time.
 */
export async function advance(pull: Pull, before?: Snapshot): Promise<Result<Snapshot>> {
  const rows = new Map(before?.rows);
  let since = before?.revision ?? 0;
  let told: Pick<Snapshot, 'edition' | 'epoch'> | undefined = before;
  const changed = new Set<Kind>(before ? [] : kinds);
  for (;;) {
    const answer = await pull({ edition: undefined, audience: 'public' }, since, told?.epoch);
    if (!answer.ok) return answer;
    const page = answer.value;
    if ('reset' in page) {
      if (!told) return { ok: false, failure: unexpected };
      return advance(pull);
    }
    if (told && page.edition !== told.edition) return advance(pull);
    told = page;
    for (const row of page.rows) {
      changed.add(row.kind);
      if (isGone(row)) rows.delete(keyOf(row));
      else rows.set(keyOf(row), row);
    }
    since = page.revision;
    if (page.more) continue;
    const { edition, epoch, revision, at } = page;
    if (before && changed.size === 0) {
      return succeed(revision === before.revision ? before : { ...before, revision, at });
    }
    const content = contentOf(rows, changed, before);
    return succeed({ edition, epoch, revision, changed: revision, at, rows, content });
  }
}

/** A snapshot of these very rows. */
export function snapshotOf(
  about: Omit<Snapshot, 'rows' | 'content'>,
  held: readonly PresentRow[],
): Snapshot {
  const rows = new Map(held.map((row) => [keyOf(row), row]));
  return { ...about, rows, content: contentOf(rows, new Set(kinds), undefined) };
}

const unexpected: Failure = { code: 'unavailable', detail: 'a reset from the beginning' };

function contentOf(
  rows: ReadonlyMap<string, PresentRow>,
  changed: ReadonlySet<Kind>,
  before: Snapshot | undefined,
): Content {
  const anew = new Map([...changed].map((kind) => [kind, new Map<string, Row>()]));
  for (const { kind, id, row } of rows.values()) anew.get(kind)?.set(id, row);
  return { ...before?.content, ...Object.fromEntries(anew) } as unknown as Content;
}
