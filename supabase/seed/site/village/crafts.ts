import type { ZoneSeed } from '#seed/types.ts';
import { outline } from './outline.ts';

/** Zone A: wood, clay, wool and copper. */
export const crafts = {
  slug: 'crafts',
  name: { fr: 'Artisanat', en: 'Crafts', ar: 'الصناعة التقليدية' },
  description: {
    fr: 'Le geste juste, transmis de main en main : bois, terre, laine et cuivre.',
    en: 'The right gesture, passed from hand to hand: wood, clay, wool and copper.',
    ar: 'الحركة المتقنة تنتقل من يد إلى يد: خشب وطين وصوف ونحاس.',
  },
  color: '#b98a2f',
  area: outline([-62, 14], [-22, 14], [-16, 30], [-22, 46], [-62, 46]),
  exhibitors: [
    {
      slug: 'atelier-du-zellige',
      stand: 'A1',
      name: { fr: 'Atelier du zellige', en: 'Zellige Workshop', ar: 'ورشة الزليج' },
      category: { fr: 'Céramique et zellige', en: 'Ceramics and zellige', ar: 'الخزف والزليج' },
      description: {
        fr: 'Trois maîtres de Fès taillent sous vos yeux l’étoile à huit branches, éclat après éclat. Les enfants assemblent leur propre motif et l’emportent.',
        en: 'Three masters from Fez cut the eight-pointed star before your eyes, chip by chip. Children put together a pattern of their own and take it home.',
        ar: 'ثلاثة معلّمين من فاس يقطعون أمامكم النجمة الثمانية شظيةً بعد شظية، ويركّب الأطفال زخرفتهم الخاصة ويأخذونها معهم.',
      },
    },
    {
      slug: 'tisseuses-de-figuig',
      stand: 'A2',
      name: {
        fr: 'Coopérative des tisseuses de Figuig',
        en: 'Figuig Weavers’ Cooperative',
        ar: 'تعاونية نساجات فجيج',
      },
      category: { fr: 'Tissage', en: 'Weaving', ar: 'النسيج' },
      description: {
        fr: 'Quarante-deux femmes de l’oasis filent, teignent et tissent burnous et couvertures. Le prix affiché leur revient entièrement.',
        en: 'Forty-two women of the oasis spin, dye and weave cloaks and blankets. The whole of the marked price goes to them.',
        ar: 'اثنتان وأربعون امرأة من الواحة يغزلن ويصبغن وينسجن السلاهيم والأغطية، ويعود الثمن المعلن كاملًا إليهن.',
      },
    },
    {
      slug: 'cuivre-et-lumiere',
      stand: 'A3',
      name: { fr: 'Cuivre et Lumière', en: 'Copper and Light', ar: 'نحاس ونور' },
      category: { fr: 'Dinanderie', en: 'Metalwork', ar: 'النحاسيات' },
      description: {
        fr: 'Lanternes ajourées au poinçon, plateaux et aiguières. L’atelier emploie et forme d’anciens détenus depuis 2011.',
        ar: 'فوانيس مخرّمة وصوانٍ وأباريق. تشغّل الورشة سجناء سابقين وتكوّنهم منذ سنة 2011.',
      },
    },
    {
      slug: 'bois-de-thuya',
      stand: 'A4',
      name: { fr: 'Bois de thuya', en: 'Thuya Woodwork', ar: 'خشب العرعار' },
      category: { fr: 'Marqueterie', en: 'Marquetry', ar: 'تطعيم الخشب' },
      description: {
        fr: 'Coffrets, porte-livres et chapelets tournés dans le thuya d’Essaouira, avec un arbre planté pour chaque pièce vendue.',
        en: 'Boxes, book rests and prayer beads turned from Essaouira thuya, with a tree planted for every piece sold.',
        ar: 'صناديق وحوامل كتب وسبحات مخروطة من عرعار الصويرة، وتُغرس شجرة عن كل قطعة تُباع.',
      },
    },
  ],
} as const satisfies ZoneSeed;
