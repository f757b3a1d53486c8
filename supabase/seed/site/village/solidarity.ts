import type { ZoneSeed } from '#seed/types.ts';
import { outline } from './outline.ts';

/** Zone C: associations that serve. */
export const solidarity = {
  slug: 'solidarity',
  name: { fr: 'Associations', en: 'Associations', ar: 'الجمعيات' },
  description: {
    fr: 'Celles et ceux qui servent toute l’année, et qui cherchent des mains.',
    en: 'People who serve all year round, and are looking for helping hands.',
    ar: 'من يخدمون طوال السنة ويبحثون عن أيدٍ تساعدهم.',
  },
  color: '#a4502f',
  area: outline([32, 10], [64, 10], [64, 46], [32, 46]),
  exhibitors: [
    {
      slug: 'mains-tendues',
      stand: 'C1',
      name: { fr: 'Mains tendues', en: 'Outstretched Hands', ar: 'أيادٍ ممدودة' },
      category: { fr: 'Aide alimentaire', en: 'Food aid', ar: 'المساعدة الغذائية' },
      description: {
        fr: 'L’association prépare chaque vendredi huit cents repas pour les familles de la plaine. Au forum, elle tient la grande marmite du soir.',
        en: 'Every Friday the association cooks eight hundred meals for families of the plain. At the forum it minds the great evening pot.',
        ar: 'تحضّر الجمعية كل جمعة ثمانمئة وجبة لأسر السهل، وتتولى في الملتقى القدر الكبيرة كل مساء.',
      },
    },
    {
      slug: 'ecole-sous-l-olivier',
      stand: 'C2',
      name: {
        fr: 'L’École sous l’olivier',
        en: 'School under the Olive Tree',
        ar: 'مدرسة تحت الزيتونة',
      },
      category: { fr: 'Éducation', en: 'Education', ar: 'التعليم' },
      description: {
        fr: 'Bus scolaires, bourses et soutien aux devoirs pour que les filles des douars aillent jusqu’au baccalauréat.',
        en: 'School buses, grants and homework help so that girls from the hamlets can finish secondary school.',
        ar: 'حافلات مدرسية ومنح ودعم في الدروس كي تصل بنات الدواوير إلى البكالوريا.',
      },
    },
    {
      slug: 'toit-partage',
      stand: 'C3',
      name: { fr: 'Toit partagé', en: 'Shared Roof', ar: 'سقف للجميع' },
      category: { fr: 'Accueil et logement', en: 'Shelter and housing', ar: 'الإيواء' },
      description: {
        fr: 'Un réseau de familles qui ouvrent une chambre aux voyageurs, aux étudiants et aux personnes à la rue.',
        en: 'A network of families who open a room to travellers, students and people sleeping rough.',
      },
    },
    {
      slug: 'voix-des-anciens',
      stand: 'C4',
      name: { fr: 'La Voix des anciens', en: 'Voices of the Elders', ar: 'صوت الكبار' },
      category: { fr: 'Mémoire et générations', en: 'Memory and generations' },
      description: {
        fr: 'Des lycéens enregistrent les récits de leurs grands-parents. Écoutez-en quelques-uns au casque, ou laissez le vôtre.',
        en: 'Schoolchildren record their grandparents’ stories. Put on headphones and listen to a few, or leave one of your own.',
        ar: 'تلاميذ يسجلون حكايات أجدادهم. استمعوا إلى بعضها، أو اتركوا حكايتكم.',
      },
    },
  ],
} as const satisfies ZoneSeed;
