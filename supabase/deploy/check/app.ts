import { createHash } from 'node:crypto';
import { cacheControlOf } from '#local/security-headers.ts';
import { allOf, type Finding, same } from './finding.ts';
import { codeOf, SHELL } from './site.ts';
import { ask, askBackend, jsonOf, type Target } from './target.ts';

/** A snapshot may lag behind a change for as long as publishing takes, ms. */
const LATE_MS = 10 * 60_000;

/** Whether the build asks this back end, by this key, in the page and in the service worker. */
export async function checkApp(target: Target): Promise<Finding[]> {
  const { site, backend, key } = target;
  const shell = await ask(`${site}${SHELL}`);
  const page = await Promise.all(codeOf(shell).map((path) => ask(`${site}${path}`)));
  const worker = await ask(`${site}/sw.js`);
  const programs = { page: page.map(({ text }) => text).join('\n'), 'service worker': worker.text };
  // A site that is its own back end is built without an address.
  const named = backend === site ? [key] : [backend, key];
  return Object.entries(programs).map(([name, text]) => {
    const lacking = named.filter((part) => !text.includes(part));
    const found = /https?:\/\/[a-z0-9]{20}\.supabase\.\w+/.exec(text)?.[0];
    const problems = lacking.map((part) => `${part} is not in it`);
    if (lacking.includes(backend) && found) problems.push(`it names ${found}`);
    return allOf(`back end of the ${name}`, named.join(' with '), problems);
  });
}

interface Pointer {
  revision?: unknown;
  epoch?: unknown;
  file?: unknown;
  integrity?: unknown;
}

/** Whether the first visit finds the edition as a file, whole, and of the database as it is. */
export async function checkSnapshot(target: Target): Promise<Finding[]> {
  const { site } = target;
  const told = await ask(`${site}/snapshot.json`);
  const pointer = jsonOf(told) as Pointer | undefined;
  if (told.status !== 200 || typeof pointer?.file !== 'string') {
    return [same('/snapshot.json', 'a pointer to a file', `${told.status}, no pointer`)];
  }
  const kept = told.headers.get('cache-control') ?? 'no cache-control';
  const file = await ask(`${site}${pointer.file}`);
  const hash = `sha256-${createHash('sha256').update(file.body).digest('base64')}`;
  const snapshot = jsonOf(file) as { at?: string } | undefined;
  // Nobody holds so late a revision: the answer is the newest one, without any row.
  const newest = await askBackend(
    target,
    `/rest/v1/rpc/sync_pull?p_since=${Number.MAX_SAFE_INTEGER}`,
  );
  const { revision, epoch } = (jsonOf(newest) ?? {}) as Pointer;
  const age = Date.now() - Date.parse(snapshot?.at ?? '');
  const late = revision !== pointer.revision && !(age < LATE_MS);
  return [
    same('/snapshot.json', cacheControlOf('/snapshot.json'), kept),
    allOf('the snapshot it points to', 'whole, immutable', [
      ...(file.status === 200 ? [] : [`${file.status} for ${pointer.file}`]),
      ...(file.status !== 200 || hash === pointer.integrity
        ? []
        : ['other bytes than it was made of']),
      ...(file.status !== 200 || file.headers.get('cache-control')?.includes('immutable')
        ? []
        : [`cache-control: ${file.headers.get('cache-control')}`]),
    ]),
    same('epoch of the snapshot', String(epoch), String(pointer.epoch)),
    late
      ? {
          what: 'age of the snapshot',
          state: 'differs',
          expected: `revision ${revision}, as the database has`,
          found: `revision ${pointer.revision}, ${inWords(age)}: is the publisher running?`,
        }
      : {
          what: 'age of the snapshot',
          state: 'right',
          found: `revision ${pointer.revision}, ${inWords(age)}`,
        },
  ];
}

function inWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (!Number.isFinite(minutes)) return 'of an unknown hour';
  if (minutes < 120) return `published ${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  return `published ${hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`} ago`;
}
