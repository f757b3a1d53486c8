import { Button, Select, Switch } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';
import { addDays, daysFrom } from '#shared/time.ts';
import { TimeInput } from '#ui/time-input.tsx';
import { NumberField } from '../forms/inputs/number-field.tsx';
import type { EntityForm } from '../forms/use-entity-form.ts';
import { useFieldLabels, useIssueMessages } from '../kinds/entity-labels.ts';
import classes from './event-form.module.css';
import { endOf, minutesBetween, timesOf, type WallTime, wallTimeOf } from './wall-time.ts';

const usual = [30, 45, 60, 90, 120];

/** Day, start, duration and end of a session on the venue's clock; each moves what depends on it. */
export function WhenInput({ form }: { form: EntityForm }) {
  const { t } = useTranslation('admin-programme');
  const label = useFieldLabels();
  const issueMessage = useIssueMessages();
  const format = useFormat();
  const { values, set } = form;
  const days = useDays(values.date);
  const last = useRef<WallTime | undefined>(undefined);
  const { date, starts_at, ends_at } = values;
  const complete = date && starts_at && ends_at;
  const wall = complete
    ? wallTimeOf({ date: String(date), starts_at: String(starts_at), ends_at: String(ends_at) })
    : undefined;
  if (wall) last.current = wall;
  const shown = wall ?? last.current;
  const errorOf = (field: string) => {
    const issue = form.issues.find((one) => one.field === field);
    return issue && issueMessage(issue.code);
  };
  const change = (changes: Partial<WallTime>) => {
    const next = { ...(shown ?? fallback(days[0])), ...changes };
    for (const [name, value] of Object.entries(timesOf(next))) set(name, value);
  };
  const late = shown !== undefined && (shown.night || shown.start < '06:00');
  return (
    <>
      <div className={classes.when}>
        <Select
          label={label('event', 'date')}
          error={errorOf('date')}
          required
          data={days.map((day) => ({ value: day, label: format.day(day) }))}
          value={shown?.day ?? null}
          allowDeselect={false}
          checkIconPosition="right"
          onChange={(day) => day && change({ day })}
        />
        <TimeInput
          label={label('event', 'starts_at')}
          error={errorOf('starts_at')}
          unreadable={issueMessage('not_a_time')}
          required
          value={wall?.start ?? null}
          onChange={(start) => (start ? change({ start }) : set('starts_at', null))}
        />
        <NumberField
          label={t('form.minutes')}
          required
          min={5}
          max={1440}
          step={5}
          value={shown?.minutes ?? null}
          onChange={(minutes) => minutes !== null && change({ minutes })}
        />
        <TimeInput
          label={label('event', 'ends_at')}
          error={errorOf('ends_at')}
          unreadable={issueMessage('not_a_time')}
          required
          value={wall ? endOf(wall) : null}
          onChange={(end) => {
            if (end && shown) change({ minutes: minutesBetween(shown.start, end) });
          }}
        />
      </div>
      <div className={classes.quick}>
        {usual.map((minutes) => (
          <Button
            key={minutes}
            variant={shown?.minutes === minutes ? 'filled' : 'default'}
            aria-pressed={shown?.minutes === minutes}
            onClick={() => change({ minutes })}
          >
            {t('form.minutes_long', { count: minutes })}
          </Button>
        ))}
      </div>
      {late && (
        <Switch
          label={t('form.night')}
          checked={shown.night}
          onChange={(event) => change({ night: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

/** The days of the edition with the eves around it, and the session's own wherever it lies. */
function useDays(own: unknown): readonly string[] {
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const near = edition ? daysFrom(addDays(edition.starts_on, -1), addDays(edition.ends_on, 1)) : [];
  return [...new Set([...(own ? [String(own)] : []), ...near])].sort();
}

const fallback = (day = ''): WallTime => ({ day, start: '09:00', night: false, minutes: 60 });
