import '@mantine/dates/styles.layer.css';
import { DatePickerInput } from '@mantine/dates';
import { useFormat } from '#i18n/format.ts';
import type { InputProps } from './input-props.ts';
import { useCalendar } from './use-calendar.ts';

/** Days (YYYY-MM-DD) taken from a calendar in the language of the app, kept in their order. */
export function DaysInput({ label, value, onChange, required, error }: InputProps<string[]>) {
  const calendar = useCalendar(label);
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
      {...calendar}
    />
  );
}
