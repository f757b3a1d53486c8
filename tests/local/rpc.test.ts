import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { clientOf } from './support.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'));
  await backend.database.sql.unsafe(`
    create table public.notes (
      id integer primary key, body text check (body <> ''), owner uuid default auth.uid());
    alter table public.notes enable row level security;
    create policy own on public.notes to authenticated using (owner = auth.uid());
    grant select, insert on public.notes to authenticated, service_role;

    create function public.echo(p_number bigint default 7, p_words text[] default null,
      p_data jsonb default null) returns jsonb language sql stable
      as 'select jsonb_build_object(''number'', p_number, ''words'', p_words, ''data'', p_data,
        ''at'', timestamptz ''2026-11-21 10:00+00'')';
    create function public.add_note(p_id integer, p_body text) returns void language sql
      as 'insert into public.notes (id, body) values (p_id, p_body)';
    create function public.note_bodies() returns setof text language sql stable
      as 'select body from public.notes order by id';
    create function public.who() returns jsonb language sql stable
      as 'select jsonb_build_object(''role'', current_user, ''uid'', auth.uid(), ''jwt'', auth.jwt())';
    create function public.complain() returns void language plpgsql
      as 'begin raise exception ''too late'' using detail = ''d'', hint = ''h''; end';
    create function public.sleep_long() returns void language sql
      as 'select pg_sleep(30)';
    create function public.long_text() returns jsonb language sql stable
      as 'select to_jsonb(repeat(''forum '', 100000))';
    create function public.refuse_softly() returns jsonb language plpgsql as
      'begin
        insert into public.notes (id, body) values (999, ''kept'');
        perform set_config(''response.status'', ''503'', true);
        return to_jsonb(''not now''::text);
      end';
    create function public.told_headers() returns jsonb language sql stable
      as 'select current_setting(''request.headers'', true)::jsonb';
    create function public.secret() returns integer language sql as 'select 1';
    grant execute on all functions in schema public to anon, authenticated;
    revoke all on function public.secret() from public, anon, authenticated;`);
});
afterAll(() => backend?.stop());

async function signedIn(email: string) {
  const password = await backend.createAdministrator(email);
  const client = clientOf(backend.url);
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

test('a body that no call needs is not read into the database', async () => {
  const body = JSON.stringify({ p_data: 'x'.repeat(9_000_000) });
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body };
  expect((await fetch(`${backend.url}/rest/v1/rpc/echo`, request)).status).toBe(413);
});

test('POST and GET give the same answer, exactly as Postgres writes it', async () => {
  const client = clientOf(backend.url);
  const args = { p_number: 21, p_words: ['a', 'b,c'], p_data: { nested: [1, null] } };
  const posted = await client.rpc('echo', args);
  expect(posted.error).toBeNull();
  expect(posted.data).toEqual({
    number: 21,
    words: ['a', 'b,c'],
    data: { nested: [1, null] },
    at: '2026-11-21T10:00:00+00:00',
  });
  const got = await client.rpc('echo', { p_number: 21, p_words: ['a', 'x'] }, { get: true });
  expect(got.data).toMatchObject({ number: 21, words: ['a', 'x'], data: null });
  expect((await client.rpc('echo')).data).toMatchObject({ number: 7 });
});

test('an unknown function or argument is 404', async () => {
  const client = clientOf(backend.url);
  const unknown = await client.rpc('no_such_thing', { a: 1 });
  expect(unknown.status).toBe(404);
  expect(unknown.error?.code).toBe('PGRST202');
  expect((await client.rpc('echo', { p_other: 1 })).status).toBe(404);
});

test('a function made after the start is found', async () => {
  await backend.database.sql.unsafe(`
    create function public.late() returns integer language sql as 'select 5';
    grant execute on function public.late() to anon`);
  expect((await clientOf(backend.url).rpc('late')).data).toBe(5);
});

