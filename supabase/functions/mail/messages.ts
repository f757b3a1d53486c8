import type { Language } from '../../../src/shared/localized.ts';

/** The few words of a mail that no organiser has written. */
export interface Messages {
  /** The locale whose dates and lists are written. */
  readonly locale: string;
  readonly comma: string;
  readonly colon: string;
  readonly no_place: string;
  readonly no_sessions: string;
  /** Of a session, beside its title. */
  readonly cancelled: string;
  /** Why this comes, and where it ends. */
  readonly why: string;
  readonly unsubscribe: string;
}

export const messages: Readonly<Record<Language, Messages>> = {
  fr: {
    locale: 'fr-FR',
    comma: ', ',
    colon: '\u00a0: ',
    no_place: 'lieu communiqué prochainement',
    no_sessions: 'Vos séances vous seront communiquées prochainement.',
    cancelled: 'annulée',
    why: 'Vous recevez ce courriel parce que vous intervenez au forum.',
    unsubscribe: 'Ne plus recevoir ces courriels',
  },
  en: {
    locale: 'en-GB',
    comma: ', ',
    colon: ': ',
    no_place: 'place to be announced',
    no_sessions: 'Your sessions will be announced soon.',
    cancelled: 'cancelled',
    why: 'You receive this e-mail because you speak at the forum.',
    unsubscribe: 'Stop receiving these e-mails',
  },
  ar: {
    locale: 'ar-MA-u-nu-latn',
    comma: '، ',
    colon: ': ',
    no_place: 'يُعلن عن المكان قريبًا',
    no_sessions: 'سيُعلن عن جلساتك قريبًا.',
    cancelled: 'ملغاة',
    why: 'وصلتك هذه الرسالة لأنك من متدخلي الملتقى.',
    unsubscribe: 'إيقاف هذه الرسائل',
  },
};
