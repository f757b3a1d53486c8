import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCongregation } from '#domain/check-congregation.ts';
import { computeHours } from '#domain/compute-prayers.ts';
import type { Issue } from '#entities/index.ts';
import { type PrayerDay, type SunHour, sunHours } from '#entities/prayer-day.ts';
import { useContent, useRow, useSelectedEdition } from '#replica/read.ts';
import { venueOffset } from '#shared/time.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useEntityForm } from '../forms/use-entity-form.ts';
import classes from './prayer-days-screen.module.css';

/** What organisers know of the prayers of each day: the official times and the congregation's own. */
export function PrayerDaysScreen() {
  const { t } = useTranslation('admin');
  const offsetOf = useOffset();
  const computed = useCallback(
    ({ date }: PrayerDay, column: string) =>
      isSunHour(column) && (
        <span className={classes.computed}>
          <bdi>{computeHours(date, offsetOf(date))[column]}</bdi>{' '}
          <small>{t('list.computed')}</small>
        </span>
      ),
    [t, offsetOf],
  );
  return (
    <EntityScreen
      kind="prayer_day"
      place="admin_prayer_days"
      sortedBy="date"
      standIn={computed}
      form={(id) => <PrayerDayForm key={id} id={id} />}
    />
  );
}

function PrayerDayForm({ id }: { id: string }) {
  const others = useContent('prayer_day');
  const offsetOf = useOffset();
  const form = useEntityForm('prayer_day', id, {
    alsoCheck: (values): Issue[] => {
      const { date } = values;
      const taken = [...others.values()].some((other) => other.id !== id && other.date === date);
      return [
        ...(taken ? [{ field: 'date', code: 'day_taken' } as const] : []),
        ...checkCongregation(values, offsetOf(String(date))),
      ];
    },
  });
  return (
    <FormFrame form={form} place="admin_prayer_days">
      <EntityFields form={form} />
    </FormFrame>
  );
}

/** Tells the venue's clock of a day (YYYY-MM-DD), in minutes ahead of UTC. */
function useOffset(): (day: string) => number {
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  return useCallback(
    (day) => edition?.utc_offset ?? venueOffset(Date.parse(`${day}T12:00:00Z`)),
    [edition],
  );
}

function isSunHour(column: string): column is SunHour {
  return sunHours.some((hour) => hour === column);
}
