import { useTranslation } from 'react-i18next';

/** Codes of Postgres and of the way there, with the words they stand for. */
const known = {
  '42501': 'denied',
  '23505': 'duplicate',
  '23503': 'missing_reference',
  '23514': 'invalid',
  '23502': 'required',
  '22001': 'too_long',
  '42703': 'newer',
  '42P01': 'newer',
  P0001: 'rule',
  FR002: 'after',
  FR003: 'released',
  // The request as such, which was this one alone.
  invalid: 'invalid',
} as const;

/** Why the server refused an operation, in words; what the words do not cover is given as it came. */
export function useReason(): (code: string, message: string) => string {
  const { t } = useTranslation(['admin', 'fields']);
  return (code, message) => {
    if (code === '23505' && /slug/.test(message)) return t('admin:reason.slug');
    if (code === '23505' && /one_a_day/.test(message)) return t('fields:issues.day_taken');
    const name = Object.hasOwn(known, code) ? known[code as keyof typeof known] : undefined;
    // Class 22 of Postgres: a value that is none of its type, or out of its range.
    if (!name && /^22/.test(code)) return t('admin:reason.invalid');
    return name ? t(`admin:reason.${name}`) : message || code;
  };
}
