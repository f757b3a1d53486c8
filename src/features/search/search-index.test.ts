import { expect, test } from 'vitest';
import type { Row } from '#entities/index.ts';
import type { Language } from '#shared/localized.ts';
import {
  entryOf,
  type Group,
  type Place,
  readingOrder,
  type Searched,
  type SearchedRow,
  searchedKinds,
  textsAt,
} from './entries.ts';
import { createSearchIndex } from './search-index.ts';

/** Content of these rows only, under their ids; what a row does not say is empty. */
function contentOf(
  rows: Partial<Record<(typeof searchedKinds)[number], Readonly<Record<string, object>>>>,
): Searched {
  const empty = { name: {}, title: {}, description: {}, biography: {}, category: {}, content: {} };
  const kinds = searchedKinds.map((group) => {
    const held = Object.entries(rows[group] ?? {}).map(([id, row]) => [id, { ...empty, ...row }]);
    return [group, new Map(held as [string, Row<Group>][])];
  });
  return Object.fromEntries(kinds);
}

/** Ids of what is found, group by group. */
function find(content: Searched, query: string, language: Language = 'fr') {
  const { groups: found } = createSearchIndex(content).search({ query, language });
  return Object.fromEntries(found.map(({ group, ids }) => [group, ids]));
}

test('a talk leads to its session, by its title before what is told of it', () => {
  const content = contentOf({
    event: { told: { title: { fr: 'Soirée' } }, titled: { title: { fr: 'Matinée' } } },
    intervention: {
      a: { event_id: 'told', title: { fr: 'Lecture' }, description: { fr: 'Les roses de Shiraz' } },
      b: { event_id: 'titled', title: { fr: 'Roses de Kelaa' } },
    },
  });
  expect(find(content, 'roses')).toEqual({ event: ['titled', 'told'] });
});

test('a session is found by its track, and by the new name once that is called otherwise', () => {
  const content = contentOf({
    event: {
      own: { title: { fr: 'Soirée' }, track_id: 'earth' },
      other: { title: { fr: 'Repas' } },
    },
    track: { earth: { name: { fr: 'Terre' } } },
  });
  expect(find(content, 'terre')).toEqual({ event: ['own'] });
  const index = createSearchIndex(content);
  const found = (query: string) => index.search({ query, language: 'fr' }).groups;
  expect(found('vergers')).toEqual([]);
  const row = { name: { fr: 'Vergers' } } as Row<'track'>;
  index.take([{ kind: 'track', id: 'earth', row }]);
  expect(found('vergers')).toEqual([{ group: 'event', ids: ['own'] }]);
  expect(found('terre')).toEqual([]);
});

test('a session is found by the languages it is held in or interpreted into, after what names them', () => {
  const interpretation = [{ language: 'tr', by: 'headset' }];
  const content = contentOf({
    event: {
      told: { title: { fr: 'Soirée', ar: 'سهرة' }, spoken: ['ar'], interpretation },
      titled: { title: { fr: 'Le turc en dix mots' } },
      plain: { title: { fr: 'Repas' } },
    },
  });
  expect(find(content, 'turc')).toEqual({ event: ['titled', 'told'] });
  expect(find(content, 'التركية', 'ar')).toEqual({ event: ['told'] });
});

test('a name counts more than other texts, and a function more than a biography', () => {
  const content = contentOf({
    speaker: {
      biography: { name: { fr: 'Amina' }, biography: { fr: 'Poète et poète, toujours poète' } },
      title: { name: { fr: 'Karim' }, title: { fr: 'Le grand poète' } },
      name: { name: { fr: 'Omar Poète du Sud' } },
    },
  });
  expect(find(content, 'poète')).toEqual({ speaker: ['name', 'title', 'biography'] });
});

test('a match in the reader’s language counts more than one in another', () => {
  const content = contentOf({
    news: {
      french: { title: { fr: 'Le festival du village' } },
      english: { title: { en: 'The festival village' } },
      arabic: { title: { ar: 'مهرجان festival' } },
    },
  });
  expect(find(content, 'festival', 'fr').news?.[0]).toBe('french');
  expect(find(content, 'festival', 'en').news?.[0]).toBe('english');
  expect(find(content, 'festival', 'ar').news?.[0]).toBe('arabic');
});

