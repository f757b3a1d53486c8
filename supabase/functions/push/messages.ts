import type { Language } from '../../../src/shared/localized.ts';

interface Messages {
  /** The locale whose clock the times are written by. */
  readonly locale: string;
  readonly urgent: string;
  readonly news: string;
  readonly withdrawn: { readonly title: string; readonly body: string };
  readonly begins: (time: string) => string;
  /** Holds as well of a session that was cancelled and takes place after all. */
  readonly moved: (time: string, isAnotherDay: boolean) => string;
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
    moved: (time, isAnotherDay) =>
      `Changement\u00a0: la séance a lieu ${isAnotherDay ? 'le' : 'à'} ${time}`,
    cancelled: 'Séance annulée',
  },
  en: {
    locale: 'en-GB',
    urgent: 'Urgent',
    news: 'News',
    withdrawn: { title: 'Announcement withdrawn', body: 'It no longer applies.' },
    begins: (time) => `Begins at ${time}`,
    moved: (time, isAnotherDay) => `Changed: takes place ${isAnotherDay ? 'on' : 'at'} ${time}`,
    cancelled: 'Session cancelled',
  },
  ar: {
    locale: 'ar-MA',
    urgent: 'عاجل',
    news: 'خبر جديد',
    withdrawn: { title: 'سُحب الإعلان', body: 'لم يعد ساريًا.' },
    begins: (time) => `تبدأ الجلسة على الساعة ${time}`,
    moved: (time, isAnotherDay) =>
      `تغيير: تُعقد الجلسة ${isAnotherDay ? 'يوم' : 'على الساعة'} ${time}`,
    cancelled: 'أُلغيت الجلسة',
  },
};
