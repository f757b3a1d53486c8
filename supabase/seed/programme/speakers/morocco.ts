import type { SpeakerSeed } from '#seed/types.ts';

/** Speakers from Morocco. */
export const moroccanSpeakers = [
  {
    slug: 'anouar-tissaf',
    name: { fr: 'Anouar Tissaf', en: 'Anouar Tissaf', ar: 'أنوار تيساف' },
    title: {
      fr: 'Coordinateur du comité scientifique du forum, islamologue',
      en: 'Coordinator of the forum’s scientific committee, scholar of Islamic studies',
      ar: 'منسق اللجنة العلمية للملتقى، باحث في الدراسات الإسلامية',
    },
    biography: {
      fr: 'Né à Oujda, Anouar Tissaf enseigne l’histoire de la pensée spirituelle au Maghreb. Il a consacré sa thèse aux lettres de conseil que les maîtres adressaient à leurs disciples éloignés. Depuis huit ans, il coordonne le programme du forum et veille à ce que chaque séance laisse une vraie place à la question et au silence.',
      en: 'Born in Oujda, Anouar Tissaf teaches the history of spiritual thought in the Maghreb. His doctoral thesis dealt with the letters of counsel that masters sent to distant disciples. For eight years he has coordinated the forum’s programme, making sure that every session leaves real room for questions and for silence.',
      ar: 'وُلد أنوار تيساف بمدينة وجدة، وهو أستاذ تاريخ الفكر الروحي في المغرب الكبير. خصّص أطروحته لرسائل النصح التي كان الشيوخ يبعثون بها إلى مريديهم البعيدين. ينسق برنامج الملتقى منذ ثماني سنوات، ويحرص على أن تترك كل جلسة مكانًا حقيقيًّا للسؤال وللصمت.',
    },
    country: 'MA',
    editions: ['current', 'archive'],
  },
  {
    slug: 'naima-benchekra',
    name: { fr: 'Naïma Benchekra', en: 'Naima Benchekra', ar: 'نعيمة بنشقرة' },
    title: {
      fr: 'Conservatrice-restauratrice de manuscrits, Fès',
      en: 'Manuscript conservator, Fez',
      ar: 'خبيرة في صيانة المخطوطات وترميمها، فاس',
    },
    biography: {
      fr: 'Naïma Benchekra dirige un atelier de restauration du papier et de la reliure à Fès. Elle a soigné plus de quatre cents volumes issus de bibliothèques de zaouïas, souvent abîmés par l’eau ou les insectes. Elle forme chaque année de jeunes artisanes à la couture des cahiers et à la préparation des cuirs.',
      en: 'Naima Benchekra runs a paper and binding workshop in Fez. She has cared for more than four hundred volumes from zawiya libraries, many of them harmed by water or insects. Every year she trains young craftswomen in sewing quires and preparing leather.',
      ar: 'تدير نعيمة بنشقرة ورشة لترميم الورق والتجليد بفاس. عالجت أكثر من أربعمئة مجلد من خزائن الزوايا، أضرّ الماء أو الحشرات بكثير منها. وتدرّب كل سنة حرفيات شابات على خياطة الكراريس وإعداد الجلود.',
    },
    country: 'MA',
    editions: ['current', 'archive'],
  },
  {
    slug: 'youssef-tazarine',
    name: { fr: 'Youssef Tazarine', en: 'Youssef Tazarine', ar: 'يوسف تازارين' },
    title: {
      fr: 'Psychologue clinicien, Rabat',
      en: 'Clinical psychologist, Rabat',
      ar: 'أخصائي في علم النفس العيادي، الرباط',
    },
    biography: {
      fr: 'Clinicien depuis vingt ans, Youssef Tazarine accompagne des adultes en deuil ou en épuisement professionnel. Il étudie ce que l’ancienne science des états du cœur peut apprendre à la psychothérapie, sans confondre les deux disciplines.',
      en: 'A clinician for twenty years, Youssef Tazarine works with adults facing grief or burnout. He studies what the old science of the states of the heart can teach psychotherapy, without confusing the two disciplines.',
      ar: 'يمارس يوسف تازارين العلاج النفسي منذ عشرين عامًا، ويرافق راشدين يعانون الفقد أو الإنهاك المهني. يدرس ما يمكن أن يتعلمه العلاج النفسي من علم أحوال القلب القديم دون خلط بين المجالين.',
    },
    country: 'MA',
  },
  {
    slug: 'khadija-ouazzine',
    name: { fr: 'Khadija Ouazzine', en: 'Khadija Ouazzine', ar: 'خديجة وزين' },
    title: {
      fr: 'Calligraphe, spécialiste de l’écriture maghrébine',
      en: 'Calligrapher, specialist in Maghrebi script',
      ar: 'خطاطة متخصصة في الخط المغربي',
    },
    biography: {
      fr: 'Khadija Ouazzine a appris le mabsūṭ et le mujawhar auprès d’un vieux copiste de Meknès. Elle taille ses roseaux, prépare ses encres et enseigne la lenteur autant que le tracé. Ses panneaux ont été montrés à Tétouan, Tunis et Grenade.',
      ar: 'تعلّمت خديجة وزين المبسوط والمجوهر على يد ناسخ مسنّ بمكناس. تبري أقلامها وتحضّر أحبارها بنفسها، وتعلّم التأني قدر ما تعلّم رسم الحرف. عُرضت لوحاتها بتطوان وتونس وغرناطة.',
    },
    country: 'MA',
  },
  {
    slug: 'driss-ait-hammouch',
    name: { fr: 'Driss Aït Hammouch', en: 'Driss Ait Hammouch', ar: 'إدريس آيت حموش' },
    title: {
      fr: 'Ethnologue, collecteur de poésie spirituelle amazighe',
      en: 'Ethnologist, collector of Amazigh spiritual poetry',
      ar: 'باحث في الإثنولوجيا وجامع للشعر الروحي الأمازيغي',
    },
    biography: {
      fr: 'De Taroudant à l’Anti-Atlas, Driss Aït Hammouch a enregistré près de six cents heures de chants et de récits transmis par des femmes et des maîtres d’école coranique. Ses archives sonores sont ouvertes aux villages qui les ont confiées.',
      en: 'From Taroudant to the Anti-Atlas, Driss Ait Hammouch has recorded nearly six hundred hours of songs and stories handed down by women and by Quran teachers. His sound archive remains open to the villages that entrusted it to him.',
      ar: 'من تارودانت إلى الأطلس الصغير، سجّل إدريس آيت حموش ما يقارب ستمئة ساعة من الأناشيد والحكايات التي تناقلتها النساء ومعلمو الكتاتيب. ويبقى أرشيفه الصوتي مفتوحًا للقرى التي ائتمنته عليه.',
    },
    country: 'MA',
    editions: ['current', 'archive'],
  },
  {
    slug: 'salma-berkanaoui',
    name: { fr: 'Salma Berkanaoui', en: 'Salma Berkanaoui', ar: 'سلمى البركناوي' },
    title: {
      fr: 'Agronome, conseillère de coopératives de l’Oriental',
      en: 'Agronomist, adviser to cooperatives in the Oriental region',
      ar: 'مهندسة زراعية ومستشارة تعاونيات بجهة الشرق',
    },
    biography: {
      fr: 'Fille d’agriculteurs de la plaine des Triffa, Salma Berkanaoui conseille une trentaine de coopératives d’agrumes, d’olives et de plantes aromatiques. Elle a conduit la reconversion de terres épuisées vers des cultures sobres en eau.',
      en: 'The daughter of farmers from the Triffa plain, Salma Berkanaoui advises some thirty citrus, olive and aromatic plant cooperatives. She has led the conversion of exhausted land to crops that need little water.',
      ar: 'سلمى البركناوي ابنة فلاحين من سهل تريفة، وترافق نحو ثلاثين تعاونية للحوامض والزيتون والنباتات العطرية. أشرفت على تحويل أراضٍ منهكة إلى زراعات مقتصدة في الماء.',
    },
    country: 'MA',
  },
  {
    slug: 'mohamed-larbi-zegzouti',
    name: {
      fr: 'Mohamed Larbi Zegzouti',
      en: 'Mohamed Larbi Zegzouti',
      ar: 'محمد العربي الزكزوتي',
    },
    title: {
      fr: 'Chef de chœur de samāʿ, Berkane',
      en: 'Samāʿ choir master, Berkane',
      ar: 'رئيس مجموعة للسماع، بركان',
    },
    biography: {
      fr: 'Mohamed Larbi Zegzouti dirige depuis 1998 un chœur d’une quarantaine de voix qui interprète le samāʿ, l’écoute spirituelle portée par la poésie chantée sans instruments. Il tient de son père un répertoire de plus de deux cents qaṣīda classées par mode et par moment de la nuit.',
      en: 'Since 1998 Mohamed Larbi Zegzouti has led a choir of some forty voices devoted to samāʿ, spiritual listening carried by poetry sung without instruments. From his father he inherited a repertoire of more than two hundred qaṣīdas, ordered by mode and by hour of the night.',
      ar: 'يقود محمد العربي الزكزوتي منذ سنة 1998 مجموعة من نحو أربعين صوتًا تؤدي السماع، أي الإصغاء الروحي الذي يحمله الشعر المنشد بلا آلات. ورث عن أبيه أكثر من مئتي قصيدة مرتبة بحسب الطبع وساعة الليل.',
    },
    country: 'MA',
    editions: ['current', 'archive'],
  },
  {
    slug: 'hanane-el-meskali',
    name: { fr: 'Hanane El Meskali', en: 'Hanane El Meskali', ar: 'حنان المسكالي' },
    title: {
      fr: 'Chercheuse en éthique de l’intelligence artificielle, Casablanca',
      en: 'Researcher in the ethics of artificial intelligence, Casablanca',
      ar: 'باحثة في أخلاقيات الذكاء الاصطناعي، الدار البيضاء',
    },
    biography: {
      fr: 'Ingénieure de formation, Hanane El Meskali étudie la manière dont les systèmes de recommandation façonnent l’attention et le désir. Elle a conseillé plusieurs écoles marocaines sur l’usage des assistants conversationnels en classe. Elle aime rappeler qu’une machine n’a pas d’intention, mais que ceux qui la règlent en ont une.',
      en: 'An engineer by training, Hanane El Meskali studies how recommendation systems shape attention and desire. She has advised several Moroccan schools on the use of chat assistants in the classroom. She likes to point out that a machine has no intention, but that those who tune it do.',
      ar: 'حنان المسكالي مهندسة التكوين، تدرس كيف تشكّل أنظمة التوصية انتباه الناس ورغباتهم. قدّمت المشورة لعدد من المدارس المغربية في استعمال برامج المحادثة داخل الأقسام. وتذكّر دائمًا بأن الآلة لا نية لها، لكنّ لمن يضبطها نية.',
    },
    country: 'MA',
  },
  {
    slug: 'abdessamad-tafersiti',
    name: { fr: 'Abdessamad Tafersiti', en: 'Abdessamad Tafersiti', ar: 'عبد الصمد التافرسيتي' },
    title: {
      fr: 'Muqaddam, guide des veillées de dhikr',
      en: 'Muqaddam, leader of the dhikr vigils',
      ar: 'مقدم ومشرف على مجالس الذكر',
    },
    biography: {
      fr: 'Originaire du Rif, Abdessamad Tafersiti anime depuis trente ans des assemblées de dhikr, le rappel de Dieu par la répétition de formules et de litanies. Menuisier de métier, il accueille les nouveaux venus avec la même attention que les anciens.',
      en: 'A native of the Rif, Abdessamad Tafersiti has for thirty years led gatherings of dhikr, the remembrance of God through repeated invocations and litanies. A joiner by trade, he receives newcomers with the same attention as old companions.',
      ar: 'عبد الصمد التافرسيتي من أبناء الريف، يشرف منذ ثلاثين سنة على مجالس الذكر وقراءة الأوراد. يشتغل بالنجارة، ويستقبل القادمين الجدد بالعناية التي يستقبل بها أصحابه القدامى.',
    },
    country: 'MA',
    editions: ['current', 'archive'],
  },
  {
    slug: 'rachid-boufkrane',
    name: { fr: 'Rachid Boufkrane', en: 'Rachid Boufkrane', ar: 'رشيد بوفكران' },
    title: {
      fr: 'Économiste, spécialiste des coopératives et du commerce équitable',
      en: 'Economist, specialist in cooperatives and fair trade',
      ar: 'خبير اقتصادي في التعاونيات والتجارة العادلة',
    },
    biography: {
      fr: 'Rachid Boufkrane a fondé un fonds de prêts sans intérêt qui soutient des artisanes du Moyen Atlas. Ses travaux comparent les anciennes caisses d’entraide des zaouïas aux mutuelles d’aujourd’hui.',
      en: 'Rachid Boufkrane founded an interest-free loan fund that supports craftswomen of the Middle Atlas. His research compares the old mutual-aid chests of the zawiyas with the cooperatives of today.',
      ar: 'أسس رشيد بوفكران صندوقًا للقروض بلا فائدة يدعم حرفيات الأطلس المتوسط. وتقارن أبحاثه بين صناديق التكافل القديمة في الزوايا وتعاضديات اليوم.',
    },
    country: 'MA',
  },
  {
    slug: 'zineb-aghbala',
    name: { fr: 'Zineb Aghbala', en: 'Zineb Aghbala', ar: 'زينب أغبالا' },
    title: {
      fr: 'Éducatrice, responsable de la Tente de la jeunesse',
      en: 'Educator, head of the Youth Tent',
      ar: 'مربية ومسؤولة عن خيمة الشباب',
    },
    biography: {
      fr: 'Institutrice puis formatrice, Zineb Aghbala conçoit des ateliers où de jeunes adultes apprennent à débattre sans se blesser. Elle dirige à Khénifra une maison de jeunes qui marie théâtre, lecture et service rendu aux voisins.',
      en: 'First a schoolteacher, then a trainer, Zineb Aghbala designs workshops in which young adults learn to disagree without wounding one another. In Khenifra she runs a youth house that combines theatre, reading and service to neighbours.',
      ar: 'عملت زينب أغبالا معلمة ثم مكوِّنة، وهي تصمم ورشات يتعلم فيها الشباب الاختلاف دون تجريح. تدير بخنيفرة دارًا للشباب تجمع بين المسرح والقراءة وخدمة الجيران.',
    },
    country: 'MA',
  },
  {
    slug: 'omar-el-kertani',
    name: { fr: 'Omar El Kertani', en: 'Omar El Kertani', ar: 'عمر الكرتاني' },
    title: {
      fr: 'Ancien diplomate, médiateur',
      en: 'Former diplomat and mediator',
      ar: 'دبلوماسي سابق ووسيط',
    },
    biography: {
      fr: 'Après trente-cinq années de service en Afrique et en Amérique latine, Omar El Kertani se consacre à la médiation entre communautés. Il soutient que la patience est un savoir-faire, et qu’elle s’enseigne.',
      en: 'After thirty-five years of service in Africa and Latin America, Omar El Kertani now devotes himself to mediation between communities. He holds that patience is a craft, and that it can be taught.',
      ar: 'بعد خمس وثلاثين سنة من الخدمة في إفريقيا وأمريكا اللاتينية، تفرّغ عمر الكرتاني للوساطة بين الجماعات. ويرى أن الصبر صنعة وأنه مما يُعلَّم.',
    },
    country: 'MA',
  },
  {
    slug: 'fatima-zahra-lamtouni',
    name: {
      fr: 'Fatima-Zahra Lamtouni',
      en: 'Fatima-Zahra Lamtouni',
      ar: 'فاطمة الزهراء اللمتوني',
    },
    title: {
      fr: 'Historienne des femmes et de la sainteté au Maroc',
      en: 'Historian of women and sainthood in Morocco',
      ar: 'مؤرخة متخصصة في النساء والولاية بالمغرب',
    },
    biography: {
      fr: 'Fatima-Zahra Lamtouni dépouille actes de habous, recueils de vies et correspondances pour y retrouver la trace des femmes enseignantes et bienfaitrices. Elle prépare un dictionnaire de trois cents notices consacrées aux saintes du pays.',
      en: 'Fatima-Zahra Lamtouni combs endowment deeds, collections of lives and letters for traces of women teachers and benefactors. She is preparing a dictionary of three hundred entries on the women saints of Morocco.',
      ar: 'تنقّب فاطمة الزهراء اللمتوني في عقود الأحباس وكتب المناقب والمراسلات بحثًا عن أثر المعلمات والمحسنات. وتعدّ معجمًا يضم ثلاثمئة ترجمة لصالحات المغرب.',
    },
    country: 'MA',
    editions: ['current', 'archive'],
  },
  {
    slug: 'brahim-ouchtaine',
    name: { fr: 'Brahim Ouchtaïne', en: 'Brahim Ouchtaine', ar: 'إبراهيم أوشتاين' },
    title: {
      fr: 'Musicologue, Tétouan',
      en: 'Musicologist, Tetouan',
      ar: 'باحث في علوم الموسيقى، تطوان',
    },
    biography: {
      fr: 'Brahim Ouchtaïne étudie les liens entre la nouba andalouse et le chant des zaouïas du nord. Il a transcrit une soixantaine de mélodies qui n’existaient que dans la mémoire des anciens.',
      en: 'Brahim Ouchtaine studies the ties between the Andalusi nawba and the chant of the northern zawiyas. He has transcribed some sixty melodies that lived only in the memory of the elders.',
      ar: 'يدرس إبراهيم أوشتاين الصلات بين النوبة الأندلسية وإنشاد زوايا الشمال. دوّن نحو ستين لحنًا لم تكن موجودة إلا في ذاكرة الشيوخ.',
    },
    country: 'MA',
  },
  {
    slug: 'mounia-taourirti',
    name: { fr: 'Mounia Taourirti', en: 'Mounia Taourirti', ar: 'منية التاوريرتي' },
    title: {
      fr: 'Pédiatre, fondatrice d’une maison de répit',
      ar: 'طبيبة أطفال ومؤسِّسة دار للراحة والمواكبة',
    },
    biography: {
      fr: 'À Oujda, Mounia Taourirti a ouvert une maison où les familles d’enfants gravement malades peuvent souffler quelques jours. Elle y forme des bénévoles à une présence simple, attentive, sans bavardage.',
      en: 'In Oujda, Mounia Taourirti opened a house where the families of gravely ill children can rest for a few days. There she trains volunteers in a presence that is simple, attentive and unhurried.',
      ar: 'افتتحت منية التاوريرتي بوجدة دارًا تستريح فيها أسر الأطفال المصابين بأمراض خطيرة أيامًا معدودة. وتدرّب فيها المتطوعين على حضور بسيط ومتنبّه.',
    },
    country: 'MA',
  },
  {
    slug: 'abdelilah-rahmouni',
    name: { fr: 'Abdelilah Rahmouni', en: 'Abdelilah Rahmouni', ar: 'عبد الإله الرحموني' },
    title: {
      fr: 'Théologien, enseignant d’éthique spirituelle',
      en: 'Theologian, teacher of spiritual ethics',
      ar: 'عالم شرعي وأستاذ الأخلاق والتزكية',
    },
    biography: {
      fr: 'Abdelilah Rahmouni a étudié le droit et la théologie à Fès avant d’enseigner à Marrakech. Ses cours portent sur l’iḥsān, l’excellence du cœur qui agit comme en présence de Dieu, et sur sa traduction dans les métiers et les relations.',
      en: 'Abdelilah Rahmouni studied law and theology in Fez before teaching in Marrakesh. His courses deal with iḥsān, the excellence of a heart that acts as if in God’s presence, and with what it means in work and in relationships.',
      ar: 'درس عبد الإله الرحموني الفقه وأصول الدين بفاس قبل أن يدرّس بمراكش. تدور دروسه على الإحسان، وهو أن يعمل القلب كأنه في حضرة الله، وعلى أثره في المهن والعلاقات.',
    },
    country: 'MA',
    editions: ['current', 'archive'],
  },
] satisfies SpeakerSeed[];