test('a word of the other script is found where something is called so, not in running text', () => {
  const content = contentOf({
    event: {
      said: { title: { en: 'Counsel' }, description: { en: 'Neither encourage nor correct' } },
      led: { title: { fr: 'Soirée' } },
      // How rare a word is tells only among several texts of a language.
      other: { title: { en: 'Evening' } },
    },
    speaker: { named: { name: { fr: 'Nour Idrissi' } } },
    intervention: { talk: { event_id: 'led', title: { fr: 'Le nûr et la lampe' } } },
  });
  expect(find(content, 'نور', 'ar')).toEqual({ event: ['led'], speaker: ['named'] });
  expect(find(content, 'nor', 'en').event?.[0]).toBe('said');
});

test('what is found in several languages counts by the best of them', () => {
  const content = contentOf({
    event: {
      both: { title: { fr: 'Sama' }, description: { en: 'A sama among many other things' } },
      one: { title: { fr: 'Soirée' }, description: { fr: 'Sama' } },
    },
  });
  expect(find(content, 'sama')).toEqual({ event: ['both', 'one'] });
});

test('every word must be found', () => {
  const content = contentOf({ exhibitor: { honey: { name: { fr: 'Miel de thym' } } } });
  expect(find(content, 'thym miel')).toEqual({ exhibitor: ['honey'] });
  expect(find(content, 'miel lavande')).toEqual({});
});

test('a slip is forgiven in a word of four letters, two in one of eight, none in a number', () => {
  const content = contentOf({
    exhibitor: { a: { name: { fr: 'Thé, miel et calligraphie' }, stand: 'B 2026' } },
  });
  const finds = (query: string) => find(content, query).exhibitor?.length === 1;
  expect(['miel', 'mial', 'the', 'calligrafie', '2026', '202'].map(finds)).toEqual(
    Array(6).fill(true),
  );
  expect(['maal', 'tha', '2025', 'colyografie'].map(finds)).toEqual(Array(4).fill(false));
});

test('what has no name in a language is found in it by its other words all the same', () => {
  const content = contentOf({
    event: { e: { title: { fr: 'Soirée' }, track_id: 't' } },
    track: { t: { name: { ar: 'مسار الأرض' } } },
  });
  expect(find(content, 'مسار', 'ar')).toEqual({ event: ['e'] });
});

test('what is written between angle brackets is not content', () => {
  const content = contentOf({
    news: { n: { title: { fr: 'Titre' }, content: { fr: '<p class="note">Un<br>deux</p>' } } },
  });
  expect(find(content, 'deux')).toEqual({ news: ['n'] });
  expect([find(content, 'class'), find(content, 'note')]).toEqual([{}, {}]);
});

test('what is called so stands before the groups of what only tells of it', () => {
  const told = { description: { fr: 'On vous y soigne, comme à l’infirmerie du village' } };
  const content = contentOf({
    event: { e: { title: { fr: 'Accompagner la maladie' }, ...told } },
    speaker: { s: { name: { fr: 'Hatem Douiri' }, biography: told.description } },
    location: { l: { name: { fr: 'Infirmerie' } } },
    guide_section: { g: { title: { fr: 'Premiers secours' }, content: told.description } },
  });
  expect(Object.keys(find(content, 'infirmerie'))[0]).toBe('location');
  expect(Object.keys(find(content, 'Hatem'))).toEqual(['speaker']);
  expect(Object.keys(find(content, 'maladie'))).toEqual(['event']);
});

test('what has no text in a language is left to the others', () => {
  const content = contentOf({
    location: { l: { name: { fr: 'Tente' } } },
    event: { e: { title: { fr: 'Tente ouverte', ar: 'خيمة' } } },
    speaker: { s: { title: { ar: 'شاعر' } } },
  });
  expect(Object.keys(find(content, 'tente'))).toEqual(['location', 'event']);
  const without = (['fr', 'ar'] as const).map((language) =>
    [entryOf(content, 'speaker', 's', language), entryOf(content, 'location', 'l', language)].map(
      (entry) => entry?.id,
    ),
  );
  expect(without).toEqual([
    [undefined, 'location:l'],
    ['speaker:s', undefined],
  ]);
});

test('the reader’s language is looked through first', () => {
  expect(readingOrder('fr')).toEqual(['fr', 'en', 'ar']);
  expect(readingOrder('ar')).toEqual(['ar', 'fr', 'en']);
});

