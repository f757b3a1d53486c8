import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { localeOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import classes from './day-input.module.css';
import type { EntryProps } from './input-props.ts';
import { readDay, writeDay } from './wall-entry.ts';

/** A day (YYYY-MM-DD), typed or taken from a calendar in the language of the app. */
export function DayInput({ label, hidden, value, onChange, required, error }: EntryProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const language = useLanguage();
  const written = (options: Intl.DateTimeFormatOptions) => {
    const of = { ...options, timeZone: 'UTC', calendar: 'gregory' };
    const format = new Intl.DateTimeFormat(localeOf[language], of);
    return (day: string) => format.format(Date.parse(`${day.slice(0, 10)}T12:00:00Z`));
  };
  return (
    <DateInput
      {...(hidden ? { 'aria-label': label } : { label })}
      error={error}
      required={required}
      dir="ltr"
      classNames={{ day: classes.day ?? '' }}
      placeholder={t('form.day_shape')}
      value={value}
      onChange={onChange}
      valueFormat={writeDay}
      dateParser={readDay}
      clearable={!required}
      clearButtonProps={{ 'aria-label': t('form.clear', { name: label }) }}
      maxLevel="month"
      monthLabelFormat={written({ month: 'long', year: 'numeric' })}
      // Arabic has no names of days that are short enough to stand over them.
      weekdayFormat={written({ weekday: 'narrow' })}
      weekendDays={[]}
      getDayAriaLabel={(day) => format.day(day)}
      ariaLabels={{ previousMonth: t('form.month_before'), nextMonth: t('form.month_after') }}
    />
  );
}
