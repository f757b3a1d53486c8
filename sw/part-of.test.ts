import { expect, test } from 'vitest';
import { partOf } from './part-of.ts';

const ask = async (range: string | null) => {
  const whole = new Response('0123456789', { headers: { 'content-type': 'audio/mpeg' } });
  const { status, headers, ...answer } = await partOf(whole, range).then(async (part) => ({
    status: part.status,
    headers: part.headers,
    text: await part.text(),
  }));
  return [status, answer.text, headers.get('content-range')];
};

test.each([
  ['bytes=4-6', 206, '456', 'bytes 4-6/10'],
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=6-4', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['bytes=-', 200, '0123456789', null],
  ['pages=1-2', 200, '0123456789', null],
  [null, 200, '0123456789', null],
])('%s is answered with %d: %s', async (range, ...answer) => {
  expect(await ask(range)).toEqual(answer);
});
