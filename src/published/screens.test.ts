import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namespaces } from '#i18n/namespaces.ts';
import { addresses, unpublished } from '#shared/addresses.ts';
import { partOf } from './part-of.ts';
import { screens } from './screens.ts';

test('every public address has published pages', () => {
  const names = Object.keys(addresses) as (keyof typeof addresses)[];
  const open = names.filter((name) => !name.startsWith('admin'));
  const declared = screens.map(({ address }) => address as string);
  expect(
    declared.toSorted(),
    'each has a published.ts beside its screen, named in screens.ts, or is named in `unpublished` of addresses.ts',
  ).toEqual(open.filter((name) => !unpublished.includes(name)).toSorted());
});

test('a screen comes in the part that its address leads to', () => {
  const routes = readFileSync(join(import.meta.dirname, '../routes/screens.ts'), 'utf8');
  for (const { address } of screens) {
    const [, part = 'programme'] =
      new RegExp(`^  ${address}: lazyRouteComponent\\((\\w+),`, 'm').exec(routes) ?? [];
    expect(partOf(address), `${address} in src/published/part-of.ts`).toBe(part);
  }
});

test('pages that readers begin with are published before those of single rows', () => {
  const paths = screens.map(({ address }) => addresses[address].path);
  const firstOfRows = paths.findIndex((path) => path.includes('$'));
  expect(paths.slice(firstOfRows).every((path) => path.includes('$'))).toBe(true);
});

test('the words of a screen that is published are there from the start', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
  const files = ['site', 'texts', 'tools'].flatMap((part) =>
    [...read(`routes/${part}.ts`).matchAll(/'#(features\/.*-screen\.tsx)'/g)].map(
      ([, path]) => path,
    ),
  );
  expect(files.length).toBeGreaterThan(10);
  const late = files.flatMap((path = '') => {
    const asked = [...read(path).matchAll(/useTranslation\(([^)]*)\)/g)].map(([, names]) => names);
    const names = asked.join().match(/[\w-]+/g) ?? [];
    return names.filter((name) => !(namespaces as readonly string[]).includes(name));
  });
  expect(late, 'these are missing in src/i18n/namespaces.ts').toEqual([]);
});
