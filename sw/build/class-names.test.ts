import { expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

test('a class is called alike wherever its file is built, and otherwise than any other', () => {
  const here = shortClassNames('/here');
  const there = shortClassNames('/there');
  here('row', '/here/src/other.module.css');
  const row = here('row', '/here/src/list.module.css');
  expect(row).toMatch(/^_[a-z0-9]{4}0$/);
  expect(there('row', '/there/src/list.module.css?used')).toBe(row);
  expect(here('row', '/here/src/card.module.css')).not.toBe(row);
  expect(here('title', '/here/src/list.module.css')).toMatch(/^_[a-z0-9]{4}1$/);
  expect(here('row', '/here/src/list.module.css')).toBe(row);
});

test('two files that would share their letters are refused', () => {
  const name = shortClassNames('/');
  const many = () => {
    for (let file = 0; file < 20_000; file += 1) name('row', `/${file}.module.css`);
  };
  expect(many).toThrow(/both have the letters/);
});
