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
