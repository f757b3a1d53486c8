import type { SiteContentKey } from '#entities/site-content-keys.ts';
import type { Localized } from '#shared/localized.ts';

type TextKey = Exclude<SiteContentKey, `${string}_url`>;

/** The site's own words; its pictures lie in `../images/site`. */
export const siteTexts: Readonly<Record<TextKey, Localized>> = {
  site_name: {
    fr: 'Forum international du soufisme',
    en: 'International Sufism Forum',
    ar: 'الملتقى العالمي للتصوف',
  },
  site_short_name: { fr: 'Forum du soufisme', en: 'Sufism Forum', ar: 'ملتقى التصوف' },
  site_description: {
    fr: 'Le programme, les orateurs, le plan et les actualités du forum annuel du soufisme à Madagh, au Maroc.',
    en: 'Programme, speakers, map and news of the annual Sufism forum in Madagh, Morocco.',
    ar: 'البرنامج والمتدخلون والخريطة وأخبار الملتقى السنوي للتصوف بمداغ، المغرب.',
  },
  hero_title: {
    fr: 'Quatre jours pour écouter, apprendre et servir',
    en: 'Four days to listen, learn and serve',
    ar: 'أربعة أيام للإصغاء والتعلّم والخدمة',
  },
  hero_subtitle: {
    fr: 'La rencontre annuelle de Madagh',
    en: 'The yearly gathering in Madagh',
    ar: 'اللقاء السنوي بمداغ',
  },
  hero_description: {
    fr: 'Chercheurs, artistes, artisans et gens de bien venus de nombreux pays se retrouvent à Madagh autour d’une même question : comment la vie du cœur peut-elle éclairer la vie commune ?',
    en: 'Scholars, artists, craftspeople and people of goodwill from many countries meet in Madagh around a single question: how can the life of the heart bring light to the life we share?',
    ar: 'باحثون وفنانون وحرفيون وأهل خير من بلدان كثيرة يجتمعون في مداغ حول سؤال واحد: كيف تنير حياةُ القلب حياتَنا المشتركة؟',
  },
  about_title: {
    fr: 'Une rencontre à taille humaine',
    en: 'A gathering on a human scale',
    ar: 'لقاء قريب من الإنسان',
  },
  about_paragraph_1: {
    fr: 'Chaque année, le forum rassemble pendant quatre jours des femmes et des hommes que le soufisme touche de mille manières : par l’étude, par le chant, par le travail de la main ou par le service des autres. On y vient pour entendre des spécialistes, mais aussi pour s’asseoir à côté d’un inconnu et repartir avec un ami.',
    en: 'Every year, for four days, the forum brings together women and men whom Sufism has touched in a thousand ways: through study, through song, through the work of their hands or through service to others. People come to hear specialists, and also to sit down beside a stranger and leave with a friend.',
    ar: 'يجمع الملتقى كل سنة، على مدى أربعة أيام، نساءً ورجالًا لامس التصوف حياتهم بطرق شتى: بالدرس، أو بالإنشاد، أو بعمل اليد، أو بخدمة الناس. يأتي المرء ليستمع إلى أهل الاختصاص، وليجلس كذلك بجانب غريب فيعود وقد صار له صديقًا.',
  },
  about_paragraph_2: {
    fr: 'Les matinées sont consacrées à la recherche et au débat, les après-midi aux ateliers et aux arts, les soirées au samāʿ et à l’invocation partagée. Entre deux séances, le village solidaire ouvre ses stands et le jardin ses allées.',
    en: 'Mornings are given to research and debate, afternoons to workshops and the arts, evenings to sung poetry and shared remembrance. Between sessions the solidarity village opens its stands and the garden its paths.',
    ar: 'الصباح للبحث والنقاش، وما بعد الظهر للورشات والفنون، والمساء للسماع والذكر الجماعي. وبين الجلسات تفتح القرية التضامنية أروقتها وتفتح الحديقة ممراتها.',
  },
  about_paragraph_3: {
    fr: 'Tout est ouvert et gratuit. Des bénévoles de la région accueillent, traduisent, cuisinent et guident : sans eux, rien de tout cela n’existerait.',
    en: 'Everything is open and free of charge. Volunteers from the region welcome, interpret, cook and guide: without them none of this would exist.',
    ar: 'كل شيء مفتوح ومجاني. متطوعون من المنطقة يستقبلون ويترجمون ويطبخون ويرشدون، ولولاهم ما كان شيء من هذا.',
  },
  presentation_title: {
    fr: 'Présentation du forum',
    en: 'About the forum',
    ar: 'تقديم الملتقى',
  },
  presentation_intro: {
    fr: 'Le Forum international du soufisme est né d’une conviction simple : une tradition vivante se transmet en se rencontrant. Il réunit à Madagh, dans l’Oriental marocain, celles et ceux qui étudient le soufisme, celles et ceux qui le vivent, et celles et ceux qui le découvrent.',
    en: 'The International Sufism Forum grew out of a simple conviction: a living tradition is handed on when people meet. In Madagh, in eastern Morocco, it brings together those who study Sufism, those who live it and those who are discovering it.',
    ar: 'وُلد الملتقى العالمي للتصوف من قناعة بسيطة: التقليد الحي ينتقل باللقاء. وهو يجمع في مداغ، بشرق المغرب، من يدرسون التصوف ومن يعيشونه ومن يكتشفونه لأول مرة.',
  },
  presentation_subtitle: {
    fr: 'Une parole savante, une parole vécue',
    en: 'Words of learning, words of experience',
    ar: 'كلام العلم وكلام التجربة',
  },
  presentation_section_1_paragraph_1: {
    fr: 'Le forum tient ensemble deux exigences. La première est celle de la science : les communications sont choisies par un comité scientifique, les sources sont citées, les désaccords sont accueillis. La seconde est celle de l’expérience : aucun savoir sur le cœur ne remplace le travail patient que chacun mène sur soi.',
    en: 'The forum holds two demands together. The first is scholarly: papers are chosen by a scientific committee, sources are cited and disagreement is welcome. The second is that of experience: no knowledge about the heart replaces the patient work each of us does on ourselves.',
    ar: 'يجمع الملتقى بين مطلبين. الأول مطلب العلم: فالمداخلات تختارها لجنة علمية، والمصادر تُذكر، والاختلاف مرحَّب به. والثاني مطلب التجربة: فلا علمَ بالقلب يغني عن العمل الصبور الذي يقوم به كل واحد على نفسه.',
  },
  presentation_section_1_paragraph_2: {
    fr: 'C’est pourquoi le programme mêle conférences, tables rondes, ateliers, concerts et moments de silence. Un professeur y répond à une lycéenne, un potier y explique son geste, une infirmière y raconte ses nuits de garde.',
    en: 'That is why the programme weaves together lectures, round tables, workshops, concerts and moments of silence. A professor answers a schoolgirl, a potter explains a gesture, a nurse speaks of her nights on duty.',
    ar: 'لذلك يمزج البرنامج بين المحاضرات والموائد المستديرة والورشات والأمسيات ولحظات الصمت: أستاذ يجيب تلميذة، وخزّاف يشرح حركة يده، وممرضة تحكي ليالي مداومتها.',
  },
  presentation_section_1_paragraph_3: {
    fr: 'Le forum ne demande à personne d’où il vient. Il demande seulement que l’on écoute jusqu’au bout, et que l’on parle de ce que l’on sait.',
    ar: 'لا يسأل الملتقى أحدًا من أين جاء، وإنما يطلب أن نستمع إلى النهاية، وأن نتكلم بما نعلم.',
  },
  presentation_objectives_title: {
    fr: 'Quatre objectifs',
    en: 'Four aims',
    ar: 'أربعة أهداف',
  },
  presentation_objective_1_title: { fr: 'Transmettre', en: 'Handing on', ar: 'التوريث' },
  presentation_objective_1_description: {
    fr: 'Faire connaître les textes, les maîtres et les arts du soufisme dans leur diversité, avec rigueur et dans une langue que chacun comprend.',
    en: 'To make the texts, masters and arts of Sufism known in all their variety, with rigour and in language everyone can follow.',
    ar: 'التعريف بنصوص التصوف وأعلامه وفنونه على تنوعها، بدقة وبلغة يفهمها الجميع.',
  },
  presentation_objective_2_title: { fr: 'Dialoguer', en: 'Talking together', ar: 'الحوار' },
  presentation_objective_2_description: {
    fr: 'Créer des rencontres entre cultures, générations et disciplines, et chercher ensemble des réponses aux inquiétudes de notre temps.',
    en: 'To create encounters between cultures, generations and disciplines, and to look together for answers to the worries of our time.',
    ar: 'خلق لقاءات بين الثقافات والأجيال والتخصصات، والبحث معًا عن أجوبة لهواجس عصرنا.',
  },
  presentation_objective_3_title: { fr: 'Servir', en: 'Serving', ar: 'الخدمة' },
  presentation_objective_3_description: {
    fr: 'Donner une place aux associations, aux coopératives et aux artisans qui font vivre la solidarité au quotidien.',
    en: 'To give a place to the associations, cooperatives and craftspeople who keep solidarity alive day after day.',
    ar: 'إفساح المكان للجمعيات والتعاونيات والحرفيين الذين يُحيون التضامن كل يوم.',
  },
  presentation_objective_4_title: { fr: 'Prendre soin', en: 'Taking care', ar: 'الرعاية' },
  presentation_objective_4_description: {
    fr: 'Préserver ce qui nous est confié : la terre et l’eau, les manuscrits et les métiers, la paix entre les personnes.',
    en: 'To protect what has been entrusted to us: land and water, manuscripts and crafts, peace between people.',
  },
  presentation_saint_title: {
    fr: 'Madagh, terre d’accueil',
    en: 'Madagh, a land of welcome',
    ar: 'مداغ، أرض الضيافة',
  },
  presentation_saint_paragraph: {
    fr: 'Entre les monts des Beni Snassen et la Méditerranée, la plaine de Madagh vit de ses vergers d’agrumes. La zaouïa y accueille depuis des générations les chercheurs de Dieu et les voyageurs, et y garde une règle toute simple : nul ne repart sans avoir partagé le repas.',
    en: 'Between the Beni Snassen hills and the Mediterranean, the plain of Madagh lives from its citrus orchards. For generations its zawiya has welcomed seekers of God and travellers, and has kept one very simple rule: no one leaves without sharing a meal.',
    ar: 'بين جبال بني يزناسن والبحر المتوسط يعيش سهل مداغ من بساتين الحوامض. ومنذ أجيال تستقبل الزاوية السالكين والمسافرين، وتحفظ قاعدة بسيطة: لا ينصرف أحد قبل أن يشارك في الطعام.',
  },
  signature_name: {
    fr: 'Le comité d’organisation',
    en: 'The organising committee',
    ar: 'اللجنة المنظمة',
  },
  signature_role: {
    fr: 'Au nom de tous les bénévoles du forum',
    en: 'On behalf of all the forum’s volunteers',
  },
  cheikh_title: {
    fr: 'Le guide spirituel',
    en: 'The spiritual guide',
    ar: 'الشيخ المربي',
  },
  cheikh_formula: {
    fr: 'Que Dieu le préserve',
    en: 'May God preserve him',
    ar: 'حفظه الله',
  },
  cheikh_paragraph_1: {
    fr: 'Dans le soufisme, le cheikh n’est pas d’abord un savant que l’on consulte, mais un compagnon qui a parcouru le chemin et qui marche avec vous. Son enseignement tient autant dans sa présence que dans ses paroles : il éveille, il corrige avec douceur, il rappelle sans cesse à l’essentiel.',
    en: 'In Sufism the sheikh is not first of all a scholar to be consulted, but a companion who has travelled the road and now walks beside you. His teaching lies in his presence as much as in his words: he awakens, corrects with gentleness and tirelessly calls back to what matters.',
    ar: 'ليس الشيخ في التصوف عالمًا يُستفتى فحسب، بل هو رفيق سلك الطريق ويمشي فيه معك. وتعليمه في حضوره بقدر ما هو في كلامه: يوقظ، ويقوّم برفق، ويذكّر دائمًا بالأهم.',
  },
  cheikh_paragraph_2: {
    fr: 'La voie qu’il transmet se reconnaît à ses fruits : la prière fidèle, l’invocation, l’amour du Prophète ﷺ, le bon caractère et le service discret. Elle n’éloigne pas du monde ; elle apprend à y vivre avec un cœur apaisé.',
    en: 'The way he hands on is known by its fruits: faithful prayer, remembrance, love of the Prophet ﷺ, good character and quiet service. It does not draw people away from the world; it teaches them to live in it with a heart at peace.',
    ar: 'وتُعرف الطريق التي يبلّغها بثمارها: المحافظة على الصلاة، والذكر، ومحبة النبي ﷺ، وحسن الخلق، والخدمة في صمت. وهي لا تُبعد عن العالم، بل تعلّم العيش فيه بقلب مطمئن.',
  },
  cheikh_paragraph_3: {
    fr: 'C’est sous son parrainage que se tient le forum. Durant les quatre jours, une veillée est présidée à la zaouïa ; elle est ouverte à toutes et à tous, et retransmise en direct.',
    en: 'The forum is held under his patronage. During the four days an evening gathering is presided over at the zawiya; it is open to everyone and streamed live.',
    ar: 'وينعقد الملتقى تحت رعايته، وتُقام خلال الأيام الأربعة أمسية بالزاوية مفتوحة للجميع وتُنقل مباشرة.',
  },
  search_synonyms: {
    fr: 'thé, infusion\npotager, maraîchage\ntissage, tapisserie, tisserande',
    en: 'tea, infusion\nkitchen garden, vegetable garden',
    ar: 'شاي, أتاي\nعسل, شهد',
  },
  contact_address: {
    fr: 'Zaouïa de Madagh, province de Berkane, Maroc',
    en: 'Zawiya of Madagh, Berkane province, Morocco',
    ar: 'زاوية مداغ، إقليم بركان، المغرب',
  },
  social_facebook: { fr: 'https://social.example.org/facebook/forum-madagh' },
  social_youtube: { fr: 'https://social.example.org/youtube/forum-madagh' },
  social_instagram: { fr: 'https://social.example.org/instagram/forum-madagh' },
  social_x: { fr: 'https://social.example.org/x/forum-madagh' },
};
