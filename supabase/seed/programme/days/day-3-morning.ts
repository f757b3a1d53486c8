import type { EventSeed } from '#seed/types.ts';

/** The third day until the midday break: digital life, languages and building. */
export const day3Morning = [
  {
    slug: 'dawn-dhikr-day-3',
    day: 3,
    start: '06:00',
    end: '07:15',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Dhikr de l’aube : la confiance',
      en: 'Dawn dhikr: trust',
      ar: 'ذكر الفجر: التوكل',
    },
    description: {
      fr: 'Le mot du jour est le tawakkul, la confiance remise à Dieu. La lecture est suivie d’un temps de silence assis, puis d’un bol de harira.',
      en: 'The word of the day is tawakkul, trust placed in God. The reading is followed by a seated silence and a bowl of harira.',
      ar: 'كلمة اليوم التوكل على الله. تعقب القراءةَ جلسةُ صمت، ثم وعاء من الحريرة.',
    },
    chair: 'abdessamad-tafersiti',
  },
  {
    slug: 'planting-at-sunrise',
    day: 3,
    start: '07:30',
    end: '08:45',
    type: 'event',
    location: 'garden',
    title: {
      fr: 'Plantation au lever du soleil',
      en: 'Planting at sunrise',
      ar: 'غرس عند الشروق',
    },
    description: {
      fr: 'Quatre-vingts caroubiers à mettre en terre avec les écoliers de Madagh. Chaque arbre reçoit un parrain et un arrosoir.',
      en: 'Eighty carob trees to plant with the schoolchildren of Madagh. Each tree is given a guardian and a watering can.',
      ar: 'ثمانون شجرة خروب تُغرس مع تلاميذ مداغ. لكل شجرة كفيل ومرشّة.',
    },
    chair: 'bastien-kerleroux',
    participants: ['nur-laila-kusumadewi', 'bastien-kerleroux'],
    interventions: [
      {
        speaker: 'nur-laila-kusumadewi',
        title: {
          fr: 'Le registre des pousses',
          en: 'The register of seedlings',
          ar: 'سجل الشتلات',
        },
        description: {
          fr: 'Confier aux enfants le compte des arbres vivants et morts : une pédagogie de la vérité.',
          en: 'Letting children count the living and the dead trees: a way of teaching truthfulness.',
          ar: 'أن يُعهد إلى الأطفال بعدّ الأشجار الحية والميتة: تربية على الصدق.',
        },
      },
    ],
  },
  {
    slug: 'ethics-of-artificial-intelligence',
    day: 3,
    start: '09:00',
    end: '10:45',
    type: 'conference',
    location: 'main-hall',
    title: {
      fr: 'L’intelligence artificielle et la responsabilité du cœur',
      en: 'Artificial intelligence and the responsibility of the heart',
      ar: 'الذكاء الاصطناعي ومسؤولية القلب',
    },
    description: {
      fr: 'Ce que l’on délègue à une machine, on en répond encore. Une ingénieure, une chercheuse et une philosophe examinent l’intention, la confiance et le droit de ne pas automatiser.',
      en: 'We still answer for what we hand over to a machine. An engineer, a researcher and a philosopher examine intention, trust and the right not to automate.',
      ar: 'ما نفوّضه إلى الآلة نبقى مسؤولين عنه. مهندسة وباحثة وأستاذة فلسفة يتدارسن النية والثقة وحقّ الامتناع عن الأتمتة.',
    },
    chair: 'nadir-belhamra',
    participants: ['hanane-el-meskali', 'hannah-okonski', 'kheira-bouchenafer'],
    interventions: [
      {
        speaker: 'hanane-el-meskali',
        title: {
          fr: 'Qui a mis l’intention dans la machine ?',
          en: 'Who put the intention into the machine?',
          ar: 'من وضع النية في الآلة؟',
        },
        description: {
          fr: 'La niyya, l’intention qui donne sa valeur à l’acte, appliquée aux objectifs que l’on fixe à un algorithme de recommandation.',
          en: 'Niyya, the intention that gives an act its worth, applied to the goals set for a recommendation algorithm.',
          ar: 'النية التي بها قيمة العمل، مطبقةً على الأهداف التي تُرسم لخوارزمية التوصية.',
        },
      },
      {
        speaker: 'hannah-okonski',
        title: {
          fr: 'Le registre des refus',
          en: 'The register of refusals',
          ar: 'سجل الامتناع',
        },
        description: {
          fr: 'Dix-sept situations où la meilleure recommandation fut de ne rien automatiser, et comment l’annoncer au client.',
          en: 'Seventeen situations in which the best advice was to automate nothing, and how to tell the client.',
          ar: 'سبع عشرة حالة كانت فيها أفضل توصية هي الامتناع عن الأتمتة، وكيف يُبلَّغ الزبون بذلك.',
        },
      },
      {
        speaker: 'kheira-bouchenafer',
        title: {
          fr: 'Faire confiance à ce qui ne promet rien',
          en: 'Trusting what makes no promise',
          ar: 'الثقة في ما لا يعِد',
        },
        description: {
          fr: 'La confiance suppose quelqu’un qui puisse trahir. Une machine en est incapable, et c’est bien le problème.',
          en: 'Trust supposes someone who could betray it. A machine cannot, and that is precisely the problem.',
          ar: 'تفترض الثقة من يقدر على الخيانة. والآلة لا تقدر عليها، وذلك هو الإشكال بعينه.',
        },
      },
    ],
  },
  {
    slug: 'languages-of-devotion',
    day: 3,
    start: '09:00',
    end: '10:30',
    type: 'conference',
    location: 'ghazali-room',
    title: {
      fr: 'Prier dans sa langue : ajami, amazighe, wolof',
      en: 'Devotion in one’s own tongue: Ajami, Amazigh, Wolof',
      ar: 'المديح بلغة الأم: العجمي والأمازيغية والولوفية',
    },
    description: {
      fr: 'L’arabe est la langue du rite ; la ferveur, elle, en parle des dizaines. Ce que les langues d’Afrique ont donné au vocabulaire spirituel.',
      en: 'Arabic is the language of the rite; fervour speaks dozens of others. What the languages of Africa have given to spiritual vocabulary.',
      ar: 'العربية لغة الشعائر، أما الشوق فيتكلم بعشرات اللغات. ما أضافته لغات إفريقيا إلى المعجم الروحي.',
    },
    chair: 'mame-coumba-ndao',
    participants: ['ibrahim-gwandara', 'driss-ait-hammouch', 'yamina-ait-ferhoun'],
    interventions: [
      {
        speaker: 'ibrahim-gwandara',
        title: {
          fr: 'Un poème haoussa à apprendre en route',
          en: 'A Hausa poem to learn on the road',
          ar: 'قصيدة هوسية تُحفظ في الطريق',
        },
        description: {
          fr: 'Le mètre suit le pas du marcheur. Analyse d’un texte didactique du XIXe siècle et écoute de trois versions.',
          en: 'The metre follows the walker’s step. An analysis of a nineteenth-century teaching poem, with three recordings.',
          ar: 'الوزن على إيقاع خطو الماشي. تحليل لنص تعليمي من القرن التاسع عشر مع سماع ثلاث روايات.',
        },
      },
      {
        speaker: 'driss-ait-hammouch',
        title: {
          fr: 'Les maîtres d’école et leurs rimes',
          en: 'Schoolmasters and their rhymes',
          ar: 'معلمو الكتاتيب وأسجاعهم',
        },
        description: {
          fr: 'Dans le Souss, des traités entiers de théologie et de conduite ont été mis en vers amazighes pour les femmes et les bergers.',
          en: 'In the Souss, whole treatises of theology and conduct were turned into Amazigh verse for women and shepherds.',
          ar: 'في سوس نُظمت كتب كاملة في العقيدة والسلوك شعرًا أمازيغيًّا للنساء والرعاة.',
        },
      },
      {
        speaker: 'yamina-ait-ferhoun',
        title: {
          fr: 'Achewiq, la voix qui console',
          en: 'Achewiq, the consoling voice',
          ar: 'الأشويق صوتٌ يواسي',
        },
        description: {
          fr: 'Entre plainte et prière, un chant de femmes sans instrument ni public.',
          en: 'Between lament and prayer, a women’s song with neither instrument nor audience.',
        },
      },
    ],
  },
  {
    slug: 'embroidery-and-vows',
    day: 3,
    start: '09:30',
    end: '11:15',
    type: 'event',
    location: 'arts-pavilion',
    title: {
      fr: 'Broderies et vœux de Boukhara',
      en: 'Embroidery and vows from Bukhara',
      ar: 'مطرزات بخارى ونذورها',
    },
    description: {
      fr: 'Présentation de douze étoffes, puis atelier : chacun ajoute un point à une tenture commune.',
      en: 'Twelve textiles are presented; then, in a workshop, each person adds a stitch to a shared hanging.',
      ar: 'تقديم اثنتي عشرة قطعة نسيج، ثم ورشة يضيف فيها كل مشارك غرزة إلى ستارة مشتركة.',
    },
    participants: ['dilnoza-karshieva'],
    interventions: [
      {
        speaker: 'dilnoza-karshieva',
        title: {
          fr: 'Lire un manteau rapiécé',
          en: 'Reading a patched cloak',
          ar: 'قراءة خرقة مرقّعة',
        },
        description: {
          fr: 'Chaque pièce de la khirqa, le manteau du derviche, venait d’un donateur. On peut encore en suivre quelques-uns.',
          en: 'Every patch of the khirqa, the dervish’s cloak, came from a giver. A few of them can still be traced.',
          ar: 'كل رقعة في الخرقة جاءت من مُعطٍ، وما زال بالإمكان تتبّع بعضهم.',
        },
      },
    ],
  },
  {
    slug: 'reading-with-a-machine',
    day: 3,
    start: '09:30',
    end: '11:00',
    type: 'event',
    location: 'library',
    title: {
      fr: 'Lire un manuscrit avec une machine',
      en: 'Reading a manuscript with a machine',
      ar: 'قراءة المخطوط بمساعدة الآلة',
    },
    description: {
      fr: 'Démonstration sur des pages réelles : l’outil propose, le lecteur dispose. Apportez une photographie de votre propre manuscrit.',
      en: 'A demonstration on real pages: the tool proposes, the reader decides. Bring a photograph of a manuscript of your own.',
    },
    participants: ['rania-el-bahrawi', 'annegret-holzwarth'],
    interventions: [
      {
        speaker: 'rania-el-bahrawi',
        title: {
          fr: 'Entraîner un outil avec l’accord des familles',
          en: 'Training a tool with the families’ consent',
          ar: 'تدريب الأداة بموافقة الأسر',
        },
        description: {
          fr: 'Huit bibliothèques, deux mille pages et un contrat d’une demi-page que tout le monde comprend.',
          en: 'Eight libraries, two thousand pages and a half-page contract that everybody understands.',
          ar: 'ثماني خزائن وألفا صفحة وعقد من نصف صفحة يفهمه الجميع.',
        },
      },
      {
        speaker: 'annegret-holzwarth',
        title: {
          fr: 'Les fautes de la machine, les fautes du copiste',
          en: 'The machine’s errors and the scribe’s',
          ar: 'أخطاء الآلة وأخطاء الناسخ',
        },
        description: {
          fr: 'Elles ne se ressemblent pas, et cette différence est un excellent instrument de contrôle.',
          en: 'They do not look alike, and the difference makes an excellent check.',
          ar: 'لا يشبه بعضها بعضًا، وهذا الاختلاف وسيلة ممتازة للتحقق.',
        },
      },
    ],
  },
  {
    slug: 'living-with-screens',
    day: 3,
    start: '11:00',
    end: '12:45',
    type: 'round_table',
    location: 'meeting-tent',
    title: {
      fr: 'Vivre avec les écrans sans s’y perdre',
      en: 'Living with screens without losing oneself',
      ar: 'العيش مع الشاشات دون ضياع',
    },
    description: {
      fr: 'Un ingénieur repenti, un concepteur d’interfaces, un protecteur de données et une philosophe de l’attention échangent leurs règles de vie. Le public est invité à apporter les siennes.',
      en: 'A repentant engineer, an interface designer, a guardian of data and a philosopher of attention trade their rules of life. The audience is invited to bring its own.',
      ar: 'مهندس تائب ومصمم واجهات وحارس للمعطيات وفيلسوفة في الانتباه يتبادلون قواعد عيشهم، والجمهور مدعوّ إلى تقديم قواعده.',
    },
    chair: 'hanane-el-meskali',
    participants: ['lyes-aguentour', 'idris-tremblay-kane', 'nadir-belhamra', 'claire-vauquelin'],
    interventions: [
      {
        speaker: 'lyes-aguentour',
        title: {
          fr: 'Quarante jours de carnet',
          en: 'Forty days of logbook',
          ar: 'دفتر الأربعين يومًا',
        },
        description: {
          fr: 'Noter chaque ouverture machinale de son téléphone : une forme ordinaire de la muḥāsaba, l’examen de soi.',
          en: 'Noting down every automatic glance at one’s phone: an everyday form of muḥāsaba, the examination of oneself.',
          ar: 'تدوين كل فتح آلي للهاتف: صورة يومية من محاسبة النفس.',
        },
      },
      {
        speaker: 'idris-tremblay-kane',
        title: {
          fr: 'Concevoir pour que l’on parte',
          en: 'Designing so that people leave',
          ar: 'التصميم كي ينصرف المستخدم',
        },
        description: {
          fr: 'Une bonne application se reconnaît au moment où on la ferme content.',
          en: 'A good application is known by the moment one closes it, content.',
          ar: 'يُعرف التطبيق الجيد من لحظة إغلاقه برضا.',
        },
      },
      {
        speaker: 'nadir-belhamra',
        title: {
          fr: 'Garder le secret d’autrui',
          en: 'Keeping another’s secret',
          ar: 'حفظ سرّ الغير',
        },
        description: {
          fr: 'Une association caritative a effacé les trois quarts de son fichier. Personne ne s’en est aperçu.',
          en: 'A charity deleted three quarters of its records. Nobody noticed.',
        },
      },
      {
        speaker: 'claire-vauquelin',
        title: {
          fr: 'L’ennui, ce maître oublié',
          en: 'Boredom, that forgotten teacher',
          ar: 'الملل معلّم منسيّ',
        },
        description: {
          fr: 'Ce que nous fuyons dans la file d’attente est parfois le début d’une prière.',
          en: 'What we flee in the queue is sometimes the beginning of a prayer.',
          ar: 'ما نفرّ منه في طابور الانتظار قد يكون أول الدعاء.',
        },
      },
    ],
  },
  {
    slug: 'art-of-building',
    day: 3,
    start: '11:00',
    end: '12:45',
    type: 'conference',
    location: 'knowledge-pavilion',
    title: {
      fr: 'Bâtir des lieux qui apaisent',
      en: 'Building places that bring calm',
      ar: 'عمارة تبعث السكينة',
    },
    description: {
      fr: 'Ombre, seuil, bassin, coupole : pourquoi certains lieux font baisser la voix. Trois bâtisseurs montrent plans, chantiers et repentirs.',
      en: 'Shade, threshold, pool, dome: why some places make us lower our voices. Three builders show plans, sites and second thoughts.',
      ar: 'ظل وعتبة وحوض وقبة: لماذا تجعلنا بعض الأماكن نخفض أصواتنا. ثلاثة بنّائين يعرضون تصاميم وأوراشًا ومراجعات.',
    },
    chair: 'gonzalo-penarrubia',
    participants: ['slim-ben-ghorbane', 'leila-marandian', 'zehra-gunbatan'],
    interventions: [
      {
        speaker: 'slim-ben-ghorbane',
        title: {
          fr: 'Rendre un ribat à la mer',
          en: 'Giving a ribat back to the sea',
          ar: 'إعادة رباط إلى بحره',
        },
        description: {
          fr: 'Restauration d’un lieu de retraite sur la côte tunisienne, avec les pêcheurs pour maîtres d’ouvrage.',
          en: 'The restoration of a house of retreat on the Tunisian coast, with the fishermen as clients.',
          ar: 'ترميم رباط على الساحل التونسي كان أصحاب المشروع فيه هم الصيادين.',
        },
      },
      {
        speaker: 'leila-marandian',
        title: {
          fr: 'L’épaisseur des murs',
          en: 'The thickness of walls',
          ar: 'سماكة الجدران',
        },
        description: {
          fr: 'Inertie, silence, lenteur du chantier : trois qualités d’une même matière.',
          ar: 'حفظ الحرارة والصمت وتأني البناء: ثلاث خصال لمادة واحدة.',
        },
      },
      {
        speaker: 'zehra-gunbatan',
        title: {
          fr: 'La cuisine d’abord',
          en: 'The kitchen first',
          ar: 'المطبخ أولًا',
        },
        description: {
          fr: 'Dans les ensembles ottomans, la cuisine publique nourrissait le quartier bien au-delà du cercle des fidèles. Leçon pour nos centres culturels.',
          en: 'In Ottoman complexes the public kitchen fed the neighbourhood far beyond the circle of the faithful. A lesson for our cultural centres.',
          ar: 'في المجمعات العثمانية كان المطبخ العمومي يطعم الحيّ كله لا روّاد المسجد وحدهم. درس لمراكزنا الثقافية.',
        },
      },
    ],
  },
  {
    slug: 'breath-and-stroke',
    day: 3,
    start: '11:15',
    end: '12:45',
    type: 'event',
    location: 'youth-tent',
    title: {
      fr: 'Le souffle et le trait',
      en: 'Breath and stroke',
      ar: 'النفَس والخط',
    },
    description: {
      fr: 'Une heure et demie qui réunit boxe à vide et calligraphie. Les deux disciplines demandent de poser les pieds avant de lever la main.',
      en: 'Ninety minutes that bring together shadow-boxing and calligraphy. Both ask you to place your feet before you raise your hand.',
      ar: 'ساعة ونصف تجمع بين ملاكمة الظل والخط، فكلاهما يطلب تثبيت القدمين قبل رفع اليد.',
    },
    participants: ['cem-aydogmus', 'khadija-ouazzine'],
    interventions: [
      {
        speaker: 'cem-aydogmus',
        title: {
          fr: 'La garde et la retenue',
          en: 'Guard and restraint',
          ar: 'الحذر وضبط النفس',
        },
        description: {
          en: 'What teenagers in Neukölln came to understand about anger by drawing.',
          ar: 'ما فهمه يافعون من برلين عن الغضب وهم يرسمون.',
        },
      },
      {
        speaker: 'khadija-ouazzine',
        title: {
          fr: 'Une lettre sans reprise',
          en: 'A letter without retouching',
          ar: 'حرف بلا إعادة',
        },
        description: {
          fr: 'L’alif se trace d’un seul geste. Si l’on tremble, on recommence une autre feuille.',
          en: 'The alif is drawn in a single gesture. If the hand trembles, one takes another sheet.',
          ar: 'يُرسم الألف بحركة واحدة. فإن ارتعشت اليد أخذنا ورقة أخرى.',
        },
      },
    ],
  },
] satisfies EventSeed[];
