import { expect, test } from 'vitest';
import { succeed } from '#shared/failure.ts';
import { createBackend } from './backend.ts';
import { createPull, readAnswer, type Scope } from './pull.ts';

const scope: Scope = { edition: 21, audience: 'public' };
const answer = {
  ...{ edition: 21, epoch: 'e', revision: 9, audience: 'public', more: false },
  ...{ at: '2026-11-20T10:00:00.000Z', rows: [{ kind: 'news', id: 'a', revision: 9, gone: true }] },
};

/** A pull of a server that answers as told, and what it was asked. */
function serverOf(respond: () => unknown) {
  const asked: { method: string; address: URL; body: unknown; authorization: unknown }[] = [];
  const backend = createBackend('http://server', 'key', async (address, request) => {
    const { method = 'GET', body, headers } = request;
    asked.push({
      method,
      address: new URL(address),
      body: body === undefined ? undefined : JSON.parse(String(body)),
      authorization: new Headers(headers).get('authorization'),
    });
    return Response.json(respond());
  });
  return { asked, pull: createPull(backend, async () => succeed('token')) };
}

test('an earlier answer is none: a lagging server does not take content back', async () => {
  let revision = 9;
  const { pull } = serverOf(() => ({ ...answer, revision }));
  expect((await pull(scope, 9, 'e')).ok).toBe(true);
  revision = 8;
  expect(await pull(scope, 9, 'e')).toMatchObject({
    ok: false,
    failure: { code: 'unavailable', detail: 'stale' },
  });
});

test('a reset is taken although it counts from before the question', async () => {
  const { pull } = serverOf(() => ({ ...answer, reset: true, epoch: 'new', revision: 2 }));
  const reset = { reset: true, epoch: 'new', audience: 'public' };
  expect(await pull(scope, 9, 'e')).toEqual(succeed(reset));
});

test('what everybody may read is asked for without a name or a secret in the address', async () => {
  const { pull, asked } = serverOf(() => answer);
  await pull(scope, 5, 'e');
  await pull({ ...scope, audience: 'staff', code: 'secret' }, 5, 'e');
  await pull({ ...scope, audience: 'admin' }, 5, 'e');
  expect(asked.map(({ method, authorization }) => [method, authorization])).toEqual([
    ['GET', null],
    ['POST', null],
    ['GET', 'Bearer token'],
  ]);
  const [first, second] = asked;
  expect(Object.fromEntries(first?.address.searchParams ?? [])).toEqual({
    ...{ p_edition: '21', p_since: '5', p_epoch: 'e', p_audience: 'public', p_limit: '5000' },
  });
  expect(second?.address.search).toBe('');
  expect(second?.body).toMatchObject({ p_code: 'secret', p_since: 5, p_audience: 'staff' });
});

test.each([
  ['an epoch', { epoch: 7 }],
  ['a revision that is whole', { revision: 1.5 }],
  ['a revision from 0', { revision: -1 }],
  ['an audience that is known', { audience: 'everybody' }],
  ['an instant', { at: 'now' }],
  ['the word whether there is more', { more: undefined }],
  ['an edition', { edition: 'current' }],
  ['rows', { rows: {} }],
  ['rows with an id', { rows: [{ kind: 'news', id: 5, revision: 1, gone: true }] }],
  ['rows with content', { rows: [{ kind: 'news', id: 'a', revision: 1, gone: false }] }],
])('an answer has %s, or it is none', (_what, wrong) => {
  expect(readAnswer(answer)).toMatchObject({ revision: 9, at: Date.UTC(2026, 10, 20, 10) });
  expect(readAnswer({ ...answer, ...wrong })).toBeUndefined();
});
