import type { Track } from '#entities/index.ts';
import { idOf } from '#seed/ids.ts';
import type { EditionSeed } from '#seed/site/editions.ts';
import type { EventSeed, SeedDay } from '#seed/types.ts';
import type { Localized } from '#shared/localized.ts';

/** A track of the current edition; its sessions by their slugs, in the order of the programme. */
interface TrackSeed {
  readonly slug: string;
  readonly colour: Track['colour'];
  readonly name: Localized;
  readonly description: Localized;
  /** The day that is dedicated to it. */
  readonly day?: SeedDay;
  readonly sessions: readonly string[];
}

/** The tracks of the current edition. */
export const tracks: readonly TrackSeed[] = [
  {
    slug: 'earth-and-water',
    colour: 'green',
    name: { fr: 'La terre et l’eau', en: 'Earth and water', ar: 'الأرض والماء' },
    description: {
      fr: 'Des vergers de Madagh aux nappes de la Moulouya : ce que nous devons à la terre qui nous porte.',
      en: 'From the orchards of Madagh to the groundwater of the Moulouya: what we owe the land that carries us.',
      ar: 'من بساتين مداغ إلى فرشات ملوية المائية: ما علينا للأرض التي تحملنا.',
    },
    day: 2,
    sessions: [
      ...['reading-a-living-soil', 'silent-walk', 'care-of-the-earth-plenary'],
      ...['water-as-a-commons', 'building-with-earth', 'planting-at-sunrise', 'compost-workshop'],
      ...['orchard-walk', 'charter-for-the-earth'],
    ],
  },
  {
    slug: 'the-heart',
    colour: 'violet',
    name: { fr: 'Le cœur et ses états', en: 'The heart and its states', ar: 'القلب وأحواله' },
    description: {
      fr: 'Éducation spirituelle, soin et psychologie : les savoirs du cœur, d’hier et d’aujourd’hui.',
      en: 'Spiritual education, care and psychology: what is known of the heart, then and now.',
      ar: 'التربية الروحية والرعاية وعلم النفس: معارف القلب بين الأمس واليوم.',
    },
    sessions: [
      ...['keys-to-sufism', 'states-of-the-heart', 'education-of-the-heart', 'healing-houses'],
      ...['listening-to-grief', 'exile-and-inner-peace', 'accompanying-the-end-of-life'],
      'heart-and-science',
    ],
  },
  {
    slug: 'books-and-manuscripts',
    colour: 'terracotta',
    name: { fr: 'Livres et manuscrits', en: 'Books and manuscripts', ar: 'كتب ومخطوطات' },
    description: {
      fr: 'Bibliothèques du désert, ateliers de papier et lectures : ce qui s’écrit, se copie et se garde.',
      en: 'Libraries of the desert, paper workshops and readings: what is written, copied and kept.',
      ar: 'خزائن الصحراء وورشات الورق والقراءات: ما يُكتب ويُنسخ ويُحفظ.',
    },
    sessions: [
      ...['opening-of-the-manuscript-exhibition', 'libraries-of-the-desert'],
      ...['editing-and-translating', 'paper-and-paste', 'reading-with-a-machine'],
      ...['andalus-gardens-and-books', 'letters-of-counsel', 'conservators-open-hour'],
    ],
  },
  {
    slug: 'living-together',
    colour: 'blue',
    name: { fr: 'Vivre ensemble', en: 'Living together', ar: 'العيش المشترك' },
    description: {
      fr: 'Hospitalité, miséricorde et paix entre les peuples et les générations.',
      en: 'Hospitality, mercy and peace between peoples and generations.',
      ar: 'الضيافة والرحمة والسلم بين الشعوب والأجيال.',
    },
    day: 3,
    sessions: [
      ...['training-young-hosts', 'hospitality-as-a-path', 'arguing-without-wounding'],
      ...['mercy-and-coexistence', 'living-with-screens', 'ethics-of-artificial-intelligence'],
      ...['solidarity-economy', 'diplomacy-of-peace', 'generations-in-conversation'],
      ...['letter-of-the-young', 'ihsan-at-work'],
    ],
  },
];

/** What the exhibition of manuscripts opens with, and what goes with it on later days, by their slugs. */
const wholes: Readonly<Record<string, string>> = {
  'paper-and-paste': 'opening-of-the-manuscript-exhibition',
  'reading-with-a-machine': 'opening-of-the-manuscript-exhibition',
  'conservators-open-hour': 'opening-of-the-manuscript-exhibition',
};

const trackOf = new Map(tracks.flatMap(({ slug, sessions }) => sessions.map((one) => [one, slug])));

/** The id of a track in the demonstration. */
export const trackId = (slug: string): string => idOf('track', slug);

/** The track of a session and the session that it is part of. */
export function threadOf(
  { slug }: EventSeed,
  edition: EditionSeed,
): { readonly track_id: string | null; readonly part_of_id: string | null } {
  const own = trackOf.get(slug);
  const whole = wholes[slug];
  return {
    track_id: own ? trackId(own) : null,
    part_of_id: whole ? idOf('event', `${edition.id}/${whole}`) : null,
  };
}
