import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Programme } from '#domain/programme.ts';
import { useFormat } from '#i18n/format.ts';
import { Choices } from '#ui/choices.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { type Choice, isOfDay, type Sheet, sheets } from './choice.ts';
import { hallsOf } from './halls.ts';
import classes from './print-choices.module.css';

/** What to print: the sheet and, where it is of one, the day and the hall. */
export function PrintChoices({
  programme,
  offered = sheets,
  value,
  onChange,
}: {
  programme: Programme;
  /** The sheets to choose from. */
  offered?: readonly Sheet[];
  value: Choice;
  onChange: (changes: Partial<Choice>) => void;
}) {
  const { t } = useTranslation('print');
  const localize = useLocalize();
  const format = useFormat();
  const { halls } = useMemo(
    () =>
      hallsOf(programme.byDay.get(value.day) ?? [], (a, b) =>
        format.compare(localize(a.name), localize(b.name)),
      ),
    [programme, value.day, format, localize],
  );
  return (
    <div className={classes.choices}>
      <Choices
        label={t('what')}
        value={value.sheet}
        choices={offered.map((sheet) => ({ value: sheet, label: t(`sheet.${sheet}`) }))}
        onChange={(sheet) => onChange({ sheet })}
      />
      {isOfDay(value.sheet) && (
        <div className={classes.fields}>
          <Choices
            label={t('day')}
            value={value.day}
            choices={programme.days.map((day) => ({ value: day, label: format.shortDay(day) }))}
            onChange={(day) => onChange({ day, hall: '' })}
          />
          <SelectField
            label={t('hall')}
            any={t('any_hall')}
            value={value.hall}
            choices={halls.map(({ hall }) => ({ value: hall.id, label: localize(hall.name) }))}
            onChange={(hall) => onChange({ hall })}
          />
        </div>
      )}
    </div>
  );
}
