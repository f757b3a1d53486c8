import type { EventSeed } from '#seed/types.ts';

/** The fourth day until the midday break: work, illness and the last workshops. */
export const day4Morning = [
  {
    slug: 'dawn-dhikr-day-4',
    day: 4,
    start: '06:00',
    end: '07:15',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Dhikr de l’aube : l’adieu',
      en: 'Dawn dhikr: farewell',
      ar: 'ذكر الفجر: الوداع',
    },
    description: {
      fr: 'Dernière aube commune. Chacun est invité à choisir une formule qu’il gardera jusqu’à l’an prochain.',
      en: 'The last dawn together. Each person is invited to choose an invocation to keep until next year.',
      ar: 'آخر فجر نجتمع فيه. يُدعى كل واحد إلى اختيار ذكر يحافظ عليه حتى العام المقبل.',
    },
    chair: 'abdessamad-tafersiti',
  },
  {
    slug: 'orchard-walk',
    day: 4,
    start: '07:45',
    end: '09:15',
    type: 'event',
    location: 'esplanade',
    title: {
      fr: 'Promenade dans les vergers de Madagh',
      en: 'A walk through the orchards of Madagh',
      ar: 'جولة في بساتين مداغ',
    },
    description: {
      fr: 'Départ de l’esplanade, quatre kilomètres à plat, retour pour le café. On y voit le goutte-à-goutte, les haies replantées et un vieux canal.',
      en: 'Meet on the esplanade; four level kilometres, back in time for coffee. See drip irrigation, replanted hedges and an old canal.',
      ar: 'الانطلاق من الساحة الكبرى: أربعة كيلومترات في أرض منبسطة والعودة لشرب القهوة. نرى السقي بالتنقيط والأسيجة المغروسة وساقية قديمة.',
    },
    chair: 'salma-berkanaoui',
  },
  {
    slug: 'ihsan-at-work',
    day: 4,
    start: '09:00',
    end: '10:45',
    type: 'conference',
    location: 'main-hall',
    title: {
      fr: 'L’iḥsān au travail',
      en: 'Iḥsān at work',
      ar: 'الإحسان في العمل',
    },
    description: {
      fr: 'Bien faire ce que personne ne vérifiera : voilà une définition possible de l’excellence. Un théologien, une juriste et un ingénieur en tirent des conséquences pour le contrat, le chantier et le code.',
      en: 'To do well what nobody will check: one possible definition of excellence. A theologian, a lawyer and an engineer draw consequences for the contract, the building site and the code.',
      ar: 'أن تتقن ما لن يراجعه أحد: تعريف ممكن للإحسان. عالم ومحامية ومهندس يستخرجون منه نتائج للعقد والورش والبرنامج.',
    },
    chair: 'rachid-boufkrane',
    participants: ['abdelilah-rahmouni', 'nik-farhana-zakaria', 'lyes-aguentour'],
    interventions: [
      {
        speaker: 'abdelilah-rahmouni',
        title: {
          fr: 'L’envers de la broderie',
          en: 'The back of the embroidery',
          ar: 'باطن التطريز',
        },
        description: {
          fr: 'Chez son grand-père tailleur, l’envers devait être aussi net que l’endroit. Portée spirituelle d’une règle d’atelier.',
          en: 'In his grandfather’s tailoring shop the back had to be as neat as the front. The spiritual reach of a workshop rule.',
          ar: 'كان جدّه الخياط يشترط أن يكون باطن الثوب في إتقان ظاهره. المعنى الروحي لقاعدة مهنية.',
        },
      },
      {
        speaker: 'nik-farhana-zakaria',
        title: {
          fr: 'La clause que l’on n’écrit pas',
          en: 'The clause one does not write',
          ar: 'البند الذي لا يُكتب',
        },
        description: {
          fr: 'Tout contrat suppose une bonne foi que le droit ne peut qu’entourer.',
          en: 'Every contract assumes a good faith that the law can only surround.',
        },
      },
      {
        speaker: 'lyes-aguentour',
        title: {
          fr: 'Le code que personne ne lira',
          en: 'Code that nobody will read',
          ar: 'برنامج لن يقرأه أحد',
        },
        description: {
          fr: 'Soigner une ligne invisible : discipline d’ingénieur, exercice intérieur.',
          en: 'Taking care over an invisible line: an engineer’s discipline, an inner exercise.',
          ar: 'العناية بسطر لا يُرى: انضباط مهندس ورياضة باطنة.',
        },
      },
    ],
  },
  {
    slug: 'archives-of-women',
    day: 4,
    start: '09:00',
    end: '10:30',
    type: 'round_table',
    location: 'knowledge-pavilion',
    title: {
      fr: 'Ouvrir les archives des femmes',
      en: 'Opening women’s archives',
      ar: 'فتح أرشيف النساء',
    },
    description: {
      fr: 'Lettres, voix enregistrées, trousseaux, carnets de comptes : les sources ne manquent pas, elles sont rangées ailleurs.',
      en: 'Letters, recorded voices, trousseaus, account books: the sources are not lacking, they are kept elsewhere.',
      ar: 'رسائل وأصوات مسجلة وجهاز عرائس ودفاتر حساب: المصادر موجودة، لكنها محفوظة في غير موضعها المعتاد.',
    },
    chair: 'emna-zaghdoudi',
    participants: ['fatima-zahra-lamtouni', 'dilnoza-karshieva', 'yamina-ait-ferhoun'],
    interventions: [
      {
        speaker: 'fatima-zahra-lamtouni',
        title: {
          fr: 'Trois cents notices, mille silences',
          en: 'Three hundred entries, a thousand silences',
          ar: 'ثلاثمئة ترجمة وألف صمت',
        },
        description: {
          fr: 'Comment rédiger une notice quand on ne connaît d’une femme que sa tombe et une aumône ?',
          en: 'How does one write an entry when all that is known of a woman is her grave and one act of charity?',
          ar: 'كيف تُكتب ترجمة امرأة لا نعرف عنها إلا قبرها وصدقة واحدة؟',
        },
      },
      {
        speaker: 'dilnoza-karshieva',
        title: {
          fr: 'Signé d’un point de chaînette',
          en: 'Signed in chain stitch',
          ar: 'توقيع بغرزة السلسلة',
        },
        description: {
          fr: 'Les brodeuses de Boukhara laissaient volontairement un motif inachevé, que la fille devait finir un jour.',
          en: 'The embroiderers of Bukhara left one motif deliberately unfinished, for a daughter to complete some day.',
          ar: 'كانت مطرّزات بخارى يتركن عمدًا زخرفة ناقصة لتُتمّها البنت يومًا.',
        },
      },
      {
        speaker: 'yamina-ait-ferhoun',
        title: {
          fr: 'Douze voix et un téléphone',
          en: 'Twelve voices and a telephone',
          ar: 'اثنا عشر صوتًا وهاتف',
        },
        description: {
          fr: 'Enregistrer sa grand-mère : conseils pratiques, précautions et scrupules.',
          en: 'Recording one’s grandmother: practical advice, precautions and scruples.',
        },
      },
    ],
  },
  {
    slug: 'letters-of-counsel',
    day: 4,
    start: '09:30',
    end: '11:00',
    type: 'event',
    location: 'rabia-room',
    title: {
      fr: 'Atelier de lecture : lettres de conseil',
      en: 'Reading workshop: letters of counsel',
      ar: 'ورشة قراءة: رسائل النصح',
    },
    description: {
      fr: 'Comment encourager quelqu’un que l’on ne verra peut-être jamais ? Lecture de trois lettres maghrébines, puis écriture d’une quatrième.',
      en: 'How can one encourage a person one may never meet? Three Maghrebi letters are read, and a fourth is written.',
      ar: 'كيف نشجّع إنسانًا قد لا نلقاه أبدًا؟ نقرأ ثلاث رسائل مغربية ثم نكتب رابعة.',
    },
    participants: ['anouar-tissaf', 'claire-vauquelin'],
    interventions: [
      {
        speaker: 'anouar-tissaf',
        title: {
          fr: 'Le maître écrit peu',
          en: 'The master writes little',
          ar: 'الشيخ قليل الكتابة',
        },
        description: {
          fr: 'Dix lignes, une image, une recommandation : anatomie d’un genre.',
          ar: 'عشرة أسطر وصورة ووصية واحدة: تشريح جنس أدبي.',
        },
      },
    ],
  },
  {
    slug: 'letter-of-the-young',
    day: 4,
    start: '10:00',
    end: '11:30',
    type: 'event',
    location: 'youth-tent',
    title: {
      fr: 'La lettre des jeunes',
      en: 'The young people’s letter',
      ar: 'رسالة الشباب',
    },
    description: {
      fr: 'Rédaction finale du texte qui sera lu à la clôture. Chaque phrase doit être acceptée par tous, ou réécrite.',
      en: 'Final drafting of the text to be read at the closing. Every sentence must be accepted by all, or rewritten.',
      ar: 'الصياغة النهائية للنص الذي سيُقرأ في حفل الختام. كل جملة إما أن يقبلها الجميع وإما أن تُعاد كتابتها.',
    },
    chair: 'zineb-aghbala',
    participants: ['cem-aydogmus', 'zainal-purwantoro'],
    interventions: [
      {
        speaker: 'cem-aydogmus',
        title: {
          fr: 'Écrire à trente mains',
          en: 'Writing with thirty hands',
          ar: 'الكتابة بثلاثين يدًا',
        },
        description: {
          fr: 'Règles du jeu pour un texte collectif qui ne soit pas tiède.',
          en: 'Rules of the game for a collective text that is not lukewarm.',
          ar: 'قواعد اللعبة من أجل نص جماعي لا يكون فاترًا.',
        },
      },
    ],
  },
  {
    slug: 'accompanying-the-end-of-life',
    day: 4,
    start: '11:00',
    end: '12:45',
    type: 'round_table',
    location: 'meeting-tent',
    title: {
      fr: 'Accompagner la maladie et la fin de vie',
      en: 'Accompanying illness and the end of life',
      ar: 'مرافقة المرض ونهاية الحياة',
    },
    description: {
      fr: 'Soignants et aumôniers parlent des derniers jours sans détour ni grandiloquence. Un espace calme est prévu à la sortie pour qui en aura besoin.',
      en: 'Carers and chaplains speak of the last days plainly and without grand words. A quiet area is provided at the exit for those who need it.',
      ar: 'أطباء وممرضون ومرشدون يتحدثون عن الأيام الأخيرة بوضوح وبلا تفخيم. وعند المخرج فضاء هادئ لمن يحتاج إليه.',
    },
    chair: 'kheira-bouchenafer',
    participants: [
      'hatem-douiri',
      'marguerite-desbiens-haddad',
      'tariq-ellesmere',
      'mounia-taourirti',
    ],
    interventions: [
      {
        speaker: 'hatem-douiri',
        title: {
          fr: 'Dire la vérité par petites cuillères',
          en: 'Telling the truth by the spoonful',
          ar: 'قول الحقيقة بالملعقة',
        },
        description: {
          fr: 'Le malade règle la dose ; au médecin d’entendre la demande.',
          en: 'The patient sets the dose; the doctor’s part is to hear the request.',
          ar: 'المريض هو من يحدد الجرعة، وعلى الطبيب أن يسمع الطلب.',
        },
      },
      {
        speaker: 'marguerite-desbiens-haddad',
        title: {
          fr: 'Les rites des autres',
          en: 'Other people’s rites',
          ar: 'شعائر الآخرين',
        },
        description: {
          fr: 'Ce qu’une infirmière doit savoir demander à une famille avant que le moment ne vienne.',
          en: 'What a nurse must know how to ask a family before the moment comes.',
          ar: 'ما ينبغي أن تحسن الممرضة سؤال الأسرة عنه قبل أن تحين اللحظة.',
        },
      },
      {
        speaker: 'tariq-ellesmere',
        title: {
          fr: 'Une présence sans programme',
          en: 'A presence without an agenda',
          ar: 'حضور بلا جدول',
        },
        description: {
          fr: 'Il arrive que la visite la plus utile soit celle où l’on regarde ensemble la pluie.',
          en: 'Sometimes the most useful visit is the one in which two people watch the rain together.',
          ar: 'قد تكون أنفع زيارة تلك التي يتأمل فيها اثنان المطر معًا.',
        },
      },
      {
        speaker: 'mounia-taourirti',
        title: {
          fr: 'Les frères et sœurs',
          en: 'Brothers and sisters',
          ar: 'الإخوة والأخوات',
        },
        description: {
          fr: 'Dans la chambre d’un enfant malade, un autre enfant se tait. Comment lui faire place.',
          en: 'In the room of a sick child, another child stays silent. How to make room for that one.',
          ar: 'في غرفة طفل مريض طفل آخر يلزم الصمت. كيف نفسح له مكانًا.',
        },
      },
    ],
  },
  {
    slug: 'charter-for-the-earth',
    day: 4,
    start: '11:00',
    end: '12:30',
    type: 'conference',
    location: 'ghazali-room',
    title: {
      fr: 'Vers une charte pour la terre de Madagh',
      en: 'Towards a charter for the land of Madagh',
      ar: 'نحو ميثاق لأرض مداغ',
    },
    description: {
      fr: 'Les séances sur le sol, l’eau et le littoral aboutissent à sept engagements concrets, discutés puis signés par les coopératives présentes.',
      en: 'The sessions on soil, water and coast lead to seven practical commitments, debated and then signed by the cooperatives present.',
      ar: 'تنتهي جلسات التربة والماء والساحل إلى سبعة التزامات عملية تُناقش ثم توقّعها التعاونيات الحاضرة.',
    },
    chair: 'salma-berkanaoui',
    participants: [
      'bastien-kerleroux',
      'nur-laila-kusumadewi',
      'ousmane-gueladio-sarr',
      'kamran-thattavi',
    ],
    interventions: [
      {
        speaker: 'bastien-kerleroux',
        title: {
          fr: 'Ne jamais laisser un sol nu',
          en: 'Never leave soil bare',
          ar: 'لا تُترك تربة عارية',
        },
        description: {
          fr: 'Le premier engagement est aussi le moins coûteux. Démonstration chiffrée sur trois parcelles.',
          en: 'The first commitment is also the cheapest. A demonstration in figures on three plots.',
          ar: 'الالتزام الأول هو الأقل كلفة أيضًا. برهان بالأرقام على ثلاث قطع أرض.',
        },
      },
      {
        speaker: 'nur-laila-kusumadewi',
        title: {
          fr: 'De la Moulouya à Makassar',
          en: 'From the Moulouya to Makassar',
          ar: 'من ملوية إلى مكاسار',
        },
        description: {
          en: 'Two river mouths, the same missing silt: a comparison after a field visit.',
          ar: 'مصبّان والطمي المفقود واحد: مقارنة بعد زيارة ميدانية.',
        },
      },
      {
        speaker: 'ousmane-gueladio-sarr',
        title: {
          fr: 'Qui signe et qui vérifie ?',
          en: 'Who signs, and who checks?',
          ar: 'من يوقّع ومن يتحقق؟',
        },
        description: {
          fr: 'Une charte vaut par son calendrier de visites.',
          ar: 'قيمة الميثاق في رزنامة زيارات المتابعة.',
        },
      },
    ],
  },
  {
    slug: 'muwashshah-workshop',
    day: 4,
    start: '11:00',
    end: '12:30',
    type: 'event',
    location: 'arts-pavilion',
    title: {
      fr: 'Chanter un muwashshaḥ en une matinée',
      en: 'Sing a muwashshaḥ in one morning',
      ar: 'موشح في صباح واحد',
    },
    description: {
      fr: 'Aucun bagage musical requis : on apprend le rythme en marchant, les paroles en riant et la mélodie en dernier.',
      en: 'No musical training needed: the rhythm is learned by walking, the words by laughing, the melody last of all.',
    },
    participants: ['ghassan-al-jalloumi'],
    interventions: [
      {
        speaker: 'ghassan-al-jalloumi',
        title: {
          fr: 'Le rythme est une politesse',
          en: 'Rhythm is a courtesy',
          ar: 'الإيقاع أدب',
        },
        description: {
          fr: 'Attendre les autres, entrer ensemble, finir sans écraser : leçon d’Alep.',
          en: 'Wait for the others, come in together, end without crushing anyone: a lesson from Aleppo.',
          ar: 'أن تنتظر غيرك وتدخل معهم وتختم دون أن تطغى: درس من حلب.',
        },
      },
    ],
  },
] satisfies EventSeed[];
