import { expect, test } from 'vitest';
import type { PlannedRow } from '#exchange/table/plan-table.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { PlanRows } from './plan-rows.tsx';

test('a row that a file changes says in what, text by text, so that nobody’s work is taken back unseen', async () => {
  const change: ContentChange = {
    ...{ kind: 'speaker', id: 's', action: 'update' },
    ...{ base: { name: { fr: 'A', ar: null }, country: 'MA' } },
    ...{ set: { name: { fr: 'B', ar: 'ب' }, country: 'TN' } },
  };
  const row: PlannedRow = { number: 2, name: 'B', state: 'changed', change, issues: [] };
  const made = { ...row, number: 3, state: 'new' } as const;
  const shown = await rendered(<PlanRows kind="speaker" rows={[row, made]} />);
  expect(shown).toContain('Changed: Name (French), Name (Arabic) and Country');
  expect(shown.match(/Changed/g)).toHaveLength(1);
});
