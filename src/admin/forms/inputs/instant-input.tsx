import { InputError } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantAt, venueClock, venueOffset } from '#shared/time.ts';
import { TimeInput } from '#ui/time-input.tsx';
import { useIssueMessages } from '../../kinds/entity-labels.ts';
import { DayInput } from './day-input.tsx';
import type { InputProps } from './input-props.ts';
import classes from './instant-input.module.css';

/** A day and a time on the venue's clock, either of which may be missing yet. */
interface Wall {
  readonly day: string | null;
  readonly time: string | null;
}

/** A day and time on the venue's clock, whatever the device's own says. */
export function InstantInput({
  label,
  value,
  onChange,
  required,
  error,
}: InputProps<string | null>) {
  const { t } = useTranslation('admin');
  const issueMessage = useIssueMessages();
  const [unfinished, setUnfinished] = useState<Wall>({ day: null, time: null });
  const wall = value ? wallOf(value) : unfinished;
  const change = (part: Partial<Wall>) => {
    const next = { ...wall, ...part };
    setUnfinished(next);
    onChange(instantOf(next));
  };
  const shared = { hidden: true, required, error: Boolean(error) };
  return (
    <fieldset className={classes.field}>
      <legend data-required={required || undefined}>{label}</legend>
      <div className={classes.parts}>
        <DayInput
          {...shared}
          label={t('form.day')}
          value={wall.day}
          onChange={(day) => change({ day })}
        />
        <TimeInput
          {...shared}
          label={t('form.time')}
          unreadable={issueMessage('not_a_time')}
          value={wall.time}
          onChange={(time) => change({ time })}
        />
      </div>
      {error && <InputError>{error}</InputError>}
    </fieldset>
  );
}

/** An instant (ISO 8601) as the venue's wall shows it. */
function wallOf(instant: string): Wall {
  const { date, time } = venueClock(Date.parse(instant));
  return { day: date, time: time.slice(0, 5) };
}

/** The instant at which the venue's wall shows this; null for an unfinished entry. */
function instantOf({ day, time }: Wall): string | null {
  if (!day || !time) return null;
  const offset = venueOffset(Date.parse(`${day}T${time}Z`));
  return new Date(instantAt(day, time, offset)).toISOString();
}
