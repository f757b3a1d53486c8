import { type SpokenLanguage, spokenLanguages } from '#entities/event.ts';
import type { Interpretation } from '#entities/kit/field.ts';
import type { EventSeed } from '#seed/types.ts';

type Spoken = readonly SpokenLanguage[];

/** In which languages the sessions of the current edition are held, by their slugs. */
const spoken: Readonly<Record<string, Spoken>> = {
  'dawn-dhikr-day-1': ['ar'],
  'reading-a-living-soil': ['fr'],
  'opening-of-the-manuscript-exhibition': ['ar', 'fr'],
  'training-young-hosts': ['fr', 'en'],
  'keys-to-sufism': ['ar', 'fr'],
  'hospitality-as-a-path': ['fr', 'en'],
  'libraries-of-the-desert': ['ar', 'fr'],
  'calligraphy-first-stroke': ['ar'],
  'one-poem-three-languages': ['ar', 'en', 'ur'],
  'women-who-taught': ['ar'],
  'opening-of-the-village': ['ar', 'fr'],
  'evening-wird-day-1': ['ar'],
  'opening-ceremony': ['ar'],
  'opening-night-sama': ['ar'],
  'dawn-dhikr-day-2': ['ar'],
  'silent-walk': ['en', 'fr'],
  'care-of-the-earth-plenary': ['ar', 'en'],
  'editing-and-translating': ['fr'],
  'arguing-without-wounding': ['fr', 'en'],
  'water-as-a-commons': ['fr', 'en', 'es'],
  'states-of-the-heart': ['ar'],
  'ney-workshop': ['en', 'tr'],
  'paper-and-paste': ['ar', 'fr'],
  'poems-for-the-nap': ['fr'],
  'education-of-the-heart': ['ar', 'fr'],
  'healing-houses': ['ar', 'fr'],
  'listening-to-grief': ['fr', 'en'],
  'building-with-earth': ['fr'],
  'mercy-and-coexistence': ['fr', 'en'],
  'poets-of-desert-and-mountain': ['ar', 'zgh'],
  'evening-wird-day-2': ['ar'],
  'sama-desert-and-nile': ['ar'],
  'open-microphone': ['ar', 'zgh', 'fr', 'en'],
  'night-vigil-day-2': ['ar'],
  'dawn-dhikr-day-3': ['ar'],
  'planting-at-sunrise': ['fr'],
  'ethics-of-artificial-intelligence': ['en'],
  'languages-of-devotion': ['zgh', 'fr'],
  'embroidery-and-vows': ['en'],
  'reading-with-a-machine': ['en', 'de'],
  'living-with-screens': ['fr'],
  'art-of-building': ['en', 'es'],
  'breath-and-stroke': ['ar', 'tr'],
  'achewiq-circle': ['zgh'],
  'solidarity-economy': ['ar', 'fr'],
  'music-and-transmission': ['ar'],
  'exile-and-inner-peace': ['ar', 'fr'],
  'compost-workshop': ['fr'],
  'diplomacy-of-peace': ['fr', 'en'],
  'andalus-gardens-and-books': ['es', 'ar'],
  'generations-in-conversation': ['fr', 'en'],
  'evening-wird-day-3': ['ar'],
  'great-night-of-sama': ['ar'],
  'poetry-under-the-stars': ['ar', 'en', 'ur'],
  'night-vigil-day-3': ['ar'],
  'dawn-dhikr-day-4': ['ar'],
  'orchard-walk': ['ar', 'fr'],
  'ihsan-at-work': ['ar'],
  'archives-of-women': ['ar', 'zgh'],
  'letters-of-counsel': ['ar'],
  'letter-of-the-young': ['ar', 'fr', 'en'],
  'accompanying-the-end-of-life': ['fr', 'en'],
  'charter-for-the-earth': ['fr'],
  'muwashshah-workshop': ['ar'],
  'conservators-open-hour': ['ar', 'fr'],
  'what-we-take-home': ['ar'],
  'heart-and-science': ['en', 'fr'],
  'prize-of-the-cooperatives': ['ar', 'fr'],
  'closing-ceremony': ['ar', 'fr'],
  'evening-wird-day-4': ['ar'],
  'farewell-sama': ['ar'],
  'night-vigil-day-4': ['ar'],
};

/** The booths of the halls: the languages they interpret into, each on its channel of the headsets. */
const booths: Readonly<Record<string, Readonly<Partial<Record<SpokenLanguage, number>>>>> = {
  'main-hall': { ar: 1, fr: 2, en: 3, es: 4 },
  'meeting-tent': { ar: 1, fr: 2, en: 3 },
  'ghazali-room': { ar: 1, fr: 2 },
  'knowledge-pavilion': { fr: 2, en: 3 },
};

/** What is interpreted: nobody translates a prayer or a workshop of hands. */
const interpreted: readonly string[] = ['conference', 'round_table', 'ceremony'];
/** The languages of the main hall that go out with the live stream. */
const streamed: Spoken = ['ar', 'fr', 'en'];

/** The languages of a session; a booth is silent where everybody speaks its language anyway. */
export function languagesOf({ slug, type, location }: EventSeed): {
  readonly spoken: Spoken;
  readonly interpretation: readonly Interpretation<SpokenLanguage>[];
} {
  const held = spoken[slug] ?? [];
  const own = held.length > 0 && interpreted.includes(type) ? (booths[location] ?? {}) : {};
  const heard = (Object.entries(own) as [SpokenLanguage, number][]).filter(
    ([language]) => held.join() !== language,
  );
  return {
    spoken: spokenLanguages.filter((language) => held.includes(language)),
    interpretation: heard.flatMap(([language, channel]) => [
      { language, by: 'headset', channel } as const,
      ...(location === 'main-hall' && streamed.includes(language)
        ? [{ language, by: 'stream' } as const]
        : []),
    ]),
  };
}
