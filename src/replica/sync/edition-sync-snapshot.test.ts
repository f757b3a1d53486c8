import { beforeEach, expect, test } from 'vitest';
import {
  createDevice,
  edition,
  gone,
  news,
  publish,
  resetServer,
  server,
  visit,
} from '../../../tests/tools/edition-server.ts';

beforeEach(resetServer);

test('a first visit fills from the snapshot and pulls only what has changed since', async () => {
  server.published = publish();
  server.rows = [...server.rows.filter(({ id }) => id !== 'a'), news('c', 5), gone('a', 6)];
  const { editionSync, shown, state } = visit(createDevice());
  await editionSync.open();
  expect([shown(), state().phase, state().status.asOf]).toEqual(['a,b', 'filling', undefined]);
  expect(server.asked).toEqual([]);
  expect(await editionSync.round()).toBeUndefined();
  expect(server.asked).toEqual([{ edition: 21, since: 4 }]);
  expect([shown(), state().phase, state().status.asOf]).toEqual(['b,c', 'ready', 1_000]);
  expect(await editionSync.round()).toBeUndefined();
  expect(server.asked.at(-1)).toEqual({ edition: 21, since: 6 });
});

test('a snapshot can be read before the server has said a word', async () => {
  server.published = publish();
  server.down = true;
  const device = createDevice();
  const first = visit(device);
  await first.editionSync.open();
  expect(await first.editionSync.round()).toMatchObject({ code: 'offline' });
  expect(first.shown()).toBe('a,b');
  const second = visit(device);
  await second.editionSync.open();
  expect([second.shown(), second.state().phase]).toEqual(['a,b', 'filling']);
});

test('a snapshot of another epoch is replaced by what the server has', async () => {
  server.published = publish();
  server.epoch = 'e2';
  server.rows = [edition(21, 1, true), news('z', 2)];
  const { editionSync, shown, state } = visit(createDevice());
  await editionSync.open();
  expect(await editionSync.round()).toBeUndefined();
  expect([shown(), state().phase]).toEqual(['z', 'ready']);
});

test('a snapshot ahead of its server does not keep the device from the content', async () => {
  server.published = { ...publish(), revision: 100 };
  const { editionSync, shown, state } = visit(createDevice());
  await editionSync.open();
  expect(await editionSync.round()).toBeUndefined();
  expect([shown(), state().phase]).toEqual(['a,b', 'ready']);
});

test('after a restore, devices refill from a snapshot of the new epoch', async () => {
  const { editionSync, shown } = visit(createDevice());
  await editionSync.open();
  await editionSync.round();
  server.epoch = 'e2';
  server.rows = [edition(21, 1, true), news('z', 2)];
  server.published = publish();
  server.asked = [];
  expect(await editionSync.round()).toBeUndefined();
  expect(shown()).toBe('z');
  expect(server.snapshotsAsked.at(-1)).toBe('e2');
  expect(server.asked.filter(({ since }) => since === 0)).toEqual([]);
});
