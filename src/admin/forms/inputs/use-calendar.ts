import type { DayOfWeek } from '@mantine/dates';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';
import { directionOf } from '#shared/localized.ts';

const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The calendar's piece takes the day to the right to be the next one, whatever its direction. */
function fromRightToLeft(event: KeyboardEvent): void {
  event.key = opposite[event.key] ?? event.key;
}

/**
 * The calendar from which days are taken, in the language of the app and from the month of the edition on;
 * `label` is that of the input.
 */
export function useCalendar(label: string) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const direction = directionOf(useLanguage());
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  return {
    // Whoever prepares next year does not leaf through the months until then.
    ...(edition && { defaultDate: edition.starts_on }),
    clearButtonProps: { 'aria-label': t('form.clear', { name: label }) },
    maxLevel: 'month' as const,
    monthLabelFormat: (month: string) => format.month(month.slice(0, 10)),
    weekdayFormat: (day: string) => format.weekdayLetter(day.slice(0, 10)),
    ...(direction === 'rtl' && { getDayProps: () => ({ onKeyDown: fromRightToLeft }) }),
    weekendDays: [] as DayOfWeek[],
    // Whoever speaks to the device says the number on show, which a “1er” is not.
    getDayAriaLabel: (day: string) => format.day(day).replace(/\b1er\b/, '1'),
    ariaLabels: { previousMonth: t('form.month_before'), nextMonth: t('form.month_after') },
  };
}
