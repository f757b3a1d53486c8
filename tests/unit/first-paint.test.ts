import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMessagesBackend } from '#i18n/messages-backend.ts';
import { namespaces } from '#i18n/namespaces.ts';
import { snapshotPointer } from '#replica/protocol/snapshot.ts';
import { languages } from '#shared/localized.ts';

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const lists = [...page.matchAll(/\[((?:\s*'[a-z_]+',?\s*)+)\]/g)].map((match) =>
  [...(match[1] ?? '').matchAll(/'([a-z_]+)'/g)].map((word) => word[1]),
);

test('the page asks early for the words where the app looks for them', async () => {
  const asked: string[] = [];
  const backend = createMessagesBackend(async (address) => {
    asked.push(address);
    return Response.json({});
  });
  for (const namespace of namespaces) {
    await new Promise((done) => backend.read('LANGUAGE', namespace, done));
  }
  expect(asked).toEqual(['/locales/LANGUAGE.json']);
  expect(page).toMatch(/`\/locales\/\$\{lang\}\.json`/);
});

test('the page knows the same languages as the app', () => {
  expect(lists).toContainEqual([...languages]);
});

test('the page asks early for the content where the app looks for it', () => {
  expect(page).toContain(`fetch('${snapshotPointer}'`);
});
