import { expect, test } from 'vitest';
import { fieldsOf, kinds, type Row } from '#entities/index.ts';
import { entryOf, noContent, type Searched, searchedKinds, textsAt } from './entries.ts';

test('a field that declares its weight is one that search looks through', () => {
  const missed = kinds.flatMap((kind) => {
    const isRead = searchedKinds.some((one) => one === kind);
    return Object.entries(fieldsOf(kind)).flatMap(([name, { search, type }]) =>
      search && !(isRead && type === 'localized') ? [`${kind}.${name}`] : [],
    );
  });
  expect(
    missed,
    'nothing finds these: search reads localized fields of searchedKinds (entries.ts); add the kind there, or declare no weight',
  ).toEqual([]);
});

test('what has no text in a language is no entry in it, however many texts it could have', () => {
  const event = { title: { fr: 'Soir' }, description: {} } as Row<'event'>;
  const talk = { event_id: 'e', title: { fr: 'Lune' }, description: {} } as Row<'intervention'>;
  const content: Searched = {
    ...noContent,
    event: new Map([['e', event]]),
    intervention: new Map([
      ['t', talk],
      ['u', talk],
    ]),
  };
  expect(entryOf(content, 'event', 'e', 'ar')).toBeUndefined();
  expect(entryOf(content, 'event', 'e', 'fr')).toMatchObject({ name: 'Soir', text: '' });
  const told = { language: 'fr', field: 'text' } as const;
  expect(textsAt(content, 'event', 'e', told)).toEqual([]);
});
