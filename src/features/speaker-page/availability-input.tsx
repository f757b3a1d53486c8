import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { daysFrom } from '#shared/time.ts';
import { Button } from '#ui/button.tsx';
import { TimeInput } from '#ui/time-input.tsx';
import type { Hours } from '#visitor/speaker-page/page.ts';
import classes from './speaker-page.module.css';

/** As many lines as the server takes. */
const most = 12;

/** The hours at which somebody is there, day by day. */
export function AvailabilityInput({
  value,
  first,
  last,
  wrong,
  onChange,
}: {
  value: readonly Hours[];
  /** The days of the edition, YYYY-MM-DD. */
  first: string;
  last: string;
  wrong: boolean;
  onChange: (value: readonly Hours[]) => void;
}) {
  const { t } = useTranslation('speaker-page');
  const format = useFormat();
  const days = daysFrom(first, last);
  const put = (at: number, hours: Partial<Hours>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...hours } : one)));
  const taken = new Set(value.map(({ date }) => date));
  const next = days.find((day) => !taken.has(day)) ?? first;
  return (
    <fieldset className={classes.availability}>
      <legend>{t('availability.title')}</legend>
      <p className={classes.hint}>{t('availability.lead')}</p>
      {value.map(({ date, from, to }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and none moves
        <div key={at} className={classes.hours}>
          <select
            aria-label={t('availability.day')}
            value={date}
            onChange={(event) => put(at, { date: event.currentTarget.value })}
          >
            {(days.includes(date) ? days : [date, ...days]).map((day) => (
              <option key={day} value={day}>
                {format.day(day)}
              </option>
            ))}
          </select>
          <TimeInput
            hidden
            label={t('availability.from')}
            unreadable={t('needs.no_time')}
            value={from}
            onChange={(time) => time && put(at, { from: time })}
          />
          <TimeInput
            hidden
            label={t('availability.to')}
            unreadable={t('needs.no_time')}
            error={from >= to}
            value={to}
            onChange={(time) => time && put(at, { to: time })}
          />
          <Button
            variant="subtle"
            tone="danger"
            aria-label={t('availability.remove', { day: format.day(date) })}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            <IconTrash aria-hidden size="1.2rem" />
          </Button>
        </div>
      ))}
      {wrong && (
        <p role="alert" className={classes.problem}>
          {t('availability.wrong')}
        </p>
      )}
      {value.length < most && (
        <Button
          variant="default"
          icon={<IconPlus aria-hidden size="1.2rem" />}
          onClick={() => onChange([...value, { date: next, from: '09:00', to: '18:00' }])}
        >
          {t('availability.add')}
        </Button>
      )}
    </fieldset>
  );
}
