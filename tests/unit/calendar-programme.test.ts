import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProgramme } from '#functions/calendar/programme.ts';

/** A host whose file a test changes, with what it was asked for. */
const asked: (string | undefined)[] = [];
let file = { etag: '"1"', text: 'BEGIN:VCALENDAR\r\none', status: 200 };
const host = createServer((request, response) => {
  asked.push(request.headers['if-none-match']);
  const held = file.status === 200 && request.headers['if-none-match'] === file.etag;
  response.writeHead(held ? 304 : file.status, { etag: file.etag }).end(held ? '' : file.text);
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/programme.fr.ics`;
});
afterAll(() => void host.close());

test('a programme is asked for at most every half minute, and sent again only when it has changed', async () => {
  let now = 0;
  const programme = createProgramme(() => now);
  const readings = await Promise.all([programme(address)]);
  now = 29_000;
  readings.push(await programme(address));
  now = 31_000;
  readings.push(await programme(address));
  expect(readings).toEqual(Array(3).fill('BEGIN:VCALENDAR\r\none'));
  expect(asked).toEqual([undefined, '"1"']);
  file = { etag: '"2"', text: 'BEGIN:VCALENDAR\r\ntwo', status: 200 };
  now = 62_000;
  expect(await programme(address)).toBe('BEGIN:VCALENDAR\r\ntwo');
  expect(await programme(address.replace('fr', 'ar'))).toBe('BEGIN:VCALENDAR\r\ntwo');
});

test('a host that fails, has no such file or answers with a page has no programme', async () => {
  for (const answer of [{ status: 500 }, { status: 404 }, { text: '<!doctype html>' }]) {
    file = { etag: '"3"', text: 'BEGIN:VCALENDAR\r\n', status: 200, ...answer };
    expect(await createProgramme()(address)).toBeUndefined();
  }
  expect(await createProgramme()('http://127.0.0.1:9/programme.fr.ics')).toBeUndefined();
});
