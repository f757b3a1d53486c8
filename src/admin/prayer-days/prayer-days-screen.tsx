import type { Issue } from '#entities/index.ts';
import { useContent } from '#replica/read.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useEntityForm } from '../forms/use-entity-form.ts';

/** What organisers know of the prayers of each day: the official times and the congregation's own. */
export function PrayerDaysScreen() {
  return (
    <EntityScreen
      kind="prayer_day"
      place="admin_prayer_days"
      sortedBy="date"
      form={(id) => <PrayerDayForm key={id} id={id} />}
    />
  );
}

function PrayerDayForm({ id }: { id: string }) {
  const others = useContent('prayer_day');
  const form = useEntityForm('prayer_day', id, {
    alsoCheck: ({ date }): Issue[] => {
      const taken = [...others.values()].some((other) => other.id !== id && other.date === date);
      return taken ? [{ field: 'date', code: 'day_taken' }] : [];
    },
  });
  return (
    <FormFrame form={form} place="admin_prayer_days">
      <EntityFields form={form} />
    </FormFrame>
  );
}
