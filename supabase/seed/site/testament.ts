import type { Localized } from '#shared/localized.ts';

/** The article of type Testament: counsels of the way, in the words of the demonstration's authors. */
export const testament = {
  slug: 'testament-spirituel',
  title: {
    fr: 'Testament spirituel : ce qui mérite d’être transmis',
    en: 'Spiritual testament: what deserves to be handed on',
    ar: 'الوصية الروحية: ما يستحق أن يُبلَّغ',
  },
  excerpt: {
    fr: 'Une génération s’adresse à la suivante : quelques conseils simples sur le cœur, la fidélité, le service et la paix.',
    en: 'One generation speaks to the next: a few simple counsels on the heart, faithfulness, service and peace.',
    ar: 'جيل يخاطب الجيل الذي يليه: نصائح بسيطة في القلب والوفاء والخدمة والسلام.',
  },
  content: {
    fr: [
      '<p>À vous qui viendrez après nous. Nous n’avons ni or ni terres à vous laisser, mais quelques conseils, reçus de ceux qui nous ont aimés et éprouvés au fil des jours. Prenez-en ce qui vous aide à marcher.</p>',
      '<h2>Commencez par le cœur</h2><p>Un geste peut être juste et laisser le cœur absent. Avant d’agir, demandez-vous pour qui vous agissez. Purifiez l’intention comme on lave un verre avant d’y verser l’eau : elle n’en sera que plus claire, et nul n’aura besoin de savoir que vous l’avez lavé.</p>',
      '<h2>Soyez fidèles à la prière et au souvenir</h2><p>Gardez vos rendez-vous avec Dieu, surtout les jours où vous n’en avez pas le goût. La constance dans le peu vaut mieux que l’élan qui s’épuise. Que votre langue s’habitue à Le mentionner, et votre cœur apprendra à écouter.</p>',
      '<h2>Servez sans être vus</h2><p>Il y a toujours une natte à plier, un malade à visiter, un enfant à qui l’on n’a pas encore répondu. Choisissez la tâche que personne ne réclame. Celui qui sert oublie de se plaindre, et celui qui est servi retrouve sa dignité.</p>',
      '<h2>Aimez-vous et supportez-vous</h2><p>Vous ne serez pas toujours d’accord. Cherchez à votre frère soixante-dix excuses, et si vous n’en trouvez aucune, dites : « Il en a sans doute une que j’ignore. » Ne laissez pas la nuit tomber sur une rancune.</p>',
      '<h2>Prenez soin de ce qui vous est confié</h2><ul><li>La terre : ne coupez pas un arbre sans en planter deux.</li><li>L’eau : n’en gaspillez pas, fût-ce au bord d’un fleuve.</li><li>Le savoir : dites « je ne sais pas » quand vous ne savez pas.</li><li>La confiance : elle met des années à venir et un instant à partir.</li></ul>',
      '<h2>Soyez artisans de paix</h2><p>La paix ne commence pas dans les assemblées mais à la porte de votre maison. Saluez le premier. Parlez bas. Laissez à celui qui s’est trompé un chemin pour revenir.</p><p>Voilà ce que nous avions à dire. Priez pour nous, comme nous avons prié pour vous avant de vous connaître.</p>',
    ].join(''),
    en: [
      '<p>To you who will come after us. We have neither gold nor land to leave you, only a few counsels, received from those who loved us and tested by the days we have lived. Take from them whatever helps you to walk.</p>',
      '<h2>Begin with the heart</h2><p>An action may be right and leave the heart absent. Before you act, ask for whom you are acting. Purify your intention as you would rinse a glass before pouring water into it: the water will be all the clearer, and no one need know that you rinsed it.</p>',
      '<h2>Be faithful in prayer and remembrance</h2><p>Keep your appointments with God, above all on the days when you have no taste for them. Constancy in little is worth more than a burst that dies away. Let your tongue grow used to mentioning Him, and your heart will learn to listen.</p>',
      '<h2>Serve unseen</h2><p>There is always a mat to fold, a sick person to visit, a child whom nobody has answered yet. Choose the task that no one asks for. Those who serve forget to complain, and those who are served find their dignity again.</p>',
      '<h2>Love and bear with one another</h2><p>You will not always agree. Look for seventy excuses for your brother, and if you find none, say: “He must have one that I do not know.” Do not let night fall on a grudge.</p>',
      '<h2>Care for what has been entrusted to you</h2><ul><li>The earth: never cut down a tree without planting two.</li><li>Water: do not waste it, even on the bank of a river.</li><li>Knowledge: say “I do not know” when you do not know.</li><li>Trust: it takes years to come and a moment to go.</li></ul>',
      '<h2>Be makers of peace</h2><p>Peace does not begin in assemblies but at the door of your own house. Be the first to greet. Speak softly. Leave the one who has erred a way to come back.</p><p>That is what we had to say. Pray for us, as we prayed for you before we knew you.</p>',
    ].join(''),
    ar: [
      '<p>إليكم يا من تأتون بعدنا. ليس لنا ذهب ولا أرض نتركها لكم، وإنما نصائح قليلة تلقيناها ممن أحبونا وجرّبناها مع الأيام. فخذوا منها ما يعينكم على السير.</p>',
      '<h2>ابدؤوا بالقلب</h2><p>قد يكون العمل صوابًا والقلب غائب. فقبل أن تعملوا اسألوا أنفسكم: لمن نعمل؟ صفّوا النية كما تُغسل الكأس قبل أن يُصب فيها الماء: يكون الماء أصفى، ولا حاجة إلى أن يعلم أحد أنكم غسلتموها.</p>',
      '<h2>حافظوا على الصلاة والذكر</h2><p>لا تخلفوا موعدكم مع الله، ولا سيما في الأيام التي لا تجدون فيها حلاوة. القليل الدائم خير من اندفاع ينقطع. عوّدوا ألسنتكم ذكره تتعلم قلوبكم الإصغاء.</p>',
      '<h2>اخدموا حيث لا يراكم أحد</h2><p>هناك دائمًا حصير يُطوى، ومريض يُزار، وطفل لم يجبه أحد بعد. اختاروا العمل الذي لا يطلبه أحد. فمن خدم نسي الشكوى، ومن خُدم استعاد كرامته.</p>',
      '<h2>تحابّوا واصبروا بعضكم على بعض</h2><p>لن تتفقوا دائمًا. التمسوا لأخيكم سبعين عذرًا، فإن لم تجدوا فقولوا: لعل له عذرًا لا نعلمه. ولا تتركوا الليل ينزل على ضغينة.</p>',
      '<h2>ارعوا ما اؤتمنتم عليه</h2><ul><li>الأرض: لا تقطعوا شجرة حتى تغرسوا اثنتين.</li><li>الماء: لا تسرفوا فيه ولو كنتم على ضفة نهر.</li><li>العلم: قولوا «لا أدري» إذا كنتم لا تدرون.</li><li>الثقة: تأتي في سنين وتذهب في لحظة.</li></ul>',
      '<h2>كونوا صنّاع سلام</h2><p>لا يبدأ السلام في المجالس بل عند باب البيت. ابدؤوا بالتحية. اخفضوا أصواتكم. واتركوا لمن أخطأ طريقًا يعود منه.</p><p>هذا ما أردنا أن نقوله. فادعوا لنا كما دعونا لكم قبل أن نعرفكم.</p>',
    ].join(''),
  },
} as const satisfies { slug: string; title: Localized; excerpt: Localized; content: Localized };
