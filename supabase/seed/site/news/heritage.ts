import type { NewsSeed } from '#seed/types.ts';

/** Arts, manuscripts, and what earlier editions left behind. */
export const heritageNews = [
  {
    slug: 'manuscrits-exposes',
    edition: 'current',
    category: 'culture',
    featured: true,
    author: 'Bibliothèque de la zaouïa',
    hours: -16,
    title: {
      fr: 'Trente-deux manuscrits sortent de leur coffre',
      en: 'Thirty-two manuscripts leave their chest',
      ar: 'اثنان وثلاثون مخطوطًا تخرج من صندوقها',
    },
    content: {
      fr: '<p>Pour la première fois, la bibliothèque présente au public trente-deux manuscrits prêtés par des familles et des zaouïas : recueils de prières, lettres, traités d’éducation spirituelle, et un petit cahier d’écolier rempli de vers.</p><p>Les plus anciens datent du dix-septième siècle. Leur encre brune a parfois mordu le papier ; trois d’entre eux viennent d’être restaurés à Fès, et l’on peut suivre sur un écran chaque étape de ce travail.</p><h2>Visiter</h2><ul><li>Tous les jours de dix heures à dix-huit heures, par groupes de quinze ;</li><li>visites commentées à onze heures et à seize heures ;</li><li>sans flash, et les mains dans le dos : c’est plus sûr pour tout le monde.</li></ul>',
      en: '<p>For the first time the library is showing the public thirty-two manuscripts lent by families and zawiyas: collections of prayers, letters, treatises on spiritual education, and a small school notebook filled with verse.</p><p>The oldest date from the seventeenth century. In places their brown ink has bitten into the paper; three have just been restored in Fez, and a screen shows every stage of that work.</p><h2>Visiting</h2><ul><li>Every day from ten to six, in groups of fifteen;</li><li>guided visits at eleven and at four;</li><li>no flash, and hands behind your back: it is safer for everyone.</li></ul>',
      ar: '<p>لأول مرة تعرض الخزانة على الجمهور اثنين وثلاثين مخطوطًا أعارتها أسر وزوايا: أوراد ورسائل ومؤلفات في التربية الروحية، ودفتر مدرسي صغير مليء بالأشعار.</p><p>يعود أقدمها إلى القرن السابع عشر الميلادي. وقد أكل حبرها البني الورقَ في مواضع، ورُمّمت ثلاثة منها حديثًا بفاس، وتُعرض مراحل الترميم كلها على شاشة.</p><h2>الزيارة</h2><ul><li>كل يوم من العاشرة صباحًا إلى السادسة مساءً، في مجموعات من خمسة عشر زائرًا؛</li><li>زيارات مصحوبة بشرح في الحادية عشرة صباحًا والرابعة مساءً؛</li><li>دون وميض التصوير، واليدان خلف الظهر: ذلك أسلم للجميع.</li></ul>',
    },
  },
  {
    slug: 'veillee-de-samaa',
    edition: 'current',
    category: 'spiritual',
    featured: false,
    author: 'Commission artistique',
    hours: -5,
    title: {
      fr: 'Veillée de samāʿ : trois chœurs, une seule voix',
      en: 'An evening of sung poetry: three choirs, one voice',
      ar: 'أمسية السماع: ثلاث مجموعات وصوت واحد',
    },
    content: {
      fr: '<p>Le chœur de Madagh, celui de Tétouan et un ensemble venu de Konya chantent ce soir dans la grande salle. Chacun dira d’abord ses propres poèmes, puis les trois se rejoindront sur un air que tous connaissent.</p><p>Il n’y aura ni scène surélevée ni projecteurs. Les chanteurs se tiendront au milieu du public, à la lumière des lanternes, comme on le fait ici depuis toujours.</p><p>Les portes ouvrent une demi-heure avant. La veillée est retransmise sur la page du <a href="https://forum.example.org/direct">direct</a>.</p>',
      en: '<p>The choirs of Madagh and Tetouan and an ensemble from Konya sing tonight in the main hall. Each will first recite its own poems; then the three will join in a melody that everyone knows.</p><p>There will be no raised stage and no spotlights. The singers will stand among the audience by lantern light, as has always been done here.</p><p>Doors open half an hour before. The evening is streamed on the <a href="https://forum.example.org/direct">live page</a>.</p>',
      ar: '<p>تُنشد الليلة في القاعة الكبرى مجموعة مداغ ومجموعة تطوان وفرقة قادمة من قونية. تبدأ كل مجموعة بقصائدها، ثم تلتقي الثلاث على لحن يعرفه الجميع.</p><p>لن تكون هناك منصة مرتفعة ولا أضواء كاشفة. سيقف المنشدون وسط الجمهور على ضوء الفوانيس، كما جرت العادة هنا دائمًا.</p><p>تُفتح الأبواب قبل نصف ساعة، وتُنقل الأمسية على صفحة <a href="https://forum.example.org/direct">البث المباشر</a>.</p>',
    },
  },
  {
    slug: 'cloture-dix-neuvieme',
    edition: 'archive',
    category: 'event',
    featured: true,
    author: 'Rédaction du forum',
    hours: -1,
    title: {
      fr: 'La 19e édition s’achève dans la gratitude',
      en: 'The 19th edition closes in gratitude',
      ar: 'اختتام الدورة التاسعة عشرة بالشكر والامتنان',
    },
    content: {
      fr: '<p>Quatre jours ont passé, du 18 au 21 octobre 2024. La séance de clôture a réuni dans la grande salle les orateurs, les bénévoles et les familles qui les avaient logés.</p><p>Le comité a remercié chacun, puis trois jeunes gens ont lu la déclaration finale : transmettre ce que l’on a reçu, protéger la terre, ne laisser personne manger seul.</p><p>Les enregistrements des conférences seront mis à disposition dans les prochaines semaines. À l’année prochaine, si Dieu le veut.</p>',
      en: '<p>Four days have gone by, from 18 to 21 October 2024. The closing session brought together in the main hall the speakers, the volunteers and the families who had given them a bed.</p><p>The committee thanked everyone; then three young people read the final declaration: hand on what you have received, protect the earth, let no one eat alone.</p><p>Recordings of the lectures will be made available over the coming weeks. Until next year, God willing.</p>',
      ar: '<p>مضت أربعة أيام من 18 إلى 21 أكتوبر 2024. وجمعت جلسة الاختتام في القاعة الكبرى المتدخلين والمتطوعين والأسر التي استضافتهم.</p><p>شكرت اللجنة الجميع، ثم قرأ ثلاثة شباب البيان الختامي: أن نبلّغ ما تلقيناه، وأن نحمي الأرض، وألا نترك أحدًا يأكل وحده.</p><p>ستُتاح تسجيلات المحاضرات في الأسابيع القادمة. وإلى السنة المقبلة إن شاء الله.</p>',
    },
  },
  {
    slug: 'actes-en-preparation',
    edition: 'archive',
    category: 'culture',
    featured: false,
    author: 'Comité scientifique',
    hours: 700,
    title: {
      fr: 'Les actes de la 19e édition en préparation',
      en: 'Proceedings of the 19th edition in preparation',
      ar: 'أعمال الدورة التاسعة عشرة قيد الإعداد',
    },
    content: {
      fr: '<p>Le comité scientifique a retenu vingt-deux communications pour le volume des actes. Chaque texte est relu par deux lecteurs, qui ne connaissent pas le nom de l’auteur.</p><p>Le livre paraîtra en trois cahiers, un par langue de rédaction, avec des résumés dans les deux autres. Les auteurs sont invités à remettre leur version définitive avant la fin de l’hiver.</p>',
      en: '<p>The scientific committee has chosen twenty-two papers for the volume of proceedings. Every text is read by two reviewers who do not know the author’s name.</p><p>The book will appear in three parts, one for each language of writing, with summaries in the other two. Authors are asked to hand in their final version before the end of winter.</p>',
      ar: '<p>اختارت اللجنة العلمية اثنتين وعشرين مداخلة لكتاب الأعمال. يقرأ كل نص محكّمان لا يعرفان اسم صاحبه.</p><p>سيصدر الكتاب في ثلاثة أجزاء، جزء لكل لغة تأليف، مع ملخصات باللغتين الأخريين. والمؤلفون مدعوون إلى تسليم نسختهم النهائية قبل نهاية الشتاء.</p>',
    },
  },
] as const satisfies readonly NewsSeed[];
