import type { EventSeed } from '#seed/types.ts';

/** The second day from the midday break to the vigil: the education of the heart. */
export const day2Evening = [
  {
    slug: 'cooperatives-lunch',
    day: 2,
    start: '13:00',
    end: '14:15',
    type: 'event',
    location: 'village-tent',
    title: {
      fr: 'Déjeuner des coopératives',
      en: 'Lunch with the cooperatives',
      ar: 'غداء التعاونيات',
    },
    description: {
      fr: 'Huile nouvelle, pain d’orge, miel de thym : chaque table est tenue par une coopérative de l’Oriental qui raconte ses produits.',
      en: 'New oil, barley bread, thyme honey: each table is kept by a cooperative of the Oriental region, which tells the story of its produce.',
      ar: 'زيت جديد وخبز شعير وعسل زعتر: تشرف على كل مائدة تعاونية من جهة الشرق وتحكي قصة منتوجاتها.',
    },
    chair: 'salma-berkanaoui',
  },
  {
    slug: 'poems-for-the-nap',
    day: 2,
    start: '13:15',
    end: '14:10',
    type: 'event',
    location: 'garden',
    movedFrom: { start: '13:15', end: '14:10', location: 'library' },
    title: { fr: 'Poèmes pour la sieste', en: 'Poems for the nap', ar: 'قصائد للقيلولة' },
    description: {
      fr: 'Nattes à l’ombre, voix basse, wolof et français mêlés. S’endormir est permis.',
      en: 'Mats in the shade, a low voice, Wolof and French entwined. Falling asleep is allowed.',
    },
    participants: ['ndeye-awa-diakhate'],
    interventions: [
      {
        speaker: 'ndeye-awa-diakhate',
        title: {
          fr: 'Berceuses de ma grand-mère',
          en: 'My grandmother’s lullabies',
          ar: 'تهويدات جدتي',
        },
        description: {
          fr: 'Des chants que l’on croyait pour les enfants et qui sont des litanies.',
          en: 'Songs thought to be for children that turn out to be litanies.',
          ar: 'أغانٍ كنا نحسبها للأطفال فإذا هي أوراد.',
        },
      },
    ],
  },
  {
    slug: 'education-of-the-heart',
    day: 2,
    start: '14:30',
    end: '16:15',
    type: 'conference',
    location: 'main-hall',
    title: {
      fr: 'L’éducation du cœur',
      en: 'The education of the heart',
      ar: 'تربية القلب',
    },
    description: {
      fr: 'La tarbiya ne remplit pas un vase, elle accompagne une croissance. Un directeur d’internat, une sociologue, une pédagogue et un théologien comparent leurs écoles : ce que l’on y transmet sans l’enseigner.',
      en: 'Tarbiya does not fill a vessel; it accompanies a growth. The head of a boarding school, a sociologist, an educator and a theologian compare their schools and what is passed on there without being taught.',
      ar: 'التربية لا تملأ إناءً بل ترافق نماءً. مدير معهد داخلي وباحثة اجتماعية ومربية وعالم يقارنون مدارسهم وما يُنقل فيها دون أن يُدرَّس.',
    },
    chair: 'claire-vauquelin',
    participants: [
      'ahmad-fathurrazi',
      'mame-coumba-ndao',
      'aisha-bello-kware',
      'abdelilah-rahmouni',
    ],
    interventions: [
      {
        speaker: 'ahmad-fathurrazi',
        title: {
          fr: 'Une heure de silence par jour',
          en: 'One hour of silence a day',
          ar: 'ساعة صمت في اليوم',
        },
        description: {
          fr: 'Ce qui se passe lorsque mille deux cents adolescents se taisent ensemble, et pourquoi les cuisiniers l’ont demandé les premiers.',
          en: 'What happens when twelve hundred teenagers fall silent together, and why it was the cooks who first asked for it.',
          ar: 'ماذا يحدث حين يصمت ألف ومئتا يافع معًا، ولماذا كان الطباخون أول من طلب ذلك.',
        },
      },
      {
        speaker: 'mame-coumba-ndao',
        title: {
          fr: 'Anciennes élèves, nouvelles maîtresses',
          en: 'Former pupils, new teachers',
          ar: 'تلميذات الأمس معلمات اليوم',
        },
        description: {
          fr: 'Cinquante trajectoires de femmes passées par les daara du Sénégal.',
          en: 'The paths of fifty women who went through the daaras of Senegal.',
          ar: 'مسارات خمسين امرأة تخرّجن من دارات السنغال.',
        },
      },
      {
        speaker: 'aisha-bello-kware',
        title: {
          fr: 'Former celles qui forment',
          en: 'Teaching the teachers',
          ar: 'تكوين المكوِّنات',
        },
        description: {
          fr: 'Un réseau de cent quarante enseignantes, un cahier commun et une visite par lune.',
          en: 'A network of one hundred and forty teachers, a shared notebook and one visit each moon.',
        },
      },
      {
        speaker: 'abdelilah-rahmouni',
        title: {
          fr: 'Corriger sans humilier',
          en: 'Correcting without humiliating',
          ar: 'التقويم بلا إهانة',
        },
        description: {
          fr: 'Les traités de compagnonnage recommandent de reprendre l’élève par une histoire plutôt que par un reproche. Lecture de quelques pages.',
          en: 'Treatises on companionship advise correcting a pupil with a story rather than a reproach. A reading of a few pages.',
          ar: 'توصي كتب آداب الصحبة بتقويم المتعلم بالحكاية لا باللوم. قراءة في صفحات منها.',
        },
      },
    ],
  },
  {
    slug: 'healing-houses',
    day: 2,
    start: '14:30',
    end: '16:00',
    type: 'round_table',
    location: 'knowledge-pavilion',
    title: {
      fr: 'Maisons où l’on soigne',
      en: 'Houses of healing',
      ar: 'دور الشفاء',
    },
    description: {
      fr: 'Du bīmāristān médiéval à l’équipe mobile d’aujourd’hui, le soin passe par une cour, une fontaine, une voix. Que peut-on en transposer dans un hôpital pressé ?',
      en: 'From the medieval bīmāristān to today’s mobile team, care travels through a courtyard, a fountain, a voice. How much of it can move into a hurried hospital?',
      ar: 'من البيمارستان إلى الفريق المتنقل اليوم، يمرّ العلاج بصحن وبنافورة وبصوت. فما الذي يمكن نقله إلى مستشفى مستعجل؟',
    },
    chair: 'samia-hadjeras',
    participants: ['sherif-el-qenawi', 'hatem-douiri', 'mounia-taourirti'],
    interventions: [
      {
        speaker: 'sherif-el-qenawi',
        title: {
          fr: 'Les registres d’une pharmacie',
          en: 'The ledgers of a pharmacy',
          ar: 'سجلات صيدلية',
        },
        description: {
          fr: 'Eau de rose, cordes de luth et draps propres figurent sur la même page de dépenses.',
          en: 'Rose water, lute strings and clean sheets appear on the same page of expenses.',
          ar: 'ماء الورد وأوتار العود والملاءات النظيفة في صفحة مصاريف واحدة.',
        },
      },
      {
        speaker: 'hatem-douiri',
        title: {
          fr: 'Le médecin qui s’assoit',
          en: 'The doctor who sits down',
          ar: 'الطبيب الذي يجلس',
        },
        description: {
          fr: 'S’asseoir au bord du lit ajoute deux minutes à la visite et retire beaucoup à la peur.',
          ar: 'الجلوس على حافة السرير يزيد الزيارة دقيقتين وينقص من الخوف كثيرًا.',
        },
      },
      {
        speaker: 'mounia-taourirti',
        title: {
          fr: 'Le répit n’est pas un luxe',
          en: 'Respite is not a luxury',
          ar: 'الراحة ليست ترفًا',
        },
        description: {
          fr: 'Bilan de six années dans une maison de huit chambres à Oujda.',
          ar: 'حصيلة ست سنوات في دار من ثماني غرف بوجدة.',
        },
      },
    ],
  },
  {
    slug: 'listening-to-grief',
    day: 2,
    start: '14:30',
    end: '16:15',
    type: 'event',
    location: 'rabia-room',
    title: {
      fr: 'Écouter le deuil',
      en: 'Listening to grief',
      ar: 'الإصغاء إلى الحزن',
    },
    description: {
      fr: 'Atelier en petit groupe, sur inscription à l’accueil. Ce qui s’y dit y reste.',
      en: 'A small-group workshop; sign up at the welcome desk. What is said there stays there.',
      ar: 'ورشة لمجموعة صغيرة، والتسجيل بمكتب الاستقبال. ما يقال فيها يبقى فيها.',
    },
    participants: ['marguerite-desbiens-haddad', 'tariq-ellesmere'],
    interventions: [
      {
        speaker: 'marguerite-desbiens-haddad',
        title: {
          fr: 'Les phrases qui n’aident pas',
          en: 'Sentences that do not help',
          ar: 'عبارات لا تنفع',
        },
        description: {
          fr: 'On les a tous dites. Exercice pour en trouver de plus simples, ou pour y renoncer.',
          en: 'We have all said them. An exercise in finding simpler ones, or doing without.',
          ar: 'قلناها جميعًا. تمرين للبحث عن عبارات أبسط أو للاستغناء عنها.',
        },
      },
      {
        speaker: 'tariq-ellesmere',
        title: {
          fr: 'Prier avec qui ne prie pas comme nous',
          en: 'Praying with those who pray differently',
          ar: 'الدعاء مع من لا يدعو مثلنا',
        },
        description: {
          fr: 'Un aumônier d’hôpital partage sa règle : suivre le malade, jamais le précéder.',
          en: 'A hospital chaplain shares his rule: follow the patient, never go ahead.',
          ar: 'قاعدة مرشد روحي في مستشفى: اتبع المريض ولا تسبقه.',
        },
      },
    ],
  },
  {
    slug: 'building-with-earth',
    day: 2,
    start: '15:00',
    end: '16:15',
    type: 'event',
    location: 'village-tent',
    title: {
      fr: 'Bâtir en terre : démonstration',
      en: 'Building with earth: a demonstration',
      ar: 'البناء بالتراب: عرض تطبيقي',
    },
    description: {
      fr: 'Une brique d’adobe se moule en quatre minutes et sèche en trois semaines. On en fera deux cents, laissées à l’école voisine pour son mur.',
      en: 'An adobe brick takes four minutes to mould and three weeks to dry. We will make two hundred and leave them to the neighbouring school for its wall.',
      ar: 'تُقولب لبنة الطين في أربع دقائق وتجف في ثلاثة أسابيع. سنصنع مئتين ونتركها لمدرسة الجوار لبناء سورها.',
    },
    participants: ['leila-marandian', 'slim-ben-ghorbane'],
    interventions: [
      {
        speaker: 'leila-marandian',
        title: {
          fr: 'Maçonnes du Drâa',
          en: 'Women masons of the Draa',
          ar: 'بنّاءات درعة',
        },
        description: {
          fr: 'Un chantier-école où les grands-mères corrigent l’architecte.',
          en: 'A training site where grandmothers correct the architect.',
          ar: 'ورش مدرسي تصحّح فيه الجدّات للمهندسة.',
        },
      },
      {
        speaker: 'slim-ben-ghorbane',
        title: {
          fr: 'La chaux, matériau patient',
          en: 'Lime, a patient material',
          ar: 'الجير مادة صبورة',
        },
        description: {
          fr: 'Pourquoi une coupole bien chaulée vieillit mieux qu’une coupole neuve.',
          en: 'Why a well-limed dome ages better than a new one.',
        },
      },
    ],
  },
  {
    slug: 'mercy-and-coexistence',
    day: 2,
    start: '16:30',
    end: '18:00',
    type: 'round_table',
    location: 'meeting-tent',
    title: {
      fr: 'La miséricorde et le vivre-ensemble',
      en: 'Mercy and living together',
      ar: 'الرحمة والعيش المشترك',
    },
    description: {
      fr: 'Non pas la tolérance polie, mais la miséricorde, celle qui coûte. Quatre témoins de voisinages difficiles parlent de gestes précis.',
      en: 'Not polite tolerance but mercy, the kind that costs something. Four witnesses of difficult neighbourhoods speak of precise gestures.',
      ar: 'ليس التسامح المجامل بل الرحمة التي لها ثمن. أربعة شهود على جوار صعب يتحدثون عن أفعال بعينها.',
    },
    chair: 'hoda-el-dahshouri',
    participants: [
      'etienne-marchadour',
      'ananya-raghuvir',
      'amina-hadziselimagic',
      'serigne-babacar-thioune',
    ],
    interventions: [
      {
        speaker: 'etienne-marchadour',
        title: {
          fr: 'Vingt-cinq ans de lettres',
          en: 'Twenty-five years of letters',
          ar: 'خمسة وعشرون عامًا من الرسائل',
        },
        description: {
          fr: 'Une amitié entre un monastère et une zaouïa, lue à travers sa correspondance.',
          en: 'A friendship between a monastery and a zawiya, read through its correspondence.',
          ar: 'صداقة بين دير وزاوية من خلال مراسلاتهما.',
        },
      },
      {
        speaker: 'ananya-raghuvir',
        title: {
          fr: 'Deux lampes devant le même seuil',
          en: 'Two lamps at the same threshold',
          ar: 'قنديلان على عتبة واحدة',
        },
        description: {
          fr: 'Dans un sanctuaire du Deccan, l’ordre des gestes a été fixé pour que personne n’ait à céder le passage.',
          en: 'In a shrine of the Deccan, the order of gestures was settled so that nobody has to give way.',
          ar: 'في مزار بالدكن رُتّبت الحركات كي لا يضطر أحد إلى التنازل عن الممر.',
        },
      },
      {
        speaker: 'amina-hadziselimagic',
        title: {
          fr: 'Les voisins qui ont ouvert',
          en: 'The neighbours who opened the door',
          ar: 'الجيران الذين فتحوا الباب',
        },
        description: {
          fr: 'Cinq cents témoignages de protection pendant la guerre, et ce qu’ils ont en commun : presque jamais un discours, presque toujours une clé.',
          en: 'Five hundred accounts of protection during the war and what they share: hardly ever a speech, nearly always a key.',
          ar: 'خمسمئة شهادة على الحماية أثناء الحرب وما يجمع بينها: قلّما كان خطاب، وكان المفتاح حاضرًا في الغالب.',
        },
      },
      {
        speaker: 'serigne-babacar-thioune',
        title: {
          fr: 'Le comité du puits',
          en: 'The committee of the well',
          ar: 'لجنة البئر',
        },
        description: {
          en: 'Imams, priests and herders around the same rope: how a local mediation group in Thiès lasted eighteen years.',
          ar: 'أئمة وقساوسة ورعاة حول حبل واحد: كيف دامت لجنة وساطة محلية في تييس ثماني عشرة سنة.',
        },
      },
    ],
  },
  {
    slug: 'poets-of-desert-and-mountain',
    day: 2,
    start: '16:30',
    end: '18:00',
    type: 'conference',
    location: 'ghazali-room',
    title: {
      fr: 'Poètes du désert et de la montagne',
      en: 'Poets of the desert and the mountain',
      ar: 'شعراء الصحراء والجبل',
    },
    description: {
      fr: 'Trois voix disent et chantent des poèmes nés loin des bibliothèques, en hassaniyya, en tachelhit et en sindhi, puis en expliquent la facture.',
      en: 'Three voices speak and sing poems born far from libraries, in Hassaniya, Tashelhit and Sindhi, then explain how they are made.',
      ar: 'ثلاثة أصوات تلقي وتنشد قصائد وُلدت بعيدًا عن الخزائن، بالحسانية وتشلحيت والسندية، ثم تشرح صنعتها.',
    },
    chair: 'rosalind-hartwell-amin',
    participants: ['mohamedou-ould-tijrit', 'driss-ait-hammouch', 'bushra-makhdoomzai'],
    interventions: [
      {
        speaker: 'mohamedou-ould-tijrit',
        title: {
          fr: 'La prosodie sous la tente',
          en: 'Prosody under canvas',
          ar: 'العروض تحت الخيمة',
        },
        description: {
          fr: 'Comment on apprend seize mètres en marchant derrière un troupeau.',
          en: 'How one learns sixteen metres while walking behind a herd.',
          ar: 'كيف تُتعلّم ستة عشر بحرًا في المشي خلف القطيع.',
        },
      },
      {
        speaker: 'driss-ait-hammouch',
        title: {
          fr: 'Ce que chantent les moissonneuses',
          en: 'What the harvest women sing',
          ar: 'ما تنشده الحاصدات',
        },
        description: {
          fr: 'Des louanges à deux voix, enregistrées dans l’Anti-Atlas, où la terre et le Prophète ﷺ sont salués dans le même souffle.',
          en: 'Praises in two voices, recorded in the Anti-Atlas, in which the earth and the Prophet ﷺ are greeted in one breath.',
          ar: 'مدائح بصوتين سُجّلت في الأطلس الصغير، تُحيّى فيها الأرض ويُصلّى فيها على النبي ﷺ في نفَس واحد.',
        },
      },
      {
        speaker: 'bushra-makhdoomzai',
        title: {
          fr: 'Sept héroïnes du Sindh',
          ar: 'سبع بطلات من السند',
        },
        description: {
          fr: 'Dans la poésie mystique sindhie, l’âme en chemin porte des noms de femmes. Quatre extraits chantés au tambūr.',
          en: 'In Sindhi mystical poetry the soul on its way bears women’s names. Four excerpts, sung to the tambūr.',
          ar: 'في الشعر الصوفي السندي تحمل النفس السالكة أسماء نساء. أربعة مقاطع منشدة على الطنبور.',
        },
      },
    ],
  },
  {
    slug: 'evening-wird-day-2',
    day: 2,
    start: '18:30',
    end: '19:30',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Assemblée du soir',
      en: 'Evening gathering',
      ar: 'مجلس الذكر المسائي',
    },
    description: {
      fr: 'Wird en commun, puis prières sur le Prophète ﷺ lues dans un recueil ancien dont un exemplaire est exposé à la bibliothèque.',
      ar: 'ورد جماعي ثم صلوات على النبي ﷺ تُقرأ من كتاب قديم تُعرض نسخة منه بالخزانة.',
    },
  },
  {
    slug: 'sama-desert-and-nile',
    day: 2,
    start: '20:30',
    end: '22:15',
    type: 'spiritual',
    location: 'main-hall',
    title: {
      fr: 'Soirée de samāʿ : le désert et le Nil',
      en: 'An evening of samāʿ: desert and Nile',
      ar: 'أمسية سماع: الصحراء والنيل',
    },
    description: {
      fr: 'Les louanges de Mauritanie répondent à l’inshād de Haute-Égypte. Deux manières d’étirer une voyelle jusqu’à ce qu’elle prie.',
      en: 'The praise songs of Mauritania answer the inshād of Upper Egypt: two ways of drawing out a vowel until it prays.',
      ar: 'مدائح موريتانيا تجيب إنشاد الصعيد: طريقتان في مدّ الصوت حتى يصير دعاء.',
    },
    participants: ['mahmoud-abul-makarem', 'mohamedou-ould-tijrit'],
  },
  {
    slug: 'open-microphone',
    day: 2,
    start: '20:45',
    end: '22:00',
    type: 'event',
    location: 'youth-tent',
    title: { fr: 'Scène ouverte', en: 'Open microphone', ar: 'منصة مفتوحة' },
    description: {
      fr: 'Trois minutes chacun, en n’importe quelle langue : un poème, une chanson, une question restée sans réponse.',
      en: 'Three minutes each, in any language: a poem, a song, a question that was left unanswered.',
      ar: 'ثلاث دقائق لكل مشارك وبأي لغة: قصيدة أو أنشودة أو سؤال بقي بلا جواب.',
    },
    chair: 'ndeye-awa-diakhate',
    participants: ['jamal-whitfield', 'cem-aydogmus'],
  },
  {
    slug: 'night-vigil-day-2',
    day: 2,
    start: '22:45',
    end: '01:30',
    type: 'spiritual',
    location: 'mosque',
    title: {
      fr: 'Veillée de la deuxième nuit',
      en: 'Vigil of the second night',
      ar: 'إحياء الليلة الثانية',
    },
    description: {
      fr: 'Dhikr à voix haute, puis à voix basse, puis sans voix. On entre et l’on sort librement entre deux cycles, environ toutes les quarante minutes.',
      en: 'Dhikr aloud, then softly, then without voice. One may come and go between two cycles, about every forty minutes.',
      ar: 'ذكر جهري ثم خفي ثم صامت. الدخول والخروج متاحان بين دورة وأخرى، أي كل أربعين دقيقة تقريبًا.',
    },
    chair: 'abdessamad-tafersiti',
  },
] satisfies EventSeed[];
