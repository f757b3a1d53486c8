import type { SpeakerSeed } from '#seed/types.ts';

/** Speakers from the United States and Canada. */
export const americanSpeakers = [
  {
    slug: 'hannah-okonski',
    name: { fr: 'Hannah Okonski', en: 'Hannah Okonski', ar: 'هانا أوكونسكي' },
    title: {
      fr: 'Chercheuse en intelligence artificielle, Pittsburgh',
      en: 'Artificial intelligence researcher, Pittsburgh',
      ar: 'باحثة في الذكاء الاصطناعي، بيتسبرغ',
    },
    biography: {
      fr: 'Hannah Okonski évalue la fiabilité des modèles de langue dans les domaines où une erreur blesse : santé, justice, deuil. Elle tient un registre public des cas où elle a recommandé de ne rien automatiser.',
      en: 'Hannah Okonski assesses the reliability of language models in fields where an error does harm: health, justice, bereavement. She keeps a public register of the cases in which she advised against automating anything at all.',
      ar: 'تقيّم هانا أوكونسكي موثوقية النماذج اللغوية في المجالات التي يؤذي فيها الخطأ: الصحة والعدالة والحداد. وتمسك سجلًّا عموميًّا للحالات التي أوصت فيها بعدم أتمتة أي شيء.',
    },
    country: 'US',
  },
  {
    slug: 'jamal-whitfield',
    name: { fr: 'Jamal Whitfield', en: 'Jamal Whitfield', ar: 'جمال ويتفيلد' },
    title: {
      fr: 'Organisateur communautaire, Chicago',
      en: 'Community organiser, Chicago',
      ar: 'فاعل مجتمعي، شيكاغو',
    },
    biography: {
      fr: 'Jamal Whitfield a transformé avec ses voisins une école désaffectée du South Side en boulangerie, bibliothèque et salle de prière. La boulangerie emploie d’anciens détenus et finance le reste.',
      en: 'With his neighbours, Jamal Whitfield turned a disused South Side school into a bakery, a library and a prayer room. The bakery employs former prisoners and pays for the rest.',
      ar: 'حوّل جمال ويتفيلد مع جيرانه مدرسة مهجورة في جنوب المدينة إلى مخبز ومكتبة ومصلى. يشغّل المخبز سجناء سابقين ويموّل بقية المرافق.',
    },
    country: 'US',
    editions: ['current', 'archive'],
  },
  {
    slug: 'leila-marandian',
    name: { fr: 'Leïla Marandian', en: 'Leila Marandian', ar: 'ليلى مارانديان' },
    title: {
      fr: 'Architecte, construction en terre crue, Santa Fe',
      en: 'Architect in earthen construction, Santa Fe',
      ar: 'مهندسة معمارية مختصة في البناء بالتراب، سانتا في',
    },
    biography: {
      fr: 'Leïla Marandian bâtit des maisons en adobe et forme des maçonnes au Nouveau-Mexique et dans le Drâa. Elle enseigne qu’un mur épais est une forme de politesse envers la chaleur.',
      en: 'Leila Marandian builds adobe houses and trains women masons in New Mexico and in the Draa valley. A thick wall, she teaches, is a form of courtesy towards the heat.',
      ar: 'تبني ليلى مارانديان بيوتًا من الطوب الطيني وتدرّب بنّاءات في نيو مكسيكو وفي وادي درعة. وتعلّم أن الجدار السميك أدبٌ مع الحرّ.',
    },
    country: 'US',
  },
  {
    slug: 'marguerite-desbiens-haddad',
    name: {
      fr: 'Marguerite Desbiens Haddad',
      en: 'Marguerite Desbiens Haddad',
      ar: 'مارغريت ديبيان حداد',
    },
    title: {
      fr: 'Infirmière et formatrice en accompagnement du deuil, Québec',
      en: 'Nurse and trainer in bereavement care, Quebec City',
      ar: 'ممرضة ومدرّبة في مواكبة الفقد، كيبك',
    },
    biography: {
      fr: 'Marguerite Desbiens Haddad a veillé des mourants pendant vingt-deux ans. Elle forme aujourd’hui des bénévoles de toutes origines à un accompagnement qui respecte les rites de chacun.',
      en: 'Marguerite Desbiens Haddad sat with the dying for twenty-two years. Today she trains volunteers of every origin in a form of care that respects each family’s rites.',
      ar: 'سهرت مارغريت ديبيان حداد إلى جانب المحتضرين اثنين وعشرين عامًا. وتدرّب اليوم متطوعين من كل الأصول على مواكبة تحترم شعائر كل أسرة.',
    },
    country: 'CA',
  },
  {
    slug: 'idris-tremblay-kane',
    name: { fr: 'Idris Tremblay Kane', en: 'Idris Tremblay Kane', ar: 'إدريس ترامبليه كان' },
    title: {
      fr: 'Concepteur d’interfaces, Montréal',
      en: 'Interface designer, Montreal',
      ar: 'مصمم واجهات رقمية، مونتريال',
    },
    biography: {
      fr: 'Idris Tremblay Kane conçoit des applications qui demandent moins d’attention qu’elles n’en rendent. Il a renoncé aux compteurs, aux séries et aux rouges clignotants.',
      en: 'Idris Tremblay Kane designs applications that give back more attention than they ask for. He has given up counters, streaks and flashing red dots.',
      ar: 'يصمم إدريس ترامبليه كان تطبيقات تعيد من الانتباه أكثر مما تطلب. وقد تخلّى عن العدّادات والسلاسل اليومية والإشعارات الحمراء الوامضة.',
    },
    country: 'CA',
  },
] satisfies SpeakerSeed[];
