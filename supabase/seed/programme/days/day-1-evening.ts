import type { EventSeed } from '#seed/types.ts';

/** The first day from the afternoon to the opening night. */
export const day1Evening = [
  {
    slug: 'hospitality-as-a-path',
    day: 1,
    start: '14:30',
    end: '16:15',
    type: 'round_table',
    location: 'meeting-tent',
    title: {
      fr: 'L’hospitalité comme chemin',
      en: 'Hospitality as a path',
      ar: 'الضيافة طريقًا',
    },
    description: {
      fr: 'Couvent anatolien, monastère cévenol, cuisine indienne, maison de répit marocaine : quatre seuils, une même question. Que doit-on à celui qui arrive ?',
      en: 'An Anatolian lodge, a monastery in the Cévennes, an Indian kitchen, a Moroccan respite house: four thresholds, one question. What do we owe the person who arrives?',
      ar: 'تكية أناضولية ودير في جبال فرنسا ومطبخ هندي ودار راحة مغربية: أربع عتبات وسؤال واحد. ما حقّ القادم علينا؟',
    },
    chair: 'omar-el-kertani',
    participants: [
      'mehmet-karacelebi',
      'etienne-marchadour',
      'syed-mukarram-gudri',
      'mounia-taourirti',
    ],
    interventions: [
      {
        speaker: 'mehmet-karacelebi',
        title: {
          fr: 'Trois jours, sans rien demander : les comptes d’un couvent de Konya',
          en: 'Three days, no questions asked: the accounts of a Konya lodge',
          ar: 'ثلاثة أيام بلا سؤال: حسابات تكية في قونية',
        },
        description: {
          fr: 'Les registres notent chaque pain, jamais le nom des hôtes. Ce silence administratif était une règle.',
          en: 'The ledgers record every loaf and never a guest’s name. That administrative silence was a rule.',
        },
      },
      {
        speaker: 'etienne-marchadour',
        title: { fr: 'La cloche et la porte', en: 'The bell and the door', ar: 'الجرس والباب' },
        description: {
          fr: 'Un moine raconte ce que les visites d’amis musulmans ont changé à l’horaire, à la table et à la prière de sa communauté.',
          en: 'A monk tells how the visits of Muslim friends have changed his community’s timetable, table and prayer.',
          ar: 'يروي راهب ما غيّرته زيارات أصدقاء مسلمين في مواقيت جماعته ومائدتها وصلاتها.',
        },
      },
      {
        speaker: 'syed-mukarram-gudri',
        title: {
          fr: 'Le même plat pour tous',
          en: 'The same dish for everyone',
          ar: 'طبق واحد للجميع',
        },
        description: {
          fr: 'Servir d’abord l’enfant et l’étranger, manger soi-même en dernier : une éthique qui tient dans une louche.',
          en: 'Serve the child and the stranger first, eat last oneself: an ethic that fits in a ladle.',
          ar: 'أن يُقدَّم الطعام للطفل والغريب أولًا وأن يأكل الخادم آخرًا: أخلاق تتسع لها مغرفة.',
        },
      },
      {
        speaker: 'mounia-taourirti',
        title: {
          fr: 'Accueillir ceux qui ne dorment plus',
          en: 'Welcoming those who no longer sleep',
          ar: 'استقبال من جفاهم النوم',
        },
        description: {
          fr: 'Recevoir une famille épuisée, c’est d’abord lui rendre le droit de ne rien faire.',
          ar: 'استقبال أسرة منهكة معناه أولًا أن نعيد إليها حقّها في ألّا تفعل شيئًا.',
        },
      },
    ],
  },
  {
    slug: 'libraries-of-the-desert',
    day: 1,
    start: '14:30',
    end: '16:00',
    type: 'conference',
    location: 'knowledge-pavilion',
    title: {
      fr: 'Bibliothèques du désert',
      en: 'Libraries of the desert',
      ar: 'خزائن الصحراء',
    },
    description: {
      fr: 'De Tombouctou au Touat et à Kano, des familles gardent depuis des siècles des livres qu’elles prêtent, copient et parfois cachent. État des lieux avec ceux qui en ont la charge.',
      en: 'From Timbuktu to Touat and Kano, families have for centuries kept books that they lend, copy and sometimes hide. An overview with those who look after them.',
      ar: 'من تمبكتو إلى توات وكانو، تحفظ أسر منذ قرون كتبًا تعيرها وتنسخها وتخفيها أحيانًا. عرض للحال مع القائمين عليها.',
    },
    chair: 'naima-benchekra',
    participants: ['aminata-kounta-traore', 'abdelhafid-mazounati', 'ibrahim-gwandara'],
    interventions: [
      {
        speaker: 'aminata-kounta-traore',
        title: {
          fr: 'Le retour des malles',
          en: 'The return of the trunks',
          ar: 'عودة الصناديق',
        },
        description: {
          fr: 'Comment rapporter des milliers de manuscrits là d’où on les avait fait sortir de nuit. Logistique, confiance et poussière.',
          en: 'How to bring thousands of manuscripts back to the place from which they were smuggled out by night. Logistics, trust and dust.',
          ar: 'كيف تُعاد آلاف المخطوطات إلى حيث أُخرجت ليلًا. عن الترتيبات والثقة والغبار.',
        },
      },
      {
        speaker: 'abdelhafid-mazounati',
        title: {
          fr: 'Inventorier sans confisquer',
          en: 'Taking inventory without taking away',
          ar: 'جردٌ بلا مصادرة',
        },
        description: {
          fr: 'Un protocole en sept points, mis au point avec les familles du Gourara, pour décrire une bibliothèque sans en dépouiller ses gardiens.',
          ar: 'ميثاق من سبع نقاط وُضع مع أسر قورارة لوصف الخزانة دون تجريد حرّاسها منها.',
        },
      },
      {
        speaker: 'ibrahim-gwandara',
        title: {
          fr: 'L’ajami, une écriture de tous les jours',
          en: 'Ajami, an everyday script',
          ar: 'العجمي خطًّا للحياة اليومية',
        },
        description: {
          fr: 'Poèmes, remèdes, lettres de marché : en caractères arabes, le haoussa a tout écrit, et l’on commence à peine à le relire.',
          en: 'Poems, remedies, market letters: in Arabic script Hausa has written everything, and we are only beginning to read it again.',
          ar: 'أشعار وأدوية ورسائل تجارة: كتبت الهوسا كل شيء بالحرف العربي، ونحن في بداية إعادة قراءته.',
        },
      },
    ],
  },
  {
    slug: 'calligraphy-first-stroke',
    day: 1,
    start: '14:30',
    end: '16:30',
    type: 'event',
    location: 'arts-pavilion',
    title: {
      fr: 'Atelier de calligraphie : le premier trait',
      en: 'Calligraphy workshop: the first stroke',
      ar: 'ورشة الخط: الجرّة الأولى',
    },
    description: {
      fr: 'Matériel fourni, dès dix ans. On repart avec une seule lettre, tracée cent fois.',
      en: 'Materials provided; ages ten and up. You leave with a single letter, drawn a hundred times.',
      ar: 'الأدوات متوفرة، ابتداءً من سن العاشرة. يخرج كل مشارك بحرف واحد رسمه مئة مرة.',
    },
    participants: ['khadija-ouazzine'],
    interventions: [
      {
        speaker: 'khadija-ouazzine',
        title: {
          fr: 'Tailler le roseau, tenir le souffle',
          en: 'Cutting the reed, holding the breath',
          ar: 'بري القلم وضبط النفَس',
        },
        description: {
          fr: 'Avant la forme, l’outil ; avant l’outil, la posture. Introduction au mabsūṭ, l’écriture ample des corans maghrébins.',
          ar: 'قبل الشكل الأداة، وقبل الأداة الجلسة. مدخل إلى المبسوط، خط المصاحف المغربية.',
        },
      },
    ],
  },
  {
    slug: 'one-poem-three-languages',
    day: 1,
    start: '15:00',
    end: '16:30',
    type: 'event',
    location: 'rabia-room',
    title: {
      fr: 'Un poème, trois langues',
      en: 'One poem, three languages',
      ar: 'قصيدة واحدة بثلاث لغات',
    },
    description: {
      fr: 'Atelier de lecture à voix haute. On compare des traductions, on en essaie de nouvelles et l’on vote rarement à l’unanimité.',
      en: 'A read-aloud workshop. We compare translations, try out new ones and seldom vote unanimously.',
    },
    participants: ['rosalind-hartwell-amin', 'shaheen-mirzapuri'],
    interventions: [
      {
        speaker: 'rosalind-hartwell-amin',
        title: {
          fr: 'Traduire un mot qui a deux portes',
          en: 'Translating a word with two doors',
          ar: 'ترجمة كلمة لها بابان',
        },
        description: {
          fr: 'Que faire d’un terme qui désigne à la fois l’ivresse du vin et celle de l’esprit ? Cinq solutions, dont deux mauvaises.',
          en: 'What is one to do with a term that means both the rapture of wine and that of the spirit? Five solutions, two of them bad.',
          ar: 'ماذا نفعل بلفظ يدل على سُكر الخمر وسُكر الروح معًا؟ خمسة حلول، اثنان منها سيّئان.',
        },
      },
      {
        speaker: 'shaheen-mirzapuri',
        title: {
          fr: 'La rime traverse-t-elle la frontière ?',
          en: 'Does rhyme cross the border?',
          ar: 'هل تعبر القافية الحدود؟',
        },
        description: {
          fr: 'Démonstration sur un ghazal persan, par l’ourdou vers l’anglais, avec l’aide du public.',
          en: 'A demonstration on a Persian ghazal, by way of Urdu into English, with the audience’s help.',
          ar: 'عرض تطبيقي على غزل فارسي ينتقل عبر الأردية إلى الإنجليزية بمشاركة الجمهور.',
        },
      },
    ],
  },
  {
    slug: 'women-who-taught',
    day: 1,
    start: '16:30',
    end: '18:00',
    type: 'conference',
    location: 'ghazali-room',
    title: {
      fr: 'Celles qui ont enseigné',
      en: 'The women who taught',
      ar: 'نساء علّمن',
    },
    description: {
      fr: 'Les dictionnaires biographiques leur consacrent parfois deux lignes. Trois chercheuses montrent comment, en croisant les sources, ces deux lignes deviennent des vies.',
      en: 'Biographical dictionaries sometimes grant them two lines. Three researchers show how, by crossing sources, those two lines become lives.',
      ar: 'قد تخصّهن كتب التراجم بسطرين. تبيّن ثلاث باحثات كيف يصير السطران حياةً حين تتقاطع المصادر.',
    },
    chair: 'hoda-el-dahshouri',
    participants: ['fatima-zahra-lamtouni', 'emna-zaghdoudi', 'aisha-bello-kware'],
    interventions: [
      {
        speaker: 'fatima-zahra-lamtouni',
        title: {
          fr: 'Les bienfaitrices dans les actes de habous',
          en: 'Women benefactors in endowment deeds',
          ar: 'المحسنات في عقود الأحباس',
        },
        description: {
          fr: 'Un puits, un four, vingt livres : ce que des femmes de Fès et de Taza ont légué, et à quelles conditions.',
          en: 'A well, an oven, twenty books: what women of Fez and Taza left behind, and on what terms.',
          ar: 'بئر وفرن وعشرون كتابًا: ما أوقفته نساء من فاس وتازة، وبأي شروط.',
        },
      },
      {
        speaker: 'emna-zaghdoudi',
        title: {
          fr: 'Une sainte entre deux récits',
          en: 'A saint between two narratives',
          ar: 'وليّة بين روايتين',
        },
        description: {
          fr: 'La même vie, racontée au XIIIe puis au XVIIe siècle. Entre les deux, l’enseignante est devenue faiseuse de prodiges.',
          en: 'The same life told in the thirteenth century and again in the seventeenth. In between, the teacher has turned into a worker of wonders.',
          ar: 'حياة واحدة رُويت في القرن الثالث عشر ثم في السابع عشر. وبين الروايتين صارت المعلّمة صاحبة كرامات.',
        },
      },
      {
        speaker: 'aisha-bello-kware',
        title: {
          fr: 'Des femmes sur les routes de Sokoto',
          ar: 'نساء على طرق سوكوتو',
        },
        description: {
          fr: 'Au XIXe siècle, des enseignantes itinérantes allaient de hameau en hameau avec un chapeau de paille et des poèmes appris par cœur. Que reste-t-il de leur méthode ?',
          en: 'In the nineteenth century, travelling women teachers went from hamlet to hamlet with a straw hat and poems learned by heart. What remains of their method?',
          ar: 'في القرن التاسع عشر كانت معلمات جوّالات يتنقلن بين القرى بقبعة من القش وقصائد محفوظة. فماذا بقي من طريقتهن؟',
        },
      },
    ],
  },
  {
    slug: 'opening-of-the-village',
    day: 1,
    start: '16:30',
    end: '18:00',
    type: 'event',
    location: 'village-tent',
    title: {
      fr: 'Ouverture du village solidaire',
      en: 'Opening of the solidarity village',
      ar: 'افتتاح القرية التضامنية',
    },
    description: {
      fr: 'Tour des stands en musique, avec les coopératives, les associations et les artisans. Chacun dispose d’une minute pour se présenter.',
      en: 'A tour of the stands with music, meeting cooperatives, associations and craftspeople. Each has one minute to introduce itself.',
      ar: 'جولة بين الأروقة على أنغام الإنشاد للتعرف إلى التعاونيات والجمعيات والحرفيين. لكل عارض دقيقة واحدة يقدّم فيها نفسه.',
    },
    participants: ['rachid-boufkrane', 'idriss-kouassi-bamba'],
    interventions: [
      {
        speaker: 'rachid-boufkrane',
        title: {
          fr: 'Acheter autrement, en pratique',
          en: 'Buying differently, in practice',
          ar: 'الشراء على نحو مختلف، عمليًّا',
        },
        description: {
          fr: 'Comment lire une étiquette de coopérative et calculer ce qui revient vraiment à l’artisane.',
          ar: 'كيف نقرأ بطاقة منتوج تعاوني ونحسب ما يصل حقًّا إلى الصانعة.',
        },
      },
    ],
  },
  {
    slug: 'evening-wird-day-1',
    day: 1,
    start: '18:30',
    end: '19:30',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Lecture du soir et wird',
      en: 'Evening reading and wird',
      ar: 'مجلس المساء وقراءة الورد',
    },
    description: {
      fr: 'Entre deux prières, lecture commentée d’une page et récitation du wird, la litanie quotidienne que chaque disciple garde comme un rendez-vous.',
      en: 'Between two prayers, a page is read and explained, followed by the wird, the daily litany that each disciple keeps like an appointment.',
      ar: 'بين الصلاتين تُقرأ صفحة وتُشرح، ثم يُتلى الورد اليومي الذي يحافظ عليه المريد كأنه موعد.',
    },
    chair: 'abdessamad-tafersiti',
  },
  {
    slug: 'welcome-dinner',
    day: 1,
    start: '19:30',
    end: '20:40',
    type: 'event',
    location: 'esplanade',
    title: { fr: 'Dîner d’accueil', en: 'Welcome dinner', ar: 'عشاء الاستقبال' },
    description: {
      fr: 'Le couscous de la zaouïa, préparé depuis la veille par soixante bénévoles. Les tables sont dressées en plein air ; un vêtement chaud est bienvenu.',
      en: 'The zawiya’s couscous, in the making since the day before by sixty volunteers. Tables are set in the open air; bring something warm.',
      ar: 'كسكس الزاوية الذي شرع ستون متطوعًا في إعداده منذ الأمس. الموائد في الهواء الطلق، فيُستحسن إحضار لباس دافئ.',
    },
  },
  {
    slug: 'opening-ceremony',
    day: 1,
    start: '21:00',
    end: '23:00',
    type: 'ceremony',
    location: 'main-hall',
    recording: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: {
      fr: 'Cérémonie d’ouverture',
      en: 'Opening ceremony',
      ar: 'حفل الافتتاح',
    },
    description: {
      fr: 'Récitation du Coran, mot de bienvenue de la zaouïa, adresses des délégations et présentation des thèmes de l’année. La cérémonie est traduite en trois langues et retransmise en direct.',
      en: 'Recitation of the Quran, a word of welcome from the zawiya, addresses by the delegations and a presentation of the year’s themes. Interpreted in three languages and streamed live.',
      ar: 'تلاوة للقرآن الكريم، وكلمة ترحيب باسم الزاوية، وكلمات الوفود، وتقديم محاور هذه السنة. يُترجم الحفل إلى ثلاث لغات ويُنقل مباشرة.',
    },
    chair: 'anouar-tissaf',
    participants: [
      'ahmad-fathurrazi',
      'aminata-kounta-traore',
      'jamal-whitfield',
      'omar-el-kertani',
    ],
    interventions: [
      {
        speaker: 'ahmad-fathurrazi',
        title: {
          fr: 'Mille deux cents élèves et un potager',
          en: 'Twelve hundred pupils and a vegetable garden',
          ar: 'ألف ومئتا طالب وبستان',
        },
        description: {
          fr: 'Salut de la délégation indonésienne : ce qu’un internat de Java espère apprendre à Madagh, et ce qu’il apporte dans ses bagages.',
          en: 'Greetings from the Indonesian delegation: what a Javanese boarding school hopes to learn in Madagh, and what it brings in its luggage.',
          ar: 'تحية الوفد الإندونيسي: ما يرجو معهد من جاوة أن يتعلّمه بمداغ، وما يحمله في متاعه.',
        },
      },
      {
        speaker: 'aminata-kounta-traore',
        title: {
          fr: 'Ce que nous avons sauvé, ce qui nous a sauvés',
          en: 'What we saved, and what saved us',
          ar: 'ما أنقذناه وما أنقذنا',
        },
        description: {
          fr: 'Une archiviste de Tombouctou parle des livres, mais surtout des chauffeurs, des piroguiers et des voisins.',
          en: 'An archivist from Timbuktu speaks of books, but above all of drivers, boatmen and neighbours.',
        },
      },
      {
        speaker: 'jamal-whitfield',
        title: {
          fr: 'Le pain du South Side',
          en: 'Bread on the South Side',
          ar: 'خبز جنوب شيكاغو',
        },
        description: {
          fr: 'Adresse des délégations d’Amérique : une boulangerie peut être une école de confiance.',
          en: 'Address on behalf of the American delegations: a bakery can be a school of trust.',
          ar: 'كلمة وفود أمريكا: قد يكون المخبز مدرسة للثقة.',
        },
      },
      {
        speaker: 'omar-el-kertani',
        title: {
          fr: 'De la patience en temps pressé',
          en: 'On patience in hurried times',
          ar: 'في الصبر زمن العجلة',
        },
        description: {
          fr: 'Pourquoi les paix qui durent ont presque toutes commencé par une longue conversation sans ordre du jour.',
          en: 'Why nearly every lasting peace began with a long conversation that had no agenda.',
          ar: 'لماذا بدأ كل سلام دائم تقريبًا بحديث طويل بلا جدول أعمال.',
        },
      },
    ],
  },
  {
    slug: 'opening-night-sama',
    day: 1,
    start: '23:15',
    end: '00:45',
    type: 'spiritual',
    location: 'main-hall',
    recording: 'https://vimeo.com/76979871',
    title: {
      fr: 'Nuit d’ouverture : samāʿ du Maroc oriental',
      en: 'Opening night: samāʿ of eastern Morocco',
      ar: 'ليلة الافتتاح: سماع المغرب الشرقي',
    },
    description: {
      fr: 'Le samāʿ, littéralement « l’écoute », réunit une assemblée autour de poèmes chantés à voix nue. Le chœur de Berkane reçoit ce soir un chanteur de Haute-Égypte. Prière de garder les téléphones éteints.',
      en: 'Samāʿ, literally “listening”, gathers an assembly around poems sung by unaccompanied voices. Tonight the Berkane choir welcomes a singer from Upper Egypt. Please keep phones switched off.',
      ar: 'السماع إصغاء تجتمع له الحلقة حول قصائد تُنشد بالصوت المجرد. تستضيف مجموعة بركان الليلة منشدًا من صعيد مصر. نرجو إطفاء الهواتف.',
    },
    chair: 'mohamed-larbi-zegzouti',
    participants: ['mohamed-larbi-zegzouti', 'mahmoud-abul-makarem'],
  },
] satisfies EventSeed[];
