import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { randomUuid } from './random-uuid.ts';

test('an id is made where the browser makes none itself', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomUuid);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});

test('nobody asks the browser for one', () => {
  const source = join(import.meta.dirname, '..');
  const asking = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      /crypto\.randomUUID\(/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
