import { expect, test } from 'vitest';
import type { Message } from '#functions/_shared/mail/message.ts';
import { createServiceCarrier } from '#functions/_shared/mail/service.ts';

const message: Message = {
  ...{ id: '<m.s@f.example>', from: 'Forum <f@f.example>', to: 'a@b.example' },
  ...{ subject: 'Objet', text: 'Texte', html: '<p>Texte</p>', headers: { 'X-One': '1' } },
};

/** What becomes of a mail that a service answers so, and what the service was sent. */
async function send(
  answer: () => Response | Promise<Response>,
  handOver = async () => message as Message | undefined,
) {
  const asked: { address: string; request: RequestInit }[] = [];
  const carrier = createServiceCarrier('https://service.example/emails', 'key', (async (
    address: string,
    request: RequestInit,
  ) => {
    asked.push({ address, request });
    return answer();
  }) as typeof fetch);
  return { result: await carrier.send('a@b.example', handOver), asked };
}

test.each([
  [200, {}, { outcome: 'sent' }],
  [422, {}, { outcome: 'refused' }],
  [429, { 'retry-after': '30' }, { outcome: 'retry', retry_after: 30 }],
  [503, {}, { outcome: 'retry' }],
  [401, {}, { outcome: 'later' }],
  [500, {}, { outcome: 'unknown' }],
] as const)('an answer of %s is taken for what it is', async (status, headers, result) => {
  const found = await send(() => new Response('so', { status, headers }));
  expect(found.result).toEqual({ ...result, words: `${status} so` });
});

test('no answer is an answer that nobody knows', async () => {
  const found = await send(() => Promise.reject(new TypeError('reset')));
  expect(found.result).toMatchObject({ outcome: 'unknown', words: 'TypeError: reset' });
});

test('the service is told the key of the mail; what is withheld is not sent at all', async () => {
  const { asked } = await send(() => new Response());
  expect(asked[0]?.request.headers).toMatchObject({
    authorization: 'Bearer key',
    'idempotency-key': message.id,
  });
  expect(JSON.parse(String(asked[0]?.request.body))).toMatchObject({
    ...{ to: ['a@b.example'], subject: 'Objet', headers: { 'Message-ID': message.id } },
  });
  const withheld = await send(
    () => new Response(),
    async () => undefined,
  );
  expect(withheld).toEqual({ result: undefined, asked: [] });
  const broken = await send(
    () => new Response(),
    () => Promise.reject(new Error('no database')),
  );
  expect(broken).toMatchObject({ result: { outcome: 'retry' }, asked: [] });
});
