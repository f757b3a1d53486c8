import { kinds } from '#entities/index.ts';
import type { Result } from '#shared/failure.ts';
import { nextTask } from '#shared/next-task.ts';
import { isRecord } from '#shared/record.ts';
import { type Fetch, fetchJson } from './fetch-json.ts';
import { type PullPage, readAnswer, type Scope } from './pull.ts';
import { isRevision } from './sync-row.ts';

/** Where the pointer to the newest published snapshot lies; index.html asks for the same address. */
export const snapshotPointer = '/snapshot.json';

/**
 * Gets the published snapshot of an edition as the beginning of a fill: a page after which the
 * changes since are still to be pulled. Undefined when there is none that will do, and then the
 * content is pulled from its beginning.
 */
export type Snapshots = (scope: Scope, epoch: string | undefined) => Promise<PullPage | undefined>;

/** As of when the published files are. */
export interface Published {
  readonly epoch: string;
  /** The site's revision at which something last changed that is published. */
  readonly changed: number;
}

/** Asks the published files, never the server, whether something has changed. */
export type AskPublished = () => Promise<Result<Published>>;

/** What the pointer says. */
interface Pointer extends Published {
  readonly edition: number;
  readonly revision: number;
  /** Every kind of which the snapshot holds all rows. */
  readonly kinds: readonly unknown[];
  /** Path of the snapshot, which never changes. */
  readonly file: string;
  /** Its hash, as subresource integrity writes it. */
  readonly integrity: string;
}

/** The answers to what index.html asked for on a first visit, before any code had come. */
export type EarlySnapshot = Promise<readonly [pointer: Response, snapshot: Response]>;

declare global {
  var earlySnapshot: EarlySnapshot | undefined;
}

const fetchOfBrowser: Fetch = (address, request) => globalThis.fetch(address, request);

/** Reads snapshots over HTTP, at first from what was asked for early. */
export function createSnapshots(
  fetch = fetchOfBrowser,
  early: EarlySnapshot | undefined = globalThis.earlySnapshot,
): Snapshots {
  let waiting = early;
  return async ({ audience, edition }, epoch) => {
    // Published files are everybody's; what is addressed to others comes from the server alone.
    if (audience !== 'public') return undefined;
    const [begunPointer, begunSnapshot] = (await waiting?.catch(() => undefined)) ?? [];
    waiting = undefined;
    const take = (begun: Response | undefined): Fetch => (begun ? async () => begun : fetch);

    const found = await fetchPointer(take(begunPointer));
    if (!found.ok) return undefined;
    const pointer = found.value;
    if (edition !== undefined && edition !== pointer.edition) return undefined;
    if (epoch !== undefined && epoch !== pointer.epoch) return undefined;
    // A kind that the snapshot lacks would be missing here until one of its rows changes.
    if (!kinds.every((kind) => pointer.kinds.includes(kind))) return undefined;

    const { file, integrity } = pointer;
    const read = (value: unknown) => readSnapshot(value, pointer);
    const parse = (response: Response) => parseInPieces(response, integrity);
    // Without TLS the page cannot tell what it has, and `fetch` is asked to.
    const request = { integrity: crypto.subtle ? '' : integrity };
    const held = await fetchJson(take(begunSnapshot), file, request, read, parse);
    return held.ok ? held.value : undefined;
  };
}

/** Asks by the pointer, which a browser asks for conditionally and any cache on the way may answer. */
export function createAskPublished(fetch = fetchOfBrowser): AskPublished {
  return () => fetchPointer(fetch);
}

function fetchPointer(fetch: Fetch): Promise<Result<Pointer>> {
  return fetchJson(fetch, snapshotPointer, { cache: 'no-cache' }, readPointer);
}

function readPointer(value: unknown): Pointer | undefined {
  if (!isRecord(value)) return undefined;
  // A publisher of an earlier version does not say when what is published last changed.
  const { edition, epoch, revision, changed = revision, file, integrity, kinds: held } = value;
  const good =
    Number.isInteger(edition) &&
    typeof epoch === 'string' &&
    isRevision(revision) &&
    isRevision(changed) &&
    Array.isArray(held) &&
    typeof file === 'string' &&
    file.startsWith('/') &&
    typeof integrity === 'string' &&
    integrity.startsWith('sha256-');
  return good ? ({ ...value, changed } as unknown as Pointer) : undefined;
}

/** How many characters are parsed in one go: more of them would hold up whoever scrolls meanwhile. */
const piece = 200_000;

/**
 * Parses a snapshot, in which each row is a line of its own, some hundred rows at a time and while the rest is
 * on its way; undefined where it is not what was published. `fetch` checks hashes as well, but then holds the
 * body until it is whole and gives it in one go.
 */
async function parseInPieces(response: Response, integrity: string): Promise<unknown> {
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  let rows: unknown[] = [];
  let text = '';
  const decoder = new TextDecoder();
  const rowEnd = () => text.lastIndexOf(',\n', piece);
  const reader = response.body?.getReader();
  for (let some = await reader?.read(); some?.value; some = await reader?.read()) {
    bytes.push(some.value);
    text += decoder.decode(some.value, { stream: true });
    for (let end = rowEnd(); end > 0; end = rowEnd()) {
      await nextTask();
      rows = rows.concat(JSON.parse(`${text.slice(0, end)}]}`).rows);
      // What stands before the rows goes on to stand before the others.
      text = text.slice(0, text.indexOf('\n')) + text.slice(end + 1);
    }
  }
  const answer = JSON.parse(text);
  answer.rows = rows.concat(answer.rows);
  const hash = await crypto.subtle?.digest('SHA-256', await new Blob(bytes).arrayBuffer());
  const isPublished =
    !hash || integrity.endsWith(btoa(String.fromCharCode(...new Uint8Array(hash))));
  return isPublished ? answer : undefined;
}

/** A snapshot is one whole answer of `sync_pull`, in order of revision, with more to come. */
function readSnapshot(value: unknown, pointer: Pointer): PullPage | undefined {
  const page = readAnswer(value);
  if (!page || page === 'nothing' || 'reset' in page) return undefined;
  const { edition, epoch, revision, rows } = page;
  if (edition !== pointer.edition || epoch !== pointer.epoch || revision !== pointer.revision) {
    return undefined;
  }
  let last = 0;
  for (const row of rows) {
    if (row.revision < last || row.revision > revision || 'gone' in row) return undefined;
    last = row.revision;
  }
  return rows.some(({ kind }) => kind === 'edition')
    ? { ...page, more: true, published: true }
    : undefined;
}
