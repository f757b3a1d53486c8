import { isDeepStrictEqual } from 'node:util';
import type { Freshness } from './plan.ts';
import type { Publication, PublishedFile, Target } from './publication.ts';

interface StorageOptions {
  /** Origin of the back end. */
  readonly backend: string;
  /** The service role's key. */
  readonly secret: string;
  /** A public bucket of its own. */
  readonly bucket: string;
}

/** The object that names what is published, put in place last. */
const pointer = 'edition.json';
/** Uploads under way at once. */
const together = 8;
/** Objects that Supabase Storage deletes in one request; it refuses more. */
const mostDeleted = 1_000;

const cacheSeconds: Record<Freshness, string> = {
  asked: 'no-cache',
  hour: 'max-age=3600',
  forever: 'max-age=31536000',
};

/**
 * A bucket of Supabase Storage. Objects are replaced one by one, so files that point at others come
 * after those, and what nobody names any more goes after these: a reader who follows a pointer finds
 * what it points at. The bucket says first what is begun with, and holds the edition once all of that is
 * done, so what failed is done again or taken away by the next publication. The bucket must exist and be
 * public. It has no lock, so it takes one publisher at a time: another is noticed before a commit begins,
 * not in the middle of one.
 */
export function storageTarget({ backend, secret, bucket }: StorageOptions): Target {
  const contents = new Map<string, Uint8Array>();
  let before: Publication | undefined;

  async function ask(path: string, request: RequestInit = {}): Promise<Response> {
    const headers = { apikey: secret, authorization: `Bearer ${secret}`, ...request.headers };
    return fetch(`${backend}/storage/v1/object/${path}`, { ...request, headers });
  }

  async function upload(path: string, content: Uint8Array, type: string, freshness: Freshness) {
    const headers = {
      'content-type': type,
      'cache-control': cacheSeconds[freshness],
      'x-upsert': 'true',
    };
    const body = content as BodyInit;
    const answer = await ask(`${bucket}/${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw await failureOf(path, answer);
  }

  async function remove(paths: readonly string[]): Promise<void> {
    for (let first = 0; first < paths.length; first += mostDeleted) {
      const body = JSON.stringify({ prefixes: paths.slice(first, first + mostDeleted) });
      const headers = { 'content-type': 'application/json' };
      const answer = await ask(bucket, { method: 'DELETE', headers, body });
      if (!answer.ok) throw await failureOf(bucket, answer);
    }
  }

  async function name(edition: Publication): Promise<void> {
    const text = new TextEncoder().encode(JSON.stringify(edition));
    await upload(pointer, text, 'application/json', 'asked');
  }

  async function uploadAll(files: readonly (readonly [string, PublishedFile])[]): Promise<void> {
    const waiting = [...files];
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [path, { hash, type, freshness }] = next;
        const content = contents.get(hash);
        if (!content) throw new Error(`${path} has no content`);
        await upload(path, content, type, freshness);
      }
    };
    await Promise.all(Array.from({ length: together }, work));
  }

  async function read(): Promise<Publication | undefined> {
    const answer = await ask(`${bucket}/${pointer}`, { cache: 'no-store' });
    if (answer.ok) return (await answer.json()) as Publication;
    const failure = await failureOf(pointer, answer);
    // The hosted service says so in its answer alone, whose status is 400.
    if (answer.status === 404 || failure.message.includes('"404"')) return undefined;
    throw failure;
  }

  return {
    async held() {
      before = await read();
      return before;
    },
    async put(hash, content) {
      contents.set(hash, content);
    },
    async commit(edition) {
      if (!isDeepStrictEqual(await read(), before)) return false;
      const fresh = Object.entries(edition.files).filter(
        ([path, { hash }]) => before?.files[path]?.hash !== hash,
      );
      const gone = Object.keys({ ...before?.files, ...before?.retired }).filter(
        (path) => !(path in edition.files) && !(path in edition.retired),
      );
      await name(begun(before ?? edition, [...fresh.map(([path]) => path), ...gone]));
      await uploadAll(fresh.filter(([, file]) => !file.pointer));
      await uploadAll(fresh.filter(([, file]) => file.pointer));
      await remove(gone);
      await name(edition);
      contents.clear();
      before = edition;
      return true;
    },
  };
}

/**
 * What is held once these paths have been begun with: whatever lies there counts as nobody's, so whoever
 * publishes after one that was killed puts them anew or deletes them.
 */
function begun(before: Publication, paths: readonly string[]): Publication {
  const unknown = { key: '', hash: '', type: '', freshness: 'asked' } as const;
  const marked = Object.fromEntries(paths.map((path) => [path, unknown]));
  return { ...before, files: { ...before.files, ...marked } };
}

/** The bucket was not read or written: it is not there, or the key may not. */
export class BucketError extends Error {}

async function failureOf(path: string, answer: Response): Promise<Error> {
  return new BucketError(`${path}: ${answer.status} ${await answer.text()}`);
}
