import type { EventSeed } from '#seed/types.ts';

/** The second day until the midday break: the care of the earth. */
export const day2Morning = [
  {
    slug: 'dawn-dhikr-day-2',
    day: 2,
    start: '06:00',
    end: '07:15',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Dhikr de l’aube : la gratitude',
      en: 'Dawn dhikr: gratitude',
      ar: 'ذكر الفجر: الشكر',
    },
    description: {
      fr: 'Chaque matin porte un mot. Aujourd’hui la gratitude, que l’on médite en nommant intérieurement sept bienfaits de la veille.',
      en: 'Each morning carries one word. Today it is gratitude, pondered by naming inwardly seven kindnesses of the day before.',
      ar: 'لكل صباح كلمة، وكلمة اليوم الشكر، نتأمله بأن يستحضر كل واحد في قلبه سبع نعم من أمسه.',
    },
    chair: 'abdessamad-tafersiti',
  },
  {
    slug: 'silent-walk',
    day: 2,
    start: '07:30',
    end: '08:30',
    type: 'event',
    location: 'garden',
    title: { fr: 'Marche silencieuse', en: 'Silent walk', ar: 'مشي في صمت' },
    description: {
      fr: 'Cinquante minutes sans un mot parmi les orangers, puis dix pour dire ce que l’on a entendu.',
      en: 'Fifty minutes without a word among the orange trees, then ten to say what was heard.',
      ar: 'خمسون دقيقة بلا كلام بين أشجار البرتقال، ثم عشر دقائق لنحكي ما سمعناه.',
    },
    participants: ['imogen-faircloth'],
    interventions: [
      {
        speaker: 'imogen-faircloth',
        title: {
          fr: 'Six respirations par minute',
          en: 'Six breaths a minute',
          ar: 'ستة أنفاس في الدقيقة',
        },
        description: {
          fr: 'Ce que l’on sait, et ce que l’on ignore encore, des effets de la respiration lente sur le cœur.',
          en: 'What is known, and what is not yet known, about the effects of slow breathing on the heart.',
          ar: 'ما نعرفه وما لا نزال نجهله عن أثر التنفس المتأني في القلب.',
        },
      },
    ],
  },
  {
    slug: 'care-of-the-earth-plenary',
    day: 2,
    start: '09:00',
    end: '10:45',
    type: 'conference',
    location: 'main-hall',
    title: {
      fr: 'Le soufisme et le soin de la terre',
      en: 'Sufism and the care of the earth',
      ar: 'التصوف والعناية بالأرض',
    },
    description: {
      fr: 'Si toute créature célèbre son Créateur à sa manière, abîmer un rivage ou épuiser une nappe revient à faire taire une voix. Trois praticiens, du littoral, de la plaine et du delta, disent comment cette conviction devient un métier.',
      en: 'If every creature praises its Creator in its own way, to spoil a shore or drain an aquifer is to silence a voice. Three practitioners, from the coast, the plain and the delta, tell how this conviction becomes a trade.',
      ar: 'إذا كان كل مخلوق يسبّح خالقه بطريقته، فإن إتلاف شاطئ أو استنزاف فرشة مائية إسكات لصوت. ثلاثة ممارسين من الساحل والسهل والدلتا يروون كيف تصير هذه القناعة عملًا يوميًّا.',
    },
    chair: 'anouar-tissaf',
    participants: ['nur-laila-kusumadewi', 'salma-berkanaoui', 'kamran-thattavi'],
    interventions: [
      {
        speaker: 'nur-laila-kusumadewi',
        title: {
          fr: 'Replanter la mangrove, un vendredi sur deux',
          en: 'Replanting the mangrove, every other Friday',
          ar: 'غرس المانغروف يوم جمعة كل أسبوعين',
        },
        description: {
          fr: 'Neuf cents hectares, quarante villages et une règle : nul ne plante sans avoir d’abord remercié. Résultats et erreurs de quinze années.',
          en: 'Nine hundred hectares, forty villages and one rule: nobody plants before giving thanks. Results and mistakes of fifteen years.',
          ar: 'تسعمئة هكتار وأربعون قرية وقاعدة واحدة: لا يغرس أحد قبل أن يشكر. نتائج خمسة عشر عامًا وأخطاؤها.',
        },
      },
      {
        speaker: 'salma-berkanaoui',
        title: {
          fr: 'La sobriété n’est pas la pénurie',
          en: 'Restraint is not scarcity',
          ar: 'القصد ليس شحًّا',
        },
        description: {
          fr: 'Le zuhd, détachement des maîtres anciens, éclaire autrement la question des cultures trop gourmandes en eau.',
          en: 'Zuhd, the detachment of the early masters, throws a different light on the question of water-hungry crops.',
          ar: 'يضيء الزهد عند المتقدمين مسألة الزراعات المستنزفة للماء على نحو جديد.',
        },
      },
      {
        speaker: 'kamran-thattavi',
        title: {
          fr: 'Quand le fleuve revient',
          en: 'When the river comes back',
          ar: 'حين يعود النهر',
        },
        description: {
          fr: 'Après la crue, qui reçoit l’eau le premier ? Récit d’un partage négocié dans cent vingt villages de l’Indus.',
          en: 'After the flood, who receives water first? The story of a settlement negotiated in a hundred and twenty villages on the Indus.',
          ar: 'بعد الفيضان، من يأخذ الماء أولًا؟ قصة قسمة تفاوضت عليها مئة وعشرون قرية على نهر السند.',
        },
      },
    ],
  },
  {
    slug: 'editing-and-translating',
    day: 2,
    start: '09:00',
    end: '10:30',
    type: 'conference',
    location: 'knowledge-pavilion',
    title: {
      fr: 'Éditer, traduire, annoter',
      en: 'Editing, translating, annotating',
      ar: 'التحقيق والترجمة والتعليق',
    },
    description: {
      fr: 'L’atelier des éditeurs de textes : quelles copies choisir, que faire des fautes savoureuses, à qui destine-t-on une note de bas de page ?',
      ar: 'ورشة محققي النصوص: أيّ النسخ نعتمد، وماذا نفعل بالأخطاء الطريفة، ولمن نكتب الحاشية؟',
    },
    chair: 'rania-el-bahrawi',
    participants: ['marisol-encinar', 'hoda-el-dahshouri', 'annegret-holzwarth'],
    interventions: [
      {
        speaker: 'marisol-encinar',
        title: {
          fr: 'Un traité murcien et ses onze copies',
          en: 'A Murcian treatise and its eleven copies',
          ar: 'رسالة مرسية ونسخها الإحدى عشرة',
        },
        description: {
          fr: 'De Konya à Rabat, l’itinéraire d’un texte andalou se lit dans ses variantes.',
          en: 'From Konya to Rabat, the journey of an Andalusi text can be read in its variants.',
          ar: 'من قونية إلى الرباط، تُقرأ رحلة نص أندلسي في اختلاف نسخه.',
        },
      },
      {
        speaker: 'hoda-el-dahshouri',
        title: {
          fr: 'Éloge des poètes mineurs',
          en: 'In praise of minor poets',
          ar: 'في مدح الشعراء المغمورين',
        },
        description: {
          fr: 'Les grands noms cachent une foule de voix justes. Présentation de quatre recueils oubliés du XIIIe siècle.',
          en: 'Great names conceal a crowd of true voices. Four forgotten collections of the thirteenth century are presented.',
          ar: 'تحجب الأسماء الكبيرة أصواتًا صادقة كثيرة. تقديم لأربعة دواوين منسية من القرن السابع الهجري.',
        },
      },
      {
        speaker: 'annegret-holzwarth',
        title: {
          fr: 'Décrire un livre que l’on ne peut pas emporter',
          en: 'Describing a book one cannot take away',
          ar: 'وصف كتاب لا يُنقل من مكانه',
        },
        description: {
          fr: 'Un catalogue en ligne où chaque famille garde la main sur ce qui est montré, et pour combien de temps.',
          en: 'An online catalogue in which each family decides what is shown, and for how long.',
          ar: 'فهرس إلكتروني تقرر فيه كل أسرة ما يُعرض ومدة عرضه.',
        },
      },
    ],
  },
  {
    slug: 'arguing-without-wounding',
    day: 2,
    start: '09:30',
    end: '11:15',
    type: 'event',
    location: 'youth-tent',
    title: {
      fr: 'Débattre sans blesser',
      en: 'Arguing without wounding',
      ar: 'الجدال بلا تجريح',
    },
    description: {
      fr: 'Atelier pour les 16–25 ans. On y défend, à voix haute, l’opinion de son contradicteur jusqu’à ce qu’il s’y reconnaisse.',
      en: 'A workshop for those aged 16 to 25. Participants argue their opponent’s view aloud until the opponent recognises it.',
      ar: 'ورشة لمن هم بين السادسة عشرة والخامسة والعشرين، يدافع فيها كل واحد عن رأي مخالفه حتى يقرّ هذا بأنه رأيه.',
    },
    chair: 'zineb-aghbala',
    participants: ['zineb-aghbala', 'zainal-purwantoro'],
    interventions: [
      {
        speaker: 'zainal-purwantoro',
        title: {
          fr: 'Une semaine chez l’autre',
          en: 'A week in another’s home',
          ar: 'أسبوع في بيت الآخر',
        },
        description: {
          fr: 'Ce que deux mille étudiants indonésiens ont appris en dormant sous le toit d’une autre foi : les petites gênes comptent plus que les grandes idées.',
          en: 'What two thousand Indonesian students learned by sleeping under the roof of another faith: small embarrassments matter more than big ideas.',
          ar: 'ما تعلّمه ألفا طالب إندونيسي من المبيت في بيت أسرة من دين آخر: للحرج الصغير أثر أكبر من الأفكار الكبيرة.',
        },
      },
    ],
  },
  {
    slug: 'water-as-a-commons',
    day: 2,
    start: '11:00',
    end: '12:45',
    type: 'round_table',
    location: 'meeting-tent',
    title: {
      fr: 'L’eau en partage',
      en: 'Water in common',
      ar: 'الماء بين الناس',
    },
    description: {
      fr: 'Tribunaux d’eau, tours d’irrigation, fontaines de quartier, banques de semences : des institutions anciennes et modernes comparent leurs règles et leurs ruses.',
      en: 'Water courts, irrigation turns, neighbourhood fountains, seed banks: old and new institutions compare their rules and their ruses.',
      ar: 'محاكم الماء ونوبات السقي ونوافير الأحياء وبنوك البذور: مؤسسات قديمة وحديثة تقارن قواعدها وحيلها.',
    },
    chair: 'kheira-bouchenafer',
    participants: [
      'gonzalo-penarrubia',
      'kamran-thattavi',
      'zehra-gunbatan',
      'ousmane-gueladio-sarr',
    ],
    interventions: [
      {
        speaker: 'gonzalo-penarrubia',
        title: {
          fr: 'Juger l’eau sans rien écrire',
          en: 'Judging water without writing a word',
          ar: 'القضاء في الماء بلا كتابة',
        },
        description: {
          fr: 'Une justice orale de huerta, ses délais d’une semaine et l’autorité des voisins.',
          en: 'The oral justice of the huerta, its one-week delays and the authority of neighbours.',
          ar: 'قضاء شفهي في بساتين بلنسية، وآجاله الأسبوعية وسلطة الجيران.',
        },
      },
      {
        speaker: 'kamran-thattavi',
        title: {
          fr: 'Le droit de soif',
          en: 'The right of thirst',
          ar: 'حق الشفة',
        },
        description: {
          fr: 'Le droit musulman classique reconnaît à tout être vivant un droit de boire. Peut-on en faire une règle pour les pompes et les barrages ?',
          ar: 'يثبت الفقه لكل كائن حي حقًّا في الشرب. فهل يمكن أن يصير قاعدة للمضخات والسدود؟',
        },
      },
      {
        speaker: 'zehra-gunbatan',
        title: {
          fr: 'Une fontaine, un banc, un platane',
          en: 'A fountain, a bench, a plane tree',
          ar: 'نافورة ومقعد ودُلبة',
        },
        description: {
          fr: 'Le plus petit équipement public qui suffise à faire un quartier, d’après trente projets à Bursa.',
          ar: 'أصغر مرفق عمومي يكفي لقيام حيّ، انطلاقًا من ثلاثين مشروعًا ببورصة.',
        },
      },
      {
        speaker: 'ousmane-gueladio-sarr',
        title: {
          fr: 'Qui garde la graine garde le fleuve',
          en: 'Whoever keeps the seed keeps the river',
          ar: 'من حفظ البذرة حفظ النهر',
        },
        description: {
          en: 'A village seed bank turns out to change pumping calendars too.',
          ar: 'بنك للبذور تسيّره القرية يغيّر مواقيت الضخ أيضًا.',
        },
      },
    ],
  },
  {
    slug: 'states-of-the-heart',
    day: 2,
    start: '11:00',
    end: '12:45',
    type: 'conference',
    location: 'ghazali-room',
    title: {
      fr: 'Les états du cœur et la psychologie',
      en: 'The states of the heart and psychology',
      ar: 'أحوال القلب وعلم النفس',
    },
    description: {
      fr: 'Resserrement, dilatation, crainte, espérance : un vocabulaire ancien d’une grande finesse. Un clinicien, une psychiatre et une neuroscientifique l’écoutent depuis leur métier.',
      en: 'Contraction, expansion, fear, hope: an old vocabulary of great subtlety. A clinician, a psychiatrist and a neuroscientist listen to it from within their own trades.',
      ar: 'القبض والبسط والخوف والرجاء: معجم قديم بالغ الدقة. يصغي إليه أخصائي نفسي وطبيبة نفسية وباحثة في الأعصاب، كلٌّ من موقع مهنته.',
    },
    chair: 'abdelilah-rahmouni',
    participants: ['youssef-tazarine', 'samia-hadjeras', 'imogen-faircloth'],
    interventions: [
      {
        speaker: 'youssef-tazarine',
        title: {
          fr: 'Qabḍ n’est pas dépression',
          en: 'Qabḍ is not depression',
          ar: 'القبض ليس اكتئابًا',
        },
        description: {
          fr: 'Distinguer une épreuve spirituelle d’une maladie qui se soigne : critères prudents pour ceux qui accompagnent.',
          en: 'Telling a spiritual trial apart from an illness that needs treatment: cautious criteria for those who accompany others.',
          ar: 'التمييز بين محنة روحية ومرض يحتاج إلى علاج: معايير حذرة لمن يرافقون غيرهم.',
        },
      },
      {
        speaker: 'samia-hadjeras',
        title: {
          fr: 'L’insomnie et la veille',
          en: 'Sleeplessness and vigil',
          ar: 'الأرق والسهر',
        },
        description: {
          fr: 'Ne pas pouvoir dormir, choisir de veiller : deux nuits que tout oppose et que des patients apprennent parfois à relier.',
          en: 'Being unable to sleep, choosing to keep vigil: two opposite nights that some patients learn to connect.',
          ar: 'ألّا تقدر على النوم وأن تختار السهر: ليلتان متعارضتان يتعلّم بعض المرضى أن يصلوا بينهما.',
        },
      },
      {
        speaker: 'imogen-faircloth',
        title: {
          fr: 'Mesurer sans réduire',
          en: 'Measuring without reducing',
          ar: 'القياس بلا اختزال',
        },
        description: {
          fr: 'Un électrocardiogramme ne voit pas la prière. Il voit pourtant quelque chose, et il faut dire quoi.',
          en: 'An electrocardiogram does not see prayer. Yet it sees something, and one must say what.',
        },
      },
    ],
  },
  {
    slug: 'ney-workshop',
    day: 2,
    start: '11:00',
    end: '12:30',
    type: 'event',
    location: 'arts-pavilion',
    title: {
      fr: 'Initiation au ney, la flûte de roseau',
      en: 'First steps on the ney, the reed flute',
      ar: 'مدخل إلى الناي',
    },
    description: {
      fr: 'Quinze instruments à disposition. Tirer un premier son demande de la douceur, parfois une matinée entière.',
      en: 'Fifteen instruments are available. Drawing a first sound takes gentleness, and sometimes a whole morning.',
      ar: 'خمس عشرة آلة رهن إشارة المشاركين. يحتاج إخراج أول صوت إلى لطف، وأحيانًا إلى صباح كامل.',
    },
    participants: ['elif-sungurlu'],
    interventions: [
      {
        speaker: 'elif-sungurlu',
        title: {
          fr: 'Apprendre d’oreille à oreille',
          en: 'Learning from ear to ear',
          ar: 'التعلّم من أذن إلى أذن',
        },
        description: {
          fr: 'Pas de partition : la maîtresse joue, l’élève répond. On ne note rien avant le troisième jour.',
          en: 'No score: the teacher plays, the pupil answers. Nothing is written down before the third day.',
          ar: 'بلا تدوين: تعزف المعلمة ويجيب التلميذ. ولا يُكتب شيء قبل اليوم الثالث.',
        },
      },
    ],
  },
  {
    slug: 'paper-and-paste',
    day: 2,
    start: '11:15',
    end: '12:30',
    type: 'event',
    location: 'library',
    title: {
      fr: 'Visite d’atelier : le papier, la colle, la patience',
      en: 'Workshop visit: paper, paste and patience',
      ar: 'زيارة الورشة: الورق والغراء والصبر',
    },
    description: {
      fr: 'La table de restauration est installée au milieu des rayonnages. On y suit la reprise d’un cahier mangé par les poissons d’argent.',
      ar: 'نُصبت طاولة الترميم وسط الرفوف. نتابع عليها إصلاح كرّاسة أكلتها الحشرات.',
    },
    participants: ['naima-benchekra'],
  },
] satisfies EventSeed[];
