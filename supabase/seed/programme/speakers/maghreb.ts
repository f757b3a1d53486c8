import type { SpeakerSeed } from '#seed/types.ts';

/** Speakers from Algeria, Tunisia and Mauritania. */
export const maghrebSpeakers = [
  {
    slug: 'kheira-bouchenafer',
    name: { fr: 'Kheira Bouchenafer', en: 'Kheira Bouchenafer', ar: 'خيرة بوشنافر' },
    title: {
      fr: 'Philosophe, spécialiste de bioéthique, Oran',
      en: 'Philosopher and bioethicist, Oran',
      ar: 'أستاذة الفلسفة وأخلاقيات الطب والأحياء، وهران',
    },
    biography: {
      fr: 'Kheira Bouchenafer enseigne la philosophie morale et siège dans un comité d’éthique hospitalier. Elle interroge les promesses de la médecine prédictive à partir de la notion de confiance. Ses conférences publiques à Oran attirent un auditoire fidèle.',
      en: 'Kheira Bouchenafer teaches moral philosophy and sits on a hospital ethics committee. She examines the promises of predictive medicine through the notion of trust. Her public lectures in Oran draw a faithful audience.',
      ar: 'تدرّس خيرة بوشنافر فلسفة الأخلاق، وهي عضو في لجنة للأخلاقيات بأحد المستشفيات. تسائل وعود الطب التنبؤي انطلاقًا من مفهوم الثقة. وتستقطب محاضراتها العامة بوهران جمهورًا وفيًّا.',
    },
    country: 'DZ',
  },
  {
    slug: 'abdelhafid-mazounati',
    name: { fr: 'Abdelhafid Mazounati', en: 'Abdelhafid Mazounati', ar: 'عبد الحفيظ المازوناتي' },
    title: {
      fr: 'Codicologue, spécialiste des bibliothèques du Sahara',
      en: 'Codicologist, specialist in Saharan libraries',
      ar: 'خبير في علم المخطوط وخزائن الصحراء',
    },
    biography: {
      fr: 'Du Touat au Gourara, Abdelhafid Mazounati a visité une centaine de bibliothèques familiales pour en dresser l’inventaire. Il plaide pour que les manuscrits restent chez ceux qui les ont gardés, avec les moyens de les protéger.',
      en: 'From Touat to Gourara, Abdelhafid Mazounati has visited about a hundred family libraries to draw up their inventories. He argues that manuscripts should remain with those who kept them, together with the means to protect them.',
      ar: 'زار عبد الحفيظ المازوناتي نحو مئة خزانة عائلية من توات إلى قورارة لجرد محتوياتها. ويدعو إلى أن تبقى المخطوطات عند من حفظوها مع تمكينهم من وسائل صونها.',
    },
    country: 'DZ',
  },
  {
    slug: 'lyes-aguentour',
    name: { fr: 'Lyès Aguentour', en: 'Lyes Aguentour', ar: 'إلياس أقنتور' },
    title: {
      fr: 'Ingénieur logiciel, animateur d’ateliers de sobriété numérique',
      en: 'Software engineer, facilitator of digital restraint workshops',
      ar: 'مهندس برمجيات ومنشط ورشات الاعتدال الرقمي',
    },
    biography: {
      fr: 'Lyès Aguentour a quitté une grande plateforme pour accompagner des familles de Béjaïa et d’Alger qui souhaitent reprendre la main sur leurs écrans. Il a mis au point un carnet de bord de quarante jours, distribué gratuitement.',
      en: 'Lyes Aguentour left a large platform to help families in Bejaia and Algiers who want to regain command of their screens. He designed a forty-day logbook, which he gives away free of charge.',
    },
    country: 'DZ',
  },
  {
    slug: 'yamina-ait-ferhoun',
    name: { fr: 'Yamina Aït Ferhoun', en: 'Yamina Ait Ferhoun', ar: 'يمينة آيت فرحون' },
    title: {
      fr: 'Chanteuse et collectrice de l’achewiq, Tizi Ouzou',
      en: 'Singer and collector of achewiq, Tizi Ouzou',
      ar: 'منشدة وجامعة لغناء الأشويق، تيزي وزو',
    },
    biography: {
      fr: 'Yamina Aït Ferhoun chante l’achewiq, poésie a cappella que les femmes kabyles transmettent aux champs, aux noces et aux veillées. Elle a réuni autour d’elle un cercle de douze chanteuses de trois générations.',
      ar: 'تنشد يمينة آيت فرحون الأشويق، وهو شعر يُغنّى بلا آلات وتتناقله نساء القبائل في الحقول والأعراس والسهرات. جمعت حولها حلقة من اثنتي عشرة منشدة من ثلاثة أجيال.',
    },
    country: 'DZ',
  },
  {
    slug: 'emna-zaghdoudi',
    name: { fr: 'Emna Zaghdoudi', en: 'Emna Zaghdoudi', ar: 'آمنة الزغدودي' },
    title: {
      fr: 'Historienne médiéviste, Tunis',
      en: 'Medieval historian, Tunis',
      ar: 'مؤرخة متخصصة في العصر الوسيط، تونس',
    },
    biography: {
      fr: 'Emna Zaghdoudi travaille sur l’Ifriqiya des XIIIe et XIVe siècles. Elle s’intéresse aux femmes qui ont enseigné, fondé des refuges ou arbitré des conflits, et à la façon dont les récits les ont transformées.',
      en: 'Emna Zaghdoudi works on thirteenth- and fourteenth-century Ifriqiya. Her interest lies with the women who taught, founded shelters or settled disputes, and with how later narratives reshaped them.',
      ar: 'تشتغل آمنة الزغدودي على إفريقية في القرنين الثالث عشر والرابع عشر. وتهتم بالنساء اللواتي درّسن أو أسّسن الملاجئ أو أصلحن بين المتخاصمين، وبالكيفية التي غيّرت بها الروايات صورهن.',
    },
    country: 'TN',
    editions: ['current', 'archive'],
  },
  {
    slug: 'hatem-douiri',
    name: { fr: 'Hatem Douiri', en: 'Hatem Douiri', ar: 'حاتم الدويري' },
    title: {
      fr: 'Médecin en soins palliatifs, Sfax',
      en: 'Palliative care physician, Sfax',
      ar: 'طبيب متخصص في الرعاية التلطيفية، صفاقس',
    },
    biography: {
      fr: 'Hatem Douiri a créé la première équipe mobile de soins palliatifs de sa région. Il enseigne aux étudiants en médecine l’art d’annoncer une mauvaise nouvelle et celui de se taire après l’avoir fait.',
      ar: 'أنشأ حاتم الدويري أول فريق متنقل للرعاية التلطيفية في جهته. ويعلّم طلبة الطب فنّ إبلاغ الخبر الصعب، وفنّ الصمت بعده.',
    },
    country: 'TN',
  },
  {
    slug: 'slim-ben-ghorbane',
    name: { fr: 'Slim Ben Ghorbane', en: 'Slim Ben Ghorbane', ar: 'سليم بن غربان' },
    title: {
      fr: 'Architecte du patrimoine, Mahdia',
      en: 'Heritage architect, Mahdia',
      ar: 'مهندس معماري مختص في التراث، المهدية',
    },
    biography: {
      fr: 'Slim Ben Ghorbane restaure des mausolées et des ribats du littoral tunisien avec des matériaux locaux. Il tient que la chaux, la palme et la pierre ont encore beaucoup à dire aux bâtisseurs pressés.',
      ar: 'يرمم سليم بن غربان أضرحة ورباطات على الساحل التونسي بمواد محلية. ويرى أن للجير والنخل والحجر ما تقوله بعدُ للبنّائين المستعجلين.',
    },
    country: 'TN',
  },
  {
    slug: 'mohamedou-ould-tijrit',
    name: { fr: 'Mohamedou Ould Tijrit', en: 'Mohamedou Ould Tijrit', ar: 'محمدو ولد تيجريت' },
    title: {
      fr: 'Poète et enseignant de maḥḍara, Trarza',
      en: 'Poet and maḥḍara teacher, Trarza',
      ar: 'شاعر ومدرّس محظرة، الترارزة',
    },
    biography: {
      fr: 'Mohamedou Ould Tijrit enseigne la grammaire et la prosodie sous la tente dans une maḥḍara, l’école nomade de Mauritanie. Il compose en arabe classique et en hassaniyya, et récite plusieurs milliers de vers de mémoire.',
      en: 'Mohamedou Ould Tijrit teaches grammar and prosody under canvas in a maḥḍara, the nomadic school of Mauritania. He composes in classical Arabic and in Hassaniya, and can recite several thousand verses from memory.',
      ar: 'يدرّس محمدو ولد تيجريت النحو والعروض تحت الخيمة في المحظرة، وهي المدرسة البدوية بموريتانيا. ينظم الشعر بالفصحى وبالحسانية، ويحفظ آلاف الأبيات.',
    },
    country: 'MR',
    editions: ['current', 'archive'],
  },
] satisfies SpeakerSeed[];
