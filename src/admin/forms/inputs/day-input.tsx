import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import { readDay, writeDay } from '#shared/wall-entry.ts';
import { useRefused } from '#ui/use-refused.ts';
import { useIssueMessages } from '../../kinds/entity-labels.ts';
import classes from './day-input.module.css';
import type { EntryProps } from './input-props.ts';
import { useCalendar } from './use-calendar.ts';

/** A day (YYYY-MM-DD), typed or taken from a calendar in the language of the app. */
export function DayInput({ label, hidden, value, onChange, required, error }: EntryProps) {
  const { t } = useTranslation('admin');
  const issueMessage = useIssueMessages();
  const calendar = useCalendar(label);
  const { isRefused, refuse, forget } = useRefused(value);
  /** Whether what is typed is no day, which is told. */
  const refuses = (typed: string) => {
    const unreadable = typed.trim() !== '' && !readDay(typed);
    if (unreadable) refuse();
    return unreadable;
  };
  return (
    <DateInput
      {...(hidden ? { 'aria-label': label } : { label })}
      error={isRefused ? issueMessage('not_a_date') : error}
      required={required}
      dir="ltr"
      classNames={{ day: classes.day ?? '' }}
      placeholder={t('form.day_shape')}
      value={value}
      onChange={(day) => {
        forget();
        onChange(day);
      }}
      onInput={({ currentTarget: { value: typed } }) => {
        forget();
        // Of what is required, the calendar's piece would keep the day that was taken out.
        if (typed.trim() === '') onChange(null);
      }}
      onBlur={({ currentTarget }) => refuses(currentTarget.value)}
      onKeyDown={(event) => {
        // What is refused is not saved as what stood there before.
        if (event.key === 'Enter' && refuses(event.currentTarget.value)) event.preventDefault();
      }}
      valueFormat={writeDay}
      dateParser={readDay}
      clearable={!required}
      {...calendar}
    />
  );
}
