import { describe, expect, test } from 'vitest';
import type { Row } from '#entities/index.ts';
import type { Group, Searched } from '#features/search/entries.ts';
import { createSearchIndex } from '#features/search/search-index.ts';
import { currentEvents, speakers } from '#seed/programme/index.ts';
import { guideContacts, guideSections } from '#seed/site/guide.ts';
import { locations } from '#seed/site/locations.ts';
import type { Language } from '#shared/localized.ts';
import { partsOf, termsFound } from '#ui/marked.tsx';

/** The demonstration's own rows under their slugs, as far as search reads them. */
function rows<G extends Group>(items: readonly { slug: string }[]): ReadonlyMap<string, Row<G>> {
  return new Map(
    items.map((item) => [
      item.slug,
      { description: {}, biography: {}, title: {}, ...item } as never,
    ]),
  );
}

const content: Searched = {
  track: new Map(),
  attachment: new Map(),
  event: rows<'event'>(currentEvents),
  speaker: rows<'speaker'>(speakers),
  exhibitor: rows<'exhibitor'>([
    {
      slug: 'honey',
      name: { fr: 'Coopérative du miel d’euphorbe', ar: 'تعاونية عسل الدغموس' },
      category: { fr: 'Cuisine' },
      stand: 'B12',
    } as never,
  ]),
  news: rows<'news'>([
    {
      slug: 'buses',
      title: { fr: 'Navettes depuis Berkane', en: 'Shuttle buses from Berkane' },
      content: { fr: '<p>Toutes les <strong>vingt minutes</strong></p>' },
    } as never,
  ]),
  location: rows<'location'>(locations),
  guide_section: rows<'guide_section'>(guideSections),
  guide_contact: rows<'guide_contact'>(guideContacts),
  intervention: new Map(
    currentEvents.flatMap(({ slug, interventions = [] }) =>
      interventions.map((talk, position) => [
        `${slug}/${position}`,
        { description: {}, ...talk, event_id: slug } as never,
      ]),
    ),
  ),
};

