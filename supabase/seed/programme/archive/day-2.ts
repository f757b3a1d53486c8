import type { EventSeed } from '#seed/types.ts';

/** 19 October 2024: sincerity, manuscripts and crafts. */
export const archiveDay2 = [
  {
    slug: 'archive-dawn-dhikr-day-2',
    day: 2,
    start: '06:00',
    end: '07:00',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Assemblée de l’aube',
      en: 'Gathering at dawn',
      ar: 'مجلس الفجر',
    },
    description: {
      fr: 'Litanies du matin, lues posément pour que les nouveaux puissent suivre.',
      en: 'The morning litanies, read slowly enough for newcomers to follow.',
      ar: 'أوراد الصباح تُقرأ بتأنٍّ ليتابعها الجدد.',
    },
    chair: 'abdessamad-tafersiti',
  },
  {
    slug: 'archive-on-sincerity',
    day: 2,
    start: '09:30',
    end: '11:15',
    type: 'conference',
    location: 'main-hall',
    recording: 'https://vimeo.com/76979871',
    title: {
      fr: 'La sincérité, une vertu exigeante',
      en: 'Sincerity, a demanding virtue',
      ar: 'الإخلاص فضيلة صعبة',
    },
    description: {
      fr: 'Agir sans se regarder agir : est-ce possible dans un monde qui filme tout ? Regards d’un théologien, d’une littéraire et d’un moine.',
      en: 'To act without watching oneself act: is it possible in a world that films everything? The views of a theologian, a literary scholar and a monk.',
      ar: 'أن نعمل دون أن نتفرج على أنفسنا: هل يمكن ذلك في عالم يصوّر كل شيء؟ آراء عالم وأستاذة أدب وراهب.',
    },
    chair: 'anouar-tissaf',
    participants: ['abdelilah-rahmouni', 'hoda-el-dahshouri', 'etienne-marchadour'],
    interventions: [
      {
        speaker: 'abdelilah-rahmouni',
        title: {
          fr: 'Les ruses de l’amour-propre',
          en: 'The ruses of self-regard',
          ar: 'حيل النفس',
        },
        description: {
          fr: 'Petit inventaire, d’après les traités classiques, des manières de se féliciter d’être humble.',
          en: 'A short inventory, after the classical treatises, of the ways one congratulates oneself on being humble.',
          ar: 'جرد قصير، اعتمادًا على كتب القوم، لطرق إعجاب المرء بتواضعه.',
        },
      },
      {
        speaker: 'hoda-el-dahshouri',
        title: {
          fr: 'Le poète ment-il ?',
          en: 'Does the poet lie?',
          ar: 'هل يكذب الشاعر؟',
        },
        description: {
          fr: 'Une vieille querelle de la critique arabe, relue à partir de la poésie d’amour divin.',
          en: 'An old quarrel of Arabic criticism, reread in the light of the poetry of divine love.',
          ar: 'خصومة قديمة في النقد العربي تُقرأ من جديد في ضوء شعر الحب الإلهي.',
        },
      },
      {
        speaker: 'etienne-marchadour',
        title: {
          fr: 'La cellule et la caméra',
          en: 'The cell and the camera',
          ar: 'الخلوة والكاميرا',
        },
        description: {
          fr: 'Pourquoi une petite communauté a dit non à un documentaire, puis oui, puis non.',
          en: 'Why a small community said no to a documentary, then yes, then no.',
          ar: 'لماذا رفضت جماعة صغيرة فيلمًا وثائقيًّا ثم قبلته ثم رفضته.',
        },
      },
    ],
  },
  {
    slug: 'archive-books-that-travel',
    day: 2,
    start: '11:30',
    end: '13:00',
    type: 'conference',
    location: 'knowledge-pavilion',
    title: {
      fr: 'Des livres qui voyagent',
      en: 'Books that travel',
      ar: 'كتب مسافرة',
    },
    description: {
      fr: 'Un manuscrit se déplace avec ses lecteurs, ses voleurs et ses sauveurs. Trois itinéraires reconstitués.',
      en: 'A manuscript moves with its readers, its thieves and its rescuers. Three journeys reconstructed.',
      ar: 'ينتقل المخطوط مع قرائه وسارقيه ومنقذيه. ثلاث رحلات أُعيد تتبّعها.',
    },
    chair: 'emna-zaghdoudi',
    participants: ['naima-benchekra', 'aminata-kounta-traore', 'marisol-encinar'],
    interventions: [
      {
        speaker: 'naima-benchekra',
        title: {
          fr: 'Une reliure venue d’ailleurs',
          en: 'A binding from elsewhere',
          ar: 'تجليد من بلد آخر',
        },
        description: {
          fr: 'Un cuir sahélien, un papier italien, une couture marocaine : autopsie d’un seul volume.',
          en: 'Sahelian leather, Italian paper, Moroccan sewing: the autopsy of a single volume.',
          ar: 'جلد من الساحل وورق إيطالي وخياطة مغربية: تشريح مجلد واحد.',
        },
      },
      {
        speaker: 'aminata-kounta-traore',
        title: {
          fr: 'Des malles sur le fleuve',
          en: 'Trunks on the river',
          ar: 'صناديق على النهر',
        },
        description: {
          fr: 'Une archiviste raconte pour la première fois le rôle des piroguiers dans la mise à l’abri des livres.',
          en: 'For the first time, an archivist tells of the part boatmen played in bringing the books to safety.',
          ar: 'تروي أمينة أرشيف أول مرة دور أصحاب الزوارق في حفظ الكتب.',
        },
      },
      {
        speaker: 'marisol-encinar',
        title: {
          fr: 'De Murcie à Konya, aller simple',
          en: 'Murcia to Konya, one way',
          ar: 'من مرسية إلى قونية بلا عودة',
        },
        description: {
          fr: 'Comment un texte andalou a survécu loin de son pays natal.',
          ar: 'كيف نجا نص أندلسي بعيدًا عن موطنه.',
        },
      },
    ],
  },
  {
    slug: 'archive-faith-and-craft',
    day: 2,
    start: '14:30',
    end: '16:15',
    type: 'round_table',
    location: 'meeting-tent',
    title: {
      fr: 'Le métier comme école',
      en: 'Craft as a school',
      ar: 'الحرفة مدرسة',
    },
    description: {
      fr: 'Un menuisier, une flûtiste et un boulanger : ce que la répétition d’un geste fait à celui qui le répète.',
      en: 'A joiner, a flute player and a baker: what repeating a gesture does to the one who repeats it.',
      ar: 'نجار وعازفة ناي وخباز: ما يصنعه تكرار الحركة في من يكررها.',
    },
    chair: 'driss-ait-hammouch',
    participants: ['hisham-al-kafrsousi', 'elif-sungurlu', 'jamal-whitfield'],
    interventions: [
      {
        speaker: 'hisham-al-kafrsousi',
        title: {
          fr: 'Balayer d’abord',
          en: 'Sweep first',
          ar: 'اكنس أولًا',
        },
        description: {
          fr: 'Le premier mois d’apprentissage se passe sans outil, et ce n’est pas une brimade.',
          en: 'The first month of apprenticeship passes without a tool, and it is no bullying.',
          ar: 'يمر الشهر الأول من التعلّم بلا أداة، وليس ذلك إهانة.',
        },
      },
      {
        speaker: 'elif-sungurlu',
        title: {
          fr: 'Dix ans pour une note longue',
          en: 'Ten years for one long note',
          ar: 'عشر سنوات لنغمة طويلة',
        },
        description: {
          fr: 'Le souffle du ney ne s’améliore pas, il se simplifie.',
          en: 'Breath on the ney is never improved, only simplified.',
          ar: 'لا يتحسن نفَس الناي، بل يصير أبسط.',
        },
      },
      {
        speaker: 'jamal-whitfield',
        title: {
          fr: 'Pétrir à quatre heures du matin',
          en: 'Kneading at four in the morning',
          ar: 'العجن في الرابعة صباحًا',
        },
        description: {
          fr: 'Portrait de six boulangers qui n’avaient jamais gardé un emploi.',
          en: 'A portrait of six bakers who had never kept a job.',
        },
      },
    ],
  },
  {
    slug: 'archive-film-the-pot',
    day: 2,
    start: '16:30',
    end: '18:15',
    type: 'event',
    location: 'ghazali-room',
    title: {
      fr: 'Projection : La Marmite',
      en: 'Screening: The Pot',
      ar: 'عرض فيلم «القدر»',
    },
    description: {
      fr: 'Documentaire en wolof sous-titré, cinquante-deux minutes, suivi d’un échange avec la réalisatrice.',
      en: 'A documentary in Wolof with subtitles, fifty-two minutes, followed by a conversation with the director.',
      ar: 'فيلم وثائقي بالولوفية مع ترجمة، مدته اثنتان وخمسون دقيقة، يليه نقاش مع المخرجة.',
    },
    participants: ['maryam-sokhna-drame'],
    interventions: [
      {
        speaker: 'maryam-sokhna-drame',
        title: {
          fr: 'Filmer les mains',
          en: 'Filming hands',
          ar: 'تصوير الأيدي',
        },
        description: {
          fr: 'Pourquoi le film ne montre presque aucun visage, à la demande des cuisinières.',
          en: 'Why the film shows hardly a face, at the cooks’ own request.',
          ar: 'لماذا لا يكاد الفيلم يُظهر وجهًا، تلبية لطلب الطباخات.',
        },
      },
    ],
  },
  {
    slug: 'archive-sama-day-2',
    day: 2,
    start: '20:30',
    end: '22:15',
    type: 'spiritual',
    location: 'main-hall',
    title: {
      fr: 'Soirée de louanges',
      en: 'An evening of praise songs',
      ar: 'أمسية مديح',
    },
    description: {
      fr: 'Un chanteur de Qena et un poète du Trarza se répondent jusqu’à tard, sans programme écrit.',
      en: 'A singer from Qena and a poet from Trarza answer each other late into the evening, with no written programme.',
      ar: 'منشد من قنا وشاعر من الترارزة يتجاوبان إلى وقت متأخر بلا برنامج مكتوب.',
    },
    participants: ['mahmoud-abul-makarem', 'mohamedou-ould-tijrit'],
  },
  {
    slug: 'archive-night-vigil-day-2',
    day: 2,
    start: '22:45',
    end: '01:00',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Veillée de dhikr',
      en: 'Dhikr vigil',
      ar: 'ليلة ذكر',
    },
    description: {
      fr: 'Nuit de rappel et de silence, ouverte à tous les visiteurs.',
      ar: 'ليلة ذكر وصمت، مفتوحة لجميع الزوار.',
    },
    chair: 'abdessamad-tafersiti',
  },
] satisfies EventSeed[];
