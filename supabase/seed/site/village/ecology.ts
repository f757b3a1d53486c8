import type { ZoneSeed } from '#seed/types.ts';
import { outline } from './outline.ts';

/** Zone D: land, water and seed. */
export const ecology = {
  slug: 'ecology',
  name: { fr: 'Terre et eau', en: 'Land and Water', ar: 'الأرض والماء' },
  description: {
    fr: 'Semences, sources et énergie : prendre soin de ce qui nous est confié.',
    en: 'Seeds, springs and energy: caring for what has been entrusted to us.',
  },
  color: '#2c7a55',
  area: outline([-62, -46], [-26, -46], [-20, -30], [-26, -12], [-62, -12]),
  exhibitors: [
    {
      slug: 'semences-de-l-oriental',
      stand: 'D1',
      name: {
        fr: 'Semences de l’Oriental',
        en: 'Seeds of the East',
        ar: 'بذور الشرق',
      },
      category: { fr: 'Agroécologie', en: 'Agroecology', ar: 'الزراعة البيئية' },
      description: {
        fr: 'Une bibliothèque de graines paysannes : on emprunte une poignée de blé dur ancien, on rend le double à la récolte.',
        en: 'A library of farmers’ seed: borrow a handful of old durum wheat, return twice as much at harvest.',
        ar: 'خزانة بذور بلدية: تستعيرون حفنة من القمح القديم وتردّون ضعفها عند الحصاد.',
      },
    },
    {
      slug: 'eau-vive',
      stand: 'D2',
      name: { fr: 'Eau vive', en: 'Living Water', ar: 'الماء الحي' },
      category: { fr: 'Gestion de l’eau', en: 'Water management', ar: 'تدبير الماء' },
      description: {
        fr: 'Remise en état des séguias et des citernes de pluie dans les Beni Snassen. Maquette en eau à voir tourner.',
        en: 'Repairing irrigation channels and rainwater cisterns in the Beni Snassen hills. See the working model.',
        ar: 'إصلاح السواقي ومطافي المطر في جبال بني يزناسن، مع مجسّم مائي يعمل أمامكم.',
      },
    },
    {
      slug: 'soleil-commun',
      stand: 'D3',
      name: { fr: 'Soleil commun', en: 'Common Sun', ar: 'شمس مشتركة' },
      category: { fr: 'Énergie solaire', en: 'Solar energy', ar: 'الطاقة الشمسية' },
      description: {
        fr: 'Des étudiants d’Oujda équipent de panneaux les écoles et les dispensaires. Ce sont eux qui éclairent le jardin du forum.',
        ar: 'طلبة من وجدة يجهّزون المدارس والمستوصفات بالألواح الشمسية، وهم من ينيرون حديقة الملتقى.',
      },
    },
    {
      slug: 'ruches-de-zegzel',
      stand: 'D4',
      name: { fr: 'Les Ruches de Zegzel', en: 'Zegzel Beehives', ar: 'مناحل زكزل' },
      category: { fr: 'Apiculture', en: 'Beekeeping', ar: 'تربية النحل' },
      description: {
        fr: 'Miels de thym, de caroubier et d’oranger, et une ruche vitrée pour observer la vie commune des abeilles.',
        en: 'Thyme, carob and orange-blossom honeys, and a glass hive in which to watch the bees’ common life.',
        ar: 'عسل الزعتر والخروب وزهر البرتقال، وخلية زجاجية لمشاهدة حياة النحل الجماعية.',
      },
    },
  ],
} as const satisfies ZoneSeed;
