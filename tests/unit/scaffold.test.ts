import { expect, test } from 'vitest';
import { append, importName, insertBefore } from '../../supabase/scaffold/insert.ts';
import { namesOf } from '../../supabase/scaffold/names.ts';

test('an item is added where its bracket closes, whatever texts and comments hold', () => {
  const text = "const a = { one: '}', // it’s }\n two: /* } */ [1] };\nconst b = {};\n";
  expect(append(text, ['const a = {'], 'three: 3')).toBe(
    "const a = { one: '}', // it’s }\n two: /* } */ [1],\nthree: 3,\n};\nconst b = {};\n",
  );
  expect(append('f({ a: [] });', ['f({', 'a: ['], 'x')).toBe('f({ a: [\nx,\n] });');
});

test('what is not there is said, not guessed', () => {
  expect(() => append('const a = {};\nx: []', ['const a = {', 'x: ['], 'y')).toThrow('"x: ["');
  expect(() => append('const a = {', ['const a = {'], 'y')).toThrow('close');
  expect(() => insertBefore('a\n b\n b\n', ' b', ' c')).toThrow('one line');
});

test('a name is imported once', () => {
  const text = "import { a } from './kit.ts';\n";
  expect(importName(text, './kit.ts', 'a')).toBe(text);
  expect(importName(text, './kit.ts', 'b')).toBe("import { a, b } from './kit.ts';\n");
  expect(importName('', './kit.ts', 'b')).toBe("import { b } from './kit.ts';\n");
});

test.each([
  ['partner', 'partners', 'PartnersScreen', '/admin/partners'],
  ['opening_party', 'opening_parties', 'OpeningPartiesScreen', '/admin/opening-parties'],
  ['day', 'days', 'DaysScreen', '/admin/days'],
])('%s lies in %s', (kind, table, screen, path) => {
  expect(namesOf(kind)).toMatchObject({ table, screen, path, place: `admin_${table}` });
});
