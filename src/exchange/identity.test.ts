import { expect, test } from 'vitest';
import { importedId, isImportedId } from './identity.ts';

test('the same thing in the same edition has the same id, and no other has it', async () => {
  const ids = await Promise.all([
    importedId(19, 'event', 'a'),
    importedId(19, 'event', 'a'),
    importedId(20, 'event', 'a'),
    importedId(19, 'speaker', 'a'),
  ]);
  expect(ids[0]).toBe(ids[1]);
  expect(new Set(ids).size).toBe(3);
  expect(ids.every(isImportedId)).toBe(true);
  expect(isImportedId(crypto.randomUUID())).toBe(false);
});

test('ids are version 5 of RFC 9562 and stay the same from release to release', async () => {
  expect(await importedId(19, 'event', 'é')).toBe('4473f676-58bc-57c9-9736-f607fee41ea3');
});