describe('failures keep SQLSTATE, message, detail and hint', () => {
  test('RAISE', async () => {
    const { status, error } = await clientOf(backend.url).rpc('complain');
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'P0001', message: 'too late', details: 'd', hint: 'h' });
  });

  test('CHECK, unique key and bad value', async () => {
    const client = await signedIn('checks@example.org');
    const add = (args: object) => client.rpc('add_note', args);
    expect((await add({ p_id: 1, p_body: 'first' })).status).toBe(204);
    expect(await add({ p_id: 2, p_body: '' })).toMatchObject({
      status: 400,
      error: { code: '23514' },
    });
    expect(await add({ p_id: 1, p_body: 'again' })).toMatchObject({
      status: 409,
      error: { code: '23505' },
    });
    expect(await add({ p_id: 'x', p_body: 'b' })).toMatchObject({
      status: 400,
      error: { code: '22P02' },
    });
  });

  test('a function that is not granted', async () => {
    const anonymous = await clientOf(backend.url).rpc('secret');
    expect(anonymous).toMatchObject({ status: 401, error: { code: '42501' } });
    const client = await signedIn('stranger@example.org');
    expect(await client.rpc('secret')).toMatchObject({ status: 403, error: { code: '42501' } });
  });

  test('a write by GET', async () => {
    const client = await signedIn('reader@example.org');
    const result = await client.rpc('add_note', { p_id: 9, p_body: 'x' }, { get: true });
    expect(result).toMatchObject({ status: 405, error: { code: '25006' } });
  });

  test('a statement that takes too long for anonymous callers', async () => {
    const begun = Date.now();
    const { error } = await clientOf(backend.url).rpc('sleep_long');
    expect(error?.code).toBe('57014');
    expect(Date.now() - begun).toBeLessThan(6_000);
  });
});

test('policies see the signed-in user, and only that one', async () => {
  const [one, other] = await Promise.all([
    signedIn('one@example.org'),
    signedIn('other@example.org'),
  ]);
  await one.rpc('add_note', { p_id: 101, p_body: 'mine' });
  expect((await one.rpc('note_bodies')).data).toEqual(['mine']);
  expect((await other.rpc('note_bodies')).data).toEqual([]);
  expect((await one.from('notes').select('id')).data).toEqual([{ id: 101 }]);
  expect((await other.from('notes').select('id')).data).toEqual([]);
  const { data } = await one.rpc('who');
  expect(data).toMatchObject({ role: 'authenticated', jwt: { email: 'one@example.org' } });
});

test('the service key is above the policies; a made-up token or key is refused', async () => {
  const service = clientOf(backend.url, backend.secrets.serviceKey);
  expect((await service.from('notes').select('id')).data?.length).toBeGreaterThan(0);
  const refused: Record<string, string>[] = [
    { authorization: 'Bearer garbage' },
    { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.' },
    { apikey: 'sb_publishable_other' },
  ];
  for (const headers of refused) {
    const response = await fetch(`${backend.url}/rest/v1/rpc/who`, { headers });
    expect(response.status).toBe(401);
    expect((await fetch(`${backend.url}/rest/v1/notes`, { headers })).status).toBe(401);
  }
  expect((await fetch(`${backend.url}/rest/v1/rpc/who`)).status).toBe(200);
});

test('the table API grants nothing by itself', async () => {
  await backend.database.sql.unsafe(`
    create table public.hidden (id integer);
    alter table public.hidden enable row level security;
    create policy anyone on public.hidden for select using (true)`);
  // lite reports what it refuses.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fetch(`${backend.url}/rest/v1/notes`);
  await fetch(`${backend.url}/rest/v1/hidden`);
  told.mockRestore();
  const [row] = await backend.database.sql`
    select has_table_privilege('anon', 'public.hidden', 'select') as hidden,
      has_table_privilege('anon', 'auth.users', 'select') as users`;
  expect(row).toEqual({ hidden: false, users: false });
});

test('big answers are compressed as the reader wishes', async () => {
  for (const coding of ['br', 'gzip']) {
    const response = await fetch(`${backend.url}/rest/v1/rpc/long_text`, {
      headers: { 'accept-encoding': coding },
    });
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(await response.json()).toHaveLength(600_000);
  }
});

test('a function may choose the status of its answer, and what it wrote stays', async () => {
  const url = `${backend.url}/rest/v1/rpc/refuse_softly`;
  const headers = { apikey: backend.secrets.serviceKey };
  const answer = await fetch(url, { method: 'POST', headers });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toBe('not now');
  expect(await backend.database.sql`select from notes where id = 999`).toHaveLength(1);
  const next = await fetch(`${backend.url}/rest/v1/rpc/echo`, { method: 'POST', headers });
  expect(next.status).toBe(200);
});

test('functions are told who asks by this server or a proxy before it, not by the client', async () => {
  const told = async (headers: Record<string, string>) => {
    const answer = await fetch(`${backend.url}/rest/v1/rpc/told_headers`, { headers });
    const { 'x-forwarded-for': client, 'cf-connecting-ip': cloudflare } = await answer.json();
    return { client, cloudflare };
  };
  const { client } = await told({});
  expect(client).toMatch(/^(::1|(::ffff:)?127\.0\.0\.1)$/);
  expect(await told({ 'cf-connecting-ip': '203.0.113.7' })).toEqual({ client });
  const proxied = { 'x-forwarded-for': '192.0.2.1, 203.0.113.7' };
  expect(await told(proxied)).toEqual({ client: '203.0.113.7' });
});
