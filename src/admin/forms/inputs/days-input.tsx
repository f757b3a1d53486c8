import '@mantine/dates/styles.layer.css';
import { DatePickerInput } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { InputProps } from './input-props.ts';

/** Days (YYYY-MM-DD) taken from a calendar in the language of the app, kept in their order. */
export function DaysInput({ label, value, onChange, required, error }: InputProps<string[]>) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <DatePickerInput
      type="multiple"
      label={label}
      error={error}
      required={required}
      value={value ?? []}
      onChange={(days: string[]) => onChange([...days].sort())}
      valueFormatter={() => format.list((value ?? []).map((day) => format.shortDay(day)))}
      clearable={!required}
      clearButtonProps={{ 'aria-label': t('form.clear', { name: label }) }}
      maxLevel="month"
      monthLabelFormat={(month) => format.month(month.slice(0, 10))}
      weekdayFormat={(day) => format.weekdayLetter(day.slice(0, 10))}
      weekendDays={[]}
      getDayAriaLabel={(day) => format.day(day)}
      ariaLabels={{ previousMonth: t('form.month_before'), nextMonth: t('form.month_after') }}
    />
  );
}
