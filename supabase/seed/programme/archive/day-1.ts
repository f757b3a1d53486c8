import type { EventSeed } from '#seed/types.ts';

/** 18 October 2024: arrivals and opening of the 19th edition. */
export const archiveDay1 = [
  {
    slug: 'archive-paths-of-visitation',
    day: 1,
    start: '15:00',
    end: '16:15',
    type: 'event',
    location: 'library',
    title: {
      fr: 'Exposition : chemins de visite autour de la Méditerranée',
      en: 'Exhibition: paths of visitation around the Mediterranean',
      ar: 'معرض: طرق الزيارة حول المتوسط',
    },
    description: {
      fr: 'Vingt carnets dessinés, posés sur les tables de lecture, à feuilleter avec leur auteur.',
      en: 'Twenty drawn notebooks laid out on the reading tables, to leaf through with their author.',
      ar: 'عشرون دفترًا مرسومًا على طاولات القراءة، نتصفحها مع صاحبها.',
    },
    participants: ['paul-henri-costantini'],
    interventions: [
      {
        speaker: 'paul-henri-costantini',
        title: {
          fr: 'Dessiner pour marcher moins vite',
          en: 'Drawing in order to walk more slowly',
          ar: 'الرسم من أجل مشي أبطأ',
        },
        description: {
          fr: 'Une carte faite à pied ne montre pas les distances mais les haltes.',
          en: 'A map made on foot shows halts rather than distances.',
          ar: 'الخريطة المرسومة مشيًا تُظهر محطات الاستراحة لا المسافات.',
        },
      },
    ],
  },
  {
    slug: 'archive-words-for-inner-states',
    day: 1,
    start: '16:30',
    end: '18:00',
    type: 'conference',
    location: 'ghazali-room',
    title: {
      fr: 'Des mots pour les états intérieurs',
      en: 'Words for inner states',
      ar: 'كلمات للأحوال الباطنة',
    },
    description: {
      fr: 'Trois traductrices et lectrices se demandent ce qui se perd, et parfois se gagne, quand le vocabulaire du cœur change de langue.',
      en: 'Three translators and readers ask what is lost, and now and then gained, when the vocabulary of the heart changes language.',
      ar: 'ثلاث مترجمات وقارئات يتساءلن عمّا يضيع، وعمّا يُكتسب أحيانًا، حين ينتقل معجم القلب إلى لغة أخرى.',
    },
    chair: 'hoda-el-dahshouri',
    participants: ['wilhelmine-askeland', 'claire-vauquelin', 'rosalind-hartwell-amin'],
    interventions: [
      {
        speaker: 'wilhelmine-askeland',
        title: {
          fr: 'Onze mots norvégiens pour la nostalgie',
          en: 'Eleven Norwegian words for longing',
          ar: 'إحدى عشرة كلمة نرويجية للشوق',
        },
        description: {
          fr: 'Aucun n’équivaut à shawq, mais leur voisinage éclaire le terme arabe.',
          en: 'None of them equals shawq, yet together they shed light on the Arabic term.',
        },
      },
      {
        speaker: 'claire-vauquelin',
        title: {
          fr: 'Présence, attention, vigilance',
          en: 'Presence, attention, watchfulness',
          ar: 'الحضور والانتباه والمراقبة',
        },
        description: {
          fr: 'Trois traductions possibles de murāqaba, trois philosophies.',
          en: 'Three possible renderings of murāqaba, three philosophies.',
          ar: 'ثلاث ترجمات ممكنة للمراقبة، وثلاث فلسفات.',
        },
      },
      {
        speaker: 'rosalind-hartwell-amin',
        title: {
          fr: 'Le poème refusé',
          en: 'The poem that refused',
          ar: 'القصيدة التي امتنعت',
        },
        description: {
          fr: 'Récit d’une traduction abandonnée neuf fois, et de la dixième.',
          en: 'The story of a translation given up nine times, and of the tenth attempt.',
          ar: 'حكاية ترجمة تُركت تسع مرات، وحكاية العاشرة.',
        },
      },
    ],
  },
  {
    slug: 'archive-village-opening',
    day: 1,
    start: '17:00',
    end: '18:30',
    type: 'event',
    location: 'village-tent',
    title: {
      fr: 'Inauguration du village solidaire 2024',
      en: 'Inauguration of the 2024 solidarity village',
      ar: 'تدشين القرية التضامنية 2024',
    },
    description: {
      fr: 'Dix-huit stands, un four à pain commun et une dégustation d’huile d’olive des Beni Snassen.',
      en: 'Eighteen stands, a shared bread oven and a tasting of olive oil from the Beni Snassen hills.',
      ar: 'ثمانية عشر رواقًا وفرن خبز مشترك وتذوق لزيت زيتون بني يزناسن.',
    },
  },
  {
    slug: 'archive-opening-ceremony',
    day: 1,
    start: '21:00',
    end: '22:45',
    type: 'ceremony',
    location: 'main-hall',
    recording: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: {
      fr: 'Ouverture de la 19e édition',
      en: 'Opening of the 19th edition',
      ar: 'افتتاح الدورة التاسعة عشرة',
    },
    description: {
      fr: 'Récitation, mots de bienvenue et présentation du programme des quatre jours devant les délégations réunies.',
      en: 'Recitation, words of welcome and a presentation of the four days before the assembled delegations.',
      ar: 'تلاوة وكلمات ترحيب وتقديم لبرنامج الأيام الأربعة أمام الوفود.',
    },
    chair: 'anouar-tissaf',
    participants: ['anouar-tissaf', 'ahmad-fathurrazi', 'jamal-whitfield'],
    interventions: [
      {
        speaker: 'anouar-tissaf',
        title: {
          fr: 'Dix-neuf ans de rencontres',
          en: 'Nineteen years of meetings',
          ar: 'تسعة عشر عامًا من اللقاءات',
        },
        description: {
          fr: 'Ce que les carnets des bénévoles racontent de l’évolution du forum.',
          ar: 'ما ترويه دفاتر المتطوعين عن تطور الملتقى.',
        },
      },
      {
        speaker: 'ahmad-fathurrazi',
        title: {
          fr: 'La route de Java',
          en: 'The road from Java',
          ar: 'الطريق من جاوة',
        },
        description: {
          fr: 'Le directeur d’un internat dit ce que trente heures de voyage apprennent à un groupe d’élèves.',
          en: 'The head of a boarding school tells what thirty hours of travel teach a group of pupils.',
          ar: 'مدير معهد داخلي يروي ما تعلّمه ثلاثون ساعة سفر لمجموعة من الطلبة.',
        },
      },
      {
        speaker: 'jamal-whitfield',
        title: {
          fr: 'Venir pour écouter',
          en: 'Coming to listen',
          ar: 'جئنا لنصغي',
        },
        description: {
          fr: 'Première venue d’une délégation de Chicago, et premiers étonnements.',
          en: 'A Chicago delegation comes for the first time, with its first surprises.',
          ar: 'أول مشاركة لوفد من شيكاغو وأول الدهشة.',
        },
      },
    ],
  },
  {
    slug: 'archive-opening-sama',
    day: 1,
    start: '23:00',
    end: '00:30',
    type: 'spiritual',
    location: 'main-hall',
    title: {
      fr: 'Samāʿ d’ouverture',
      en: 'Opening samāʿ',
      ar: 'سماع الافتتاح',
    },
    description: {
      fr: 'Le chœur de Berkane chante les poèmes d’accueil, debout parmi le public.',
      en: 'Standing among the audience, the Berkane choir sings the poems of welcome.',
      ar: 'تنشد مجموعة بركان قصائد الترحيب واقفة بين الجمهور.',
    },
    chair: 'mohamed-larbi-zegzouti',
    participants: ['mohamed-larbi-zegzouti'],
  },
] satisfies EventSeed[];
