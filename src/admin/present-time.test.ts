import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const files = ['admin', 'exchange', 'replica/outbox'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => join(room, path)),
);

test('nothing that is written or shown in the back office has its hour from the device’s own clock', () => {
  const own = /\bDate\.now\b|\bnew Date\(\)/;
  expect(files.filter((path) => own.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
