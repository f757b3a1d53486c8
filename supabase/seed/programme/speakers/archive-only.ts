import type { SpeakerSeed } from '#seed/types.ts';

/** Speakers who came to the 19th edition only. */
export const archiveOnlySpeakers = [
  {
    slug: 'paul-henri-costantini',
    name: { fr: 'Paul-Henri Costantini', en: 'Paul-Henri Costantini', ar: 'بول هنري كوستانتيني' },
    title: {
      fr: 'Géographe des pèlerinages, Aix-en-Provence',
      en: 'Geographer of pilgrimage, Aix-en-Provence',
      ar: 'جغرافي مختص في الزيارات والحج، إكس أون بروفانس',
    },
    biography: {
      fr: 'Paul-Henri Costantini cartographie à pied les chemins de visite pieuse autour de la Méditerranée. Ses carnets dessinés ont été exposés à Bastia et à Alger.',
      en: 'Paul-Henri Costantini maps, on foot, the paths of pious visitation around the Mediterranean. His drawn notebooks have been exhibited in Bastia and Algiers.',
      ar: 'يرسم بول هنري كوستانتيني خرائط طرق الزيارة حول المتوسط سيرًا على الأقدام. وعُرضت دفاتره المرسومة بباستيا والجزائر.',
    },
    country: 'FR',
    editions: ['archive'],
  },
  {
    slug: 'maryam-sokhna-drame',
    name: { fr: 'Maryam Sokhna Dramé', en: 'Maryam Sokhna Dramé', ar: 'مريم سخنة درامي' },
    title: {
      fr: 'Réalisatrice de documentaires, Dakar',
      en: 'Documentary film-maker, Dakar',
      ar: 'مخرجة أفلام وثائقية، دكار',
    },
    biography: {
      fr: 'Maryam Sokhna Dramé filme depuis quinze ans celles et ceux qui préparent les grandes assemblées : cuisinières, tailleurs, conducteurs d’autocar. Son dernier film suit une seule marmite pendant trois jours.',
      en: 'For fifteen years Maryam Sokhna Dramé has filmed those who prepare great gatherings: cooks, tailors, coach drivers. Her latest film follows a single cooking pot for three days.',
    },
    country: 'SN',
    editions: ['archive'],
  },
  {
    slug: 'hisham-al-kafrsousi',
    name: { fr: 'Hisham Al-Kafrsousi', en: 'Hisham Al-Kafrsousi', ar: 'هشام الكفرسوسي' },
    title: {
      fr: 'Menuisier d’art et enseignant, Damas',
      en: 'Art joiner and teacher, Damascus',
      ar: 'نجار فني ومعلّم، دمشق',
    },
    biography: {
      fr: 'Hisham Al-Kafrsousi fabrique des pupitres et des coffrets assemblés sans clou. Il reçoit des apprentis à qui il demande d’abord de balayer l’atelier pendant un mois.',
      en: 'Hisham Al-Kafrsousi makes lecterns and boxes joined without a single nail. He takes apprentices, whom he first asks to sweep the workshop for a month.',
      ar: 'يصنع هشام الكفرسوسي كراسيّ مصاحف وعلبًا معشّقة بلا مسامير. ويستقبل متعلّمين يطلب منهم أول الأمر أن يكنسوا الورشة شهرًا.',
    },
    country: 'SY',
    editions: ['archive'],
  },
  {
    slug: 'wilhelmine-askeland',
    name: { fr: 'Wilhelmine Askeland', en: 'Wilhelmine Askeland', ar: 'فيلهلمينه أسكلاند' },
    title: {
      fr: 'Linguiste et traductrice, Bergen',
      en: 'Linguist and translator, Bergen',
      ar: 'لغوية ومترجمة، برغن',
    },
    biography: {
      fr: 'Wilhelmine Askeland a consacré vingt ans au vocabulaire des états spirituels dans les langues scandinaves. Elle dirige un glossaire collectif auquel chacun peut contribuer.',
      en: 'Wilhelmine Askeland has spent twenty years on the vocabulary of spiritual states in the Scandinavian languages. She edits a collective glossary to which anyone may contribute.',
      ar: 'أمضت فيلهلمينه أسكلاند عشرين عامًا في دراسة ألفاظ الأحوال الروحية في اللغات الإسكندنافية. وتشرف على معجم جماعي يستطيع كل أحد أن يسهم فيه.',
    },
    country: 'NO',
    editions: ['archive'],
  },
] satisfies SpeakerSeed[];