test('it is known where what is not called so was found, and that text can be shown', () => {
  const content = contentOf({
    location: {
      l: { name: { fr: 'Pavillon' }, description: { fr: '<p>Le zellige &amp; la chaux</p>' } },
    },
    event: { e: { title: { fr: 'Soir' } } },
    intervention: { t: { event_id: 'e', title: { fr: 'Lune', ar: 'زليج' } } },
  });
  const { places } = createSearchIndex(content).search({ query: 'zellige', language: 'fr' });
  expect(places.get('location:l')).toEqual({ language: 'fr', field: 'text' });
  const described = textsAt(content, 'location', 'l', { language: 'fr', field: 'text' });
  expect(described).toEqual(['Le zellige & la chaux']);
  const asked = { query: 'زليج', language: 'fr' } as const;
  const talk = createSearchIndex(content).search(asked).places.get('event:e');
  expect(talk).toEqual({ language: 'ar', field: 'more' });
  expect(textsAt(content, 'event', 'e', talk as Place)).toContain('زليج');
});

test('an index that follows its rows finds what one made of the last of them finds', () => {
  const first = contentOf({
    event: {
      a: { title: { fr: 'Samâ du soir' } },
      b: { title: { fr: 'Atelier' } },
      c: { title: { fr: 'Halte' } },
    },
    speaker: { s: { name: { fr: 'Amina' } }, gone: { name: { fr: 'Karim' } } },
    intervention: { t: { event_id: 'a', title: { fr: 'Les roses' } } },
    attachment: { d: { event_id: 'a', name: { fr: 'Bibliographie' } } },
  });
  const index = createSearchIndex(first);
  index.search({ query: 'roses', language: 'fr' });
  const last = contentOf({
    event: {
      a: { title: { fr: 'Veillée' } },
      b: { title: { fr: 'Atelier' } },
      c: { title: { fr: 'Halte' } },
    },
    speaker: { s: { name: { fr: 'Amina', ar: 'أمينة' } } },
    intervention: { t: { event_id: 'b', title: { fr: 'Les roses' } } },
    attachment: { d: { event_id: 'c', name: { fr: 'Bibliographie' } } },
  });
  for (const kind of searchedKinds) {
    const ids = new Set([...first[kind].keys(), ...last[kind].keys()]);
    index.take([...ids].map((id) => ({ kind, id, row: last[kind].get(id) }) as SearchedRow));
  }
  for (const query of ['sama', 'veillée', 'roses', 'bibliographie', 'amina', 'أمينة', 'karim']) {
    const { groups, places } = index.search({ query, language: 'fr' });
    const whole = createSearchIndex(last).search({ query, language: 'fr' });
    expect([groups, places], query).toEqual([whole.groups, whole.places]);
  }
  expect(find(last, 'roses')).toEqual({ event: ['b'] });
  expect(find(last, 'bibliographie')).toEqual({ event: ['c'] });
});

test('a talk that has moved, and nothing else, leads to the session it is in now', () => {
  const content = contentOf({
    event: { a: { title: { fr: 'Veillée' } }, b: { title: { fr: 'Atelier' } } },
    intervention: { t: { event_id: 'a', title: { fr: 'Les roses' } } },
  });
  const index = createSearchIndex(content);
  const query = { query: 'roses', language: 'fr' } as const;
  expect(index.search(query).groups).toEqual([{ group: 'event', ids: ['a'] }]);
  const row = { event_id: 'b', title: { fr: 'Les roses' } } as Row<'intervention'>;
  index.take([{ kind: 'intervention', id: 't', row }]);
  expect(index.search(query).groups).toEqual([{ group: 'event', ids: ['b'] }]);
});

test('a document that comes later leads to its session', () => {
  const content = contentOf({ event: { e: { title: { fr: 'Soir' } } } });
  const index = createSearchIndex(content);
  const query = { query: 'bibliographie', language: 'fr' } as const;
  expect(index.search(query).groups).toEqual([]);
  const row = { event_id: 'e', name: { fr: 'Bibliographie' } } as Row<'attachment'>;
  index.take([{ kind: 'attachment', id: 'd', row }]);
  expect(index.search(query).groups).toEqual([{ group: 'event', ids: ['e'] }]);
});

test('a word that another language says at every turn is not found there', () => {
  const content = contentOf({
    event: {
      tea: { title: { fr: 'Accueil' }, description: { fr: 'Un thé est servi' } },
      heart: { title: { fr: 'Le cœur', en: 'The heart, the mind and their limits' } },
    },
  });
  expect(find(content, 'thé')).toEqual({ event: ['tea'] });
  expect(find(content, 'the', 'en')).toEqual({ event: ['tea'] });
  expect(find(content, 'the heart', 'en')).toEqual({ event: ['heart'] });
  expect(find(content, 'heart the', 'en')).toEqual({ event: ['heart'] });
});
