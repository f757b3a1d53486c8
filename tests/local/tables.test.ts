import { format } from 'node:util';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { clientOf } from './support.ts';

vi.setConfig({ testTimeout: 60_000 });

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false, mail: false });
  const { sql } = backend.database;
  const inThree = (text: string) => sql.json({ fr: text, en: text, ar: text });
  await sql`insert into public.site_content (key, content)
    values ('a', ${inThree('word '.repeat(100).trim())})`;
  await sql.unsafe(`
    create function public.doze() returns integer language sql as 'select 1 from pg_sleep(30)';
    grant execute on function public.doze() to anon`);
});
afterAll(() => backend?.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.innerUrl}/rest/v1/${path}`, { headers });
const many = (count: number, one: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => one(number)).join(',');

test('nobody has the same texts told many times over in one answer', async () => {
  const whole = await ask('site_content?select=*');
  expect(whole.status).toBe(200);
  const size = (await whole.text()).length;
  for (const question of [
    `select=${many(90, (number) => `a${number}:content`)}`,
    `select=${many(50, () => '*')}`,
    `select=key&select=${many(50, () => 'content')}`,
    `select=key&or=(${many(60, (number) => `content->>fr.ilike.*z${number}q*`)})`,
    'select=content,editions(news(editions(news(content))))',
  ]) {
    const answer = await ask(`site_content?${question}`);
    expect(answer.status).toBe(400);
    expect((await answer.text()).length).toBeLessThan(size);
  }
  const member = clientOf(backend.innerUrl);
  const email = 'tables@example.org';
  await member.auth.signInWithPassword({
    email,
    password: await backend.createAdministrator(email),
  });
  const wide = many(90, (number) => `a${number}:content`);
  expect((await member.from('site_content').select(wide)).status).toBe(400);
  expect((await member.from('site_content').select('key,content').eq('key', 'a')).data).toEqual([
    expect.objectContaining({ key: 'a' }),
  ]);
});

test('what goes by the table API takes no longer than the hosted service lets it', async () => {
  const asked = Date.now();
  const answer = await ask('rpc/doze', { prefer: 'count=exact' });
  expect(answer.status).toBe(500);
  expect(Date.now() - asked).toBeLessThan(25_000);
});

test('what somebody sends in a question forges no line of the log, and tells a terminal nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const forged = encodeURIComponent('x\nForum stopped\u001b[2J\u009b31m\u2028\u202e');
  expect((await ask(`events?select=id&id=eq.${forged}`)).status).toBe(400);
  expect((await ask('speakers?limit=1')).status).toBe(401);
  const lines = logged.mock.calls.map((words) => format(...words));
  logged.mockRestore();
  expect(lines).toEqual([
    expect.stringMatching(/^PostgresError 22P02: .*x\\u\{a\}Forum stopped\\u\{1b\}/),
    'PostgresError 42501: permission denied for table speakers',
  ]);
  expect(lines[0]).not.toMatch(/[\p{C}\u2028\u2029]/u);
});
