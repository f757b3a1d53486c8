import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { addDays, daysFrom } from '#shared/time.ts';
import { TimeInput } from '#ui/time-input.tsx';
import classes from './speaker-page.module.css';

/** Days before and after the forum at which people come and go. */
const around = 10;

/** When somebody comes or goes, by the venue's clock: a day around the forum, and a time once there is one. */
export function MomentInput({
  label,
  value,
  first,
  last,
  wrong,
  describedBy,
  onChange,
}: {
  label: string;
  /** YYYY-MM-DDTHH:MM; null for none. */
  value: string | null;
  /** The days of the edition, YYYY-MM-DD. */
  first: string;
  last: string;
  wrong: boolean;
  /** The id of what says more. */
  describedBy: string;
  onChange: (value: string | null) => void;
}) {
  const { t } = useTranslation('speaker-page');
  const format = useFormat();
  const [day = '', time = '12:00'] = value?.split('T') ?? [];
  const near = daysFrom(addDays(first, -around), addDays(last, around));
  const days = day === '' || near.includes(day) ? near : [...near, day].sort();
  return (
    <fieldset className={classes.moment}>
      <legend>{label}</legend>
      <select
        aria-label={t('availability.day')}
        aria-invalid={wrong}
        aria-describedby={describedBy}
        value={day}
        onChange={({ currentTarget: { value: to } }) => onChange(to ? `${to}T${time}` : null)}
      >
        <option value="">{t('needs.not_known')}</option>
        {days.map((one) => (
          <option key={one} value={one}>
            {format.day(one)}
          </option>
        ))}
      </select>
      {day && (
        <TimeInput
          hidden
          label={t('needs.time')}
          unreadable={t('needs.no_time')}
          value={time}
          error={wrong}
          onChange={(to) => to && onChange(`${day}T${to}`)}
        />
      )}
    </fieldset>
  );
}
