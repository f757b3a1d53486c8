import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { clientOf } from './support.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let backend: TestBackend;
let admin: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'));
  admin = clientOf(backend.url);
  const email = 'admin@example.org';
  const password = await backend.createAdministrator(email);
  await admin.auth.signInWithPassword({ email, password });
});
afterAll(() => backend?.stop());

function media(client: SupabaseClient) {
  return client.storage.from('media');
}

test('an administrator uploads an image and everybody reads it', async () => {
  const path = 'speakers/one-1x1.png';
  const options = { contentType: 'image/png', cacheControl: '31536000' };
  expect((await media(admin).upload(path, PNG, options)).error).toBeNull();
  const { publicUrl } = media(clientOf(backend.url)).getPublicUrl(path).data;
  expect(publicUrl).toBe(`${backend.url}/storage/v1/object/public/media/${path}`);
  const response = await fetch(publicUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toContain('31536000');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
  const etag = response.headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await fetch(publicUrl, { headers: { 'if-none-match': known } });
    expect(again.status, known).toBe(304);
  }
});

test('a large picture is read to its end, in pieces by who is slow, and asked about without its bytes', async () => {
  const path = 'news/large-1x1.png';
  const large = Buffer.concat([PNG, Buffer.alloc(900_000, 7)]);
  expect((await media(admin).upload(path, large, { contentType: 'image/png' })).error).toBeNull();
  const { publicUrl } = media(clientOf(backend.url)).getPublicUrl(path).data;
  const { data } = await media(admin).download(path);
  for (const body of [await (await fetch(publicUrl)).blob(), data]) {
    expect(large.equals(new Uint8Array((await body?.arrayBuffer()) ?? []))).toBe(true);
  }
  const asked = await fetch(publicUrl, { method: 'HEAD' });
  expect(asked.headers.get('content-length')).toBe(String(large.length));
  expect((await asked.arrayBuffer()).byteLength).toBe(0);
});

test('the objects of a bucket that is not public are not read without a token', async () => {
  const { sql } = backend.database;
  await sql`insert into storage.buckets (id, name, public) values ('closed', 'closed', false)`;
  const { secrets, url } = backend;
  const closed = clientOf(url, secrets.serviceKey).storage.from('closed');
  expect((await closed.upload('a-1x1.png', PNG, { contentType: 'image/png' })).error).toBeNull();
  const response = await fetch(closed.getPublicUrl('a-1x1.png').data.publicUrl);
  expect(response.status).toBe(400);
});

test('a file chosen in a browser arrives as a form', async () => {
  const path = 'news/form-1x1.png';
  const file = new File([new Uint8Array(PNG)], 'form.png', { type: 'image/png' });
  expect((await media(admin).upload(path, file)).error).toBeNull();
  const { data } = await media(admin).download(path);
  expect(await data?.arrayBuffer()).toEqual(new Uint8Array(PNG).buffer);
});

test('what a form says of keeping is a number of seconds or nothing', async () => {
  const { data } = await admin.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  for (const [seconds, told] of [
    ['60', 'max-age=60'],
    ['1\r\nx-other: 1', 'no-cache'],
    ['for ever\u2028', 'no-cache'],
  ] as const) {
    const body = new FormData();
    body.set('cacheControl', seconds);
    body.set('', new File([new Uint8Array(PNG)], 'kept.png', { type: 'image/png' }));
    const path = `news/kept-${seconds.length}.png`;
    const url = `${backend.url}/storage/v1/object/media/${path}`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
    const kept = await fetch(media(admin).getPublicUrl(path).data.publicUrl);
    expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, told]);
  }
});

test('an upload replaces only when asked to', async () => {
  const path = 'logos/same-1x1.png';
  const other = Buffer.concat([PNG, Buffer.from('changed')]);
  await media(admin).upload(path, PNG, { contentType: 'image/png' });
  expect(
    (await media(admin).upload(path, other, { contentType: 'image/png' })).error,
  ).not.toBeNull();
  const replaced = await media(admin).upload(path, other, {
    contentType: 'image/png',
    upsert: true,
  });
  expect(replaced.error).toBeNull();
  const response = await fetch(media(admin).getPublicUrl(path).data.publicUrl);
  expect((await response.arrayBuffer()).byteLength).toBe(other.length);
});

test('other types, disguised content and big files are refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const upload = (name: string, bytes: Buffer, contentType: string) =>
    media(admin).upload(`refused/${name}`, bytes, { contentType });
  expect((await upload('a.svg', svg, 'image/svg+xml')).error).not.toBeNull();
  expect((await upload('a.png', svg, 'image/png')).error?.message).toContain('image/png');
  expect((await upload('a.html', Buffer.from('<html>'), 'text/html')).error).not.toBeNull();
  const big = Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]);
  expect((await upload('big.png', big, 'image/png')).error).not.toBeNull();
  const kept = await backend.database.sql`select from storage.objects where name like 'refused/%'`;
  expect(kept).toHaveLength(0);
});

test('a name that is too long for the disk is refused in words, also to who reads it', async () => {
  const upload = (name: string) =>
    media(admin).upload(`speakers/${name}.png`, PNG, { contentType: 'image/png' });
  expect((await upload('ع'.repeat(41))).error).toBeNull();
  for (const name of ['ع'.repeat(43), 'a'.repeat(252), `${'a/'.repeat(2_000)}a`]) {
    const { error } = await upload(name);
    expect(error).toMatchObject({ status: 400, message: expect.stringMatching(/too long/) });
    const { publicUrl } = media(admin).getPublicUrl(`speakers/${name}.png`).data;
    expect((await fetch(publicUrl)).status).toBe(400);
  }
});

test('visitors and strangers do not write, replace, remove or list', async () => {
  const path = 'speakers/kept-1x1.png';
  await media(admin).upload(path, PNG, { contentType: 'image/png' });
  const email = 'stranger@example.org';
  const password = await backend.createAdministrator(email);
  const stranger = clientOf(backend.url);
  const { data } = await stranger.auth.signInWithPassword({ email, password });
  await backend.database
    .sql`delete from public.administrators where user_id = ${data.user?.id ?? ''}`;
  for (const client of [clientOf(backend.url), stranger]) {
    const options = { contentType: 'image/png', upsert: true };
    expect(
      (await media(client).upload('speakers/mine-1x1.png', PNG, options)).error,
    ).not.toBeNull();
    expect((await media(client).upload(path, PNG, options)).error).not.toBeNull();
    await media(client).remove([path]);
    expect((await media(client).list('speakers')).data ?? []).toEqual([]);
  }
  expect((await fetch(media(admin).getPublicUrl(path).data.publicUrl)).status).toBe(200);
});

test('an administrator lists and removes', async () => {
  const path = 'zones/gone-1x1.png';
  await media(admin).upload(path, PNG, { contentType: 'image/png' });
  expect((await media(admin).list('zones')).data?.map(({ name }) => name)).toEqual([
    'gone-1x1.png',
  ]);
  expect((await media(admin).remove([path])).error).toBeNull();
  const { publicUrl } = media(admin).getPublicUrl(path).data;
  expect((await fetch(publicUrl)).ok).toBe(false);
});

test('no address leads out of the storage folder', async () => {
  for (const path of [
    '..%2f..%2fsecrets.json',
    '%2e%2e/%2e%2e/secrets.json',
    'a/..%2f..%2f..%2fsecrets.json',
  ]) {
    const response = await fetch(`${backend.url}/storage/v1/object/public/media/${path}`);
    expect(response.ok).toBe(false);
    expect(await response.text()).not.toContain('jwtSecret');
  }
});
