import { expect, test } from 'vitest';
import type { Remark } from '#visitor/remarks/read.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { changedSince, RemarkNews } from './remark-news.tsx';
import { SaidList } from './said-list.tsx';

const question = (id: string, state: Remark['state']): Remark => ({
  ...{ id, event: 'e', said: { question: `What is ${id}?` }, at: 1, state },
});

test('what becomes of questions is told in a region that is there before, not in one for each of them', async () => {
  const asked = [question('first', 'sent'), question('second', 'waiting')];
  expect(await rendered(<RemarkNews remarks={[]} />)).toContain('role="status"');
  expect(await rendered(<SaidList remarks={asked} />)).not.toContain('role="status"');
});

test('only what is new, or has gone on, is told; what was there when the page opened is not', () => {
  const [first, second] = [question('first', 'sent'), question('second', 'waiting')];
  expect(changedSince(undefined, [first, second])).toEqual([]);
  const known = new Map([
    ['first', 'sent'],
    ['second', 'waiting'],
  ] as const);
  expect(changedSince(known, [first, second])).toEqual([]);
  expect(changedSince(known, [first, question('second', 'refused')])).toEqual([
    question('second', 'refused'),
  ]);
  const third = question('third', 'waiting');
  expect(changedSince(known, [first, second, third])).toEqual([third]);
  expect(changedSince(known, [])).toEqual([]);
});
