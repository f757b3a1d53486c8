import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Choices } from '#ui/choices.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useGradual } from '#ui/use-gradual.ts';
import { groups, type Line } from './comparison.ts';
import { LineCard } from './line-card.tsx';
import classes from './releases.module.css';
import { useLineFilter } from './use-line-filter.ts';

/** What the working version changes, narrowed by what it does, by hall and by speaker. */
export function ComparisonList({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('admin-versions');
  const format = useFormat();
  const { state, set, halls, speakers, counts, shown } = useLineFilter(lines);
  const { shown: drawn, endRef } = useGradual(shown, { first: 30, step: 30, eager: 90 });
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const choices = [
    { value: '' as const, label: `${t('group.all')} (${format.number(total)})` },
    ...groups
      .filter((group) => counts.has(group) || state.group === group)
      .map((value) => ({
        value,
        label: `${t(`group.${value}`)} (${format.number(counts.get(value) ?? 0)})`,
      })),
  ];
  return (
    <>
      <div className={classes.tools}>
        <SelectField
          label={t('filter.hall')}
          any={t('filter.any_hall')}
          value={state.hall}
          choices={halls}
          onChange={(hall) => set({ hall })}
        />
        <SelectField
          label={t('filter.speaker')}
          any={t('filter.any_speaker')}
          value={state.speaker}
          choices={speakers}
          onChange={(speaker) => set({ speaker })}
        />
      </div>
      <Choices
        label={t('filter.group')}
        value={state.group}
        choices={choices}
        onChange={(group) => set({ group })}
      />
      {shown.length === 0 && <p className={classes.lead}>{t('filter.none')}</p>}
      <ul className={classes.cards}>
        {shown.slice(0, drawn).map((line) => (
          <LineCard key={`${line.event.id} ${line.group}`} line={line} planned />
        ))}
        <li ref={endRef} aria-hidden className={classes.end} />
      </ul>
    </>
  );
}
