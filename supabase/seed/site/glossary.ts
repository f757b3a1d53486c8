import type { Localized } from '#shared/localized.ts';

/** A term of the organisers' glossary. */
interface SeedTerm {
  readonly slug: string;
  readonly term: Localized;
  readonly note?: string;
}

export const terms: readonly SeedTerm[] = [
  { slug: 'sufism', term: { fr: 'soufisme', en: 'Sufism', ar: 'التصوف' } },
  { slug: 'dhikr', term: { fr: 'dhikr', en: 'dhikr', ar: 'الذكر' }, note: 'Ne pas traduire.' },
  { slug: 'samaa', term: { fr: 'samāʿ', en: 'samāʿ', ar: 'السماع' } },
  { slug: 'zawiya', term: { fr: 'zaouïa', en: 'zawiya', ar: 'الزاوية' } },
  { slug: 'way', term: { fr: 'voie', en: 'path', ar: 'الطريقة' } },
  { slug: 'round_table', term: { fr: 'table ronde', en: 'round table', ar: 'مائدة مستديرة' } },
  { slug: 'forum', term: { fr: 'forum', en: 'forum', ar: 'الملتقى' } },
];
