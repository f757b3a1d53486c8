import { expect, test } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { None } from './none.tsx';

const editions = [21, 22].map((id) =>
  sent('edition', rowOf('edition', { id, year: 2005 + id, is_current: id === 22 })),
);

test('who has chosen sessions of another edition reads that they are kept, and is led to the current one', async () => {
  const shown = await rendered(<None chosen={2} />, editions);
  expect(shown).toContain('None of your sessions is in this programme');
  expect(shown).toContain('See the current edition');
  expect(shown).not.toContain('Nothing in My Programme yet');
  const onCurrent = await rendered(<None chosen={2} />, editions, { edition: 22 });
  expect(onCurrent).toContain('None of your sessions is in this programme');
  expect(onCurrent).not.toContain('See the current edition');
});

test('who has chosen sessions of which none is held any more does not read that they are of another edition', async () => {
  const shown = await rendered(<None chosen={3} />, editions, { edition: 22 });
  expect(shown).toContain('or once it is back in the programme');
  expect(shown).not.toContain('another edition');
});

test('who has chosen none is told how; while content is coming nothing is said of those chosen', async () => {
  expect(await rendered(<None chosen={0} />)).toContain('Nothing in My Programme yet');
  const coming = await rendered(<None chosen={2} />, [], { outline: { days: [] } });
  expect(coming).not.toContain('None of your sessions');
});

test('who has chosen none in a browser that keeps nothing does not read that a choice stays', async () => {
  const { status } = createContentStore().state.getState();
  const shown = await rendered(<None chosen={0} />, [], {
    status: { ...status, unkept: 'refused' },
  });
  expect(shown).toContain('as long as this page stays open');
  expect(shown).not.toContain('stay on this device');
});
