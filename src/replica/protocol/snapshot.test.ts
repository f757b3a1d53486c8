import { beforeEach, expect, test, vi } from 'vitest';
import { kinds } from '#entities/index.ts';
import type { Fetch } from './fetch-json.ts';
import type { Scope } from './pull.ts';
import { createAskPublished, createSnapshots, type EarlySnapshot } from './snapshot.ts';

const everybody: Scope = { edition: undefined, audience: 'public' };
const row = (kind: string, id: string, revision: number) => ({ kind, id, revision, row: { id } });

let content: Record<string, unknown>;
let pointer: Record<string, unknown>;
let files: Record<string, () => Response>;
let asked: { address: string; integrity: string | undefined; cache: string | undefined }[];

beforeEach(async () => {
  asked = [];
  content = {
    ...{ edition: 21, epoch: 'e1', revision: 9, audience: 'public', more: false },
    at: '2026-11-20T10:00:00.000Z',
    rows: [row('edition', '21', 2), row('news', 'a', 5), row('event', 'b', 7)],
  };
  await publish();
});

async function publish(changes: Record<string, unknown> = {}, text = JSON.stringify(content)) {
  const integrity = await integrityOf(new TextEncoder().encode(text));
  const { edition, epoch, revision } = content;
  const file = '/snapshot/21/9-abc.json';
  pointer = { edition, epoch, revision, kinds, file, integrity, ...changes };
  files = {
    '/snapshot.json': () => Response.json(pointer),
    [file]: () => new Response(text),
  };
}

async function integrityOf(content: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

const fetch: Fetch = async (address, { integrity, cache }) => {
  asked.push({ address, integrity: integrity || undefined, cache });
  return files[address]?.() ?? new Response('', { status: 404 });
};

const take = (scope = everybody, epoch?: string, early?: EarlySnapshot) =>
  createSnapshots(fetch, early)(scope, epoch);

test('a snapshot is the beginning of a fill, which goes on with a pull', async () => {
  const page = await take();
  expect(page).toMatchObject({ edition: 21, epoch: 'e1', revision: 9, more: true });
  expect(page?.published).toBe(true);
  expect(page?.rows.map(({ id }) => id)).toEqual(['21', 'a', 'b']);
  expect(asked).toEqual([
    { address: '/snapshot.json', integrity: undefined, cache: 'no-cache' },
    { address: '/snapshot/21/9-abc.json', integrity: undefined, cache: undefined },
  ]);
});

test('thousands of rows, a line for each, are parsed a piece at a time', async () => {
  const { rows, ...about } = content;
  const many = Array.from({ length: 12_000 }, (_, at) => row('news', `n${at}`, 8));
  const all = [...(rows as object[]), ...many];
  const [head, end] = JSON.stringify({ ...about, rows: [] }).split(/(?=\]\}$)/);
  await publish({}, `${head}${all.map((one) => `\n${JSON.stringify(one)}`)}\n${end}`);
  let turn = 0;
  const counting = setInterval(() => {
    turn += 1;
  });
  const pieces: { length: number; turn: number }[] = [];
  const { parse } = JSON;
  const spy = vi.spyOn(JSON, 'parse').mockImplementation((text) => {
    pieces.push({ length: text.length, turn });
    return parse(text);
  });
  const page = await take().finally(() => spy.mockRestore());
  clearInterval(counting);
  expect(page?.rows).toEqual(all);
  expect(pieces.length).toBeGreaterThan(3);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(201_000);
  // What else there was to do went between them.
  expect(new Set(pieces.map(({ turn }) => turn)).size).toBeGreaterThanOrEqual(pieces.length - 1);
});

test('a page without TLS, which cannot make hashes, has the browser check it', async () => {
  vi.stubGlobal('crypto', {});
  expect(await take()).toBeDefined();
  expect(asked[1]).toMatchObject({ integrity: pointer.integrity });
});

