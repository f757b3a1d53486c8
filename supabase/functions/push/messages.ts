import type { Language } from '../../../src/shared/localized.ts';

interface Messages {
  /** The locale whose clock the times are written by. */
  readonly locale: string;
  readonly urgent: string;
  readonly news: string;
  readonly withdrawn: { readonly title: string; readonly body: string };
  readonly begins: (time: string) => string;
  readonly moved: (time: string) => string;
  readonly cancelled: string;
}

/** The few words of notifications that no editor has written. */
export const messages: Readonly<Record<Language, Messages>> = {
  fr: {
    locale: 'fr-MA',
    urgent: 'Urgent',
    news: 'Nouvelle actualité',
    withdrawn: { title: 'Annonce retirée', body: 'Elle n’est plus valable.' },
    begins: (time) => `Commence à ${time}`,
    moved: (time) => `Changement\u00a0: ${time}`,
    cancelled: 'Séance annulée',
  },
  en: {
    locale: 'en-GB',
    urgent: 'Urgent',
    news: 'News',
    withdrawn: { title: 'Announcement withdrawn', body: 'It no longer applies.' },
    begins: (time) => `Begins at ${time}`,
    moved: (time) => `Changed: ${time}`,
    cancelled: 'Session cancelled',
  },
  ar: {
    locale: 'ar-MA',
    urgent: 'عاجل',
    news: 'خبر جديد',
    withdrawn: { title: 'سُحب الإعلان', body: 'لم يعد ساريًا.' },
    begins: (time) => `تبدأ الجلسة على الساعة ${time}`,
    moved: (time) => `تغيير: ${time}`,
    cancelled: 'أُلغيت الجلسة',
  },
};
