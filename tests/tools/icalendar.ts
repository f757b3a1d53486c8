/** What may stand in a value, by property (RFC 5545, 3.3 and 3.8; RFC 7986). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what may not stand in a text
const text = /^(?:[^\\;,\u0000-\u0008\u000a-\u001f\u007f]|\\[\\;,nN])*$/;
const utc = /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/;
const uri = /^[a-z][a-z0-9+.-]*:[!#-;=?-Z_a-z~[\]%]+$/i;
const properties: Readonly<Record<string, RegExp>> = {
  VERSION: /^2\.0$/,
  PRODID: text,
  CALSCALE: /^GREGORIAN$/,
  METHOD: /^PUBLISH$/,
  'X-WR-CALNAME': text,
  NAME: text,
  'SOURCE;VALUE=URI': uri,
  URL: uri,
  'REFRESH-INTERVAL;VALUE=DURATION': /^P(T\d+[HM]|\d+[DW])$/,
  'X-PUBLISHED-TTL': /^P(T\d+[HM]|\d+[DW])$/,
  UID: text,
  DTSTAMP: utc,
  SEQUENCE: /^\d{1,9}$/,
  DTSTART: /^\d{8}T\d{6}Z?$/,
  DTEND: utc,
  SUMMARY: text,
  DESCRIPTION: text,
  LOCATION: text,
  GEO: /^-?\d+(\.\d+)?;-?\d+(\.\d+)?$/,
  STATUS: /^(CONFIRMED|CANCELLED)$/,
  TZID: text,
  TZOFFSETFROM: /^[+-]\d{4}$/,
  TZOFFSETTO: /^[+-]\d{4}$/,
};

/** Which components stand in which, and what each has exactly once. */
const components: Readonly<Record<string, { within: string; needs: readonly string[] }>> = {
  VCALENDAR: { within: '', needs: ['VERSION', 'PRODID'] },
  VEVENT: { within: 'VCALENDAR', needs: ['UID', 'DTSTAMP', 'DTSTART'] },
  VTIMEZONE: { within: 'VCALENDAR', needs: ['TZID'] },
  STANDARD: { within: 'VTIMEZONE', needs: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'] },
};

/**
 * What is against the grammar of iCalendar in a file, a sentence each. It knows the properties that
 * the forum writes and no other, and no property may come twice: stricter than the standard.
 */
export function faultsOf(file: string): string[] {
  const faults: string[] = [];
  if (!file.endsWith('\r\n')) faults.push('the last line does not end');
  const physical = file.split('\r\n');
  for (const line of physical) {
    if (/[\r\n]/.test(line)) faults.push(`a line end within ${line}`);
    if (Buffer.byteLength(line) > 75) faults.push(`longer than 75 octets: ${line}`);
  }
  const open: { name: string; has: string[]; children: number }[] = [];
  const unfolded = file.replace(/\r\n[ \t]/g, '');
  for (const line of unfolded.split('\r\n').slice(0, -1)) {
    const [, head = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? [];
    const within = open.at(-1);
    if (head === 'BEGIN') {
      if (components[value]?.within !== (within?.name ?? ''))
        faults.push(`${value} stands wrongly`);
      if (within) within.children += 1;
      open.push({ name: value, has: [], children: 0 });
    } else if (head === 'END') {
      const { name = '', has = [], children = 0 } = open.pop() ?? {};
      if (name !== value) faults.push(`${value} ends within ${name}`);
      const lacks = components[name]?.needs.filter((one) => !has.includes(one)) ?? [];
      if (lacks.length > 0) faults.push(`${name} lacks ${lacks.join(', ')}`);
      if (name === 'VCALENDAR' && children === 0) faults.push('no component');
    } else if (!within) faults.push(`outside: ${line}`);
    else if (!properties[head]?.test(value)) faults.push(`no valid ${head}: ${line}`);
    else if (within.has.includes(head)) faults.push(`${head} twice in ${within.name}`);
    else within.has.push(head);
  }
  if (open.length > 0) faults.push(`${open.at(-1)?.name} does not end`);
  return faults;
}
