import { randomBytes, randomUUID } from 'node:crypto';
import ical from 'ical.js';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { messages } from '#functions/calendar/messages.ts';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import type {} from '#local/vitest-setup.ts';
import { calendarOf } from '#shared/calendar.ts';
import { faultsOf } from '../tools/icalendar.ts';
import { content } from './content.ts';
import { insert } from './forum.ts';

let backend: TestBackend;
/** What the app's host has published, by path. */
const published = new Map<string, string>();
const rows = content();
const session = String(rows.event.values.id);
const other = randomUUID();

beforeAll(async () => {
  const app = () => (request: { url?: string }, response: import('node:http').ServerResponse) => {
    const file = published.get(request.url ?? '');
    // As hosts of apps do, it answers with a page where there is no file.
    response.end(file ?? '<!doctype html>');
  };
  backend = await startTestBackend(inject('cluster'), { push: false, app });
  for (const { table, values } of Object.values(rows)) {
    await insert(backend.database.sql, table, values);
  }
  const times = { starts: '2026-11-20T10:00:00Z', ends: '2026-11-20T11:00:00Z' };
  const entries = [session, other].map((id) => ({
    uid: `${id}@forum.example`,
    title: `Séance de ${id} dont le titre est assez long pour tenir sur deux lignes`,
    ...times,
  }));
  published.set('/programme.fr.ics', calendarOf('Forum', entries, times.starts));
});
afterAll(() => backend.stop());

async function call(name: string, body: object) {
  const headers = { 'content-type': 'application/json', apikey: PUBLISHABLE_KEY };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`${backend.url}/rest/v1/rpc/${name}`, request)).json();
}

/** Makes a visitor with a favourite, and an address for their calendar. */
async function follow(): Promise<{ key: string; code: string }> {
  const key = randomBytes(32).toString('base64url');
  const word = { kind: 'event', id: session, favourite: true, at: new Date().toISOString() };
  await call('favourites_push', { p_key: key, p_ops: [word] });
  return { key, code: (await call('favourites_follow', { p_key: key })).code };
}

const ask = (path: string, request: RequestInit = {}) =>
  fetch(`${backend.url}/functions/v1/calendar/${path}`, request);

test('the calendar has one’s own sessions as they stand in the programme, and tells when nothing is new', async () => {
  const { key, code } = await follow();
  const answer = await ask(`${code}.fr.ics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('private');
  const text = await answer.text();
  expect(faultsOf(text)).toEqual([]);
  const entries = new ical.Component(ical.parse(text)).getAllSubcomponents('vevent');
  expect(entries.map((entry) => new ical.Event(entry).uid)).toEqual([`${session}@forum.example`]);
  const [, own] = /(BEGIN:VEVENT[\s\S]*END:VEVENT\r\n)/.exec(text) ?? [];
  expect(published.get('/programme.fr.ics')).toContain(own);
  const etag = answer.headers.get('etag') ?? '';
  const again = await ask(`${code}.fr.ics`, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);

  const later = { kind: 'event', id: session, favourite: false, at: new Date().toISOString() };
  await call('favourites_push', { p_key: key, p_ops: [later] });
  const empty = await (await ask(`${code}.fr.ics`, { headers: { 'if-none-match': etag } })).text();
  expect(faultsOf(empty)).toEqual([]);
  expect(empty).not.toContain('VEVENT');
});

test('an address that was taken back says so in its language, and is no empty calendar', async () => {
  const { key, code } = await follow();
  const { code: newer } = await call('favourites_follow', { p_key: key });
  expect((await ask(`${newer}.fr.ics`)).status).toBe(200);
  await call('favourites_unfollow', { p_key: key });
  for (const dead of [code, newer, 'x'.repeat(24)]) {
    for (const language of ['fr', 'en', 'ar'] as const) {
      const answer = await ask(`${dead}.${language}.ics`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        410,
        'text/plain; charset=utf-8',
      ]);
      expect(await answer.text()).toBe(`${messages[language].gone}\n`);
    }
  }
});

test.each(['', 'short.ar.ics', `${'x'.repeat(24)}.de.ics`, `${'x'.repeat(24)}.ar.ics.php`])(
  'an address that is none, such as “%s”, is told apart from one that was taken back',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    const language = path.includes('.ar.') ? 'ar' : 'fr';
    expect(await answer.text()).toBe(`${messages[language].incomplete}\n`);
    expect((await ask(path, { method: 'POST' })).status).toBe(405);
  },
);

test('while there is no programme nothing is given out, and calendars are told to come again', async () => {
  const { code } = await follow();
  const answer = await ask(`${code}.ar.ics`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
  expect(await answer.text()).toBe(`${messages.ar.later}\n`);
});
