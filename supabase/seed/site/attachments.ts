import type { AttachmentType } from '#entities/index.ts';
import { seriesPath } from '#seed/images/paths.ts';
import type { SeedEdition } from '#seed/types.ts';
import type { Localized } from '#shared/localized.ts';

interface SessionDocuments {
  /** Slug of the session. */
  readonly session: string;
  readonly documents: readonly {
    readonly name: Localized;
    readonly type: AttachmentType;
    readonly url: string;
    /** Where a picture lies in the `media` bucket. */
    readonly image?: string;
    readonly megabytes?: number;
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
      session: 'archive-village-opening',
      documents: [
        {
          name: {
            fr: 'La tente du village',
            en: 'The village tent',
            ar: 'خيمة القرية',
          },
          type: 'picture',
          url: 'https://documents.example.org/village-2024/1.jpg',
          image: seriesPath('locations', 'village-tent'),
        },
        {
          name: {
            fr: 'Dégustation d’huile d’olive des Beni Snassen',
            en: 'Tasting the olive oil of the Beni Snassen hills',
            ar: 'تذوق زيت زيتون بني يزناسن',
          },
          type: 'picture',
          url: 'https://documents.example.org/village-2024/2.jpg',
          image: seriesPath('activities', 'huiles-des-beni-snassen'),
        },
        {
          name: {
            fr: 'Le thé offert aux premiers visiteurs',
            en: 'Tea for the first visitors',
            ar: 'الشاي المقدم لأوائل الزوار',
          },
          type: 'picture',
          url: 'https://documents.example.org/village-2024/3.jpg',
          image: seriesPath('activities', 'maison-du-the'),
        },
        {
          name: {
            fr: 'Les tisseuses de Figuig',
            en: 'The weavers of Figuig',
            ar: 'نساجات فجيج',
          },
          type: 'picture',
          url: 'https://documents.example.org/village-2024/4.jpg',
          image: seriesPath('activities', 'tisseuses-de-figuig'),
        },
      ],
    },
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
          megabytes: 18,
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
        {
          name: {
            fr: 'La séance entière, à écouter',
            en: 'The whole session, to listen to',
            ar: 'الجلسة كاملة للاستماع',
          },
          type: 'sound',
          url: 'https://documents.example.org/sincerite/seance.mp3',
          megabytes: 41,
        },
      ],
    },
  ],
};
