import { expect, test } from 'vitest';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { Chosen } from './shared-programme.tsx';

const opening = rowOf('event', {
  ...{ id: 'opening', title: { en: 'Opening' }, date: '2026-11-20' },
  ...{ starts_at: '2026-11-20T10:00:00Z', ends_at: '2026-11-20T11:00:00Z' },
});
const chosen = <Chosen events={['opening']} back="My own programme" />;

test('the sessions of a shared programme are looked for until all content has come', async () => {
  const some = { outline: { days: [] } };
  expect(await rendered(chosen, [], some)).toContain('Looking for the shared programme…');
  expect(await rendered(chosen, [])).toContain('It contains no sessions of this edition.');
  expect(await rendered(chosen, [sent('event', opening)])).toContain('Opening');
});

test('who looks at an earlier edition is led to the sessions of the current one that were shared', async () => {
  const of = (current: number) =>
    [21, current].map((id) =>
      sent('edition', rowOf('edition', { id, year: 2005 + id, is_current: id === current })),
    );
  const way = 'See the current edition';
  expect(await rendered(chosen, of(22))).toContain(way);
  expect(await rendered(chosen, of(21))).not.toContain(way);
  const two = <Chosen events={['opening', 'of-the-current-one']} back="" />;
  const here = sent('event', opening);
  expect(await rendered(two, [...of(22), here])).toContain(way);
  expect(await rendered(chosen, [...of(22), here])).not.toContain(way);
});
