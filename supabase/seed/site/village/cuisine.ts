import type { ZoneSeed } from '#seed/types.ts';
import { outline } from './outline.ts';

/** Zone F: the shared table. */
export const cuisine = {
  slug: 'cuisine',
  name: { fr: 'Saveurs', en: 'Flavours', ar: 'النكهات' },
  description: {
    fr: 'Couscous du vendredi, pain du four et thé à la menthe : la table est ouverte.',
    en: 'Friday couscous, oven bread and mint tea: the table is open.',
    ar: 'كسكس الجمعة وخبز الفرن وشاي بالنعناع: المائدة مفتوحة.',
  },
  color: '#0c4a3a',
  area: outline([32, -46], [64, -46], [64, -10], [32, -10]),
  exhibitors: [
    {
      slug: 'table-de-madagh',
      stand: 'F1',
      name: { fr: 'La Table de Madagh', en: 'The Madagh Table', ar: 'مائدة مداغ' },
      category: { fr: 'Cuisine locale', en: 'Local cooking', ar: 'الطبخ المحلي' },
      description: {
        fr: 'Couscous aux sept légumes, harira et gâteaux d’amande, servis à prix coûtant ; gratuits pour qui n’a pas de quoi.',
        en: 'Seven-vegetable couscous, harira and almond cakes, served at cost price; free for anyone who cannot pay.',
        ar: 'كسكس بسبع خضر وحريرة وحلويات باللوز بثمن التكلفة، ومجانًا لمن لا يجد.',
      },
    },
    {
      slug: 'huiles-des-beni-snassen',
      stand: 'F2',
      name: {
        fr: 'Huiles des Beni Snassen',
        en: 'Beni Snassen Oils',
        ar: 'زيوت بني يزناسن',
      },
      category: { fr: 'Huile d’olive', en: 'Olive oil', ar: 'زيت الزيتون' },
      description: {
        fr: 'Une coopérative de six villages presse à froid ses olives de montagne. Dégustation sur pain chaud.',
        en: 'A cooperative of six villages cold-presses its mountain olives. Taste it on warm bread.',
        ar: 'تعاونية من ست قرى تعصر زيتون الجبل على البارد. ذوقوه مع خبز ساخن.',
      },
    },
    {
      slug: 'saveurs-du-fleuve',
      stand: 'F3',
      name: { fr: 'Saveurs du fleuve', en: 'Flavours of the River', ar: 'نكهات النهر' },
      category: { fr: 'Cuisine du Sénégal', en: 'Senegalese cooking', ar: 'المطبخ السنغالي' },
      description: {
        fr: 'Thiéboudiène, jus de bissap et beignets préparés par des familles venues de Saint-Louis et de Touba.',
        en: 'Thieboudienne, hibiscus juice and fritters made by families from Saint-Louis and Touba.',
      },
    },
    {
      slug: 'maison-du-the',
      stand: 'F4',
      name: { fr: 'La Maison du thé', en: 'The Tea House', ar: 'دار الشاي' },
      category: { fr: 'Salon de thé', en: 'Tea room', ar: 'صالون شاي' },
      description: {
        fr: 'Un thé, trois verres, le temps d’une conversation. Toute la recette va à l’École sous l’olivier.',
        en: 'One tea, three glasses, time for a conversation. All proceeds go to the School under the Olive Tree.',
        ar: 'شاي وثلاث كؤوس ووقت للحديث. يعود الدخل كله إلى مدرسة تحت الزيتونة.',
      },
    },
  ],
} as const satisfies ZoneSeed;
