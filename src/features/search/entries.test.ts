import { expect, test } from 'vitest';
import { fieldsOf, kinds } from '#entities/index.ts';
import { searchedKinds } from './entries.ts';

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
