import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import { readDay, writeDay } from '#shared/wall-entry.ts';
import classes from './day-input.module.css';
import type { EntryProps } from './input-props.ts';
import { useCalendar } from './use-calendar.ts';

/** A day (YYYY-MM-DD), typed or taken from a calendar in the language of the app. */
export function DayInput({ label, hidden, value, onChange, required, error }: EntryProps) {
  const { t } = useTranslation('admin');
  const calendar = useCalendar(label);
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
      {...calendar}
    />
  );
}
