import type { SpeakerSeed } from '#seed/types.ts';

/** Speakers from South, South-East and Central Asia. */
export const asianSpeakers = [
  {
    slug: 'ahmad-fathurrazi',
    name: { fr: 'Ahmad Fathurrazi', en: 'Ahmad Fathurrazi', ar: 'أحمد فتح الرازي' },
    title: {
      fr: 'Directeur de pesantren, Java oriental',
      en: 'Head of a pesantren, East Java',
      ar: 'مدير معهد «بسنترن» بجاوة الشرقية',
    },
    biography: {
      fr: 'Ahmad Fathurrazi dirige un pesantren, internat où mille deux cents élèves étudient, cultivent et cuisinent ensemble. Il y a introduit une heure quotidienne de silence et un potager par dortoir.',
      en: 'Ahmad Fathurrazi heads a pesantren, a boarding school where twelve hundred pupils study, farm and cook together. He has introduced a daily hour of silence and a vegetable garden for each dormitory.',
      ar: 'يدير أحمد فتح الرازي معهدًا داخليًّا يضم ألفًا ومئتي طالب يدرسون ويزرعون ويطبخون معًا. وأدخل فيه ساعة صمت يومية وبستانًا صغيرًا لكل جناح.',
    },
    country: 'ID',
    editions: ['current', 'archive'],
  },
  {
    slug: 'nur-laila-kusumadewi',
    name: { fr: 'Nur Laila Kusumadewi', en: 'Nur Laila Kusumadewi', ar: 'نور ليلى كوسوماديوي' },
    title: {
      fr: 'Biologiste marine, restauration des mangroves, Makassar',
      en: 'Marine biologist working on mangrove restoration, Makassar',
      ar: 'عالمة أحياء بحرية تعمل على إحياء غابات المانغروف، مكاسار',
    },
    biography: {
      fr: 'Nur Laila Kusumadewi a replanté avec des villages côtiers plus de neuf cents hectares de mangrove. Les assemblées de prière y précèdent les journées de plantation, et les enfants tiennent le registre des pousses.',
      en: 'Together with coastal villages, Nur Laila Kusumadewi has replanted more than nine hundred hectares of mangrove. Prayer gatherings there come before planting days, and children keep the register of seedlings.',
      ar: 'أعادت نور ليلى كوسوماديوي مع قرى ساحلية غرس أكثر من تسعمئة هكتار من المانغروف. تسبق مجالس الدعاء هناك أيام الغرس، ويتولى الأطفال تقييد الشتلات.',
    },
    country: 'ID',
  },
  {
    slug: 'zainal-purwantoro',
    name: { fr: 'Zainal Purwantoro', en: 'Zainal Purwantoro', ar: 'زينال بوروانتورو' },
    title: {
      fr: 'Coordinateur de dialogue interreligieux, Yogyakarta',
      en: 'Interfaith dialogue coordinator, Yogyakarta',
      ar: 'منسق الحوار بين الأديان، يوجياكرتا',
    },
    biography: {
      fr: 'Zainal Purwantoro organise des séjours où des étudiants de six religions partagent pendant une semaine la vie d’une famille d’une autre foi. Plus de deux mille jeunes y ont pris part.',
      en: 'Zainal Purwantoro organises stays in which students of six religions share, for a week, the life of a family of another faith. More than two thousand young people have taken part.',
      ar: 'ينظم زينال بوروانتورو إقامات يعيش فيها طلبة من ستة أديان أسبوعًا مع أسرة من دين آخر. وشارك فيها أكثر من ألفي شاب وشابة.',
    },
    country: 'ID',
  },
  {
    slug: 'nik-farhana-zakaria',
    name: { fr: 'Nik Farhana Zakaria', en: 'Nik Farhana Zakaria', ar: 'نيك فرحانة زكريا' },
    title: {
      fr: 'Spécialiste du waqf et de la finance sociale, Kota Bharu',
      en: 'Specialist in waqf and social finance, Kota Bharu',
      ar: 'خبيرة في الوقف والمالية الاجتماعية، كوتا بهارو',
    },
    biography: {
      fr: 'Juriste, Nik Farhana Zakaria accompagne la création de waqf, fondations pieuses inaliénables, pour l’eau potable et les bourses d’études. Elle publie chaque année un guide pratique en trois langues.',
      en: 'A lawyer, Nik Farhana Zakaria supports the creation of waqfs, inalienable charitable endowments, for drinking water and scholarships. Each year she publishes a practical guide in three languages.',
      ar: 'نيك فرحانة زكريا محامية ترافق إنشاء أوقاف للماء الصالح للشرب وللمنح الدراسية، والوقف مال محبوس لا يُباع ولا يُورث. وتنشر كل سنة دليلًا عمليًّا بثلاث لغات.',
    },
    country: 'MY',
  },
  {
    slug: 'syed-mukarram-gudri',
    name: { fr: 'Syed Mukarram Gudri', en: 'Syed Mukarram Gudri', ar: 'سيد مكرم غودري' },
    title: {
      fr: 'Responsable de cuisine communautaire, Ajmer',
      en: 'Community kitchen steward, Ajmer',
      ar: 'قيّم على مطبخ جماعي، أجمير',
    },
    biography: {
      fr: 'Syed Mukarram Gudri veille sur un langar, cuisine ouverte à tous sans distinction, qui sert jusqu’à quatre mille repas par jour. Il chante aussi le qawwali avec ses trois frères.',
      en: 'Syed Mukarram Gudri looks after a langar, a kitchen open to all without distinction, which serves up to four thousand meals a day. He also sings qawwali with his three brothers.',
      ar: 'يسهر سيد مكرم غودري على «لنغر»، وهو مطبخ مفتوح للجميع بلا تمييز يقدّم ما يصل إلى أربعة آلاف وجبة في اليوم. وينشد القوالي مع إخوته الثلاثة.',
    },
    country: 'IN',
  },
  {
    slug: 'ananya-raghuvir',
    name: { fr: 'Ananya Raghuvir', en: 'Ananya Raghuvir', ar: 'أنانيا راغوفير' },
    title: {
      fr: 'Historienne des sanctuaires partagés, Hyderabad',
      en: 'Historian of shared shrines, Hyderabad',
      ar: 'مؤرخة المزارات المشتركة، حيدر آباد',
    },
    biography: {
      fr: 'Ananya Raghuvir étudie les lieux saints du Deccan où se rencontrent depuis des siècles des pèlerins de plusieurs religions. Elle en photographie les gestes plus que les pierres.',
      en: 'Ananya Raghuvir studies the holy places of the Deccan where pilgrims of several religions have met for centuries. She photographs gestures more than stones.',
      ar: 'تدرس أنانيا راغوفير مزارات الدكن التي يلتقي فيها منذ قرون زوار من أديان عدة. وتصور الحركات والإيماءات أكثر مما تصور الأحجار.',
    },
    country: 'IN',
  },
  {
    slug: 'shaheen-mirzapuri',
    name: { fr: 'Shaheen Mirzapuri', en: 'Shaheen Mirzapuri', ar: 'شاهين ميرزابوري' },
    title: {
      fr: 'Traductrice de poésie persane et ourdoue, Lucknow',
      en: 'Translator of Persian and Urdu poetry, Lucknow',
      ar: 'مترجمة للشعر الفارسي والأردي، لكناو',
    },
    biography: {
      fr: 'Shaheen Mirzapuri traduit à voix haute, devant un public, avant de fixer un texte sur la page. Ses soirées de lecture attirent aussi bien des étudiants que des conducteurs de rickshaw.',
      en: 'Shaheen Mirzapuri translates aloud, before an audience, and only then settles a text on the page. Her reading evenings attract students and rickshaw drivers alike.',
    },
    country: 'IN',
  },
  {
    slug: 'bushra-makhdoomzai',
    name: { fr: 'Bushra Makhdoomzai', en: 'Bushra Makhdoomzai', ar: 'بشرى مخدوم زاي' },
    title: {
      fr: 'Chanteuse de kāfī, Sindh',
      en: 'Singer of kāfī, Sindh',
      ar: 'منشدة «الكافي»، السند',
    },
    biography: {
      fr: 'Bushra Makhdoomzai chante les kāfī, brèves pièces mystiques du Sindh et du Pendjab, qu’elle accompagne au tambūr. Elle a ouvert une école où les filles des villages apprennent gratuitement.',
      en: 'Bushra Makhdoomzai sings kāfīs, short mystical pieces from Sindh and Punjab, accompanying herself on the tambūr. She has opened a school where village girls learn free of charge.',
      ar: 'تنشد بشرى مخدوم زاي «الكافي»، وهي مقطوعات صوفية قصيرة من السند والبنجاب، وتصاحبها على الطنبور. وفتحت مدرسة تتعلّم فيها بنات القرى مجانًا.',
    },
    country: 'PK',
  },
  {
    slug: 'kamran-thattavi',
    name: { fr: 'Kamran Thattavi', en: 'Kamran Thattavi', ar: 'كامران تهتوي' },
    title: {
      fr: 'Hydraulicien, gestion des eaux partagées, Thatta',
      en: 'Hydraulic engineer, management of shared waters, Thatta',
      ar: 'مهندس هيدروليكي مختص في تدبير المياه المشتركة، تهتا',
    },
    biography: {
      fr: 'Kamran Thattavi travaille avec les pêcheurs et les paysans du delta de l’Indus. Après les grandes crues, il a aidé cent vingt villages à relever leurs digues et à s’accorder sur des tours d’eau.',
      ar: 'يعمل كامران تهتوي مع الصيادين والفلاحين في دلتا نهر السند. وبعد الفيضانات الكبرى ساعد مئة وعشرين قرية على رفع سدودها الترابية والاتفاق على نوبات الماء.',
    },
    country: 'PK',
  },
  {
    slug: 'dilnoza-karshieva',
    name: { fr: 'Dilnoza Karshieva', en: 'Dilnoza Karshieva', ar: 'ديلنوزا قارشييفا' },
    title: {
      fr: 'Conservatrice d’étoffes et de broderies, Boukhara',
      en: 'Curator of textiles and embroidery, Bukhara',
      ar: 'أمينة مجموعات النسيج والتطريز، بخارى',
    },
    biography: {
      fr: 'Dilnoza Karshieva étudie les manteaux rapiécés des derviches et les tentures offertes aux mausolées. Elle y lit des vœux, des deuils et des alliances que nul document n’a consignés.',
      ar: 'تدرس ديلنوزا قارشييفا خرق الدراويش المرقّعة والستائر المهداة إلى الأضرحة. وتقرأ فيها نذورًا وأحزانًا ومصاهرات لم تسجّلها وثيقة.',
    },
    country: 'UZ',
  },
] satisfies SpeakerSeed[];
