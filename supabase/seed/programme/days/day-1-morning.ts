import type { EventSeed } from '#seed/types.ts';

/** The first day until the midday break: arrivals and first workshops. */
export const day1Morning = [
  {
    slug: 'dawn-dhikr-day-1',
    day: 1,
    start: '06:00',
    end: '07:15',
    type: 'spiritual',
    location: 'mosque',
    title: { fr: 'Dhikr de l’aube', en: 'Dawn dhikr', ar: 'ذكر الفجر' },
    description: {
      fr: 'Le forum s’ouvre avant les discours, dans le calme du petit matin : récitation du Coran, litanies du jour, puis un long silence. Le dhikr est le rappel de Dieu par la langue et par le cœur ; chacun peut y assister, même sans en connaître les formules.',
      en: 'The forum begins before the speeches, in the quiet of early morning: recitation of the Quran, the day’s litanies, then a long silence. Dhikr is the remembrance of God with tongue and heart; all may attend, even without knowing the words.',
      ar: 'يبدأ الملتقى قبل الكلمات، في سكون الصباح الباكر: تلاوة للقرآن الكريم وأوراد اليوم ثم صمت طويل. والحضور متاح للجميع، حتى لمن لا يحفظ الأوراد.',
    },
    chair: 'abdessamad-tafersiti',
  },
  {
    slug: 'welcome-of-delegations',
    day: 1,
    start: '08:30',
    end: '12:30',
    type: 'event',
    location: 'esplanade',
    title: { fr: 'Accueil des délégations', en: 'Welcoming the delegations', ar: 'استقبال الوفود' },
    description: {
      fr: 'Thé, dattes et remise des badges. Des bénévoles parlant neuf langues orientent les visiteurs vers leur hébergement et répondent aux premières questions.',
      en: 'Tea, dates and badges. Volunteers speaking nine languages guide visitors to their lodgings and answer their first questions.',
      ar: 'شاي وتمر وتسليم للشارات. متطوعون يتحدثون تسع لغات يرشدون الزوار إلى أماكن إقامتهم ويجيبون عن أسئلتهم الأولى.',
    },
  },
  {
    slug: 'reading-a-living-soil',
    day: 1,
    start: '09:30',
    end: '11:00',
    type: 'event',
    location: 'garden',
    title: { fr: 'Lire une terre vivante', en: 'Reading a living soil', ar: 'كيف نقرأ تربة حية' },
    description: {
      fr: 'Atelier les mains dans la terre, limité à quarante personnes. Prévoir des chaussures fermées.',
      en: 'A hands-in-the-earth workshop, limited to forty people. Please wear closed shoes.',
      ar: 'ورشة عملية تُغمس فيها الأيدي في التراب، لأربعين شخصًا فقط. يُستحسن ارتداء أحذية مغلقة.',
    },
    chair: 'salma-berkanaoui',
    participants: ['bastien-kerleroux', 'salma-berkanaoui'],
    interventions: [
      {
        speaker: 'bastien-kerleroux',
        title: {
          fr: 'Ce que dit une poignée de terre',
          en: 'What a handful of earth says',
          ar: 'ما تقوله حفنة تراب',
        },
        description: {
          fr: 'Odeur, couleur, tenue dans la paume : trois gestes suffisent à reconnaître un sol qui respire. Chaque groupe comparera quatre échantillons venus de la plaine des Triffa.',
          en: 'Smell, colour, how it holds in the palm: three gestures are enough to recognise a soil that breathes. Each group will compare four samples from the Triffa plain.',
          ar: 'الرائحة واللون والتماسك في راحة اليد: ثلاث حركات تكفي لمعرفة التربة التي تتنفس. وتقارن كل مجموعة بين أربع عينات من سهل تريفة.',
        },
      },
      {
        speaker: 'salma-berkanaoui',
        title: {
          fr: 'Rendre sa part à la terre',
          en: 'Giving the earth its share back',
          ar: 'أن نردّ للأرض نصيبها',
        },
        description: {
          fr: 'Comment une coopérative de Madagh a cessé de brûler ses tailles d’oliviers pour en nourrir le sol, et ce que cela a changé en quatre saisons.',
          en: 'How a Madagh cooperative stopped burning its olive prunings and fed them to the soil instead, and what four seasons of this have changed.',
          ar: 'كيف كفّت تعاونية بمداغ عن حرق مخلفات تقليم الزيتون وصارت تغذي بها التربة، وما الذي تغيّر في أربعة مواسم.',
        },
      },
    ],
  },
  {
    slug: 'opening-of-the-manuscript-exhibition',
    day: 1,
    start: '10:00',
    end: '12:00',
    type: 'event',
    location: 'library',
    title: {
      fr: 'Visite : ouverture de l’exposition de manuscrits',
      en: 'Visit: opening of the manuscript exhibition',
      ar: 'زيارة: افتتاح معرض المخطوطات',
    },
    description: {
      fr: 'Trente-deux volumes prêtés par des familles et des zaouïas, présentés ouverts, avec leurs réparations, leurs taches et leurs annotations. Visites toutes les demi-heures par groupes de quinze.',
      en: 'Thirty-two volumes lent by families and zawiyas, shown open, with their repairs, stains and notes. Tours every half hour in groups of fifteen.',
      ar: 'اثنان وثلاثون مجلدًا أعارتها أسر وزوايا، معروضة مفتوحة بترميماتها وبقعها وتعليقاتها. تنطلق الزيارات كل نصف ساعة في مجموعات من خمسة عشر زائرًا.',
    },
    participants: ['naima-benchekra', 'annegret-holzwarth'],
    interventions: [
      {
        speaker: 'naima-benchekra',
        title: {
          fr: 'Réparer sans effacer',
          en: 'Mending without erasing',
          ar: 'الترميم دون محو الأثر',
        },
        description: {
          fr: 'Une restauratrice explique pourquoi certaines déchirures méritent d’être laissées visibles.',
          ar: 'تشرح مرمِّمة لماذا يحسن أن تبقى بعض التمزقات ظاهرة للعيان.',
        },
      },
      {
        speaker: 'annegret-holzwarth',
        title: {
          fr: 'Dans la marge, les lecteurs',
          en: 'Readers in the margin',
          ar: 'قرّاء في الهامش',
        },
        description: {
          fr: 'Prêts, prières, recettes, brouilles : ce que les annotations racontent de ceux qui ont tenu ces livres avant nous.',
          en: 'Loans, prayers, recipes, quarrels: what the annotations tell of those who held these books before us.',
          ar: 'إعارات وأدعية ووصفات وخصومات: ما ترويه التعليقات عمّن أمسكوا بهذه الكتب قبلنا.',
        },
      },
    ],
  },
  {
    slug: 'training-young-hosts',
    day: 1,
    start: '10:30',
    end: '12:30',
    type: 'event',
    location: 'youth-tent',
    title: {
      fr: 'Atelier : apprendre à accueillir la parole',
      en: 'Workshop: learning to welcome another’s words',
      ar: 'ورشة: كيف نستقبل كلام الآخر',
    },
    description: {
      fr: 'Pour les jeunes qui animeront les cercles du forum : poser une question ouverte, tenir le temps, laisser le silence faire son travail.',
      en: 'For the young people who will lead the forum’s circles: asking an open question, keeping time, letting silence do its work.',
      ar: 'للشباب الذين سيسيّرون حلقات الملتقى: طرح السؤال المفتوح، وضبط الوقت، وترك الصمت يؤدي عمله.',
    },
    chair: 'zineb-aghbala',
    participants: ['zineb-aghbala', 'cem-aydogmus'],
    interventions: [
      {
        speaker: 'zineb-aghbala',
        title: {
          fr: 'Dix manières de ne pas couper la parole',
          en: 'Ten ways not to interrupt',
          ar: 'عشر طرق لتجنّب مقاطعة المتكلم',
        },
        description: {
          fr: 'Jeux à deux puis à huit, inspirés de l’adab, la courtoisie qui précède tout enseignement.',
          en: 'Games for two and then for eight, inspired by adab, the courtesy that comes before all teaching.',
          ar: 'ألعاب لاثنين ثم لثمانية، مستلهمة من الأدب الذي يسبق كل تعليم.',
        },
      },
      {
        speaker: 'cem-aydogmus',
        title: {
          fr: 'Quand personne ne veut parler',
          en: 'When nobody wants to talk',
          ar: 'حين لا يريد أحد أن يتكلم',
        },
        description: {
          en: 'Experience from a Berlin youth club: what to do with the first ten minutes, and why a pot of soup helps more than a questionnaire.',
          ar: 'تجربة من نادٍ للشباب ببرلين: ماذا نفعل بالدقائق العشر الأولى، ولماذا ينفع قدر الحساء أكثر من الاستبيان.',
        },
      },
    ],
  },
  {
    slug: 'keys-to-sufism',
    day: 1,
    start: '11:00',
    end: '12:45',
    type: 'conference',
    location: 'ghazali-room',
    title: {
      fr: 'Quelques clés pour entrer dans le soufisme',
      en: 'Some keys for entering Sufism',
      ar: 'مفاتيح أولى لفهم التصوف',
    },
    description: {
      fr: 'Une séance pour ceux qui viennent pour la première fois. Trois chercheurs partent de trois mots simples, le cœur, la compagnie et l’attention, et prennent le temps des questions.',
      en: 'A session for first-time visitors. Three scholars start from three simple words, heart, companionship and attention, and leave ample time for questions.',
      ar: 'جلسة لمن يحضرون أول مرة. ينطلق ثلاثة باحثين من ثلاث كلمات بسيطة هي القلب والصحبة والانتباه، ويفسحون المجال للأسئلة.',
    },
    chair: 'anouar-tissaf',
    participants: ['abdelilah-rahmouni', 'mame-coumba-ndao', 'claire-vauquelin'],
    interventions: [
      {
        speaker: 'abdelilah-rahmouni',
        title: {
          fr: 'L’iḥsān, ou la beauté d’agir',
          en: 'Iḥsān, or the beauty of acting',
          ar: 'الإحسان أو جمال الفعل',
        },
        description: {
          fr: 'Après la pratique et la foi, la tradition nomme un troisième degré : agir comme si l’on voyait Dieu. Que change cette présence dans une journée ordinaire ?',
          en: 'After practice and faith, tradition names a third degree: to act as though one saw God. What does this presence change in an ordinary day?',
          ar: 'بعد الإسلام والإيمان مرتبة ثالثة هي الإحسان، أن تعمل كأنك ترى الله. فماذا يغيّر هذا الحضور في يوم عادي؟',
        },
      },
      {
        speaker: 'mame-coumba-ndao',
        title: {
          fr: 'Ce que la compagnie enseigne',
          en: 'What companionship teaches',
          ar: 'ما تعلّمه الصحبة',
        },
        description: {
          fr: 'Dans les confréries d’Afrique de l’Ouest, on apprend moins par des leçons que par le voisinage. Observations tirées de dix années d’enquête.',
          en: 'In the Sufi orders of West Africa one learns less through lessons than through proximity. Observations from ten years of fieldwork.',
        },
      },
      {
        speaker: 'claire-vauquelin',
        title: {
          fr: 'L’attention, une porte commune',
          en: 'Attention, a shared door',
          ar: 'الانتباه باب مشترك',
        },
        description: {
          fr: 'Comment une philosophe venue d’une autre tradition a rencontré ces textes, et ce qu’ils lui ont appris de l’art d’écouter.',
          en: 'How a philosopher from another tradition came upon these texts, and what they taught her about the art of listening.',
          ar: 'كيف التقت فيلسوفة من تقليد آخر بهذه النصوص، وما الذي علّمتها إياه عن فن الإصغاء.',
        },
      },
    ],
  },
  {
    slug: 'first-shared-lunch',
    day: 1,
    start: '13:00',
    end: '14:15',
    type: 'event',
    location: 'village-tent',
    title: { fr: 'Premier repas partagé', en: 'First shared meal', ar: 'أول مائدة مشتركة' },
    description: {
      fr: 'On s’assied par huit, avec au moins trois inconnus à sa table. Le menu, végétarien ce jour-là, vient tout entier des environs.',
      en: 'Everyone sits in eights, with at least three strangers at the table. The menu, vegetarian on this first day, comes entirely from nearby farms.',
      ar: 'يجلس الناس ثمانية ثمانية، ومع كل واحد ثلاثة غرباء على الأقل. الطعام نباتي في هذا اليوم، وكل ما فيه من ضيعات مجاورة.',
    },
    participants: ['syed-mukarram-gudri'],
    interventions: [
      {
        speaker: 'syed-mukarram-gudri',
        title: {
          fr: 'Servir quatre mille repas avant midi',
          en: 'Serving four thousand meals before noon',
          ar: 'تقديم أربعة آلاف وجبة قبل الظهر',
        },
        description: {
          fr: 'Un mot de bienvenue et le récit d’une matinée dans une cuisine ouverte à tous, à Ajmer.',
          en: 'A word of welcome, and the story of one morning in a kitchen open to everyone, in Ajmer.',
          ar: 'كلمة ترحيب وحكاية صباح واحد في مطبخ مفتوح للجميع بأجمير.',
        },
      },
    ],
  },
] satisfies EventSeed[];
