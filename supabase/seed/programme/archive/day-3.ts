import type { EventSeed } from '#seed/types.ts';

/** 20 October 2024: women teachers, poetry, neighbours and music. */
export const archiveDay3 = [
  {
    slug: 'archive-dawn-dhikr-day-3',
    day: 3,
    start: '06:00',
    end: '07:00',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Aube en silence',
      en: 'Dawn in silence',
      ar: 'فجر صامت',
    },
    description: {
      fr: 'Une seule récitation, brève ; le reste du temps appartient au silence.',
      ar: 'تلاوة واحدة قصيرة، وما بقي من الوقت للصمت.',
    },
    chair: 'abdessamad-tafersiti',
  },
  {
    slug: 'archive-women-in-the-chain',
    day: 3,
    start: '09:30',
    end: '11:15',
    type: 'conference',
    location: 'main-hall',
    recording: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: {
      fr: 'Les femmes dans la chaîne de transmission',
      en: 'Women in the chain of transmission',
      ar: 'النساء في سلسلة السند',
    },
    description: {
      fr: 'Elles ont transmis des textes, des autorisations d’enseigner et des maisons. Où sont passés leurs noms ?',
      en: 'They handed on texts, licences to teach, and houses. Where have their names gone?',
      ar: 'نقلن نصوصًا وإجازات ودورًا. فأين ذهبت أسماؤهن؟',
    },
    chair: 'claire-vauquelin',
    participants: ['fatima-zahra-lamtouni', 'emna-zaghdoudi', 'mame-coumba-ndao'],
    interventions: [
      {
        speaker: 'fatima-zahra-lamtouni',
        title: {
          fr: 'Une ijāza au féminin',
          en: 'A licence to teach, in the feminine',
          ar: 'إجازة بصيغة المؤنث',
        },
        description: {
          fr: 'Étude d’une autorisation d’enseigner délivrée par une femme à trois de ses neveux.',
          en: 'A study of a teaching licence granted by a woman to three of her nephews.',
          ar: 'دراسة في إجازة منحتها امرأة لثلاثة من أبناء إخوتها.',
        },
      },
      {
        speaker: 'emna-zaghdoudi',
        title: {
          fr: 'Le refuge de la rue des teinturiers',
          en: 'The shelter in Dyers’ Street',
          ar: 'ملجأ زنقة الصباغين',
        },
        description: {
          fr: 'Histoire d’une maison de veuves dans la Tunis médiévale.',
          en: 'The history of a house for widows in medieval Tunis.',
          ar: 'تاريخ دار للأرامل في تونس العصر الوسيط.',
        },
      },
      {
        speaker: 'mame-coumba-ndao',
        title: {
          fr: 'Chanter pour enseigner',
          en: 'Singing in order to teach',
          ar: 'الإنشاد تعليمًا',
        },
        description: {
          fr: 'Dans certaines familles sénégalaises, ce sont les tantes qui tiennent le répertoire.',
          en: 'In some Senegalese families it is the aunts who keep the repertoire.',
          ar: 'في بعض الأسر السنغالية تحفظ العمّات والخالات المدوّنة الإنشادية.',
        },
      },
    ],
  },
  {
    slug: 'archive-joinery-workshop',
    day: 3,
    start: '09:30',
    end: '11:00',
    type: 'event',
    location: 'village-tent',
    title: {
      fr: 'Atelier : un pupitre sans clou',
      en: 'Workshop: a lectern without nails',
      ar: 'ورشة: كرسيّ كتاب بلا مسامير',
    },
    description: {
      fr: 'Deux planches, une seule fente. On apprend à mesurer avant de couper.',
      ar: 'لوحان وشقّ واحد. نتعلم القياس قبل القطع.',
    },
    participants: ['hisham-al-kafrsousi'],
    interventions: [
      {
        speaker: 'hisham-al-kafrsousi',
        title: {
          fr: 'Le livre posé',
          en: 'The book at rest',
          ar: 'الكتاب في مقامه',
        },
        description: {
          fr: 'Pourquoi un livre respecté ne touche pas le sol, et comment le bois y pourvoit.',
          en: 'Why a respected book never touches the floor, and how wood sees to it.',
          ar: 'لماذا لا يوضع الكتاب المكرّم على الأرض، وكيف يتكفل الخشب بذلك.',
        },
      },
    ],
  },
  {
    slug: 'archive-poets-in-three-landscapes',
    day: 3,
    start: '11:30',
    end: '13:00',
    type: 'conference',
    location: 'ghazali-room',
    title: {
      fr: 'Trois paysages, trois poèmes',
      en: 'Three landscapes, three poems',
      ar: 'ثلاثة مناظر وثلاث قصائد',
    },
    description: {
      fr: 'La dune, le moulin à eau, la lande : trois lieux d’où l’on parle de l’invisible.',
      en: 'The dune, the water mill, the moor: three places from which to speak of the unseen.',
    },
    chair: 'marisol-encinar',
    participants: ['mohamedou-ould-tijrit', 'driss-ait-hammouch', 'rosalind-hartwell-amin'],
    interventions: [
      {
        speaker: 'mohamedou-ould-tijrit',
        title: {
          fr: 'Le vent efface, le vers garde',
          en: 'The wind erases, the verse keeps',
          ar: 'الريح تمحو والبيت يحفظ',
        },
        description: {
          fr: 'Des noms de puits disparus survivent dans les prologues de qaṣīda.',
          en: 'The names of vanished wells survive in the preludes of qaṣīdas.',
          ar: 'أسماء آبار اندثرت وبقيت في مطالع القصائد.',
        },
      },
      {
        speaker: 'driss-ait-hammouch',
        title: {
          fr: 'La meunière et le saint',
          en: 'The miller’s wife and the saint',
          ar: 'الطحّانة والوليّ',
        },
        description: {
          fr: 'Un récit chanté du Haut Atlas, en trois variantes collectées à vingt ans d’écart.',
          ar: 'حكاية منشدة من الأطلس الكبير في ثلاث روايات جُمعت على مدى عشرين سنة.',
        },
      },
      {
        speaker: 'rosalind-hartwell-amin',
        title: {
          fr: 'La lande répond au désert',
          en: 'The moor answers the desert',
          ar: 'البراري الإسكتلندية تجيب الصحراء',
        },
        description: {
          fr: 'Lecture croisée de poèmes écossais et arabes sur la solitude habitée.',
          en: 'Scottish and Arabic poems on inhabited solitude, read side by side.',
          ar: 'قراءة متقابلة لقصائد إسكتلندية وعربية في الوحدة المأهولة.',
        },
      },
    ],
  },
  {
    slug: 'archive-the-right-of-the-neighbour',
    day: 3,
    start: '14:30',
    end: '16:15',
    type: 'round_table',
    location: 'meeting-tent',
    title: {
      fr: 'Le droit du voisin',
      en: 'What is due to the neighbour',
      ar: 'حقّ الجار',
    },
    description: {
      fr: 'Quarante maisons de chaque côté, rapporte la tradition. Jusqu’où va le voisinage quand le voisin est de l’autre côté de l’écran ou de la mer ?',
      en: 'Forty houses on each side, tradition says. How far does neighbourhood reach when the neighbour lives beyond a screen or a sea?',
      ar: 'أربعون دارًا من كل جهة، كما ورد في الأثر. فإلى أين يمتد الجوار حين يكون الجار وراء شاشة أو بحر؟',
    },
    chair: 'anouar-tissaf',
    participants: [
      'etienne-marchadour',
      'ahmad-fathurrazi',
      'mame-coumba-ndao',
      'claire-vauquelin',
    ],
    interventions: [
      {
        speaker: 'etienne-marchadour',
        title: {
          fr: 'Le mur mitoyen',
          en: 'The party wall',
          ar: 'الجدار المشترك',
        },
        description: {
          en: 'The short history of a wall that two owners stopped rebuilding.',
          ar: 'قصة قصيرة لجدار كفّ مالكاه عن ترميمه.',
        },
      },
      {
        speaker: 'ahmad-fathurrazi',
        title: {
          fr: 'L’école et le village',
          en: 'The school and the village',
          ar: 'المدرسة والقرية',
        },
        description: {
          fr: 'Comment un internat a cessé d’être une île en ouvrant son puits.',
          en: 'How a boarding school ceased to be an island by opening its well.',
          ar: 'كيف خرج معهد داخلي من عزلته حين فتح بئره.',
        },
      },
      {
        speaker: 'mame-coumba-ndao',
        title: {
          fr: 'Voisines de marché',
          en: 'Market neighbours',
          ar: 'جارات السوق',
        },
        description: {
          fr: 'Confiance et crédit entre marchandes de poisson de confréries différentes.',
          en: 'Trust and credit among fish sellers who belong to different orders.',
          ar: 'الثقة والسلف بين بائعات سمك ينتمين إلى طرق مختلفة.',
        },
      },
      {
        speaker: 'claire-vauquelin',
        title: {
          fr: 'Le proche et le lointain',
          en: 'The near and the far',
          ar: 'القريب والبعيد',
        },
        description: {
          fr: 'Un écran rapproche les visages ; rapproche-t-il les personnes ?',
          en: 'A screen brings faces closer; does it bring people closer?',
          ar: 'تقرّب الشاشة الوجوه، فهل تقرّب الناس؟',
        },
      },
    ],
  },
  {
    slug: 'archive-three-schools-of-listening',
    day: 3,
    start: '16:30',
    end: '18:00',
    type: 'conference',
    location: 'knowledge-pavilion',
    title: {
      fr: 'Trois écoles de l’écoute',
      en: 'Three schools of listening',
      ar: 'ثلاث مدارس في السماع',
    },
    description: {
      fr: 'Flûte, chœur, voix seule : causerie musicale avec démonstrations.',
      en: 'Flute, choir, solo voice: a musical talk with demonstrations.',
      ar: 'ناي ومجموعة وصوت منفرد: حديث موسيقي مع تطبيقات.',
    },
    chair: 'driss-ait-hammouch',
    participants: ['elif-sungurlu', 'mohamed-larbi-zegzouti', 'mahmoud-abul-makarem'],
    interventions: [
      {
        speaker: 'elif-sungurlu',
        title: {
          fr: 'Le silence avant la note',
          en: 'The silence before the note',
          ar: 'الصمت قبل النغمة',
        },
        description: {
          fr: 'Une inspiration dure parfois plus longtemps que la phrase qu’elle prépare.',
          en: 'A breath sometimes lasts longer than the phrase it prepares.',
          ar: 'قد يدوم النفَس أطول من الجملة التي يهيئ لها.',
        },
      },
      {
        speaker: 'mohamed-larbi-zegzouti',
        title: {
          fr: 'Quarante voix, une seule respiration',
          en: 'Forty voices, a single breath',
          ar: 'أربعون صوتًا ونفَس واحد',
        },
        description: {
          fr: 'Le métier de chef de chœur consiste à disparaître au bon moment.',
          ar: 'صنعة رئيس المجموعة أن يختفي في اللحظة المناسبة.',
        },
      },
      {
        speaker: 'mahmoud-abul-makarem',
        title: {
          fr: 'Répondre à l’assemblée',
          en: 'Answering the gathering',
          ar: 'مجاوبة الحلقة',
        },
        description: {
          en: 'How an improvising singer knows, with eyes closed, that the gathering is with him.',
          ar: 'كيف يعرف المنشد المرتجل، وعيناه مغمضتان، أن الحلقة معه.',
        },
      },
    ],
  },
  {
    slug: 'archive-great-night-of-sama',
    day: 3,
    start: '20:30',
    end: '22:30',
    type: 'spiritual',
    location: 'main-hall',
    recording: 'https://vimeo.com/76979871',
    title: {
      fr: 'Grande soirée de samāʿ',
      en: 'Great evening of samāʿ',
      ar: 'أمسية السماع الكبرى',
    },
    description: {
      fr: 'Tous les chanteurs invités se relaient, de la suite andalouse aux louanges d’Égypte.',
      en: 'All the guest singers take turns, from the Andalusi suite to the praises of Egypt.',
      ar: 'يتناوب المنشدون الضيوف جميعًا، من النوبة الأندلسية إلى مدائح مصر.',
    },
    chair: 'mohamed-larbi-zegzouti',
    participants: ['mahmoud-abul-makarem', 'elif-sungurlu'],
  },
] satisfies EventSeed[];
