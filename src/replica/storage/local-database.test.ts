import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAll, emptyDevice, open } from '../../../tests/tools/kept-outbox.ts';
import { localPlan } from './local-database.ts';
import { createPartitions } from './partition.ts';

beforeEach(emptyDevice);
afterEach(closeAll);

test('an older tab closes its database when a newer version wants it', async () => {
  const onClaimed = vi.fn();
  const old = await open({ onClaimed });
  const newer = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('forum', localPlan.steps.length + 1);
    opening.onsuccess = () => resolve(opening.result);
  });
  expect(onClaimed).toHaveBeenCalledOnce();
  await expect(createPartitions(old).all()).rejects.toThrow();
  newer.close();
});

test('partitions are kept, listed and removed', async () => {
  const partitions = createPartitions(await open());
  await partitions.put({ name: '21-public' });
  await partitions.put({ name: '20-public' });
  expect((await partitions.all()).map(({ name }) => name)).toEqual(['20-public', '21-public']);
  await partitions.remove('20-public');
  expect(await partitions.get('20-public')).toBeUndefined();
  expect(await partitions.get('21-public')).toEqual({ name: '21-public' });
});
