import type { ZoneSeed } from '#seed/types.ts';
import { outline } from './outline.ts';

/** Zone B: publishers, manuscripts, calligraphy. */
export const books = {
  slug: 'books',
  name: { fr: 'Livres et savoirs', en: 'Books and Learning', ar: 'الكتب والمعارف' },
  description: {
    fr: 'Éditeurs, libraires et copistes : de quoi lire longtemps après le forum.',
    en: 'Publishers, booksellers and copyists: enough to read long after the forum.',
    ar: 'ناشرون وكتبيون ونسّاخ: زاد للقراءة طويلًا بعد الملتقى.',
  },
  color: '#2f4b7c',
  area: outline([-8, 18], [8, 18], [26, 24], [26, 46], [-14, 46], [-10, 30]),
  exhibitors: [
    {
      slug: 'editions-du-belvedere',
      stand: 'B1',
      name: { fr: 'Éditions du Belvédère', en: 'Belvedere Press', ar: 'منشورات المنظر' },
      category: { fr: 'Édition', en: 'Publishing', ar: 'النشر' },
      description: {
        fr: 'Une maison de Tanger qui publie en édition bilingue la poésie mystique du Maghreb, avec un livret d’écoute pour chaque recueil.',
        en: 'A Tangier house publishing the mystical poetry of the Maghreb in bilingual editions, each with recordings to listen to.',
        ar: 'دار نشر من طنجة تُصدر الشعر الصوفي المغاربي في طبعات مزدوجة اللغة، مع تسجيلات صوتية لكل ديوان.',
      },
    },
    {
      slug: 'maison-du-manuscrit',
      stand: 'B2',
      name: { fr: 'Maison du manuscrit', en: 'House of Manuscripts', ar: 'دار المخطوط' },
      category: {
        fr: 'Conservation du patrimoine',
        en: 'Heritage conservation',
        ar: 'صيانة التراث',
      },
      description: {
        fr: 'Comment sauve-t-on un livre mangé par l’humidité ? Une restauratrice répond, pinceau en main, et numérise sur place les feuillets que vous lui confiez.',
        en: 'How do you save a book eaten away by damp? A conservator answers, brush in hand, and digitises on the spot any leaves you bring her.',
        ar: 'كيف ننقذ كتابًا أتلفته الرطوبة؟ خبيرة في الترميم تجيب وفرشاتها في يدها، وترقمن في الحين الأوراق التي تأتون بها.',
      },
    },
    {
      slug: 'librairie-des-deux-rives',
      stand: 'B3',
      name: {
        fr: 'Librairie des Deux Rives',
        en: 'Two Shores Bookshop',
        ar: 'مكتبة الضفتين',
      },
      category: { fr: 'Librairie', en: 'Bookshop', ar: 'بيع الكتب' },
      description: {
        en: 'Four hundred titles in six languages, from children’s tales to critical editions. Authors sign their books every day after the afternoon prayer.',
        ar: 'أربعمئة عنوان بست لغات، من حكايات الأطفال إلى التحقيقات العلمية. يوقّع المؤلفون كتبهم كل يوم بعد صلاة العصر.',
      },
    },
    {
      slug: 'le-calame',
      stand: 'B4',
      name: { fr: 'Le Calame', en: 'The Reed Pen', ar: 'القلم' },
      category: { fr: 'Calligraphie', en: 'Calligraphy', ar: 'الخط' },
      description: {
        fr: 'Roseaux, encres et papiers préparés à l’ancienne. On y taille son premier calame en dix minutes.',
        en: 'Reeds, inks and papers prepared in the old way. Cut your first pen in ten minutes.',
        ar: 'أقلام قصب وأحبار وأوراق محضّرة على الطريقة القديمة. تعلّموا بري قلمكم الأول في عشر دقائق.',
      },
    },
  ],
} as const satisfies ZoneSeed;
