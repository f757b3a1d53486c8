import type { GuideContactSeed, GuideSectionSeed } from '#seed/types.ts';

/** The parts of the practical guide, in their order. */
export const guideSections: readonly GuideSectionSeed[] = [
  {
    slug: 'venir',
    topic: 'getting_there',
    location: 'esplanade',
    title: {
      fr: 'Venir à Madagh',
      en: 'Getting to Madagh',
      ar: 'الوصول إلى مداغ',
    },
    body: {
      fr: '<p>Madagh est à une quinzaine de kilomètres de Berkane et à une soixantaine d’Oujda, sur la route de Saïdia.</p><ul><li><strong>En avion :</strong> l’aéroport d’Oujda-Angads est à une heure ; celui de Nador-El Aroui, à une heure et demie.</li><li><strong>En train :</strong> la ligne de Fès arrive à la gare d’Oujda.</li><li><strong>En autocar :</strong> les lignes nationales s’arrêtent à Oujda et à Berkane.</li><li><strong>En grand taxi :</strong> de Berkane à Madagh, on partage la voiture ; convenez du prix avant de monter.</li></ul><p>Nos navettes gratuites font le reste du chemin.</p>',
      en: '<p>Madagh lies some fifteen kilometres from Berkane and sixty from Oujda, on the road to Saïdia.</p><ul><li><strong>By air:</strong> Oujda-Angads airport is an hour away; Nador-El Aroui, an hour and a half.</li><li><strong>By train:</strong> the line from Fez ends at Oujda station.</li><li><strong>By coach:</strong> national lines stop in Oujda and Berkane.</li><li><strong>By shared taxi:</strong> from Berkane to Madagh the car is shared; agree on the fare before you get in.</li></ul><p>Our free shuttles do the rest of the way.</p>',
      ar: '<p>تقع مداغ على نحو خمسة عشر كيلومترًا من بركان وستين كيلومترًا من وجدة، على طريق السعيدية.</p><ul><li><strong>بالطائرة:</strong> مطار وجدة أنجاد على مسافة ساعة، ومطار الناظور العروي على مسافة ساعة ونصف.</li><li><strong>بالقطار:</strong> ينتهي خط فاس عند محطة وجدة.</li><li><strong>بالحافلة:</strong> تتوقف الخطوط الوطنية في وجدة وبركان.</li><li><strong>بسيارة الأجرة الكبيرة:</strong> من بركان إلى مداغ تُقتسم السيارة مع ركاب آخرين، فاتفق على الثمن قبل الركوب.</li></ul><p>وتتكفل حافلاتنا المجانية بما بقي من الطريق.</p>',
    },
  },
  {
    slug: 'loger',
    topic: 'lodging',
    title: {
      fr: 'Se loger',
      en: 'Where to stay',
      ar: 'الإقامة',
    },
    body: {
      fr: '<p>Les hôtels les plus proches sont à Berkane (vingt-cinq minutes) et à Saïdia, au bord de la mer ; Oujda offre le plus grand choix. Réservez tôt : pendant le forum, tout est pris.</p><p>L’hébergement collectif de la zaouïa accueille les groupes inscrits, hommes et femmes dans des bâtiments distincts. Apportez un drap et un vêtement chaud : les nuits peuvent être fraîches.</p>',
      en: '<p>The nearest hotels are in Berkane (twenty-five minutes) and in Saïdia, by the sea; Oujda has the widest choice. Book early: during the forum everything is taken.</p><p>The zawiya’s shared lodging receives registered groups, men and women in separate buildings. Bring a sheet and something warm: nights can be cool.</p>',
      ar: '<p>أقرب الفنادق في بركان (خمس وعشرون دقيقة) وفي السعيدية على شاطئ البحر، وأوسع الاختيار في وجدة. احجز مبكرًا، فكل شيء محجوز أيام الملتقى.</p><p>وتستقبل الإقامة الجماعية بالزاوية المجموعات المسجلة، للرجال مبنى وللنساء مبنى. أحضر ملاءة ولباسًا دافئًا، فقد تكون الليالي باردة.</p>',
    },
  },
  {
    slug: 'repas',
    topic: 'meals',
    location: 'village-tent',
    title: {
      fr: 'Repas',
      en: 'Meals',
      ar: 'الوجبات',
    },
    body: {
      fr: '<p>Trois repas simples sont offerts chaque jour à tous, servis sous le chapiteau du village : à 7 h, à 13 h et après la prière du soir. Un plat sans viande est toujours prévu ; signalez une allergie aux bénévoles du service.</p><p>Des points d’eau potable sont sur l’esplanade et près du jardin. Apportez votre gourde.</p>',
      en: '<p>Three simple meals are offered to everyone each day, served in the village tent: at 7 a.m., at 1 p.m. and after the evening prayer. There is always a dish without meat; tell the serving volunteers of any allergy.</p><p>There is drinking water on the Esplanade and near the garden. Bring a bottle to fill.</p>',
      ar: '<p>تُقدَّم للجميع ثلاث وجبات بسيطة كل يوم تحت خيمة القرية: على الساعة 7، وعلى الساعة 13، وبعد صلاة العشاء. ويوجد دائمًا طبق بلا لحم، وأخبر متطوعي التقديم بأي حساسية.</p><p>الماء الصالح للشرب في الساحة الكبرى وقرب الحديقة. أحضر قارورتك معك.</p>',
    },
  },
  {
    slug: 'tenue',
    topic: 'conduct',
    location: 'mosque',
    title: {
      fr: 'Tenue et usages',
      en: 'Dress and conduct',
      ar: 'اللباس والآداب',
    },
    body: {
      fr: '<p>Le forum se tient autour d’une zaouïa, lieu de prière. Une tenue ample qui couvre épaules et genoux convient partout ; un foulard est demandé aux femmes dans la mosquée et dans le sanctuaire. On se déchausse avant d’entrer.</p><ul><li>Demandez avant de photographier quelqu’un.</li><li>Éteignez la sonnerie pendant les séances et les invocations.</li><li>Le site est sans tabac ni alcool.</li></ul>',
      en: '<p>The forum gathers around a zawiya, a place of prayer. Loose clothing that covers shoulders and knees suits everywhere; women are asked to wear a scarf in the mosque and the shrine. Shoes are left at the door.</p><ul><li>Ask before you photograph anyone.</li><li>Silence your phone during sessions and invocations.</li><li>The site is free of tobacco and alcohol.</li></ul>',
      ar: '<p>ينعقد الملتقى حول زاوية، وهي مكان صلاة. اللباس الفضفاض الذي يستر الكتفين والركبتين مناسب في كل مكان، ويُطلب من النساء غطاء الرأس في المسجد والضريح. وتُخلع الأحذية قبل الدخول.</p><ul><li>استأذن قبل أن تصوّر أحدًا.</li><li>أسكت هاتفك في الجلسات والأذكار.</li><li>لا تدخين ولا خمر في فضاء الملتقى.</li></ul>',
    },
  },
  {
    slug: 'soins',
    topic: 'first_aid',
    location: 'esplanade',
    title: {
      fr: 'Premiers secours',
      en: 'First aid',
      ar: 'الإسعافات الأولية',
    },
    body: {
      fr: '<p>L’infirmerie est sur le côté ouest de l’esplanade, ouverte jour et nuit pendant le forum ; un médecin y est présent. L’hôpital le plus proche est à Berkane. Gardez sur vous vos médicaments et leur ordonnance.</p>',
      en: '<p>The first-aid post is on the west side of the Esplanade, open day and night during the forum, with a doctor on duty. The nearest hospital is in Berkane. Carry your medicines and their prescription with you.</p>',
      ar: '<p>يوجد مركز الإسعافات الأولية غربي الساحة الكبرى، مفتوحًا ليلًا ونهارًا طوال الملتقى، وفيه طبيب. وأقرب مستشفى في بركان. احمل معك أدويتك ووصفتها.</p>',
    },
  },
  {
    slug: 'objets-trouves',
    topic: 'lost_found',
    location: 'esplanade',
    title: {
      fr: 'Objets trouvés',
      en: 'Lost and found',
      ar: 'المفقودات',
    },
    body: {
      fr: '<p>Ce qui est trouvé est gardé à l’accueil de l’esplanade, de 6 h à minuit. Un enfant égaré y est conduit aussi : écrivez votre numéro dans sa poche.</p>',
      en: '<p>What is found is kept at the welcome desk on the Esplanade, from 6 a.m. to midnight. A child who is lost is taken there, too: put your number in their pocket.</p>',
      ar: '<p>يُحفظ ما يُعثر عليه عند الاستقبال في الساحة الكبرى، من الساعة 6 إلى منتصف الليل. وإليه يُرافَق الطفل التائه أيضًا، فضع رقمك في جيبه.</p>',
    },
  },
  {
    slug: 'argent',
    topic: 'money',
    title: {
      fr: 'Argent',
      en: 'Money',
      ar: 'المال',
    },
    body: {
      fr: '<p>La monnaie est le dirham. Il n’y a pas de distributeur sur le site : les plus proches sont à Madagh, au bureau de poste, et à Berkane. Au village, les stands n’acceptent guère que les espèces ; gardez de petites coupures. Le forum, lui, est gratuit.</p>',
      en: '<p>The currency is the dirham. There is no cash machine on the site: the nearest are in Madagh, at the post office, and in Berkane. Stands in the village mostly take cash only; keep small notes. The forum itself is free.</p>',
      ar: '<p>العملة هي الدرهم. لا يوجد شباك أوتوماتيكي في فضاء الملتقى، وأقربها في مداغ عند مكتب البريد وفي بركان. لا تقبل أروقة القرية في الغالب إلا النقد، فاحتفظ بالأوراق الصغيرة. أما الملتقى نفسه فمجاني.</p>',
    },
  },
  {
    slug: 'reseau',
    topic: 'connectivity',
    title: {
      fr: 'Téléphone et internet',
      en: 'Phone and internet',
      ar: 'الهاتف والإنترنت',
    },
    body: {
      fr: '<p>Le réseau mobile se charge vite quand la foule est là ; cette application garde tout sur votre téléphone et s’en passe. Une carte SIM prépayée s’achète à l’aéroport ou à Berkane, avec une pièce d’identité. Des prises pour recharger sont à la bibliothèque. Au Maroc, les prises sont de type C et E, en 220 volts.</p>',
      en: '<p>The mobile network fills up quickly once the crowd is there; this app keeps everything on your phone and does without it. A prepaid SIM card can be bought at the airport or in Berkane, with an identity document. There are sockets for charging in the library. Sockets in Morocco are of types C and E, at 220 volts.</p>',
      ar: '<p>تمتلئ شبكة الهاتف سريعًا حين يكثر الحضور، وهذا التطبيق يحفظ كل شيء في هاتفك ويستغني عنها. تُشترى بطاقة هاتف مسبقة الدفع في المطار أو في بركان بتقديم وثيقة هوية. وتوجد مقابس للشحن في الخزانة. والمقابس في المغرب من النوعين C وE، وجهدها 220 فولت.</p>',
    },
  },
];

