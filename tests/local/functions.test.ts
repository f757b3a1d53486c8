import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createFunctions, type FunctionEnvironment } from '#local/functions.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { clientOf } from './support.ts';

let folder: string;
let backend: TestBackend;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-functions-'));
  const write = async (name: string, code: string) => {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'handler.ts'), code);
  };
  await write(
    'greet',
    `export default async (request, environment) =>
    Response.json({ hello: (await request.json()).name, url: environment.SUPABASE_URL });`,
  );
  await write('broken', 'export default () => { throw new Error("inner words"); };');
  await write('_shared', 'export default () => new Response("shared");');
  backend = await startTestBackend(inject('cluster'), { functionsDir: folder });
});
afterAll(async () => {
  await backend?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a function answers the unmodified client', async () => {
  const { data } = await clientOf(backend.url).functions.invoke('greet', {
    body: { name: 'Madagh' },
  });
  expect(data).toEqual({ hello: 'Madagh', url: backend.innerUrl });
});

test('what is no function is 404', async () => {
  for (const name of ['nothing', '_shared', '..%2fgreet', '']) {
    expect((await fetch(`${backend.url}/functions/v1/${name}`)).status).toBe(404);
  }
});

test('a function that fails says nothing of its insides', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await fetch(`${backend.url}/functions/v1/broken`);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('inner words');
  expect(told).toHaveBeenCalled();
  told.mockRestore();
});

test('a call that fails takes away no function that only this back end has', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const own = { own: async (request: Request) => Response.json(await request.json()) };
  const functions = createFunctions(folder, {} as FunctionEnvironment, own);
  const call = async (body: string) =>
    (await functions(new Request('http://x/functions/v1/own', { method: 'POST', body }))).status;
  expect([await call('no JSON'), await call('{}')]).toEqual([500, 200]);
  told.mockRestore();
});

test('a round that is under way when the server stops ends well', async () => {
  const own = join(folder, 'own');
  await mkdir(join(own, 'viewers'), { recursive: true });
  await writeFile(
    join(own, 'viewers', 'handler.ts'),
    `export default async (request, { SUPABASE_URL: url }) => {
      globalThis.roundsBegun = (globalThis.roundsBegun ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
      await fetch(url + '/auth/v1/settings');
      return Response.json({});
    };`,
  );
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stopping = await startTestBackend(inject('cluster'), {
    functionsDir: own,
    push: false,
    mail: false,
    viewersInterval: 20,
  });
  const { sql } = stopping.database;
  await sql`insert into editions (id, year, name, starts_on, ends_on)
    values (21, 2026, '{"en": "21st"}', '2026-11-20', '2026-11-23')`;
  await sql`insert into streaming (edition_id, status) values (21, 'live')`;
  await expect.poll(() => (globalThis as { roundsBegun?: number }).roundsBegun).toBeGreaterThan(0);
  await stopping.stop();
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});