/** What is typed, by a reader of which language, and what must be among the five of its group. */
const probes: readonly (readonly [string, Language, Group, string])[] = [
  // accents, in both directions
  ['naima', 'fr', 'speaker', 'naima-benchekra'],
  ['Naïma', 'en', 'speaker', 'naima-benchekra'],
  ['LYES', 'fr', 'speaker', 'lyes-aguentour'],
  ['ceremonie', 'fr', 'event', 'opening-ceremony'],
  ['delegations', 'fr', 'event', 'welcome-of-delegations'],
  // hamza and alef
  ['ادريس', 'ar', 'speaker', 'driss-ait-hammouch'],
  ['إدريس', 'ar', 'speaker', 'driss-ait-hammouch'],
  ['انوار', 'ar', 'speaker', 'anouar-tissaf'],
  ['ابراهيم', 'ar', 'speaker', 'brahim-ouchtaine'],
  ['امنة', 'ar', 'speaker', 'emna-zaghdoudi'],
  // ta marbuta and ha, ya and alif maqsura
  ['خديجه', 'ar', 'speaker', 'khadija-ouazzine'],
  ['منيه', 'ar', 'speaker', 'mounia-taourirti'],
  ['سلمي', 'ar', 'speaker', 'salma-berkanaoui'],
  ['ضيافه', 'ar', 'event', 'hospitality-as-a-path'],
  // tashkeel and tatweel
  ['خَدِيجَة', 'ar', 'speaker', 'khadija-ouazzine'],
  ['عُمَر', 'ar', 'speaker', 'omar-el-kertani'],
  ['التـصـوف', 'ar', 'event', 'keys-to-sufism'],
  // the article
  ['ضيافة', 'ar', 'event', 'hospitality-as-a-path'],
  ['الضيافة', 'ar', 'event', 'hospitality-as-a-path'],
  ['كرتاني', 'ar', 'speaker', 'omar-el-kertani'],
  ['لمتوني', 'ar', 'speaker', 'fatima-zahra-lamtouni'],
  // a script that is not the reader's
  ['khadija', 'ar', 'speaker', 'khadija-ouazzine'],
  ['خديجة', 'fr', 'speaker', 'khadija-ouazzine'],
  ['سليم', 'en', 'speaker', 'slim-ben-ghorbane'],
  ['تيون', 'fr', 'speaker', 'serigne-babacar-thioune'],
  // another language than the reader's
  ['opening ceremony', 'fr', 'event', 'opening-ceremony'],
  ['خزائن الصحراء', 'fr', 'event', 'libraries-of-the-desert'],
  ['hospitalite', 'ar', 'event', 'hospitality-as-a-path'],
  // typing errors
  ['benchkra', 'fr', 'speaker', 'naima-benchekra'],
  ['khadidja', 'fr', 'speaker', 'khadija-ouazzine'],
  ['taourirt', 'fr', 'speaker', 'mounia-taourirti'],
  ['caligraphie', 'fr', 'event', 'calligraphy-first-stroke'],
  ['hospitaltiy', 'en', 'event', 'hospitality-as-a-path'],
  ['manuscirts', 'en', 'event', 'opening-of-the-manuscript-exhibition'],
  ['الضيفة', 'ar', 'event', 'hospitality-as-a-path'],
  // beginnings, several words, any order
  ['calli', 'fr', 'event', 'calligraphy-first-stroke'],
  ['larbi mohamed', 'fr', 'speaker', 'mohamed-larbi-zegzouti'],
  ['ouverture village', 'fr', 'event', 'opening-of-the-village'],
  // apostrophes, ligatures, transliteration
  ['l’éducation du coeur', 'fr', 'event', 'education-of-the-heart'],
  ['hospitalité', 'fr', 'event', 'hospitality-as-a-path'],
  ['sama', 'fr', 'event', 'opening-night-sama'],
  // stands, news, places
  ['b12', 'fr', 'exhibitor', 'honey'],
  ['miel', 'fr', 'exhibitor', 'honey'],
  // a stand as its card names it
  ['Stand B12', 'fr', 'exhibitor', 'honey'],
  ['الرواق B12', 'ar', 'exhibitor', 'honey'],
  ['رواق B12', 'ar', 'exhibitor', 'honey'],
  // talks lead to their session
  ['réparer sans effacer', 'fr', 'event', 'opening-of-the-manuscript-exhibition'],
  ['mending', 'en', 'event', 'opening-of-the-manuscript-exhibition'],
  ['ابن عربي', 'ar', 'event', 'andalus-gardens-and-books'],
  ['الششتري', 'ar', 'event', 'andalus-gardens-and-books'],
  // an article that may be none
  ['للقاءات', 'ar', 'location', 'meeting-tent'],
  ['عسل', 'fr', 'exhibitor', 'honey'],
  ['vingt minutes', 'fr', 'news', 'buses'],
  ['shuttle', 'ar', 'news', 'buses'],
  // the practical guide
  ['distributeur', 'fr', 'guide_section', 'argent'],
  ['مقابس', 'ar', 'guide_section', 'reseau'],
  // a child that is lost
  ['enfant perdu', 'fr', 'guide_section', 'objets-trouves'],
  ['lost child', 'en', 'guide_section', 'objets-trouves'],
  ['طفل ضائع', 'ar', 'guide_section', 'objets-trouves'],
];

const whole = createSearchIndex(content);
function find(query: string, language: Language, group: Group): readonly string[] {
  const { groups } = whole.search({ query, language });
  return groups.find((result) => result.group === group)?.ids ?? [];
}

describe('the search finds', () => {
  test.each(probes.filter(([, , , id]) => id !== 'nothing'))(
    '«%s» for a reader of %s: %s %s',
    (query, language, group, id) => {
      expect(find(query, language, group)).toContain(id);
    },
  );
});

test('at most five of a group', () => {
  expect(find('atelier', 'fr', 'event')).toHaveLength(5);
});

test('an index made in pieces finds what one made in one go finds', () => {
  const order = ['ar', 'fr', 'en'] as const;
  for (const pieces of [1, 3, 1000]) {
    const index = createSearchIndex(content);
    for (let made = 0; made < pieces && index.prepare(order); made += 1);
    for (const query of ['ضيافه', 'miel', 'Naïma']) {
      const asked = { query, language: 'ar' } as const;
      expect(index.search(asked)).toEqual(whole.search(asked));
    }
    expect(index.prepare(order)).toBe(false);
  }
});

test('nothing for what is nowhere, nor for signs alone', () => {
  const find = (query: string) => whole.search({ query, language: 'fr' }).groups;
  expect(find('xylophoniste quantique')).toEqual([]);
  expect(find(' … ')).toEqual([]);
});

test('the words that were found are marked in the text as it is written', () => {
  const { terms } = whole.search({ query: 'ضيافه', language: 'ar' });
  expect(partsOf('الضِّيافة طريقًا', termsFound(terms))).toEqual([
    { text: 'الضِّيافة', hit: true },
    { text: ' طريقًا', hit: false },
  ]);
});
