import type { Notice } from '#exchange/notice.ts';
import { useFormat } from '#i18n/format.ts';

/** The notices whose detail names days of the programme; in others a day is quoted as the file has it. */
const ofDays: ReadonlySet<string> = new Set([
  'outside_edition',
  'venue_day',
  'other_day',
  'after_midnight',
]);

/** Gives what a notice of an import is about, its days and languages by the names that readers give them. */
export function useNoticeDetail(): (notice: Notice) => string {
  const format = useFormat();
  return ({ code, detail = '' }) => {
    if (code === 'other_language' && detail) return format.language(detail);
    if (!ofDays.has(code)) return detail;
    return detail.replace(/\d{4}-\d{2}-\d{2}/g, (day) => format.date(day));
  };
}
