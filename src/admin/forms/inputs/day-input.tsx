import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDay, writeDay } from '#shared/wall-entry.ts';
import { useIssueMessages } from '../../kinds/entity-labels.ts';
import classes from './day-input.module.css';
import type { EntryProps } from './input-props.ts';
import { useCalendar } from './use-calendar.ts';

/** A day (YYYY-MM-DD), typed or taken from a calendar in the language of the app. */
export function DayInput({ label, hidden, value, onChange, required, error }: EntryProps) {
  const { t } = useTranslation('admin');
  const issueMessage = useIssueMessages();
  const calendar = useCalendar(label);
  /** What the field has been worth since something was typed that is no day. */
  const [kept, setKept] = useState<string | null>();
  /** Whether what is typed is no day, which is told. */
  const refuse = (typed: string) => {
    const unreadable = typed.trim() !== '' && !readDay(typed);
    if (unreadable) setKept(value);
    return unreadable;
  };
  return (
    <DateInput
      {...(hidden ? { 'aria-label': label } : { label })}
      error={kept === value ? issueMessage('not_a_date') : error}
      required={required}
      dir="ltr"
      classNames={{ day: classes.day ?? '' }}
      placeholder={t('form.day_shape')}
      value={value}
      onChange={(day) => {
        setKept(undefined);
        onChange(day);
      }}
      onInput={({ currentTarget: { value: typed } }) => {
        setKept(undefined);
        // Of what is required, the calendar's piece would keep the day that was taken out.
        if (typed.trim() === '') onChange(null);
      }}
      onBlur={({ currentTarget }) => refuse(currentTarget.value)}
      onKeyDown={(event) => {
        // What is refused is not saved as what stood there before.
        if (event.key === 'Enter' && refuse(event.currentTarget.value)) event.preventDefault();
      }}
      valueFormat={writeDay}
      dateParser={readDay}
      clearable={!required}
      {...calendar}
    />
  );
}
