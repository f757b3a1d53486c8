import { expect, test } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import type { Fields, Operation, Outcome } from '#replica/protocol/operation.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { succeed } from '#shared/failure.ts';
import { live } from '../../../tests/tools/live.ts';
import { useSaidOf } from './use-said-of.ts';

/** One of many speakers who were given the same country. */
const operation: Operation = {
  ...{ op: 'o', kind: 'speaker', id: 's', action: 'update', at: '2026-11-20T10:00:00.000Z' },
  ...{ base: { country: 'MA' }, set: { country: 'TN' } },
};

interface Props {
  readonly outcome: Outcome;
  readonly onShow: (said: Fields) => void;
}

function Shown({ outcome, onShow }: Props) {
  onShow(useSaidOf({ sequence: 1, owner: 'me', operation, outcome }));
  return null;
}

/** What is known of the row, and what the server was asked for. */
async function saidOf(outcome: Outcome) {
  const found: { said?: Fields; asked: unknown[] } = { asked: [] };
  const ask = async (_: string, body: unknown, read: (value: unknown) => unknown) => {
    found.asked.push(body);
    const before = { name: { fr: 'Amina' }, country: 'DZ' };
    return succeed(read([{ sequence: 1, kind: 'speaker', id: 's', action: 'delete', before }]));
  };
  const { state } = createContentStore();
  const screen = await live(
    <ContentProvider replica={{ state, ask } as unknown as ReadableReplica}>
      <Shown outcome={outcome} onShow={(said) => Object.assign(found, { said })} />
    </ContentProvider>,
  );
  await screen.stop();
  return found;
}

test('a row that somebody else has deleted is called as the server remembers it', async () => {
  const { said, asked } = await saidOf({ status: 'conflict', row: null, revision: 1 });
  expect(said).toEqual({ name: { fr: 'Amina' }, country: 'TN' });
  expect(asked).toEqual([{ p_kind: 'speaker', p_id: 's', p_before: null, p_limit: 1 }]);
});

test('of a row that is there nothing is asked', async () => {
  for (const outcome of [
    { status: 'waiting' },
    { status: 'conflict', row: { country: 'DZ' }, revision: 1 },
  ] as const) {
    expect(await saidOf(outcome)).toEqual({ said: { country: 'TN' }, asked: [] });
  }
});
