import { useTranslation } from 'react-i18next';
import { hijriOf } from '#domain/hijri.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';

/** A day (YYYY-MM-DD) of the edition on show in the Hijri calendar, in words. */
export function HijriDay({ day }: { day: string }) {
  const { t } = useTranslation('prayers');
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const { year, month, day: dayOfMonth } = hijriOf(day, edition?.hijri_correction ?? 0);
  const name = t(`months.${month}` as 'months.1');
  return <>{t('hijri', { day: dayOfMonth, month: name, year })}</>;
}
