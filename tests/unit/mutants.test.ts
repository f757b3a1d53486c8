import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultOf } from '../mutants/bug.ts';
import { areas } from '../mutants/bugs/index.ts';

const root = join(import.meta.dirname, '../..');

test.each(areas)('each planted bug of $name fits the project as it is', ({ bugs }) => {
  expect(bugs.flatMap((bug) => faultOf(bug, root) ?? [])).toEqual([]);
});

test('there are many, in every area, and few that no test is to see', () => {
  const all = areas.flatMap(({ bugs }) => bugs);
  expect(all.length).toBeGreaterThanOrEqual(120);
  for (const { name, bugs } of areas) expect(bugs.length, name).toBeGreaterThanOrEqual(5);
  expect(all.filter(({ argued }) => argued).length).toBeLessThanOrEqual(all.length / 20);
});