/** Whom to call in Morocco, in the order of what is likeliest in the country. */
export const guideContacts: readonly GuideContactSeed[] = [
  {
    slug: 'gendarmerie',
    topic: 'emergency',
    phone: '177',
    name: {
      fr: 'Gendarmerie royale (à Madagh et sur les routes)',
      en: 'Royal Gendarmerie (in Madagh and on the roads)',
      ar: 'الدرك الملكي (في مداغ وعلى الطرق)',
    },
  },
  {
    slug: 'pompiers',
    topic: 'emergency',
    phone: '15',
    name: {
      fr: 'Protection civile : ambulances, pompiers et secours',
      en: 'Civil protection: ambulances, fire and rescue',
      ar: 'الوقاية المدنية: الإسعاف والإطفاء والإنقاذ',
    },
  },
  {
    slug: 'samu',
    topic: 'emergency',
    phone: '141',
    name: {
      fr: 'SAMU : aide médicale d’urgence',
      en: 'SAMU: emergency medical help',
      ar: 'المساعدة الطبية المستعجلة',
    },
  },
  {
    slug: 'police',
    topic: 'emergency',
    phone: '19',
    name: {
      fr: 'Police (à Berkane et à Oujda)',
      en: 'Police (in Berkane and Oujda)',
      ar: 'الشرطة (في بركان ووجدة)',
    },
  },
];