test('it is for the edition and epoch asked for, or for none', async () => {
  expect(await take({ ...everybody, edition: 21 }, 'e1')).toBeDefined();
  expect(await take({ ...everybody, edition: 20 })).toBeUndefined();
  expect(await take(everybody, 'e2')).toBeUndefined();
});

test('other audiences do not even ask', async () => {
  for (const audience of ['speakers', 'staff', 'admin'] as const) {
    expect(await take({ ...everybody, audience })).toBeUndefined();
  }
  expect(asked).toEqual([]);
});

test('one that lacks a kind this app knows is not used; one that has more is', async () => {
  await publish({ kinds: kinds.slice(1) });
  expect(await take()).toBeUndefined();
  await publish({ kinds: [...kinds, 'recipe'] });
  expect(await take()).toBeDefined();
});

const spoilt: Record<string, () => unknown> = {
  'no pointer': () => delete files['/snapshot.json'],
  'a captive portal': () => {
    files['/snapshot.json'] = () => new Response('<html>Welcome to the hotel</html>');
  },
  'a portal in the place of the snapshot': () => {
    files['/snapshot/21/9-abc.json'] = () => new Response('<html>Welcome</html>');
  },
  'a snapshot that is gone': () => delete files['/snapshot/21/9-abc.json'],
  'a server in trouble': () => {
    files['/snapshot.json'] = () => new Response('', { status: 503 });
  },
  'a pointer elsewhere': () => publish({ file: 'https://evil.example/x.json' }),
  'a hash that is none': () => publish({ integrity: '' }),
  'another content than the pointer says': () => publish({ revision: 10 }),
  'a file that is not the one that was published': () => {
    const other = JSON.stringify(content).replace('"21"', '"20"');
    files['/snapshot/21/9-abc.json'] = () => new Response(other);
  },
  'a cut file': () => {
    files['/snapshot/21/9-abc.json'] = () => new Response(JSON.stringify(content).slice(0, -20));
  },
  'rows out of order': () => {
    content.rows = [row('edition', '21', 7), row('news', 'a', 5)];
    return publish();
  },
  'rows from the future': () => {
    content.rows = [row('edition', '21', 2), row('news', 'a', 10)];
    return publish();
  },
  tombstones: () => {
    content.rows = [row('edition', '21', 2), { kind: 'news', id: 'a', revision: 3, gone: true }];
    return publish();
  },
  'no edition': () => {
    content.rows = [row('news', 'a', 5)];
    return publish();
  },
};

test.each(Object.entries(spoilt))('%s leads to a pull', async (_what, spoil) => {
  await spoil();
  expect(await take()).toBeUndefined();
});

test('what the page has asked for early is taken once, and not asked for again', async () => {
  const early = (async () => {
    const answer = await fetch('/snapshot.json', {});
    return [answer, await fetch(String(pointer.file), {})] as const;
  })();
  const snapshots = createSnapshots(fetch, early);
  expect(await snapshots(everybody, undefined)).toMatchObject({ revision: 9 });
  expect(asked).toHaveLength(2);
  expect(await snapshots(everybody, undefined)).toMatchObject({ revision: 9 });
  expect(asked).toHaveLength(4);
});

test('the pointer alone says as of when the published files are', async () => {
  await publish({ changed: 7 });
  const ask = createAskPublished(fetch);
  expect(await ask()).toMatchObject({ ok: true, value: { epoch: 'e1', changed: 7 } });
  expect(asked).toEqual([{ address: '/snapshot.json', integrity: undefined, cache: 'no-cache' }]);
  // An earlier publisher does not tell what is published from what is not.
  await publish();
  expect(await ask()).toMatchObject({ ok: true, value: { changed: 9 } });
  await publish({ changed: 'yesterday' });
  expect(await ask()).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
  delete files['/snapshot.json'];
  expect(await ask()).toMatchObject({ ok: false, failure: { code: 'not_found' } });
});

test('an early request that failed is made again', async () => {
  expect(await take(everybody, undefined, Promise.reject(new Error('offline')))).toBeDefined();
});
