import type { NewsSeed } from '#seed/types.ts';

/** How the forum is run and what visitors can count on. */
export const organisationNews = [
  {
    slug: 'programme-complet',
    edition: 'current',
    category: 'program',
    featured: true,
    author: 'Rédaction du forum',
    hours: -74,
    title: {
      fr: 'Le programme complet est en ligne',
      en: 'The full programme is online',
      ar: 'البرنامج الكامل متاح الآن',
    },
    content: {
      fr: '<p>Plus de soixante séances, quatre journées, douze lieux : le programme de cette édition est désormais complet. Il se lit dans l’application, en français, en anglais et en arabe, et reste consultable sans connexion une fois ouvert.</p><h2>Comment s’y retrouver</h2><ul><li><strong>Par jour et par heure</strong>, avec les séances en cours en tête de page ;</li><li><strong>par lieu</strong>, depuis le plan ;</li><li><strong>par personne</strong>, depuis la liste des orateurs.</li></ul><p>Touchez le cœur d’une séance pour l’ajouter à votre programme personnel : les changements de salle ou d’horaire vous y seront signalés.</p>',
      en: '<p>More than sixty sessions, four days, twelve venues: this edition’s programme is now complete. You can read it in the app in French, English and Arabic, and once opened it stays available without a connection.</p><h2>Finding your way</h2><ul><li><strong>By day and time</strong>, with current sessions at the top of the page;</li><li><strong>by place</strong>, from the map;</li><li><strong>by person</strong>, from the list of speakers.</li></ul><p>Tap the heart on a session to add it to your personal programme: changes of room or time will be shown to you there.</p>',
      ar: '<p>أكثر من ستين جلسة في أربعة أيام واثني عشر فضاءً: اكتمل برنامج هذه الدورة. يُقرأ في التطبيق بالفرنسية والإنجليزية والعربية، ويبقى متاحًا دون اتصال بعد فتحه أول مرة.</p><h2>كيف تجد ما تريد</h2><ul><li><strong>حسب اليوم والساعة</strong>، والجلسات الجارية في أعلى الصفحة؛</li><li><strong>حسب المكان</strong> من الخريطة؛</li><li><strong>حسب الشخص</strong> من لائحة المتدخلين.</li></ul><p>المس القلب بجانب أي جلسة لتضيفها إلى برنامجك الشخصي، وستظهر لك فيه تغييرات القاعات والمواعيد.</p>',
    },
  },
  {
    slug: 'acces-et-navettes',
    edition: 'current',
    category: 'event',
    featured: false,
    author: 'Accueil et transports',
    hours: -52,
    title: {
      fr: 'Venir à Madagh : navettes, stationnement, accessibilité',
      en: 'Getting to Madagh: shuttles, parking, accessibility',
      ar: 'الوصول إلى مداغ: الحافلات ومواقف السيارات والولوجيات',
    },
    content: {
      fr: '<p>Des navettes gratuites relient la ville de Berkane à l’esplanade de la zaouïa, de six heures à une heure du matin : toutes les demi-heures, et toutes les quinze minutes avant et après les séances plénières. D’autres viennent de la gare et de l’aéroport d’Oujda plusieurs fois par jour ; leurs heures sont dans le guide pratique.</p><p>Le stationnement se fait au parking gardé de la route de Berkane, à l’ouest de l’esplanade. Merci de laisser libre la route de l’oued, réservée aux secours.</p><h2>Pour les personnes à mobilité réduite</h2><p>La plupart des lieux sont accessibles sans marche ; la carte dit lesquels. Des voiturettes attendent à l’esplanade ; il suffit de s’adresser aux bénévoles en gilet vert. Des places sont gardées au premier rang jusqu’au début de chaque séance.</p>',
      en: '<p>Free shuttles link the town of Berkane with the Esplanade in front of the zawiya, from six in the morning until one at night: every half hour, and every fifteen minutes before and after plenary sessions. Others come from Oujda railway station and airport several times a day; their times are in the practical guide.</p><p>Parking is at the guarded car park on the Berkane road, west of the Esplanade. Please keep the road by the wadi clear: it is reserved for emergency services.</p><h2>For visitors with reduced mobility</h2><p>Most places have step-free access; the map tells which. Small electric cars wait on the Esplanade; simply ask the volunteers in green vests. Seats in the front row are held until the start of each session.</p>',
      ar: '<p>تربط حافلات مجانية مدينة بركان بالساحة الكبرى أمام الزاوية، من السادسة صباحًا إلى الواحدة ليلًا: كل نصف ساعة، وكل ربع ساعة قبل الجلسات العامة وبعدها. وتأتي حافلات أخرى من محطة القطار والمطار بوجدة عدة مرات في اليوم، ومواعيدها في الدليل العملي.</p><p>يقع موقف السيارات المحروس بطريق بركان، غربي الساحة الكبرى. نرجو ترك طريق الوادي خالية لأنها مخصصة لسيارات الإسعاف.</p><h2>للأشخاص ذوي الحركة المحدودة</h2><p>معظم الأماكن ولوجها دون درج، والخريطة تبيّنها. تنتظركم عربات صغيرة في الساحة الكبرى، ويكفي أن تسألوا المتطوعين ذوي السترات الخضراء. وتُحفظ أماكن في الصف الأول إلى بداية كل جلسة.</p>',
    },
  },
  {
    slug: 'application-sans-connexion',
    category: 'event',
    featured: false,
    author: 'Équipe numérique',
    hours: -120,
    title: {
      fr: 'Une application qui fonctionne aussi sans réseau',
      en: 'An app that also works without a network',
      ar: 'تطبيق يعمل حتى دون شبكة',
    },
    content: {
      fr: '<p>Quand des milliers de personnes se retrouvent au même endroit, le téléphone peine. L’application du forum a été pensée pour cela : ouvrez-la une fois, et le programme, les biographies et le plan restent dans votre poche.</p><p>Une petite ligne vous dit toujours de quand datent les informations. Dès que le réseau revient, elles se mettent à jour d’elles-mêmes, sans rien télécharger de trop.</p><p>Pour l’avoir sous la main, choisissez « Installer » dans le menu. Aucun compte n’est demandé, et rien n’est conservé sur vous.</p>',
      en: '<p>When thousands of people gather in one place, phones struggle. The forum’s app was made for that: open it once, and the programme, the biographies and the map stay in your pocket.</p><p>A short line always tells you how recent the information is. As soon as the network returns it updates by itself, without downloading more than it needs.</p><p>To keep it at hand, choose “Install” in the menu. No account is required and nothing about you is kept.</p>',
      ar: '<p>حين يجتمع آلاف الناس في مكان واحد يضعف الهاتف. وقد صُمم تطبيق الملتقى لهذا: افتحوه مرة واحدة فيبقى البرنامج والسِّيَر والخريطة في جيوبكم.</p><p>يخبركم سطر صغير دائمًا بوقت آخر تحديث. وما إن تعود الشبكة حتى تتجدد المعلومات وحدها دون تحميل زائد.</p><p>ليكون في متناولكم اختاروا «تثبيت» من القائمة. لا يُطلب أي حساب، ولا يُحتفظ بأي شيء عنكم.</p>',
    },
  },
  {
    slug: 'forum-sans-plastique',
    edition: 'current',
    category: 'event',
    featured: false,
    author: 'Commission écologie',
    hours: -30,
    title: {
      fr: 'Un forum sans bouteilles en plastique',
      en: 'A forum without plastic bottles',
      ar: 'ملتقى بلا قارورات بلاستيكية',
    },
    content: {
      fr: '<p>Neuf fontaines ont été installées entre l’esplanade et le village. L’eau vient du forage de la zaouïa ; elle est filtrée et contrôlée chaque matin par le laboratoire de Berkane.</p><p>Apportez votre gourde, ou prenez à l’accueil un gobelet de terre cuite de la coopérative des potiers : vous pourrez le garder, ou le rendre pour qu’il serve à un autre.</p><p>L’an passé, cette habitude a évité quarante mille bouteilles. Les repas, eux, sont servis dans de la vaisselle lavée sur place, et les restes nourrissent le compost des vergers.</p>',
      ar: '<p>نُصبت تسع نافورات للشرب بين الساحة الكبرى والقرية. يأتي الماء من بئر الزاوية، ويُصفّى ويراقبه كل صباح مختبر بركان.</p><p>أحضروا قارورتكم، أو خذوا من الاستقبال كأسًا من الفخار تصنعها تعاونية الخزافين: يمكنكم الاحتفاظ بها أو إرجاعها ليستعملها غيركم.</p><p>جنّبتنا هذه العادة في السنة الماضية أربعين ألف قارورة. أما الوجبات فتُقدَّم في أوانٍ تُغسل في المكان، وتتحول البقايا إلى سماد للبساتين.</p>',
    },
  },
] as const satisfies readonly NewsSeed[];
