import type { SpeakerSeed } from '#seed/types.ts';

/** Speakers from France, Spain, the United Kingdom, Germany and Bosnia and Herzegovina. */
export const europeanSpeakers = [
  {
    slug: 'claire-vauquelin',
    name: { fr: 'Claire Vauquelin', en: 'Claire Vauquelin', ar: 'كلير فوكلان' },
    title: {
      fr: 'Philosophe, spécialiste de l’attention, Strasbourg',
      en: 'Philosopher of attention, Strasbourg',
      ar: 'أستاذة فلسفة مختصة في مفهوم الانتباه، ستراسبورغ',
    },
    biography: {
      fr: 'Claire Vauquelin a écrit trois essais sur l’attention, de la lecture lente à la garde des malades. Elle fréquente les textes soufis en traduction, puis de plus en plus dans leur langue.',
      en: 'Claire Vauquelin has written three essays on attention, from slow reading to sitting with the sick. She came to Sufi texts in translation and reads them more and more in their own language.',
      ar: 'ألّفت كلير فوكلان ثلاث مقالات مطولة في الانتباه، من القراءة المتأنية إلى مجالسة المرضى. عرفت النصوص الصوفية مترجمة، ثم صارت تقرؤها في لغتها شيئًا فشيئًا.',
    },
    country: 'FR',
    editions: ['current', 'archive'],
  },
  {
    slug: 'bastien-kerleroux',
    name: { fr: 'Bastien Kerleroux', en: 'Bastien Kerleroux', ar: 'باستيان كيرلورو' },
    title: {
      fr: 'Pédologue et maraîcher, Finistère',
      en: 'Soil scientist and market gardener, Finistère',
      ar: 'عالم تربة ومزارع خضر، فينيستير',
    },
    biography: {
      fr: 'Bastien Kerleroux partage son temps entre un laboratoire des sols et trois hectares de légumes. Il enseigne à reconnaître une terre vivante à l’odeur, à la main et au microscope.',
      en: 'Bastien Kerleroux divides his time between a soil laboratory and three hectares of vegetables. He teaches people to recognise living earth by smell, by hand and under the microscope.',
      ar: 'يوزع باستيان كيرلورو وقته بين مختبر للتربة وثلاثة هكتارات من الخضر. ويعلّم كيف تُعرف الأرض الحية بالشم وباللمس وبالمجهر.',
    },
    country: 'FR',
  },
  {
    slug: 'samia-hadjeras',
    name: { fr: 'Samia Hadjeras', en: 'Samia Hadjeras', ar: 'سامية حجراس' },
    title: {
      fr: 'Psychiatre, Lyon',
      en: 'Psychiatrist, Lyon',
      ar: 'طبيبة نفسية، ليون',
    },
    biography: {
      fr: 'Samia Hadjeras dirige une consultation ouverte aux familles migrantes. Elle explore avec des musiciens ce que l’écoute rythmée change à l’angoisse et au sommeil.',
      en: 'Samia Hadjeras runs a clinic open to migrant families. With musicians she explores what rhythmic listening does for anxiety and for sleep.',
      ar: 'تدير سامية حجراس عيادة مفتوحة للأسر المهاجرة. وتبحث مع موسيقيين في ما يغيّره الإصغاء الإيقاعي في القلق والنوم.',
    },
    country: 'FR',
  },
  {
    slug: 'etienne-marchadour',
    name: { fr: 'Étienne Marchadour', en: 'Étienne Marchadour', ar: 'إتيان مارشادور' },
    title: {
      fr: 'Moine, engagé dans le dialogue spirituel',
      en: 'Monk engaged in spiritual dialogue',
      ar: 'راهب منخرط في الحوار الروحي',
    },
    biography: {
      fr: 'Étienne Marchadour vit dans une petite communauté monastique des Cévennes. Il échange depuis vingt-cinq ans des lettres et des visites avec des amis soufis du Maroc et d’Algérie.',
      en: 'Étienne Marchadour lives in a small monastic community in the Cévennes. For twenty-five years he has exchanged letters and visits with Sufi friends in Morocco and Algeria.',
      ar: 'يعيش إتيان مارشادور في جماعة رهبانية صغيرة بجبال سيفين. ويتبادل منذ خمسة وعشرين عامًا الرسائل والزيارات مع أصدقاء من أهل التصوف بالمغرب والجزائر.',
    },
    country: 'FR',
    editions: ['current', 'archive'],
  },
  {
    slug: 'nadir-belhamra',
    name: { fr: 'Nadir Belhamra', en: 'Nadir Belhamra', ar: 'نذير بلحمرة' },
    title: {
      fr: 'Ingénieur, spécialiste de la protection des données, Grenoble',
      en: 'Engineer and data protection specialist, Grenoble',
      ar: 'مهندس مختص في حماية المعطيات، غرونوبل',
    },
    biography: {
      fr: 'Nadir Belhamra aide des associations à ne garder que les données dont elles ont besoin. Il y voit une forme moderne de la discrétion, vertu que les anciens appelaient garder le secret d’autrui.',
      en: 'Nadir Belhamra helps associations to keep only the data they need. He sees in this a modern form of discretion, which the ancients called guarding another’s secret.',
      ar: 'يساعد نذير بلحمرة الجمعيات على ألّا تحتفظ إلا بما تحتاج إليه من المعطيات. ويرى في ذلك صورة معاصرة لحفظ سرّ الغير عند المتقدمين.',
    },
    country: 'FR',
  },
  {
    slug: 'marisol-encinar',
    name: { fr: 'Marisol Encinar', en: 'Marisol Encinar', ar: 'ماريسول إنثينار' },
    title: {
      fr: 'Arabisante, spécialiste du soufisme d’al-Andalus, Murcie',
      en: 'Arabist, specialist in the Sufism of al-Andalus, Murcia',
      ar: 'مستعربة متخصصة في تصوف الأندلس، مرسية',
    },
    biography: {
      fr: 'Marisol Encinar édite des traités andalous de longue haleine, qu’elle présente aussi dans les collèges de sa région. Elle a fondé une promenade littéraire de douze étapes dans la vieille ville de Murcie.',
      en: 'Marisol Encinar edits long Andalusi treatises, which she also presents in the secondary schools of her region. She created a literary walk of twelve stations through the old town of Murcia.',
      ar: 'تحقق ماريسول إنثينار رسائل أندلسية مطولة، وتعرّف بها في مدارس جهتها. وأنشأت مسارًا أدبيًّا من اثنتي عشرة محطة في مدينة مرسية القديمة.',
    },
    country: 'ES',
    editions: ['current', 'archive'],
  },
  {
    slug: 'gonzalo-penarrubia',
    name: { fr: 'Gonzalo Peñarrubia', en: 'Gonzalo Peñarrubia', ar: 'غونثالو بينياروبيا' },
    title: {
      fr: 'Historien des jardins et des canaux, Valence',
      en: 'Historian of gardens and canals, Valencia',
      ar: 'مؤرخ الحدائق والسواقي، بلنسية',
    },
    biography: {
      fr: 'Gonzalo Peñarrubia étudie les tribunaux de l’eau et les jardins clos de la péninsule Ibérique. Il restaure avec des riverains une acequia du XIIe siècle encore en service.',
      en: 'Gonzalo Peñarrubia studies water courts and enclosed gardens in the Iberian Peninsula. With local residents he is restoring a twelfth-century acequia that still carries water.',
      ar: 'يدرس غونثالو بينياروبيا محاكم المياه والحدائق المسوّرة في شبه الجزيرة الإيبيرية. ويرمم مع السكان ساقية من القرن الثاني عشر ما زال الماء يجري فيها.',
    },
    country: 'ES',
  },
  {
    slug: 'rosalind-hartwell-amin',
    name: {
      fr: 'Rosalind Hartwell Amin',
      en: 'Rosalind Hartwell Amin',
      ar: 'روزاليند هارتويل أمين',
    },
    title: {
      fr: 'Traductrice et poète, Édimbourg',
      en: 'Translator and poet, Edinburgh',
      ar: 'مترجمة وشاعرة، إدنبرة',
    },
    biography: {
      fr: 'Rosalind Hartwell Amin traduit la poésie arabe et persane vers l’anglais et le scots. Elle défend la traduction comme une hospitalité : on y change les meubles de place, jamais l’invité.',
      en: 'Rosalind Hartwell Amin translates Arabic and Persian poetry into English and Scots. She defends translation as a form of hospitality: one moves the furniture, never the guest.',
      ar: 'تترجم روزاليند هارتويل أمين الشعر العربي والفارسي إلى الإنجليزية والإسكتلندية. وترى الترجمة ضيافة: نحرّك فيها الأثاث ولا نغيّر الضيف.',
    },
    country: 'GB',
    editions: ['current', 'archive'],
  },
  {
    slug: 'tariq-ellesmere',
    name: { fr: 'Tariq Ellesmere', en: 'Tariq Ellesmere', ar: 'طارق إلزمير' },
    title: {
      fr: 'Aumônier hospitalier, Birmingham',
      en: 'Hospital chaplain, Birmingham',
      ar: 'مرشد روحي بالمستشفيات، برمنغهام',
    },
    biography: {
      fr: 'Tariq Ellesmere visite chaque semaine une centaine de patients de toutes convictions. Il forme des équipes soignantes à reconnaître la détresse spirituelle et à y répondre avec tact.',
      en: 'Every week Tariq Ellesmere visits some hundred patients of every conviction. He trains care teams to recognise spiritual distress and to answer it with tact.',
      ar: 'يزور طارق إلزمير كل أسبوع نحو مئة مريض من مختلف المعتقدات. ويدرّب فرق الرعاية على إدراك الضيق الروحي والاستجابة له بلباقة.',
    },
    country: 'GB',
  },
  {
    slug: 'imogen-faircloth',
    name: { fr: 'Imogen Faircloth', en: 'Imogen Faircloth', ar: 'إيموجن فيركلوث' },
    title: {
      fr: 'Neuroscientifique, étude des pratiques contemplatives, Bristol',
      en: 'Neuroscientist studying contemplative practice, Bristol',
      ar: 'باحثة في علوم الأعصاب ودراسة الممارسات التأملية، بريستول',
    },
    biography: {
      fr: 'Imogen Faircloth mesure ce que la respiration et la récitation lentes font au rythme cardiaque. Elle met un soin particulier à dire ce que ses mesures ne prouvent pas.',
      en: 'Imogen Faircloth measures what slow breathing and recitation do to the rhythm of the heart. She takes particular care to say what her measurements do not prove.',
      ar: 'تقيس إيموجن فيركلوث أثر التنفس والتلاوة المتأنيين في إيقاع القلب. وتحرص خاصة على بيان ما لا تثبته قياساتها.',
    },
    country: 'GB',
  },
  {
    slug: 'annegret-holzwarth',
    name: { fr: 'Annegret Holzwarth', en: 'Annegret Holzwarth', ar: 'أنغريت هولتسفارت' },
    title: {
      fr: 'Philologue, catalogage de manuscrits arabes, Leipzig',
      en: 'Philologist and cataloguer of Arabic manuscripts, Leipzig',
      ar: 'باحثة في فقه اللغة ومفهرسة للمخطوطات العربية، لايبزيغ',
    },
    biography: {
      fr: 'Annegret Holzwarth suit la trace des lecteurs dans les marges : gloses, prêts, taches de cire. Elle prépare un catalogue en ligne ouvert aux bibliothèques familiales.',
      en: 'Annegret Holzwarth follows readers through their margins: glosses, loan notes, drops of wax. She is preparing an online catalogue open to family libraries.',
      ar: 'تقتفي أنغريت هولتسفارت آثار القراء في الهوامش: تعليقات وقيود إعارة وقطرات شمع. وتعدّ فهرسًا إلكترونيًّا مفتوحًا للخزائن العائلية.',
    },
    country: 'DE',
  },
  {
    slug: 'cem-aydogmus',
    name: { fr: 'Cem Aydoğmuş', en: 'Cem Aydoğmuş', ar: 'جم آيدوغموش' },
    title: {
      fr: 'Éducateur de rue, Berlin',
      en: 'Street youth worker, Berlin',
      ar: 'مربٍّ ميداني مع الشباب، برلين',
    },
    biography: {
      fr: 'Cem Aydoğmuş travaille avec des adolescents de Neukölln, entre salle de boxe et atelier de calligraphie. Il croit à la fidélité : être là le jeudi, chaque jeudi.',
      en: 'Cem Aydoğmuş works with teenagers in Neukölln, between a boxing gym and a calligraphy workshop. He believes in faithfulness: being there on Thursday, every Thursday.',
    },
    country: 'DE',
  },
  {
    slug: 'amina-hadziselimagic',
    name: { fr: 'Amina Hadžiselimagić', en: 'Amina Hadžiselimagić', ar: 'أمينة حاجي سليماغيتش' },
    title: {
      fr: 'Juriste, réconciliation et mémoire, Sarajevo',
      en: 'Lawyer working on reconciliation and memory, Sarajevo',
      ar: 'قانونية مشتغلة بالمصالحة والذاكرة، سراييفو',
    },
    biography: {
      fr: 'Amina Hadžiselimagić a recueilli plus de cinq cents témoignages de voisins qui se sont protégés les uns les autres pendant la guerre. Elle enseigne comment raconter sans rouvrir.',
      en: 'Amina Hadžiselimagić has collected more than five hundred accounts of neighbours who protected one another during the war. She teaches how to tell without reopening wounds.',
      ar: 'جمعت أمينة حاجي سليماغيتش أكثر من خمسمئة شهادة لجيران حمى بعضهم بعضًا أثناء الحرب. وتعلّم كيف يُروى الألم دون أن تُفتح الجراح.',
    },
    country: 'BA',
  },
] satisfies SpeakerSeed[];
