import type { EventSeed } from '#seed/types.ts';

/** 21 October 2024: pilgrimages, schools and farewells. */
export const archiveDay4 = [
  {
    slug: 'archive-dawn-dhikr-day-4',
    day: 4,
    start: '06:00',
    end: '07:00',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Dernière aube de la 19e édition',
      en: 'Last dawn of the 19th edition',
      ar: 'آخر فجر في الدورة التاسعة عشرة',
    },
    description: {
      fr: 'Dhikr, puis prière pour ceux qui prennent la route.',
      ar: 'ذكر ثم دعاء للمسافرين.',
    },
    chair: 'abdessamad-tafersiti',
  },
  {
    slug: 'archive-geographies-of-pilgrimage',
    day: 4,
    start: '09:30',
    end: '11:00',
    type: 'conference',
    location: 'ghazali-room',
    title: {
      fr: 'Géographies de la visite pieuse',
      en: 'Geographies of pious visitation',
      ar: 'جغرافيا الزيارة',
    },
    description: {
      fr: 'On marche vers un tombeau, une source, un ami. Cartes, textes et récits de marcheurs.',
      en: 'People walk towards a tomb, a spring, a friend. Maps, texts and walkers’ tales.',
      ar: 'يمشي الناس نحو ضريح أو عين أو صديق. خرائط ونصوص وحكايات مشّائين.',
    },
    chair: 'fatima-zahra-lamtouni',
    participants: ['paul-henri-costantini', 'marisol-encinar', 'emna-zaghdoudi'],
    interventions: [
      {
        speaker: 'paul-henri-costantini',
        title: {
          fr: 'Les haltes font le chemin',
          en: 'The halts make the path',
          ar: 'المحطات تصنع الطريق',
        },
        description: {
          fr: 'Comparaison de quatre itinéraires, de la Corse à la Mitidja.',
          ar: 'مقارنة بين أربعة مسارات من كورسيكا إلى متيجة.',
        },
      },
      {
        speaker: 'marisol-encinar',
        title: {
          fr: 'Voyager pour apprendre',
          en: 'Travelling to learn',
          ar: 'الرحلة في طلب العلم',
        },
        description: {
          fr: 'La siyāḥa, errance volontaire des maîtres andalous, et ses règles de prudence.',
          en: 'Siyāḥa, the chosen wandering of the Andalusi masters, and its rules of prudence.',
          ar: 'السياحة عند شيوخ الأندلس، وهي تجوال اختياري له آدابه واحتياطاته.',
        },
      },
      {
        speaker: 'emna-zaghdoudi',
        title: {
          fr: 'Les femmes du mardi',
          en: 'The women of Tuesday',
          ar: 'نساء الثلاثاء',
        },
        description: {
          fr: 'Un jour par semaine, un mausolée de Tunis devenait une place publique féminine.',
          en: 'One day a week a mausoleum in Tunis became a public square for women.',
          ar: 'في يوم من كل أسبوع كان أحد أضرحة تونس يصير ساحة عامة للنساء.',
        },
      },
    ],
  },
  {
    slug: 'archive-schools-of-life',
    day: 4,
    start: '11:15',
    end: '12:45',
    type: 'round_table',
    location: 'meeting-tent',
    title: {
      fr: 'Écoles de la vie commune',
      en: 'Schools of common life',
      ar: 'مدارس العيش المشترك',
    },
    description: {
      fr: 'Pesantren, daara, école coranique de montagne : ce qu’on apprend en dormant sous le même toit.',
      en: 'Pesantren, daara, mountain Quran school: what is learned by sleeping under one roof.',
      ar: 'البسنترن والدارة والكتّاب الجبلي: ما يُتعلّم حين ننام تحت سقف واحد.',
    },
    chair: 'jamal-whitfield',
    participants: ['ahmad-fathurrazi', 'mame-coumba-ndao', 'driss-ait-hammouch'],
    interventions: [
      {
        speaker: 'ahmad-fathurrazi',
        title: {
          fr: 'Qui lave la marmite ?',
          en: 'Who washes the pot?',
          ar: 'من يغسل القدر؟',
        },
        description: {
          en: 'The washing-up rota, first democratic institution of a boarding school.',
          ar: 'نوبة غسل الأواني أول مؤسسة ديمقراطية في معهد داخلي.',
        },
      },
      {
        speaker: 'mame-coumba-ndao',
        title: {
          fr: 'Sortir de la daara',
          en: 'Leaving the daara',
          ar: 'الخروج من الدارة',
        },
        description: {
          fr: 'Le difficile retour en famille, raconté par d’anciennes élèves.',
          en: 'The difficult return to the family, told by former pupils.',
          ar: 'العودة الصعبة إلى الأسرة كما ترويها تلميذات سابقات.',
        },
      },
      {
        speaker: 'driss-ait-hammouch',
        title: {
          fr: 'Le repas du maître',
          ar: 'طعام المعلّم',
        },
        description: {
          fr: 'Dans le Souss, chaque foyer nourrit l’enseignant à son tour : une économie du lien.',
          en: 'In the Souss each household feeds the teacher in turn: an economy of ties.',
          ar: 'في سوس تتناوب البيوت على إطعام المعلّم: اقتصاد قوامه الصلة.',
        },
      },
    ],
  },
  {
    slug: 'archive-library-farewell',
    day: 4,
    start: '15:00',
    end: '16:00',
    type: 'event',
    location: 'library',
    title: {
      fr: 'Refermer les livres',
      en: 'Closing the books',
      ar: 'إغلاق الكتب',
    },
    description: {
      fr: 'Dernière visite : on regarde comment un manuscrit exposé se remet dans sa boîte.',
      en: 'A last visit: see how an exhibited manuscript is put back in its box.',
      ar: 'زيارة أخيرة نشاهد فيها كيف يُعاد المخطوط المعروض إلى علبته.',
    },
    participants: ['naima-benchekra'],
    interventions: [
      {
        speaker: 'naima-benchekra',
        title: {
          fr: 'Le repos des feuilles',
          en: 'Letting the leaves rest',
          ar: 'راحة الأوراق',
        },
        description: {
          fr: 'Après quatre jours de lumière, un livre a besoin d’un an d’obscurité.',
          en: 'After four days of light, a book needs a year of darkness.',
          ar: 'بعد أربعة أيام من الضوء يحتاج الكتاب إلى سنة من الظلمة.',
        },
      },
    ],
  },
  {
    slug: 'archive-closing-ceremony',
    day: 4,
    start: '17:00',
    end: '18:30',
    type: 'ceremony',
    location: 'main-hall',
    recording: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: {
      fr: 'Clôture de la 19e édition',
      en: 'Closing of the 19th edition',
      ar: 'اختتام الدورة التاسعة عشرة',
    },
    description: {
      fr: 'Synthèse, remerciements, annonce des thèmes suivants et prière commune pour la paix.',
      en: 'Summing up, thanks, announcement of the next themes and a common prayer for peace.',
      ar: 'خلاصة وشكر وإعلان للمحاور المقبلة ودعاء جماعي من أجل السلام.',
    },
    chair: 'abdelilah-rahmouni',
    participants: ['anouar-tissaf', 'aminata-kounta-traore'],
    interventions: [
      {
        speaker: 'anouar-tissaf',
        title: {
          fr: 'Ce qui reste ouvert',
          en: 'What remains open',
          ar: 'ما بقي مفتوحًا',
        },
        description: {
          fr: 'Sept questions posées par le public et restées sans réponse, remises aux orateurs de l’année suivante.',
          en: 'Seven questions from the audience that went unanswered, handed to next year’s speakers.',
        },
      },
      {
        speaker: 'aminata-kounta-traore',
        title: {
          fr: 'Rentrer à Tombouctou',
          en: 'Going home to Timbuktu',
          ar: 'العودة إلى تمبكتو',
        },
        description: {
          fr: 'Parole d’adieu d’une archiviste, avec une malle vide à remplir.',
          en: 'An archivist’s farewell, with an empty trunk to fill.',
          ar: 'كلمة وداع من أمينة أرشيف معها صندوق فارغ ينتظر أن يمتلئ.',
        },
      },
    ],
  },
] satisfies EventSeed[];
