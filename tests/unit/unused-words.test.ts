import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/locales/en');
const source = ['src', 'sw', 'supabase']
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(room, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|supabase.types\.ts/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** Every word of the source that could be a key, or a part of one that is put together. */
const known = new Set(source.match(/\w+/g));
/** What stands before and behind what is filled in, in `…${one}_two`. */
const put = [...source.matchAll(/(\w*)\$\{[^}]*\}(\w*)/g)].map(([, before = '', behind = '']) => ({
  before,
  behind,
}));

/** Whether some code may ask for the last part of a key; a plural form is asked for by its stem. */
function isAsked(key: string): boolean {
  const stem = key.replace(/_(zero|one|two|few|many|other)$/, '');
  if (known.has(key) || known.has(stem)) return true;
  return put.some(
    ({ before, behind }) =>
      before + behind !== '' &&
      stem.length > before.length + behind.length &&
      stem.startsWith(before) &&
      stem.endsWith(behind) &&
      known.has(stem.slice(before.length, stem.length - behind.length)),
  );
}

function unasked(value: unknown, path: string): string[] {
  if (typeof value === 'string') return isAsked(path.split(/[.:]/).at(-1) ?? '') ? [] : [path];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    unasked(inner, `${path}${path.endsWith(':') ? '' : '.'}${key}`),
  );
}

test('every word is asked for', () => {
  const words = readdirSync(folder).flatMap((file) =>
    unasked(JSON.parse(readFileSync(join(folder, file), 'utf8')), `${file.replace('.json', '')}:`),
  );
  expect(words).toEqual([]);
});
