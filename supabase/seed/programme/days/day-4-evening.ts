import type { EventSeed } from '#seed/types.ts';

/** The fourth day from the midday break: farewells and the closing night. */
export const day4Evening = [
  {
    slug: 'farewell-lunch',
    day: 4,
    start: '13:00',
    end: '14:15',
    type: 'event',
    location: 'village-tent',
    title: { fr: 'Repas des au revoir', en: 'Farewell lunch', ar: 'غداء الوداع' },
    description: {
      fr: 'Chacun apporte à sa table une adresse écrite à la main, à échanger avec un voisin.',
      ar: 'يحمل كل واحد إلى مائدته عنوانًا بخط يده يتبادله مع جاره.',
    },
  },
  {
    slug: 'conservators-open-hour',
    day: 4,
    start: '13:15',
    end: '14:30',
    type: 'event',
    location: 'library',
    title: {
      fr: 'Consultation : apportez votre vieux livre',
      en: 'Open clinic: bring your old book',
      ar: 'استشارة مفتوحة: أحضر كتابك القديم',
    },
    description: {
      fr: 'Deux spécialistes examinent gratuitement les livres de famille et donnent des conseils simples de conservation. Aucun achat, aucune expertise de prix.',
      en: 'Two specialists look at family books free of charge and give simple advice on keeping them. No purchases, no valuations.',
      ar: 'خبيران يفحصان مجانًا كتب الأسر ويقدمان نصائح يسيرة لحفظها. لا شراء ولا تقدير للأثمان.',
    },
    participants: ['naima-benchekra', 'abdelhafid-mazounati'],
  },
  {
    slug: 'what-we-take-home',
    day: 4,
    start: '14:30',
    end: '16:00',
    type: 'round_table',
    location: 'main-hall',
    title: {
      fr: 'Ce que nous emportons',
      en: 'What we take home',
      ar: 'ما نحمله معنا',
    },
    description: {
      fr: 'Synthèse des quatre jours par trois témoins qui se sont partagé les salles. Cinq minutes chacun, puis la parole au public jusqu’au bout.',
      en: 'The four days summed up by three witnesses who divided the halls between them. Five minutes each; after that the floor belongs to the audience.',
      ar: 'خلاصة الأيام الأربعة على لسان ثلاثة شهود تقاسموا القاعات. خمس دقائق لكل واحد ثم الكلمة للجمهور حتى النهاية.',
    },
    chair: 'anouar-tissaf',
    participants: ['hoda-el-dahshouri', 'serigne-babacar-thioune', 'hanane-el-meskali'],
    interventions: [
      {
        speaker: 'hoda-el-dahshouri',
        title: {
          fr: 'Douze mots entendus',
          en: 'Twelve words overheard',
          ar: 'اثنتا عشرة كلمة سمعتها',
        },
        description: {
          fr: 'Un lexique du forum relevé dans les couloirs autant qu’à la tribune.',
          en: 'A lexicon of the forum, gathered in corridors as much as on the platform.',
          ar: 'معجم للملتقى جُمع من الممرات كما جُمع من المنصة.',
        },
      },
      {
        speaker: 'serigne-babacar-thioune',
        title: {
          fr: 'Les désaccords utiles',
          en: 'Useful disagreements',
          ar: 'خلافات نافعة',
        },
        description: {
          fr: 'Trois différends nés pendant le forum, et la manière dont ils ont été conduits.',
          en: 'Three disputes that arose during the forum, and how they were handled.',
        },
      },
      {
        speaker: 'hanane-el-meskali',
        title: {
          fr: 'Une semaine sans notification',
          en: 'A week without notifications',
          ar: 'أسبوع بلا إشعارات',
        },
        description: {
          fr: 'Proposition à emporter : une expérience à mener chez soi et à raconter l’an prochain.',
          en: 'A proposal to take home: an experiment to try and report on next year.',
          ar: 'اقتراح نحمله معنا: تجربة في البيت نحكيها في العام المقبل.',
        },
      },
    ],
  },
  {
    slug: 'heart-and-science',
    day: 4,
    start: '14:30',
    end: '15:45',
    type: 'conference',
    location: 'knowledge-pavilion',
    title: {
      fr: 'Le cœur, la science et leurs limites',
      en: 'The heart, science and their limits',
      ar: 'القلب والعلم وحدودهما',
    },
    description: {
      fr: 'Le cœur des médecins et celui des mystiques portent le même nom. Dialogue à deux voix sur ce qui se mesure et ce qui se goûte.',
      en: 'The heart of the physicians and that of the mystics share a name. A dialogue on what can be measured and what can only be tasted.',
      ar: 'قلب الأطباء وقلب أهل الذوق يحملان الاسم نفسه. حوار بين صوتين حول ما يُقاس وما يُذاق.',
    },
    chair: 'sherif-el-qenawi',
    participants: ['imogen-faircloth', 'samia-hadjeras'],
    interventions: [
      {
        speaker: 'imogen-faircloth',
        title: {
          fr: 'Ce que mes courbes ne prouvent pas',
          en: 'What my curves do not prove',
          ar: 'ما لا تثبته منحنياتي',
        },
        description: {
          fr: 'Petit traité d’honnêteté expérimentale à l’usage des amis de la méditation.',
          ar: 'رسالة قصيرة في أمانة التجربة لمحبّي التأمل.',
        },
      },
      {
        speaker: 'samia-hadjeras',
        title: {
          fr: 'Quand un patient parle de Dieu',
          en: 'When a patient speaks of God',
          ar: 'حين يتحدث المريض عن الله',
        },
        description: {
          fr: 'Ni l’encourager ni le corriger : écouter, et demander ce que cela soutient.',
          en: 'Neither encourage nor correct: listen, and ask what it holds up.',
          ar: 'لا تشجيع ولا تصحيح، بل إصغاء وسؤال عمّا يسنده هذا الكلام.',
        },
      },
    ],
  },
  {
    slug: 'prize-of-the-cooperatives',
    day: 4,
    start: '15:00',
    end: '16:15',
    type: 'event',
    location: 'village-tent',
    title: {
      fr: 'Prix des coopératives',
      en: 'Cooperative prize',
      ar: 'جائزة التعاونيات',
    },
    description: {
      fr: 'Le public a voté avec des haricots dans des bocaux. Comptage à voix haute et remise de trois machines à coudre, d’un pressoir et d’un triporteur.',
      en: 'The public voted with beans in jars. They are counted aloud, and three sewing machines, a press and a cargo tricycle are awarded.',
      ar: 'صوّت الجمهور بحبات الفول في مرطبانات. تُعدّ الأصوات جهرًا وتُسلَّم ثلاث آلات خياطة ومعصرة ودراجة نقل ثلاثية العجلات.',
    },
    chair: 'rachid-boufkrane',
    participants: ['idriss-kouassi-bamba'],
  },
  {
    slug: 'closing-ceremony',
    day: 4,
    start: '16:45',
    end: '18:15',
    type: 'ceremony',
    location: 'main-hall',
    title: {
      fr: 'Cérémonie de clôture',
      en: 'Closing ceremony',
      ar: 'حفل الختام',
    },
    description: {
      fr: 'Lecture de la lettre des jeunes, signature de la charte pour la terre, remerciements aux bénévoles et prière pour la paix.',
      en: 'The young people’s letter is read, the charter for the land signed, the volunteers thanked and a prayer for peace offered.',
      ar: 'قراءة رسالة الشباب وتوقيع ميثاق الأرض وشكر المتطوعين ودعاء من أجل السلام.',
    },
    chair: 'anouar-tissaf',
    participants: ['zineb-aghbala', 'mame-coumba-ndao', 'alpha-oumar-cissoko'],
    interventions: [
      {
        speaker: 'zineb-aghbala',
        title: {
          fr: 'Lettre des jeunes du forum',
          en: 'Letter from the young people of the forum',
          ar: 'رسالة شباب الملتقى',
        },
        description: {
          fr: 'Lue à trois voix, dans trois langues, par ceux qui l’ont écrite le matin même.',
          en: 'Read by three voices, in three languages, by those who wrote it that very morning.',
          ar: 'يقرؤها ثلاثة ممن كتبوها صباح اليوم، بثلاث لغات.',
        },
      },
      {
        speaker: 'alpha-oumar-cissoko',
        title: {
          fr: 'La parole donnée',
          en: 'The word given',
          ar: 'العهد',
        },
        description: {
          fr: 'Adresse au nom des délégations : ce qui se promet devant témoins a plus de chances de durer.',
          en: 'Address on behalf of the delegations: what is promised before witnesses has a better chance of lasting.',
          ar: 'كلمة باسم الوفود: ما يُعاهَد عليه أمام الشهود أجدر بأن يدوم.',
        },
      },
    ],
  },
  {
    slug: 'evening-wird-day-4',
    day: 4,
    start: '18:30',
    end: '19:30',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Dernière assemblée du soir',
      en: 'Last evening gathering',
      ar: 'آخر مجالس المساء',
    },
    description: {
      fr: 'Lecture du wird et invocations pour les absents, dont les noms peuvent être déposés à l’entrée.',
      ar: 'قراءة الورد والدعاء للغائبين الذين يمكن إيداع أسمائهم عند المدخل.',
    },
    chair: 'abdelilah-rahmouni',
  },
  {
    slug: 'farewell-sama',
    day: 4,
    start: '20:30',
    end: '22:15',
    type: 'spiritual',
    location: 'esplanade',
    title: {
      fr: 'Samāʿ des adieux',
      en: 'Farewell samāʿ',
      ar: 'سماع الوداع',
    },
    description: {
      fr: 'Sous les lampions de l’esplanade, toutes les voix du forum chantent les poèmes de séparation et de retrouvailles.',
      en: 'Beneath the lanterns of the esplanade, all the voices of the forum sing poems of parting and reunion.',
      ar: 'تحت فوانيس الساحة الكبرى تنشد أصوات الملتقى كلها قصائد الفراق واللقاء.',
    },
    chair: 'mohamed-larbi-zegzouti',
    participants: [
      'mahmoud-abul-makarem',
      'bushra-makhdoomzai',
      'ghassan-al-jalloumi',
      'elif-sungurlu',
    ],
  },
  {
    slug: 'night-vigil-day-4',
    day: 4,
    start: '22:45',
    end: '00:30',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Veillée de clôture',
      en: 'Closing vigil',
      ar: 'ليلة الختم',
    },
    description: {
      fr: 'Pour ceux qui ne partent qu’au matin. Récitation complète d’un recueil de louanges, à plusieurs voix.',
      en: 'For those who leave only in the morning. The full recitation, in many voices, of a collection of praises.',
      ar: 'لمن لا يسافرون إلا صباحًا: قراءة كتاب في المدائح كاملًا بأصوات متعددة.',
    },
    chair: 'abdessamad-tafersiti',
  },
] satisfies EventSeed[];
