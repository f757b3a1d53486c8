/**
 * A length of time in minutes, read from `HH:MM`, `D:HH:MM` (what three parts mean in schedule
 * files), `PT1H30M` or a bare number of minutes. Undefined for anything else; a negative length is
 * given back as it is.
 */
export function readDuration(text: string): number | undefined {
  const value = text.trim();
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  const parts = /^(-)?(?:(\d{1,3}):)?(\d{1,4}):(\d{2})$/.exec(value);
  if (parts) {
    const [, minus, days = '0', hours = '0', minutes = '0'] = parts;
    return (minus ? -1 : 1) * (Number(days) * 1440 + Number(hours) * 60 + Number(minutes));
  }
  const iso = /^(-|\+)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(
    value,
  );
  if (!iso || !/\d/.test(value)) return undefined;
  const [, sign, weeks = '0', days = '0', hours = '0', minutes = '0', seconds = '0'] = iso;
  const total =
    Number(weeks) * 10_080 +
    Number(days) * 1440 +
    Number(hours) * 60 +
    Number(minutes) +
    Number(seconds) / 60;
  return sign === '-' ? -total : total;
}
