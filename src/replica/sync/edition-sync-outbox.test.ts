import { beforeEach, expect, test } from 'vitest';
import {
  createDevice,
  edition,
  news,
  resetServer,
  server,
  visit,
} from '../../../tests/tools/edition-server.ts';

beforeEach(resetServer);

test('an applied operation stays over the rows until a pull that knows of it', async () => {
  const device = createDevice();
  const { editionSync, outbox, kept, state } = visit(device);
  await editionSync.open();
  await editionSync.round();
  const set = { author: 'new' };
  const op = await outbox.submit({ kind: 'news', id: 'a', action: 'update', base: {}, set });
  const author = () => state().content.news.get('a')?.author;
  const operations = () => state().entries.length;
  await editionSync.round();
  expect([author(), operations(), state().status.waiting]).toEqual(['new', 1, 1]);

  await kept.record(new Map([[op, { status: 'applied' }]]));
  const changed = { ...news('a', 5), row: { id: 'a', author: 'new' } as never };
  server.rows = [...server.rows.filter(({ id }) => id !== 'a'), changed];
  await editionSync.round();
  expect([author(), operations(), state().status.waiting]).toEqual(['new', 0, 0]);
});

test('a page fetched before an operation was applied does not take it out of the overlay', async () => {
  const { editionSync, outbox, kept, state, entriesAtArrival } = visit(createDevice());
  await editionSync.open();
  const set = { author: 'new' };
  const op = await outbox.submit({ kind: 'news', id: 'a', action: 'update', base: {}, set });
  await kept.record(new Map([[op, { status: 'applied' }]]));
  const changed = { ...news('a', 5), row: { id: 'a', author: 'new' } as never };
  server.rows = [...server.rows.filter(({ id }) => id !== 'a'), changed];
  const author = () => state().content.news.get('a')?.author;
  await editionSync.round();
  expect([author(), state().entries.length]).toEqual(['new', 1]);
  await editionSync.round();
  expect([author(), state().entries.length]).toEqual(['new', 0]);
  // Other tabs hear of the rows before the operation leaves the overlay they share.
  expect(entriesAtArrival).toEqual([1, 1]);
});

test('a page from before a restore does not take out what was applied after it', async () => {
  const { editionSync, outbox, kept, state } = visit(createDevice());
  await editionSync.open();
  server.epoch = 'e2';
  const set = { author: 'new' };
  const op = await outbox.submit({ kind: 'news', id: 'a', action: 'update', base: {}, set });
  await kept.record(new Map([[op, { status: 'applied' }]]));
  server.rows = [edition(21, 1, true), news('b', 3)];
  server.rows.push({ ...news('a', 4), row: { id: 'a', author: 'new' } as never });
  const author = () => state().content.news.get('a')?.author;
  await editionSync.round();
  expect(author()).toBe('new');
  await editionSync.round();
  expect([author(), state().entries.length]).toEqual(['new', 0]);
});

test('an applied operation that a restored server has lost goes with the next pull', async () => {
  const { editionSync, outbox, kept, state } = visit(createDevice());
  await editionSync.open();
  await editionSync.round();
  const set = { author: 'new' };
  const op = await outbox.submit({ kind: 'news', id: 'a', action: 'update', base: {}, set });
  await kept.record(new Map([[op, { status: 'applied' }]]));
  server.epoch = 'e2';
  await editionSync.round();
  expect([state().content.news.get('a')?.author, state().entries.length]).toEqual([undefined, 0]);
});
