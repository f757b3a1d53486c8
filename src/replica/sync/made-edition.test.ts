import { expect, test } from 'vitest';
import type { OutboxEntry } from '../protocol/operation.ts';
import type { PresentRow } from '../protocol/sync-row.ts';
import type { Generation, Partition } from '../storage/partition.ts';
import { readMadeEdition } from './made-edition.ts';

const generation = (id: string, asOf: number | undefined): Generation => ({
  ...{ id, asOf, epoch: 'e', shape: '', revision: 9 },
});

/** A device that holds these rows, by partition; a partition that is still being filled has no `asOf`. */
function device(held: Record<string, { asOf?: number; rows: readonly PresentRow[] }>) {
  const names = Object.keys(held);
  const partitions = names.map((name): Partition => {
    return { name, current: generation(`of-${name}`, held[name]?.asOf) };
  });
  return {
    partitions: { all: async () => partitions },
    rowStores: {
      read: async (database: string, give: (rows: readonly PresentRow[]) => void) => {
        const name = names.find((one) => database === `forum-${one}-of-${one}`);
        give(held[name ?? '']?.rows ?? []);
      },
    },
  } as unknown as Parameters<typeof readMadeEdition>[1];
}

const row = (kind: string, id: string, revision: number, values: object) =>
  ({ kind, id, revision, row: { id, ...values } }) as unknown as PresentRow;
const entry = (kind: string, id: string, action: string) =>
  ({ operation: { kind, id, action } }) as unknown as OutboxEntry;
const made = entry('edition', '22', 'insert');
const ids = async (...asked: Parameters<typeof readMadeEdition>) =>
  (await readMadeEdition(...asked))?.rows.map(({ kind, id }) => `${kind}:${id}`).sort();

const lasting = [
  row('speaker', 'shared', 3, { edition_ids: [21, 22] }),
  row('speaker', 'taken', 3, { edition_ids: [21] }),
  row('speaker', 'left', 3, { edition_ids: [21] }),
  row('event', 'old', 3, { edition_id: 21 }),
  row('site_content', 'site_name', 3, { key: 'site_name' }),
];

test('an edition made here opens with what it takes over, what is of none in particular, and nothing else', async () => {
  const held = device({ '21-admin': { asOf: 50, rows: lasting } });
  const entries = [made, entry('speaker', 'taken', 'update')];
  expect(await ids(22, held, entries)).toEqual([
    'site_content:site_name',
    'speaker:shared',
    'speaker:taken',
  ]);
});

test('what was not made here is not made up', async () => {
  const held = device({ '21-admin': { asOf: 50, rows: lasting } });
  expect(await readMadeEdition(22, held, [])).toBeUndefined();
  expect(await readMadeEdition(22, held, [entry('edition', '23', 'insert')])).toBeUndefined();
  expect(await readMadeEdition(22, held, [entry('edition', '22', 'update')])).toBeUndefined();
});

test('a row held twice is the newer one, and all is known since the older of both', async () => {
  const of = (revision: number) => row('site_content', 'site_name', revision, { revision });
  for (const [first, second] of [
    [7, 3],
    [3, 7],
  ] as const) {
    const held = device({
      '20-admin': { asOf: 40, rows: [of(first)] },
      '21-admin': { asOf: 50, rows: [of(second)] },
    });
    const shown = await readMadeEdition(22, held, [made]);
    expect(shown?.rows.map(({ revision }) => revision)).toEqual([7]);
    expect(shown?.asOf).toBe(40);
  }
});

test('what visitors hold, or what is still being filled, is not what the back office shows', async () => {
  const visitors = { asOf: 50, rows: lasting };
  expect(await readMadeEdition(22, device({ '21-public': visitors }), [made])).toBeUndefined();
  const filling = device({ '21-admin': { rows: lasting } });
  expect(await readMadeEdition(22, filling, [made])).toBeUndefined();
});
