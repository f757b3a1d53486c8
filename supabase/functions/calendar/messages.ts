import type { Language } from '../../../src/shared/localized.ts';

interface Messages {
  /** What the calendar is called; at most 60 octets, so that its lines need no folding. */
  readonly name: string;
  readonly incomplete: string;
  readonly gone: string;
  readonly later: string;
}

/** What a calendar says of itself, and what stands in the place of one that there is not. */
export const messages: Readonly<Record<Language, Messages>> = {
  fr: {
    name: 'Mon programme au forum',
    incomplete:
      'Cette adresse est incomplète. Copiez-la en entier depuis Mon programme, dans l’application du forum.',
    gone: 'Il n’y a plus d’agenda à cette adresse\u00a0: elle a été reprise ou remplacée. Vous pouvez supprimer l’abonnement\u202f; une nouvelle adresse se crée dans Mon programme.',
    later:
      'L’agenda n’est pas disponible pour le moment. Rien n’a changé dans le vôtre\u202f; essayez de nouveau dans quelques minutes.',
  },
  en: {
    name: 'My programme at the forum',
    incomplete:
      'This address is incomplete. Copy the whole of it from My Programme in the forum’s app.',
    gone: 'There is no calendar at this address any more: it was taken back or replaced. You can remove the subscription; a new address is made in My Programme.',
    later:
      'The calendar is not available at the moment. Nothing has changed in yours; try again in a few minutes.',
  },
  ar: {
    name: 'برنامجي في الملتقى',
    incomplete: 'هذا العنوان ناقص. انسخه كاملًا من برنامجي في تطبيق الملتقى.',
    gone: 'لم يعد في هذا العنوان تقويم: فقد سُحب أو استُبدل. يمكنك حذف الاشتراك، وإنشاء عنوان جديد في برنامجي.',
    later: 'التقويم غير متاح الآن. لم يتغير شيء في تقويمك؛ أعد المحاولة بعد بضع دقائق.',
  },
};
