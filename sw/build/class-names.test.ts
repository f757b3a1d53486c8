import { expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

test('a class is called alike wherever its file is built, and otherwise than that of another file', () => {
  const here = shortClassNames('/here');
  const there = shortClassNames('/there');
  const row = here('row', '/here/src/list.module.css');
  expect(row).toMatch(/^_row_[a-z0-9]{3}$/);
  expect(there('row', '/there/src/list.module.css?used')).toBe(row);
  expect(here('row', '/here/src/card.module.css')).not.toBe(row);
});

test('two files that would share a name are refused', () => {
  const name = shortClassNames('/');
  const many = () => {
    for (let file = 0; file < 2_000; file += 1) name('row', `/${file}.module.css`);
  };
  expect(many).toThrow(/both make the class _row_/);
});
