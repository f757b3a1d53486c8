import type { SpeakerSeed } from '#seed/types.ts';

/** Speakers from Senegal, Mali, Nigeria and Côte d’Ivoire. */
export const westAfricanSpeakers = [
  {
    slug: 'mame-coumba-ndao',
    name: { fr: 'Mame Coumba Ndao', en: 'Mame Coumba Ndao', ar: 'مام كومبا انداو' },
    title: {
      fr: 'Sociologue des confréries et de l’éducation, Dakar',
      en: 'Sociologist of Sufi orders and education, Dakar',
      ar: 'باحثة في سوسيولوجيا الطرق والتربية، دكار',
    },
    biography: {
      fr: 'Mame Coumba Ndao étudie les daara, ces écoles où l’on apprend le Coran et la vie commune. Elle a suivi pendant dix ans une cinquantaine d’anciennes élèves devenues enseignantes, commerçantes ou élues.',
      en: 'Mame Coumba Ndao studies the daaras, schools where one learns both the Quran and life in common. For ten years she followed some fifty former pupils who became teachers, traders or elected officials.',
      ar: 'تدرس مام كومبا انداو الدارات، وهي مدارس يُتعلّم فيها القرآن والعيش المشترك. تابعت على مدى عشر سنوات مسار نحو خمسين تلميذة سابقة صرن معلمات أو تاجرات أو منتخبات.',
    },
    country: 'SN',
    editions: ['current', 'archive'],
  },
  {
    slug: 'serigne-babacar-thioune',
    name: { fr: 'Serigne Babacar Thioune', en: 'Serigne Babacar Thioune', ar: 'سرين بابكر تيون' },
    title: {
      fr: 'Imam et formateur en médiation communautaire, Thiès',
      en: 'Imam and trainer in community mediation, Thiès',
      ar: 'إمام ومدرّب في الوساطة المجتمعية، تييس',
    },
    biography: {
      fr: 'Serigne Babacar Thioune réunit chaque mois des responsables religieux de toutes confessions pour régler des litiges de voisinage, d’eau ou de pâturage. Il a formé plus de deux cents médiateurs, dont la moitié sont des femmes.',
      en: 'Every month Serigne Babacar Thioune brings together religious leaders of all faiths to settle disputes over neighbours, water or grazing. He has trained more than two hundred mediators, half of them women.',
      ar: 'يجمع سرين بابكر تيون كل شهر مسؤولين دينيين من مختلف الأديان لحل نزاعات الجوار والماء والمراعي. درّب أكثر من مئتي وسيط، نصفهم من النساء.',
    },
    country: 'SN',
  },
  {
    slug: 'ousmane-gueladio-sarr',
    name: { fr: 'Ousmane Guéladio Sarr', en: 'Ousmane Gueladio Sarr', ar: 'عثمان غيلاديو سار' },
    title: {
      fr: 'Économiste du développement rural, Saint-Louis',
      en: 'Rural development economist, Saint-Louis',
      ar: 'خبير في اقتصاد التنمية القروية، سان لويس',
    },
    biography: {
      fr: 'Spécialiste de la vallée du fleuve Sénégal, Ousmane Guéladio Sarr a conçu avec des riziculteurs une banque de semences gérée par les villages. Il publie en français et en pulaar.',
      en: 'A specialist of the Senegal river valley, Ousmane Gueladio Sarr worked with rice growers to design a seed bank run by the villages. He publishes in French and in Pulaar.',
      ar: 'عثمان غيلاديو سار خبير بحوض نهر السنغال، أنشأ مع مزارعي الأرز بنكًا للبذور تسيّره القرى. ينشر أعماله بالفرنسية والبولارية.',
    },
    country: 'SN',
  },
  {
    slug: 'ndeye-awa-diakhate',
    name: { fr: 'Ndèye Awa Diakhaté', en: 'Ndèye Awa Diakhaté', ar: 'انداي أوا دياخاتي' },
    title: {
      fr: 'Poète et slameuse, Rufisque',
      en: 'Poet and spoken-word artist, Rufisque',
      ar: 'شاعرة ومؤدية للشعر الملقى، روفيسك',
    },
    biography: {
      fr: 'Ndèye Awa Diakhaté écrit en wolof et en français une poésie qui emprunte au tassou des femmes et aux panégyriques des nuits de chant. Elle anime un atelier d’écriture dans une maison d’arrêt.',
      en: 'Ndèye Awa Diakhaté writes poetry in Wolof and French that borrows from women’s tassu and from the praise songs of the night gatherings. She leads a writing workshop in a prison.',
    },
    country: 'SN',
  },
  {
    slug: 'aminata-kounta-traore',
    name: { fr: 'Aminata Kounta Traoré', en: 'Aminata Kounta Traoré', ar: 'أميناتا كونتا تراوري' },
    title: {
      fr: 'Archiviste de bibliothèques familiales, Tombouctou',
      en: 'Archivist of family libraries, Timbuktu',
      ar: 'أمينة أرشيف الخزائن العائلية، تمبكتو',
    },
    biography: {
      fr: 'Aminata Kounta Traoré a participé à la mise à l’abri de plusieurs milliers de manuscrits pendant les années de conflit. Elle dirige aujourd’hui leur retour progressif, boîte après boîte, et leur description.',
      en: 'Aminata Kounta Traoré took part in bringing several thousand manuscripts to safety during the years of conflict. Today she directs their gradual return, box by box, and their description.',
      ar: 'شاركت أميناتا كونتا تراوري في إنقاذ آلاف المخطوطات خلال سنوات النزاع. وتشرف اليوم على إعادتها تدريجيًّا، صندوقًا بعد صندوق، وعلى فهرستها.',
    },
    country: 'ML',
    editions: ['current', 'archive'],
  },
  {
    slug: 'alpha-oumar-cissoko',
    name: { fr: 'Alpha Oumar Cissoko', en: 'Alpha Oumar Cissoko', ar: 'ألفا عمر سيسوكو' },
    title: {
      fr: 'Médiateur, facilitateur de pactes locaux de paix, Mopti',
      en: 'Mediator, facilitator of local peace pacts, Mopti',
      ar: 'وسيط وميسّر لمواثيق السلام المحلية، موبتي',
    },
    biography: {
      fr: 'Alpha Oumar Cissoko a accompagné la signature de onze accords entre éleveurs et cultivateurs du delta intérieur du Niger. Il travaille avec des imams, des griots et des associations de femmes, parce qu’une parole donnée doit avoir des témoins.',
      en: 'Alpha Oumar Cissoko has supported the signing of eleven agreements between herders and farmers of the Inner Niger Delta. He works with imams, griots and women’s associations, because a word given needs witnesses.',
      ar: 'رافق ألفا عمر سيسوكو توقيع أحد عشر اتفاقًا بين الرعاة والمزارعين في دلتا النيجر الداخلية. يعمل مع الأئمة والرواة وجمعيات النساء، لأن العهد يحتاج إلى شهود.',
    },
    country: 'ML',
  },
  {
    slug: 'ibrahim-gwandara',
    name: { fr: 'Ibrahim Gwandara', en: 'Ibrahim Gwandara', ar: 'إبراهيم غواندارا' },
    title: {
      fr: 'Linguiste, spécialiste des textes ajami, Kano',
      en: 'Linguist, specialist in Ajami texts, Kano',
      ar: 'لغوي متخصص في نصوص العجمي، كانو',
    },
    biography: {
      fr: 'Ibrahim Gwandara édite des poèmes religieux haoussa écrits en ajami, c’est-à-dire en caractères arabes. Il développe avec ses étudiants un corpus numérique destiné aux écoles.',
      en: 'Ibrahim Gwandara edits Hausa devotional poems written in Ajami, that is, in Arabic letters. With his students he is building a digital corpus for use in schools.',
      ar: 'يحقق إبراهيم غواندارا قصائد دينية بلغة الهوسا مكتوبة بالعجمي، أي بالحرف العربي. ويطوّر مع طلبته مدونة رقمية موجهة إلى المدارس.',
    },
    country: 'NG',
  },
  {
    slug: 'aisha-bello-kware',
    name: { fr: 'Aisha Bello Kware', en: 'Aisha Bello Kware', ar: 'عائشة بلو كواري' },
    title: {
      fr: 'Pédagogue, fondatrice d’un réseau d’enseignantes itinérantes, Sokoto',
      en: 'Educator, founder of a network of travelling women teachers, Sokoto',
      ar: 'مربية ومؤسِّسة شبكة للمعلمات المتنقلات، سوكوتو',
    },
    biography: {
      fr: 'Aisha Bello Kware s’inspire des cercles de femmes du XIXe siècle pour former des enseignantes qui vont de village en village. Son réseau rassemble cent quarante femmes et touche près de neuf mille élèves.',
      en: 'Aisha Bello Kware draws on the women’s circles of the nineteenth century to train teachers who travel from village to village. Her network brings together one hundred and forty women and reaches nearly nine thousand learners.',
      ar: 'تستلهم عائشة بلو كواري حلقات النساء في القرن التاسع عشر لتكوين معلمات ينتقلن من قرية إلى أخرى. تضم شبكتها مئة وأربعين امرأة وتصل إلى نحو تسعة آلاف متعلم ومتعلمة.',
    },
    country: 'NG',
  },
  {
    slug: 'idriss-kouassi-bamba',
    name: { fr: 'Idriss Kouassi Bamba', en: 'Idriss Kouassi Bamba', ar: 'إدريس كواسي بامبا' },
    title: {
      fr: 'Entrepreneur social, filière cacao équitable, Bouaké',
      en: 'Social entrepreneur in fair-trade cocoa, Bouaké',
      ar: 'مقاول اجتماعي في مجال الكاكاو العادل، بواكي',
    },
    biography: {
      fr: 'Idriss Kouassi Bamba a réuni trois cents planteurs autour d’un prix garanti et d’une caisse de scolarité. Il raconte volontiers ses échecs, qu’il tient pour ses meilleurs professeurs.',
      en: 'Idriss Kouassi Bamba has brought three hundred growers together around a guaranteed price and a school fund. He gladly speaks of his failures, which he regards as his best teachers.',
      ar: 'جمع إدريس كواسي بامبا ثلاثمئة مزارع حول سعر مضمون وصندوق لتمدرس الأبناء. يتحدث عن إخفاقاته بطيب خاطر، ويعدّها خير معلّم له.',
    },
    country: 'CI',
  },
] satisfies SpeakerSeed[];
