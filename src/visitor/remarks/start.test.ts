import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { settled } from '#replica/storage/kept-database.ts';
import { say, shown } from './start.ts';
import { createRemarkStorage, remarkPlan } from './storage.ts';

test('what was said stays to be sent though the browser deletes what the device kept', async () => {
  await say('e1', { question: 'Why?' });
  await settled(indexedDB.deleteDatabase(remarkPlan.name));
  const kept = createRemarkStorage();
  await vi.waitFor(async () => expect(await kept.read()).toHaveLength(1));
  expect(await kept.read()).toMatchObject([{ event: 'e1', state: 'waiting' }]);
  expect(shown.getState().remarks).toHaveLength(1);
});
