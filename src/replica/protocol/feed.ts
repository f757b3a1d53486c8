import { type Failure, fail } from '#shared/failure.ts';
import type { Pull, PullPage, Reset, Scope } from './pull.ts';
import type { SyncRow } from './sync-row.ts';

/** How a round of pulling ended. */
export type RoundEnd =
  /** Everything up to `revision` has been handed out. */
  | { readonly kind: 'complete'; readonly revision: number; readonly at: number }
  | { readonly kind: 'reset'; readonly reset: Reset }
  /** There is no checkpoint although rows may be held: tombstones would be missed. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Rows in order of revision; whoever has stored them is complete up to `revision`. */
export interface Slice {
  readonly rows: readonly SyncRow[];
  readonly revision: number;
}

/** One round's worth of changes, handed out in slices that can be stored without a long task. */
export interface Feed {
  /** The rows after a revision, at most `size`. Empty once the round is over. */
  next(since: number, size: number): Promise<Slice>;
  /** The revision from which the round began; undefined before it. */
  readonly from: number | undefined;
  /** Undefined until the round is over. */
  readonly end: RoundEnd | undefined;
}

interface FeedOptions {
  readonly pull: Pull;
  readonly scope: Scope;
  readonly epoch: string;
  /** A page from revision 0 that was fetched already. */
  readonly first?: PullPage | undefined;
  /**
   * The holder may have rows, so that starting from 0 means that their checkpoint was lost or never
   * stored. An answer from 0 carries no tombstones, and would leave rows that are gone by now.
   */
  readonly resumes: boolean;
  /** Aborted when somebody else has taken over: nothing more is awaited or handed out. */
  readonly over?: AbortSignal | undefined;
}

/** Another tab has taken over. */
export const overtaken = fail('unavailable', { detail: 'over' });

/** Makes the feed of one round. A slice's revision is a sound checkpoint, for rows come in its order. */
export function createFeed({ pull, scope, epoch, first, resumes, over }: FeedOptions): Feed {
  let page: PullPage | undefined;
  let handed = 0;
  let from: number | undefined;
  let end: RoundEnd | undefined;

  /** The server's answer, or none as soon as somebody else has taken over. */
  async function ask(after: number): ReturnType<Pull> {
    if (!over) return pull(scope, after, epoch);
    if (over.aborted) return overtaken;
    let stop = () => {};
    const stopped = new Promise<typeof overtaken>((resolve) => {
      stop = () => resolve(overtaken);
      over.addEventListener('abort', stop);
    });
    return Promise.race([pull(scope, after, epoch), stopped]).finally(() =>
      over.removeEventListener('abort', stop),
    );
  }

  /** Gets the next page that has rows or ends the round. */
  async function turn(since: number): Promise<void> {
    let after = since;
    do {
      const answer = first && after === 0 ? { ok: true as const, value: first } : await ask(after);
      first = undefined;
      if (!answer.ok) {
        end = { kind: 'failed', failure: answer.failure };
      } else if ('reset' in answer.value) {
        end = { kind: 'reset', reset: answer.value };
      } else if (answer.value.more && answer.value.revision <= after) {
        end = { kind: 'failed', failure: { code: 'unavailable', detail: 'no progress' } };
      } else {
        page = answer.value;
        handed = 0;
        after = page.revision;
      }
    } while (!end && page?.more && page.rows.length === 0);
  }

  return {
    get from() {
      return from;
    },
    get end() {
      return end;
    },
    async next(since, size) {
      from ??= since;
      if (resumes && since === 0) end = { kind: 'damaged' };
      if (!end && !page) await turn(since);
      if (over?.aborted) end = { kind: 'failed', failure: overtaken.failure };
      if (end || !page) return { rows: [], revision: since };
      const rows = page.rows.slice(handed, handed + size);
      handed += rows.length;
      if (handed < page.rows.length) {
        return { rows, revision: rows.at(-1)?.revision ?? since };
      }
      const { revision, at, more } = page;
      page = undefined;
      if (!more) end = { kind: 'complete', revision, at };
      return { rows, revision };
    },
  };
}
