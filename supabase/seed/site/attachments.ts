import type { AttachmentType } from '#entities/index.ts';
import type { SeedEdition } from '#seed/types.ts';
import type { Localized } from '#shared/localized.ts';

interface SessionDocuments {
  /** Slug of the session. */
  readonly session: string;
  readonly documents: readonly {
    readonly name: Localized;
    readonly type: AttachmentType;
    readonly url: string;
  }[];
}

/** What sessions leave behind, in order. */
export const attachments: Readonly<Record<SeedEdition, readonly SessionDocuments[]>> = {
  current: [
    {
      session: 'states-of-the-heart',
      documents: [
        {
          name: {
            fr: 'Les textes lus pendant la séance',
            en: 'The texts read in the session',
            ar: 'النصوص المقروءة في الجلسة',
          },
          type: 'paper',
          url: 'https://documents.example.org/etats-du-coeur/textes.pdf',
        },
        {
          name: {
            fr: 'Schéma des états et des stations',
            en: 'Diagram of states and stations',
            ar: 'رسم للأحوال والمقامات',
          },
          type: 'slides',
          url: 'https://documents.example.org/etats-du-coeur/schema.odp',
        },
        {
          name: {
            fr: 'Bibliographie commentée',
            en: 'Annotated bibliography',
            ar: 'مراجع مع تعليقات',
          },
          type: 'page',
          url: 'https://documents.example.org/etats-du-coeur/bibliographie',
        },
      ],
    },
  ],
  archive: [
    {
      session: 'archive-opening-ceremony',
      documents: [
        {
          name: {
            fr: 'Le discours d’ouverture, à écouter',
            en: 'The opening address, to listen to',
            ar: 'كلمة الافتتاح للاستماع',
          },
          type: 'sound',
          url: 'https://documents.example.org/ouverture/discours.mp3',
        },
      ],
    },
    {
      session: 'archive-on-sincerity',
      documents: [
        {
          name: {
            fr: 'Actes de la séance',
            en: 'Proceedings of the session',
            ar: 'أعمال الجلسة',
          },
          type: 'paper',
          url: 'https://documents.example.org/sincerite/actes.pdf',
        },
      ],
    },
  ],
};
