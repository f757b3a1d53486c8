import type { EventSeed } from '#seed/types.ts';

/** The third day from the midday break to the long vigil: solidarity, music and peace. */
export const day3Evening = [
  {
    slug: 'lunch-of-the-world',
    day: 3,
    start: '13:00',
    end: '14:15',
    type: 'event',
    location: 'village-tent',
    title: {
      fr: 'Les marmites du monde',
      en: 'Cooking pots of the world',
      ar: 'قدور العالم',
    },
    description: {
      fr: 'Six délégations cuisinent un plat de fête de leur pays. On goûte à tout, on ne note rien.',
      en: 'Six delegations cook a feast dish from home. Taste everything, rank nothing.',
      ar: 'ستة وفود تطبخ طبق عيد من بلدها. نذوق كل شيء ولا نفاضل بين شيء.',
    },
    chair: 'syed-mukarram-gudri',
  },
  {
    slug: 'achewiq-circle',
    day: 3,
    start: '13:15',
    end: '14:15',
    type: 'event',
    location: 'arts-pavilion',
    title: { fr: 'Cercle d’achewiq', en: 'Achewiq circle', ar: 'حلقة أشويق' },
    description: {
      fr: 'Chant de femmes kabyles, en petit cercle et sans micro. Les paroles sont distribuées, traduites et commentées.',
      en: 'The song of Kabyle women, in a small circle and without microphones. The words are handed out, translated and explained.',
      ar: 'غناء نساء القبائل في حلقة صغيرة وبلا مكبرات صوت، مع توزيع الكلمات مترجمة ومشروحة.',
    },
    participants: ['yamina-ait-ferhoun'],
  },
  {
    slug: 'solidarity-economy',
    day: 3,
    start: '14:30',
    end: '16:15',
    type: 'round_table',
    location: 'main-hall',
    title: {
      fr: 'L’économie solidaire, une éthique de la main ouverte',
      en: 'The solidarity economy, an ethic of the open hand',
      ar: 'الاقتصاد التضامني وأخلاق اليد المبسوطة',
    },
    description: {
      fr: 'Waqf, caisse d’entraide, prix garanti, boulangerie d’insertion : des montages modestes qui tiennent depuis des années. Chiffres à l’appui, on parlera aussi des échecs.',
      en: 'Endowments, mutual-aid chests, guaranteed prices, a bakery that gives people a second start: modest arrangements that have held for years. With figures in hand, failures will be discussed too.',
      ar: 'وقف وصندوق تعاون وسعر مضمون ومخبز للإدماج: ترتيبات متواضعة صمدت سنوات. وبالأرقام نتحدث عن الإخفاقات أيضًا.',
    },
    chair: 'rachid-boufkrane',
    participants: [
      'rachid-boufkrane',
      'nik-farhana-zakaria',
      'idriss-kouassi-bamba',
      'ousmane-gueladio-sarr',
      'jamal-whitfield',
    ],
    interventions: [
      {
        speaker: 'rachid-boufkrane',
        title: {
          fr: 'Prêter sans intérêt, recouvrer sans contrainte',
          en: 'Lending without interest, recovering without force',
          ar: 'إقراض بلا فائدة واسترداد بلا إكراه',
        },
        description: {
          fr: 'Neuf cents prêts à des artisanes, quatre pour cent d’impayés, et une règle apprise d’une vieille caisse de zaouïa.',
          en: 'Nine hundred loans to craftswomen, four per cent unpaid, and a rule learned from the old chest of a zawiya.',
          ar: 'تسعمئة قرض لحرفيات، وأربعة في المئة فقط لم تُسدَّد، وقاعدة مأخوذة من صندوق زاوية قديم.',
        },
      },
      {
        speaker: 'nik-farhana-zakaria',
        title: {
          fr: 'Un waqf pour une pompe à eau',
          en: 'A waqf for a water pump',
          ar: 'وقف لمضخة ماء',
        },
        description: {
          fr: 'Rendre inaliénable un bien de faible valeur : mode d’emploi juridique en cinq étapes.',
          en: 'Making a low-value asset inalienable: a legal manual in five steps.',
          ar: 'كيف يُحبَّس مال قليل القيمة: دليل قانوني في خمس خطوات.',
        },
      },
      {
        speaker: 'idriss-kouassi-bamba',
        title: {
          fr: 'Trois faillites et un prix garanti',
          en: 'Three bankruptcies and a guaranteed price',
          ar: 'ثلاثة إفلاسات وسعر مضمون',
        },
        description: {
          fr: 'Récit sans fard d’une coopérative de cacao, de ses dettes et de la confiance retrouvée.',
          en: 'The unvarnished story of a cocoa cooperative, its debts and the trust it won back.',
        },
      },
      {
        speaker: 'jamal-whitfield',
        title: {
          fr: 'La bibliothèque payée par le pain',
          en: 'A library paid for by bread',
          ar: 'مكتبة يموّلها الخبز',
        },
        description: {
          fr: 'Comment le levain finance les livres dans un quartier sans subventions.',
          en: 'How sourdough funds books in a neighbourhood without grants.',
          ar: 'كيف تموّل الخميرة الكتب في حيّ بلا إعانات.',
        },
      },
    ],
  },
  {
    slug: 'music-and-transmission',
    day: 3,
    start: '14:30',
    end: '16:00',
    type: 'conference',
    location: 'knowledge-pavilion',
    title: {
      fr: 'La musique, d’une mémoire à l’autre',
      en: 'Music, from one memory to the next',
      ar: 'الموسيقى من ذاكرة إلى ذاكرة',
    },
    description: {
      fr: 'Faut-il écrire ce qui s’est toujours transmis de bouche à oreille ? Istanbul, Tétouan et Alep n’ont pas donné la même réponse.',
      en: 'Should one write down what has always passed from mouth to ear? Istanbul, Tetouan and Aleppo have not given the same answer.',
      ar: 'هل ينبغي تدوين ما انتقل دائمًا بالمشافهة؟ لم تُجب إسطنبول وتطوان وحلب بالجواب نفسه.',
    },
    chair: 'mohamed-larbi-zegzouti',
    participants: ['elif-sungurlu', 'brahim-ouchtaine', 'ghassan-al-jalloumi'],
    interventions: [
      {
        speaker: 'elif-sungurlu',
        title: {
          fr: 'Enregistrer, est-ce retenir ?',
          en: 'Is recording the same as remembering?',
          ar: 'هل التسجيل حفظ؟',
        },
        description: {
          fr: 'Une génération d’élèves munis de téléphones apprend plus vite et oublie mieux. Que faire de cette mémoire de poche ?',
          en: 'A generation of pupils with telephones learns faster and forgets better. What is to be done with this pocket memory?',
          ar: 'جيل من التلاميذ بهواتفهم يتعلّم أسرع وينسى أكثر. فماذا نصنع بذاكرة الجيب هذه؟',
        },
      },
      {
        speaker: 'brahim-ouchtaine',
        title: {
          fr: 'La nouba et la zaouïa',
          en: 'The nawba and the zawiya',
          ar: 'النوبة والزاوية',
        },
        description: {
          fr: 'Des mélodies profanes devenues prières, et quelques prières devenues chansons : circulation des airs dans le nord du Maroc.',
          en: 'Secular tunes that became prayers, and a few prayers that became songs: how melodies travel in northern Morocco.',
          ar: 'ألحان دنيوية صارت أدعية وأدعية صارت أغاني: حركة الأنغام في شمال المغرب.',
        },
      },
      {
        speaker: 'ghassan-al-jalloumi',
        title: {
          fr: 'La wasla en exil',
          en: 'The wasla in exile',
          ar: 'الوصلة في المهجر',
        },
        description: {
          fr: 'Reconstituer une suite alépine quand ses chanteurs vivent dans sept pays.',
          en: 'Putting an Aleppo suite back together when its singers live in seven countries.',
        },
      },
    ],
  },
  {
    slug: 'exile-and-inner-peace',
    day: 3,
    start: '14:30',
    end: '16:00',
    type: 'event',
    location: 'rabia-room',
    title: {
      fr: 'Cercle : l’exil et la paix intérieure',
      en: 'Circle: exile and inner peace',
      ar: 'حلقة: المنفى والسلام الداخلي',
    },
    description: {
      fr: 'Cercle de parole accompagné par deux psychologues, en arabe et en français. Trente places.',
      ar: 'حلقة حوار يرافقها أخصائيان نفسيان، بالعربية والفرنسية. ثلاثون مقعدًا.',
    },
    participants: ['rima-al-qanawati', 'youssef-tazarine'],
    interventions: [
      {
        speaker: 'rima-al-qanawati',
        title: {
          fr: 'Un jardin sur un balcon',
          en: 'A garden on a balcony',
          ar: 'حديقة على شرفة',
        },
        description: {
          fr: 'Quand des femmes réfugiées retrouvent le sommeil en faisant pousser du basilic.',
          ar: 'كيف استعادت لاجئات النوم وهنّ يزرعن الحبق.',
        },
      },
      {
        speaker: 'youssef-tazarine',
        title: {
          fr: 'L’étranger en soi',
          en: 'The stranger within',
          ar: 'الغريب في داخلنا',
        },
        description: {
          fr: 'La ghurba, l’état d’étrangeté, que certains auteurs tiennent pour une étape du chemin : une ressource, à condition de ne pas l’imposer à ceux qui souffrent.',
          en: 'Ghurba, the state of being a stranger, which some authors count as a stage of the path: a resource, provided one does not impose it on those who suffer.',
          ar: 'الغربة التي يعدّها بعضهم مقامًا في الطريق: مورد نافع، شرط ألّا يُفرض على من يتألم.',
        },
      },
    ],
  },
  {
    slug: 'compost-workshop',
    day: 3,
    start: '14:45',
    end: '16:15',
    type: 'event',
    location: 'garden',
    cancelled: true,
    title: {
      fr: 'Atelier de compost et de paillage',
      en: 'Compost and mulching workshop',
      ar: 'ورشة السماد العضوي وتغطية التربة',
    },
    description: {
      fr: 'Atelier annulé : la livraison de paille n’est pas arrivée. Les inscrits sont les bienvenus à la séance du lendemain matin, salle Al-Ghazali.',
      en: 'Workshop cancelled: the straw was not delivered. Those who signed up are welcome at tomorrow morning’s session in the Al-Ghazali Room.',
      ar: 'أُلغيت الورشة لعدم وصول التبن. ونرحب بالمسجلين في جلسة صباح الغد بقاعة الغزالي.',
    },
    participants: ['bastien-kerleroux'],
  },
  {
    slug: 'diplomacy-of-peace',
    day: 3,
    start: '16:30',
    end: '18:15',
    type: 'round_table',
    location: 'meeting-tent',
    title: {
      fr: 'La diplomatie de la paix',
      en: 'The diplomacy of peace',
      ar: 'دبلوماسية السلام',
    },
    description: {
      fr: 'Entre la poignée de main officielle et la réconciliation des familles, il y a un long travail sans caméras. Quatre artisans de paix en décrivent les étapes.',
      en: 'Between the official handshake and the reconciliation of families lies long work without cameras. Four peacemakers describe its stages.',
      ar: 'بين المصافحة الرسمية ومصالحة الأسر عمل طويل بلا كاميرات. أربعة من صنّاع السلام يصفون مراحله.',
    },
    chair: 'omar-el-kertani',
    participants: [
      'alpha-oumar-cissoko',
      'amina-hadziselimagic',
      'serigne-babacar-thioune',
      'zainal-purwantoro',
    ],
    interventions: [
      {
        speaker: 'alpha-oumar-cissoko',
        title: {
          fr: 'Onze pactes au bord du Niger',
          en: 'Eleven pacts on the Niger',
          ar: 'أحد عشر ميثاقًا على ضفاف النيجر',
        },
        description: {
          fr: 'Ce qui distingue les accords qui ont tenu de ceux qui se sont défaits : les témoins, la saison, les femmes autour de la table.',
          en: 'What sets the agreements that held apart from those that fell through: the witnesses, the season, the women at the table.',
          ar: 'ما يفرّق بين الاتفاقات التي صمدت والتي انفرطت: الشهود والموسم وحضور النساء.',
        },
      },
      {
        speaker: 'amina-hadziselimagic',
        title: {
          fr: 'Raconter sans rouvrir',
          en: 'Telling without reopening',
          ar: 'الحكاية دون نكء الجراح',
        },
        description: {
          fr: 'Une méthode d’entretien pour recueillir la mémoire de la guerre en protégeant celui qui parle.',
          en: 'An interview method for gathering memories of war while protecting the person who speaks.',
          ar: 'طريقة في إجراء المقابلات تجمع ذاكرة الحرب وتحمي المتكلم.',
        },
      },
      {
        speaker: 'serigne-babacar-thioune',
        title: {
          fr: 'Deux cents médiateurs',
          en: 'Two hundred mediators',
          ar: 'مئتا وسيط ووسيطة',
        },
        description: {
          fr: 'Pourquoi la moitié d’entre eux sont des femmes, et ce que cela a changé dans les conflits d’héritage.',
          en: 'Why half of them are women, and what this has changed in inheritance disputes.',
          ar: 'لماذا كان نصفهم من النساء، وماذا غيّر ذلك في نزاعات الإرث.',
        },
      },
      {
        speaker: 'zainal-purwantoro',
        title: {
          fr: 'La paix commence par la vaisselle',
          en: 'Peace begins with the washing-up',
          ar: 'يبدأ السلام من غسل الأواني',
        },
        description: {
          fr: 'Tâches ménagères et dialogue interreligieux : un manuel inattendu.',
          en: 'Household chores and interfaith dialogue: an unexpected manual.',
          ar: 'أشغال البيت والحوار بين الأديان: دليل غير متوقع.',
        },
      },
    ],
  },
  {
    slug: 'andalus-gardens-and-books',
    day: 3,
    start: '16:30',
    end: '18:00',
    type: 'conference',
    location: 'ghazali-room',
    title: {
      fr: 'Al-Andalus, jardins et livres',
      en: 'Al-Andalus, gardens and books',
      ar: 'الأندلس: حدائق وكتب',
    },
    description: {
      fr: 'Un canal du XIIe siècle, un poème strophique et la maison d’enfance d’un métaphysicien : trois entrées dans un monde dont Madagh est voisin par la mer.',
      en: 'A twelfth-century canal, a strophic poem and the childhood streets of a metaphysician: three ways into a world that lies just across the sea from Madagh.',
      ar: 'ساقية من القرن الثاني عشر وموشحة وأزقة طفولة أحد كبار العارفين: ثلاثة مداخل إلى عالم لا يفصله عن مداغ سوى البحر.',
    },
    chair: 'brahim-ouchtaine',
    participants: ['marisol-encinar', 'gonzalo-penarrubia', 'hoda-el-dahshouri'],
    interventions: [
      {
        speaker: 'marisol-encinar',
        title: {
          fr: 'Murcie en douze étapes',
          en: 'Murcia in twelve stations',
          ar: 'مرسية في اثنتي عشرة محطة',
        },
        description: {
          fr: 'Une promenade littéraire avec des collégiens dans les rues où Ibn ʿArabī passa sa petite enfance.',
          en: 'A literary walk with schoolchildren through the streets of Ibn ʿArabī’s early childhood.',
          ar: 'جولة أدبية مع تلاميذ في أزقة عرفت طفولة ابن عربي الأولى.',
        },
      },
      {
        speaker: 'gonzalo-penarrubia',
        title: {
          fr: 'Le jardin clos, un traité à ciel ouvert',
          en: 'The walled garden, an open-air treatise',
          ar: 'الحديقة المسوّرة رسالة في الهواء الطلق',
        },
        description: {
          fr: 'Symétrie, parfum, bruit de l’eau : les jardins andalous ont pensé la contemplation avec des moyens d’irrigation.',
          en: 'Symmetry, scent, the sound of water: Andalusi gardens thought about contemplation by means of irrigation.',
          ar: 'التناظر والعطر وخرير الماء: فكّرت حدائق الأندلس في التأمل بوسائل السقي.',
        },
      },
      {
        speaker: 'hoda-el-dahshouri',
        title: {
          fr: 'Le zajal du mendiant',
          en: 'The beggar’s zajal',
          ar: 'زجل الفقير',
        },
        description: {
          fr: 'Shushtarī allait chanter au marché en arabe dialectal. Lecture d’un art populaire et savant.',
          ar: 'كان الششتري ينشد في الأسواق بالعامية. قراءة في فن شعبي عالم.',
        },
      },
    ],
  },
  {
    slug: 'generations-in-conversation',
    day: 3,
    start: '16:30',
    end: '17:45',
    type: 'round_table',
    location: 'youth-tent',
    title: {
      fr: 'Ce que nos aînés ne nous ont pas dit',
      en: 'What our elders did not tell us',
      ar: 'ما لم يقله لنا كبارنا',
    },
    description: {
      fr: 'Six jeunes interrogent trois adultes. Les questions ont été tirées au sort dans une urne ouverte depuis le premier jour.',
      en: 'Six young people question three adults. The questions were drawn from a box that has stood open since the first day.',
      ar: 'ستة شبان وشابات يسائلون ثلاثة كبار. سُحبت الأسئلة من صندوق مفتوح منذ اليوم الأول.',
    },
    chair: 'zineb-aghbala',
    participants: ['jamal-whitfield', 'ndeye-awa-diakhate', 'aisha-bello-kware'],
    interventions: [
      {
        speaker: 'jamal-whitfield',
        title: {
          fr: 'J’ai eu peur de prier en public',
          en: 'I was afraid to pray in public',
          ar: 'كنت أخاف أن أصلي أمام الناس',
        },
        description: {
          fr: 'Réponse à une question anonyme sur la gêne, la rue et la dignité.',
          ar: 'جواب عن سؤال مجهول صاحبه حول الحرج والشارع والكرامة.',
        },
      },
      {
        speaker: 'ndeye-awa-diakhate',
        title: {
          fr: 'Écrire ce que ma mère chantait',
          en: 'Writing what my mother sang',
          ar: 'كتابة ما كانت أمي تنشده',
        },
        description: {
          fr: 'Hériter sans répéter : le métier de poète, entre loyauté et désobéissance.',
          en: 'Inheriting without repeating: the poet’s trade, between loyalty and disobedience.',
        },
      },
    ],
  },
  {
    slug: 'evening-wird-day-3',
    day: 3,
    start: '18:30',
    end: '19:30',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Lecture du soir : une page sur la sincérité',
      en: 'Evening reading: a page on sincerity',
      ar: 'مجلس المساء: صفحة في الإخلاص',
    },
    description: {
      fr: 'Lecture lente, phrase après phrase, d’un texte classique sur l’ikhlāṣ, la sincérité de l’intention. Wird en commun pour finir.',
      en: 'A slow reading, sentence by sentence, of a classical text on ikhlāṣ, sincerity of intention. The wird in common to close.',
      ar: 'قراءة متأنية جملة جملة لنص قديم في الإخلاص، تُختم بالورد الجماعي.',
    },
    chair: 'abdelilah-rahmouni',
  },
  {
    slug: 'great-night-of-sama',
    day: 3,
    start: '20:30',
    end: '22:30',
    type: 'spiritual',
    location: 'main-hall',
    title: {
      fr: 'La grande nuit du samāʿ',
      en: 'The great night of samāʿ',
      ar: 'ليلة السماع الكبرى',
    },
    description: {
      fr: 'Berkane, Alep, Istanbul et le Sindh se succèdent puis se rejoignent dans une dernière pièce répétée ensemble depuis trois jours.',
      en: 'Berkane, Aleppo, Istanbul and Sindh follow one another, then join in a last piece rehearsed together over three days.',
      ar: 'بركان وحلب وإسطنبول والسند تتعاقب ثم تجتمع في مقطوعة أخيرة تدرّبت عليها معًا ثلاثة أيام.',
    },
    chair: 'mohamed-larbi-zegzouti',
    participants: [
      'mohamed-larbi-zegzouti',
      'ghassan-al-jalloumi',
      'elif-sungurlu',
      'bushra-makhdoomzai',
    ],
  },
  {
    slug: 'poetry-under-the-stars',
    day: 3,
    start: '20:45',
    end: '22:00',
    type: 'event',
    location: 'garden',
    title: {
      fr: 'Poésie sous les étoiles',
      en: 'Poetry under the stars',
      ar: 'شعر تحت النجوم',
    },
    description: {
      fr: 'Lecture à trois voix, en arabe, en anglais et en ourdou, à la lueur des lanternes. Couvertures à l’entrée.',
      en: 'A reading for three voices, in Arabic, English and Urdu, by lantern light. Blankets at the entrance.',
      ar: 'قراءة بثلاثة أصوات، بالعربية والإنجليزية والأردية، على ضوء الفوانيس. الأغطية عند المدخل.',
    },
    participants: ['mohamedou-ould-tijrit', 'rosalind-hartwell-amin', 'shaheen-mirzapuri'],
  },
  {
    slug: 'night-vigil-day-3',
    day: 3,
    start: '23:00',
    end: '02:00',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'La longue veillée',
      en: 'The long vigil',
      ar: 'الليلة الطويلة',
    },
    description: {
      fr: 'La plus longue nuit du forum : dhikr, lecture, silence, thé à mi-parcours. Un espace de repos est ouvert à côté de la cour.',
      en: 'The longest night of the forum: dhikr, reading, silence, with tea halfway through. A rest area is open beside the courtyard.',
      ar: 'أطول ليالي الملتقى: ذكر وقراءة وصمت، وشاي في منتصفها. وبجوار الصحن فضاء للراحة.',
    },
    chair: 'abdessamad-tafersiti',
  },
] satisfies EventSeed[];
