const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Minutes that the clocks of a time zone (an IANA name) are ahead of UTC at an instant (ms since
 * 1970), as this device's tables know it. Throws a RangeError for a zone they do not know.
 */
export function zoneOffset(zone: string, instant: number): number {
  const at: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) at[type] = value;
  const shown = `${at.year}-${at.month}-${at.day}T${at.hour}:${at.minute}:${at.second}Z`;
  return Math.round((Date.parse(shown) - instant) / 60_000);
}

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}
