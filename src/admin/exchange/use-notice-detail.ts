import { isKind } from '#entities/index.ts';
import type { Notice } from '#exchange/notice.ts';
import { useFormat } from '#i18n/format.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';

/** The notices whose detail names days of the programme; in others a day is quoted as the file has it. */
const ofDays: ReadonlySet<string> = new Set([
  'outside_edition',
  'venue_day',
  'other_day',
  'after_midnight',
]);

/** Gives what a notice of an import is about, its days, languages and kinds by the names that readers give them. */
export function useNoticeDetail(): (notice: Notice) => string {
  const format = useFormat();
  const kindLabel = useKindLabels();
  return ({ code, detail = '' }) => {
    if (code === 'not_in_file' && isKind(detail)) return kindLabel(detail, 'one');
    if (code === 'other_language' && detail) return format.language(detail);
    if (!ofDays.has(code)) return detail;
    return detail.replace(/\d{4}-\d{2}-\d{2}/g, (day) => format.date(day));
  };
}
