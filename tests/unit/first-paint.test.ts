import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMessagesBackend } from '#i18n/messages-backend.ts';
import { namespaces } from '#i18n/namespaces.ts';
import { storedLanguage } from '#i18n/stored.ts';
import { snapshotPointer } from '#replica/protocol/snapshot.ts';
import { createSentinel } from '#replica/storage/sentinel.ts';
import { chosenEdition } from '#replica/sync/selection.ts';
import { languageCookie, languages } from '#shared/localized.ts';

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

test('the page looks for the reader’s language where the app keeps it', () => {
  expect(page).toContain(`/(?:^|; )${languageCookie}=([^;]+)/`);
  for (const place of ['localStorage', 'sessionStorage'])
    expect(page).toContain(`${place}.getItem('${storedLanguage}')`);
});

test('the page asks early for the content where the app looks for it', () => {
  expect(page).toContain(`fetch('${snapshotPointer}'`);
});

test('the page looks for the chosen edition, and for what is held, where the app keeps them', () => {
  const asked: string[] = [];
  const memory = {
    get: (key: string) => void asked.push(key),
    set: () => {},
    remove: () => {},
  };
  chosenEdition(memory);
  createSentinel(memory).sawAny();
  const [chosen, held] = asked.map((key) => `localStorage.getItem('${key}')`);
  expect(page.match(/localStorage\.getItem\('(?:selected|forum)[^)]*\)/g)).toEqual([
    chosen,
    held,
    chosen,
  ]);
});
