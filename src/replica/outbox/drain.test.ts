import { afterEach, beforeEach, expect, test } from 'vitest';
import { applied, closeAll, emptyDevice, setUp } from '../../../tests/tools/kept-outbox.ts';
import { readOutcomes } from './drain.ts';

beforeEach(emptyDevice);
afterEach(closeAll);

test('drains in order, at most a hundred at a time', async () => {
  const sent: unknown[] = [];
  const { write, drain, batches, statuses } = await setUp((ops) => {
    sent.push(...ops.map(({ set }) => set?.author));
    return ops.map(applied);
  });
  for (let index = 0; index < 130; index += 1) await write(String(index));
  expect(await drain()).toEqual({ ok: true, value: 130 });
  expect(batches).toEqual([100, 30]);
  expect(sent).toEqual(Array.from({ length: 130 }, (_, index) => String(index)));
  expect(new Set(await statuses())).toEqual(new Set(['applied']));
});

test('a refused or conflicting operation is kept with its reason and holds nothing up', async () => {
  const verdicts = [
    { status: 'refused', code: '23514', message: 'no' },
    { status: 'conflict', row: { author: 'them' }, revision: 9 },
    { status: 'applied', revision: 10 },
  ];
  const { write, drain, store, outbox, statuses } = await setUp((ops) =>
    ops.map(({ op }, index) => ({
      op,
      ...(verdicts[index] ?? { status: 'applied', revision: 11 }),
    })),
  );
  const first = await write('1');
  const second = await write('2');
  await write('3');
  await drain();
  expect(await statuses()).toEqual(['refused', 'conflict', 'applied']);
  expect(store.state.getState().status).toMatchObject({ waiting: 0, refused: 2 });

  verdicts.length = 0;
  await outbox.discard(first);
  await outbox.retry(second);
  const [renewed] = store.state.getState().entries;
  expect(renewed?.operation).toMatchObject({ base: { author: 'them' }, set: { author: '2' } });
  expect(renewed?.operation.op).not.toBe(second);
  await drain();
  expect(await statuses()).toEqual(['applied', 'applied']);
});

test('one operation that spoils the request is found and set aside', async () => {
  const { write, drain, statuses } = await setUp((ops) =>
    ops.some(({ set }) => set?.author === 'bad')
      ? new Error('400 {"code":"22P02","message":"malformed"}')
      : ops.map(applied),
  );
  for (const author of ['a', 'b', 'bad', 'c']) await write(author);
  expect((await drain()).ok).toBe(true);
  expect(await statuses()).toEqual(['applied', 'applied', 'refused', 'applied']);
});

test('a page that a proxy answers with refuses nothing', async () => {
  const { write, drain, statuses } = await setUp(() => new Error('413 <html>Too large</html>'));
  for (const author of ['a', 'b']) await write(author);
  expect(await drain()).toMatchObject({ ok: false });
  expect(await statuses()).toEqual(['waiting', 'waiting']);
});

test('without an answer everything waits', async () => {
  const { write, drain, statuses } = await setUp(() => 'captive portal');
  await write('x');
  expect(await drain()).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
  expect(await statuses()).toEqual(['waiting']);
});

test('an answer that speaks of no operation sent does not go round in circles', async () => {
  const { write, drain, batches } = await setUp(() => [
    { op: 'other', status: 'applied', revision: 1 },
  ]);
  await write('x');
  expect((await drain()).ok).toBe(false);
  expect(batches).toEqual([1]);
});

test('a conflict with a row that somebody deleted is an answer, and the rest go on', async () => {
  const { write, drain, store, statuses } = await setUp((ops) =>
    ops.map((op, index) =>
      index === 0 ? { op: op.op, status: 'conflict', row: null, revision: 9 } : applied(op),
    ),
  );
  await write('x');
  await write('y');
  expect(await drain()).toEqual({ ok: true, value: 2 });
  expect(await statuses()).toEqual(['conflict', 'applied']);
  const [entry] = store.state.getState().entries;
  expect(entry?.outcome).toEqual({ status: 'conflict', row: null, revision: 9 });
});

test('a batch is not longer than the server reads; one long change goes by itself', async () => {
  const { write, drain, batches } = await setUp((ops) => ops.map(applied));
  for (const length of [300_000, 190_000, 20_000, 600_000, 5]) await write('x'.repeat(length));
  expect(await drain()).toEqual({ ok: true, value: 5 });
  expect(batches).toEqual([2, 1, 1, 1]);
});

test('answers of another shape are no answers', () => {
  expect(readOutcomes({ results: [{ op: 'a', status: 'applied' }] })).toBeUndefined();
  expect(readOutcomes({ results: [{ op: 'a', status: 'unheard of' }] })).toBeUndefined();
  expect(readOutcomes({ results: [{ op: 'a', status: 'conflict', row: 5, revision: 1 }] })).toBe(
    undefined,
  );
  expect(readOutcomes({ results: [{ op: 'a', status: 'applied', revision: -1 }] })).toBeUndefined();
  expect(readOutcomes([])).toBeUndefined();
});
