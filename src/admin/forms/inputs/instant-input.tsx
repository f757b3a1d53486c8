import { TextInput } from '@mantine/core';
import { instantAt, venueClock, venueOffset } from '#shared/time.ts';
import type { InputProps } from './input-props.ts';

/** A day and time on the venue's clock, whatever the device's own says. */
export function InstantInput({
  label,
  value,
  onChange,
  required,
  error,
}: InputProps<string | null>) {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      error={error}
      required={required}
      value={value ? wallOf(value) : ''}
      onChange={(event) => onChange(instantOf(event.currentTarget.value))}
    />
  );
}

/** An instant (ISO 8601) as the venue's wall shows it, YYYY-MM-DDTHH:MM. */
function wallOf(instant: string): string {
  const { date, time } = venueClock(Date.parse(instant));
  return `${date}T${time.slice(0, 5)}`;
}

/** The instant at which the venue's wall shows this; null for an unfinished entry. */
function instantOf(wall: string): string | null {
  const [date, time] = wall.split('T');
  if (!date || !time) return null;
  const offset = venueOffset(Date.parse(`${date}T${time}Z`));
  return new Date(instantAt(date, time, offset)).toISOString();
}
