import type { NewsSeed } from '#seed/types.ts';

/** Guests, languages and generations. */
export const encounterNews = [
  {
    slug: 'delegations',
    edition: 'current',
    category: 'international',
    featured: true,
    author: 'Relations internationales',
    hours: -22,
    title: {
      fr: 'Les premières délégations accueillies sur l’esplanade',
      en: 'First delegations welcomed on the Esplanade',
      ar: 'استقبال الوفود الأولى في الساحة الكبرى',
    },
    content: {
      fr: '<p>Ils ont apporté des dattes, des livres et des chants. Depuis hier matin, les délégations se succèdent sur l’esplanade, où les attendent le lait, les dattes et l’accueil des familles de Madagh.</p><p>Le Sénégal, l’Indonésie, la Turquie, la France, l’Inde et le Canada sont parmi les premiers arrivés. Certains ont fait deux jours de route ; un groupe d’étudiants de Marseille est venu par la mer, jusqu’au port de Nador.</p><p>« On nous avait parlé du programme, dit une participante de Dakar, mais pas de la chaleur avec laquelle on nous a ouvert la porte. »</p>',
      en: '<p>They brought dates, books and songs. Since yesterday morning delegations have been arriving on the Esplanade one after another, met with milk, dates and a welcome from the families of Madagh.</p><p>Senegal, Indonesia, Türkiye, France, India and Canada were among the first. Some travelled for two days; one group of students from Marseille came by sea, to the port of Nador.</p><p>“We had been told about the programme,” says a participant from Dakar, “but not about the warmth with which the door would be opened.”</p>',
      ar: '<p>جاؤوا بالتمر والكتب والأناشيد. منذ صباح أمس تتوالى الوفود على الساحة الكبرى، حيث يستقبلها أهل مداغ بالحليب والتمر وحرارة الترحاب.</p><p>كانت السنغال وإندونيسيا وتركيا وفرنسا والهند وكندا من أوائل الواصلين. قطع بعضهم يومين من السفر، وجاءت مجموعة من طلبة مرسيليا بحرًا إلى ميناء الناظور.</p><p>تقول مشاركة من دكار: «حدثونا عن البرنامج، ولم يحدثونا عن الدفء الذي فُتح لنا به الباب».</p>',
    },
  },
  {
    slug: 'interpretes',
    edition: 'current',
    category: 'international',
    featured: false,
    author: 'Coordination linguistique',
    hours: -44,
    title: {
      fr: 'Dans la cabine des interprètes',
      en: 'Inside the interpreters’ booth',
      ar: 'في مقصورة المترجمين',
    },
    content: {
      fr: '<p>Derrière la vitre de la grande salle, elles sont six à se relayer toutes les vingt minutes. Leur métier : faire passer une pensée d’une langue à l’autre pendant que l’orateur parle encore.</p><h2>Des mots qui résistent</h2><p>Comment dire <em>hal</em>, <em>dhawq</em> ou <em>adab</em> ? « Nous gardons souvent le mot arabe, puis nous l’expliquons une fois, explique l’une d’elles. Un mot que l’on respecte finit par se laisser comprendre. »</p><p>Les casques se retirent à l’entrée est, contre une pièce d’identité. Vous pouvez aussi suivre l’interprétation sur la page du direct, avec vos propres écouteurs.</p>',
      en: '<p>Behind the glass of the main hall, six women take turns every twenty minutes. Their craft is to carry a thought from one language to another while the speaker is still talking.</p><h2>Words that resist</h2><p>How do you say <em>hal</em>, <em>dhawq</em> or <em>adab</em>? “Often we keep the Arabic word and explain it once,” says one of them. “A word that is respected lets itself be understood in the end.”</p><p>Headsets are handed out at the east entrance in exchange for an identity document. You can also follow the interpretation on the live page, with your own earphones.</p>',
      ar: '<p>خلف زجاج القاعة الكبرى ستُّ مترجمات يتناوبن كل عشرين دقيقة. صنعتهن أن ينقلن الفكرة من لغة إلى أخرى والمتحدث ما زال يتكلم.</p><h2>كلمات تقاوم</h2><p>كيف تُترجم كلمات مثل الحال والذوق والأدب؟ تقول إحداهن: «نحتفظ غالبًا بالكلمة العربية ونشرحها مرة واحدة، فالكلمة التي تُحترم تُفهم في النهاية».</p><p>تُسلَّم السماعات عند المدخل الشرقي مقابل وثيقة الهوية، ويمكنكم أيضًا متابعة الترجمة من صفحة البث المباشر بسماعاتكم الخاصة.</p>',
    },
  },
  {
    slug: 'atelier-jeunesse',
    edition: 'current',
    category: 'program',
    featured: false,
    author: 'Tente de la jeunesse',
    hours: -9,
    title: {
      fr: 'Les lycéens prennent la parole',
      en: 'Schoolchildren take the floor',
      ar: 'التلاميذ يأخذون الكلمة',
    },
    content: {
      fr: '<p>Ils ont entre quinze et dix-huit ans, viennent de Berkane, d’Oujda et de Nador, et ont passé des semaines à préparer une question. Une seule, mais bien posée : c’est la règle de l’atelier « Une question, une minute ».</p><p>Peut-on prier quand on est en colère ? Que doit-on à un ami qui nous a trahis ? Comment vivre avec un téléphone sans lui appartenir ? Les orateurs du forum répondent en une minute, eux aussi, puis la discussion s’ouvre.</p><p>Rendez-vous chaque après-midi sous la <strong>tente de la jeunesse</strong>. Les adultes sont les bienvenus, à condition de laisser parler les plus jeunes d’abord.</p>',
      en: '<p>They are between fifteen and eighteen, come from Berkane, Oujda and Nador, and have spent weeks preparing a question. Only one, but well put: that is the rule of the workshop “One question, one minute”.</p><p>Can you pray when you are angry? What do we owe a friend who has let us down? How can we live with a telephone without belonging to it? The forum’s speakers also have one minute to answer; then the discussion opens.</p><p>Join us every afternoon in the <strong>Youth Tent</strong>. Adults are welcome, as long as they let the youngest speak first.</p>',
      ar: '<p>تتراوح أعمارهم بين الخامسة عشرة والثامنة عشرة، وجاؤوا من بركان ووجدة والناظور، وقضوا أسابيع في إعداد سؤال واحد، لكنه سؤال محكم: تلك قاعدة ورشة «سؤال واحد في دقيقة واحدة».</p><p>هل نصلي ونحن غاضبون؟ ما حق صديق خذلنا؟ كيف نعيش مع الهاتف دون أن نصير ملكًا له؟ يجيب المتدخلون بدورهم في دقيقة، ثم يُفتح النقاش.</p><p>الموعد كل يوم بعد الظهر في <strong>خيمة الشباب</strong>. الكبار مرحَّب بهم، بشرط أن يتركوا الكلام للصغار أولًا.</p>',
    },
  },
  {
    slug: 'benevoles',
    category: 'spiritual',
    featured: false,
    author: 'Rédaction du forum',
    hours: -200,
    title: {
      fr: 'Servir, disent-ils : portraits de bénévoles',
      en: 'To serve, they say: portraits of volunteers',
      ar: 'الخدمة كما يقولون: وجوه من المتطوعين',
    },
    content: {
      fr: '<p>Ils se lèvent avant l’aube pour pétrir le pain, ou se couchent après tout le monde pour plier les nattes. Le forum repose sur quatre cents bénévoles, que l’on remarque peu ; c’est ce qu’ils préfèrent.</p><p>Une comptable tient la plonge. Un chirurgien porte les valises. Un retraité des chemins de fer connaît par cœur les horaires des navettes, et les récite volontiers.</p><blockquote><p>On croit donner un peu de son temps, et l’on repart avec davantage qu’on n’a apporté.</p></blockquote><p>Les inscriptions pour la prochaine édition sont ouvertes à l’accueil. Toutes les compétences sont utiles, y compris celle de savoir sourire à trois heures du matin.</p>',
      en: '<p>They rise before dawn to knead the bread, or go to bed after everyone else to fold the mats. The forum rests on four hundred volunteers, who are seldom noticed; that is how they like it.</p><p>An accountant washes up. A surgeon carries suitcases. A retired railwayman knows the shuttle times by heart and will gladly recite them.</p><blockquote><p>You think you are giving a little of your time, and you leave with more than you brought.</p></blockquote><p>Registration for the next edition is open at the welcome desk. Every skill is useful, including that of smiling at three in the morning.</p>',
    },
  },
] as const satisfies readonly NewsSeed[];
