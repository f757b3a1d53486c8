import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Choices } from '#ui/choices.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { zooms } from './grid-scale.ts';
import classes from './planning.module.css';
import type { Plan } from './use-plan.ts';

/** Which day is looked at, how many days at once, and whether one hall alone. */
export function PlanTools({ plan }: { plan: Plan }) {
  const { t } = useTranslation('admin-programme');
  const format = useFormat();
  const localize = useLocalize();
  const { days, day, zoom, halls, hall, first, setView } = plan;
  const offered = zooms.filter((count) => count > 1 && count <= days.length);
  return (
    <div className={classes.tools}>
      {days.length > zoom && (
        <Choices
          label={t('day_of.day')}
          value={day}
          choices={days.map((value) => ({ value, label: format.shortDay(value) }))}
          onChange={(value) => setView({ day: value })}
        />
      )}
      {offered.length > 0 && (
        <SelectField
          label={t('planning.zoom')}
          any={t('planning.days', { count: 1 })}
          value={zoom === 1 ? '' : String(zoom)}
          choices={offered.map((count) => ({
            value: String(count),
            label: t('planning.days', { count }),
          }))}
          onChange={(count) => setView({ days: count })}
        />
      )}
      <SelectField
        label={t('planning.hall')}
        any={first ? localize(first.name) : t('planning.all_halls')}
        value={hall === first ? '' : (hall?.id ?? '')}
        choices={halls
          .filter((other) => other !== first)
          .map(({ id, name }) => ({ value: id, label: localize(name) }))}
        onChange={(id) => setView({ hall: id })}
      />
    </div>
  );
}
