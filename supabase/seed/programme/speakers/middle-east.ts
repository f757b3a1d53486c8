import type { SpeakerSeed } from '#seed/types.ts';

/** Speakers from Egypt, Syria and Turkey. */
export const middleEasternSpeakers = [
  {
    slug: 'hoda-el-dahshouri',
    name: { fr: 'Hoda El-Dahshouri', en: 'Hoda El-Dahshouri', ar: 'هدى الدهشوري' },
    title: {
      fr: 'Professeure de littérature arabe, Le Caire',
      en: 'Professor of Arabic literature, Cairo',
      ar: 'أستاذة الأدب العربي، القاهرة',
    },
    biography: {
      fr: 'Hoda El-Dahshouri lit la poésie mystique comme un art de la précision, où chaque image est un exercice. Elle a publié une édition commentée de recueils mineurs du XIIIe siècle et anime une émission de radio consacrée à la langue.',
      en: 'Hoda El-Dahshouri reads mystical poetry as an art of precision, in which each image is an exercise. She has published an annotated edition of lesser-known thirteenth-century collections and hosts a radio programme on language.',
      ar: 'تقرأ هدى الدهشوري الشعر الصوفي بوصفه فنًّا للدقة، كل صورة فيه رياضة للنفس. نشرت تحقيقًا مشروحًا لدواوين مغمورة من القرن الثالث عشر الميلادي، وتقدم برنامجًا إذاعيًّا عن اللغة.',
    },
    country: 'EG',
    editions: ['current', 'archive'],
  },
  {
    slug: 'mahmoud-abul-makarem',
    name: { fr: 'Mahmoud Abul Makarem', en: 'Mahmoud Abul Makarem', ar: 'محمود أبو المكارم' },
    title: {
      fr: 'Munshid, chanteur d’inshād de Haute-Égypte',
      en: 'Munshid, singer of Upper Egyptian inshād',
      ar: 'منشد من صعيد مصر',
    },
    biography: {
      fr: 'Mahmoud Abul Makarem a grandi à Qena, où il suivait son grand-père de fête en fête. Il improvise durant des heures à partir de quelques vers, en réponse au souffle de l’assemblée.',
      en: 'Mahmoud Abul Makarem grew up in Qena, following his grandfather from one celebration to the next. From a few lines of verse he improvises for hours, answering the breath of the gathering.',
      ar: 'نشأ محمود أبو المكارم في قنا، يتبع جدّه من مولد إلى مولد. يرتجل ساعات طويلة من أبيات قليلة، مجيبًا أنفاس الحاضرين.',
    },
    country: 'EG',
    editions: ['current', 'archive'],
  },
  {
    slug: 'sherif-el-qenawi',
    name: { fr: 'Sherif El-Qenawi', en: 'Sherif El-Qenawi', ar: 'شريف القناوي' },
    title: {
      fr: 'Historien de la médecine et des hôpitaux, Alexandrie',
      en: 'Historian of medicine and hospitals, Alexandria',
      ar: 'مؤرخ الطب والبيمارستانات، الإسكندرية',
    },
    biography: {
      fr: 'Sherif El-Qenawi étudie les bīmāristān, hôpitaux médiévaux où la musique, l’eau et les jardins faisaient partie du soin. Il a reconstitué la pharmacie de l’un d’eux à partir de ses registres.',
      en: 'Sherif El-Qenawi studies the bīmāristāns, medieval hospitals where music, water and gardens were part of the care. He has reconstructed the pharmacy of one of them from its ledgers.',
      ar: 'يدرس شريف القناوي البيمارستانات، وهي مستشفيات كانت الموسيقى والماء والحدائق فيها جزءًا من العلاج. وأعاد تصور صيدلية أحدها انطلاقًا من سجلاته.',
    },
    country: 'EG',
  },
  {
    slug: 'rania-el-bahrawi',
    name: { fr: 'Rania El-Bahrawi', en: 'Rania El-Bahrawi', ar: 'رانيا البحراوي' },
    title: {
      en: 'Digital humanities engineer, Cairo',
      ar: 'مهندسة في الإنسانيات الرقمية، القاهرة',
    },
    biography: {
      fr: 'Rania El-Bahrawi conçoit des outils de lecture automatique des écritures arabes anciennes. Ses logiciels sont libres, et ses corpus d’entraînement constitués avec l’accord des bibliothèques.',
      en: 'Rania El-Bahrawi designs tools that read historical Arabic hands automatically. Her software is free and open, and her training corpora are built with the libraries’ consent.',
      ar: 'تصمم رانيا البحراوي أدوات للقراءة الآلية للخطوط العربية القديمة. برمجياتها حرة، ومدوّنات تدريبها مجموعة بموافقة الخزائن.',
    },
    country: 'EG',
  },
  {
    slug: 'ghassan-al-jalloumi',
    name: { fr: 'Ghassan Al-Jalloumi', en: 'Ghassan Al-Jalloumi', ar: 'غسان الجلومي' },
    title: {
      fr: 'Maître de muwashshaḥ, école d’Alep',
      en: 'Master of muwashshaḥ, Aleppo school',
      ar: 'أستاذ الموشحات على المدرسة الحلبية',
    },
    biography: {
      fr: 'Ghassan Al-Jalloumi a appris les wasla, suites de chants alépines, dans une zaouïa de son quartier. Depuis Marseille puis Fès, où il vit aujourd’hui, il transmet un répertoire que l’exil a dispersé.',
      en: 'Ghassan Al-Jalloumi learned the waslas, the song suites of Aleppo, in a zawiya of his neighbourhood. From Marseille and then Fez, where he now lives, he passes on a repertoire that exile has scattered.',
      ar: 'تعلّم غسان الجلومي الوصلات الحلبية في زاوية بحيّه. ومن مرسيليا ثم من فاس حيث يقيم اليوم، ينقل تراثًا فرّقه المهجر.',
    },
    country: 'SY',
  },
  {
    slug: 'rima-al-qanawati',
    name: { fr: 'Rima Al-Qanawati', en: 'Rima Al-Qanawati', ar: 'ريما القنواتي' },
    title: {
      fr: 'Psychologue, spécialiste de l’exil et du traumatisme',
      en: 'Psychologist specialising in exile and trauma',
      ar: 'أخصائية نفسية في قضايا المنفى والصدمات',
    },
    biography: {
      fr: 'Née à Damas, Rima Al-Qanawati a exercé dans des centres d’accueil au Liban, puis en Allemagne. Elle recourt aux récits, au souffle et au travail de la terre avec des groupes de femmes réfugiées.',
      en: 'Born in Damascus, Rima Al-Qanawati has worked in reception centres in Lebanon and then in Germany. With groups of refugee women she draws on storytelling, breath and gardening.',
      ar: 'وُلدت ريما القنواتي بدمشق، وعملت في مراكز الاستقبال بلبنان ثم بألمانيا. وتعتمد مع مجموعات من اللاجئات على الحكاية والتنفس وفلاحة الأرض.',
    },
    country: 'SY',
  },
  {
    slug: 'elif-sungurlu',
    name: { fr: 'Elif Sungurlu', en: 'Elif Sungurlu', ar: 'أليف سنغورلو' },
    title: {
      fr: 'Joueuse de ney et ethnomusicologue, Istanbul',
      en: 'Ney player and ethnomusicologist, Istanbul',
      ar: 'عازفة ناي وباحثة في علم موسيقى الشعوب، إسطنبول',
    },
    biography: {
      fr: 'Elif Sungurlu joue du ney, la flûte de roseau, depuis l’âge de neuf ans. Ses recherches portent sur la transmission d’oreille à oreille, dans une époque où tout s’enregistre.',
      en: 'Elif Sungurlu has played the ney, the reed flute, since the age of nine. Her research deals with transmission by ear in an age when everything is recorded.',
      ar: 'تعزف أليف سنغورلو على الناي منذ التاسعة من عمرها. وتتناول أبحاثها التلقين السماعي في زمن يُسجَّل فيه كل شيء.',
    },
    country: 'TR',
    editions: ['current', 'archive'],
  },
  {
    slug: 'mehmet-karacelebi',
    name: { fr: 'Mehmet Karaçelebi', en: 'Mehmet Karaçelebi', ar: 'محمد قره جلبي' },
    title: {
      fr: 'Historien des couvents anatoliens, Konya',
      en: 'Historian of Anatolian dervish lodges, Konya',
      ar: 'مؤرخ التكايا الأناضولية، قونية',
    },
    biography: {
      fr: 'Mehmet Karaçelebi dépouille les livres de comptes des tekke pour comprendre qui y mangeait, qui y dormait et qui payait. Il en tire une histoire très concrète de l’hospitalité.',
      en: 'Mehmet Karaçelebi combs through the account books of the tekkes to learn who ate there, who slept there and who paid. From them he draws a very concrete history of hospitality.',
    },
    country: 'TR',
  },
  {
    slug: 'zehra-gunbatan',
    name: { fr: 'Zehra Günbatan', en: 'Zehra Günbatan', ar: 'زهراء غونباتان' },
    title: {
      fr: 'Urbaniste, spécialiste des espaces partagés, Bursa',
      en: 'Urban planner, specialist in shared spaces, Bursa',
      ar: 'مخططة مدن متخصصة في الفضاءات المشتركة، بورصة',
    },
    biography: {
      fr: 'Zehra Günbatan conçoit des places, des fontaines et des jardins de quartier avec ceux qui les fréquenteront. Elle s’inspire des külliye, ensembles où se côtoyaient cuisine, école, bain et prière.',
      en: 'Zehra Günbatan designs squares, fountains and neighbourhood gardens together with the people who will use them. She takes her cue from the külliye, complexes where kitchen, school, bath and prayer stood side by side.',
      ar: 'تصمم زهراء غونباتان ساحات ونوافير وحدائق أحياء مع من سيرتادونها. وتستلهم «الكلية» العثمانية التي كان المطبخ والمدرسة والحمّام والمصلى تتجاور فيها.',
    },
    country: 'TR',
  },
] satisfies SpeakerSeed[];
