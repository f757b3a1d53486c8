import { fail, type Result } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';
import type { Backend } from './backend.ts';
import { isRevision, readSyncRow, type SyncRow } from './sync-row.ts';

/** Who the content is for; administrators see everything. */
export type Audience = 'public' | 'speakers' | 'staff' | 'admin';

/** Which part of the site is pulled. */
export interface Scope {
  /** Undefined asks for whichever edition the server takes for the current one. */
  readonly edition: number | undefined;
  readonly audience: Audience;
  /** The joining code of the audiences that need one. */
  readonly code?: string;
}

/** One page of changes, complete up to `revision`. */
export interface PullPage {
  readonly edition: number;
  readonly epoch: string;
  readonly revision: number;
  /** Server time, ms since 1970. */
  readonly at: number;
  readonly more: boolean;
  /** It was published as a file; only a pull after it tells whether the server agrees. */
  readonly published?: boolean;
  /** What the asking administrator may write. */
  readonly rights?: unknown;
  readonly rows: readonly SyncRow[];
}

/** The server's word that what this device holds cannot be brought up to date: fill it anew. */
export interface Reset {
  readonly reset: true;
  readonly epoch: string;
  /** The audience the server grants, which may be less than the one asked for. */
  readonly audience: Audience;
}

/** Fetches the changes since a revision of an epoch (undefined for a first page). */
export type Pull = (
  scope: Scope,
  since: number,
  epoch: string | undefined,
) => Promise<Result<PullPage | Reset>>;

/** Says of a failure that the site has no edition yet. */
export const noEdition = 'no edition';

const fullPage = 5_000;
const smallestPage = 100;

/**
 * Pulls from the back end. A page that missed the deadline is asked for again at half its size, so
 * that a slow network still gets through; the size recovers with every page that arrives. What an
 * administrator may write comes with each page.
 */
export function createPull(
  backend: Backend,
  token: () => Promise<Result<string>>,
  onRights?: (rights: unknown) => void,
): Pull {
  let limit = fullPage;
  return async (scope, since, epoch) => {
    const credential = scope.audience === 'admin' ? await token() : undefined;
    if (credential && !credential.ok) return credential;
    const question = {
      p_edition: scope.edition,
      p_since: since,
      p_epoch: epoch,
      p_audience: scope.audience,
      p_limit: limit,
    };
    // A joining code is a secret, and addresses stand in every access log.
    const answer: Result<PullPage | Reset | 'nothing'> =
      scope.code === undefined
        ? await backend.get('sync_pull', question, readAnswer, credential?.value)
        : await backend.post('sync_pull', { ...question, p_code: scope.code }, readAnswer);
    if (answer.ok) {
      if (answer.value === 'nothing') return fail('not_found', { detail: noEdition });
      limit = Math.min(fullPage, limit * 2);
      if (credential && 'rows' in answer.value) onRights?.(answer.value.rights);
      if ('rows' in answer.value && answer.value.revision < since) {
        return fail('unavailable', { detail: 'stale' });
      }
    } else if (answer.failure.detail === 'deadline') {
      limit = Math.max(smallestPage, Math.floor(limit / 2));
    }
    return answer as Result<PullPage | Reset>;
  };
}

/** Reads an answer of `sync_pull`: `nothing` from a site without editions, undefined if misshapen. */
export function readAnswer(value: unknown): PullPage | Reset | 'nothing' | undefined {
  if (!isRecord(value)) return undefined;
  const { epoch, revision, at, more, rows, reset, audience, edition, rights } = value;
  if (typeof epoch !== 'string' || !isRevision(revision) || !isAudience(audience)) return undefined;
  if (reset === true) return { reset, epoch, audience };
  if (edition === null) return 'nothing';
  const time = Date.parse(String(at));
  if (!Number.isInteger(edition) || Number.isNaN(time) || typeof more !== 'boolean')
    return undefined;
  if (!Array.isArray(rows)) return undefined;
  const known: SyncRow[] = [];
  for (const item of rows) {
    const row = readSyncRow(item);
    if (row === undefined) return undefined;
    if (row) known.push(row);
  }
  return { edition: edition as number, epoch, revision, at: time, more, rights, rows: known };
}

function isAudience(value: unknown): value is Audience {
  return value === 'public' || value === 'speakers' || value === 'staff' || value === 'admin';
}
