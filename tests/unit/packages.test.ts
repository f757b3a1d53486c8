import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Card = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

const root = join(import.meta.dirname, '../..');
const card = (path: string): Card => JSON.parse(readFileSync(join(root, path), 'utf8'));
const listed = ({ dependencies, devDependencies }: Card) => ({
  ...dependencies,
  ...devDependencies,
});

const forum = listed(card('package.json'));
const local = listed(card('supabase/local/package.json'));

test('every package is named with its exact version', () => {
  for (const version of Object.values({ ...forum, ...local })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});

test('what the embedded back end and the rest both use is one version of it', () => {
  const both = Object.keys(local).filter((name) => name in forum);
  expect(both.map((name) => [name, local[name]])).toEqual(both.map((name) => [name, forum[name]]));
  expect(both).toContain('postgres');
});
