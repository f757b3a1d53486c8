/** One component of a calendar as unfolded lines, with the line it begins on (from 1). */
export interface CalendarBlock {
  readonly name: string;
  readonly line: number;
  readonly lines: readonly string[];
  /** False when the file ends, or another begins, before its END. */
  readonly complete: boolean;
}

interface Line {
  text: string;
  readonly number: number;
}

/** A calendar cut into its top components, and the properties of the calendar itself. */
export function cutCalendar(text: string): {
  properties: readonly string[];
  blocks: readonly CalendarBlock[];
} {
  const properties: string[] = [];
  const blocks: CalendarBlock[] = [];
  let open: { name: string; line: number; lines: string[] } | undefined;
  const close = (complete: boolean): void => {
    if (open) blocks.push({ ...open, complete });
    open = undefined;
  };
  for (const { text: line, number } of unfold(text)) {
    const begins = /^BEGIN:(VEVENT|VTIMEZONE|VTODO|VJOURNAL|VFREEBUSY)$/i.exec(line.trim());
    if (begins) {
      close(false);
      open = { name: (begins[1] ?? '').toUpperCase(), line: number, lines: [line.trim()] };
    } else if (open) {
      open.lines.push(line);
      if (line.trim().toUpperCase() === `END:${open.name}`) close(true);
      else if (/^END:VCALENDAR$/i.test(line.trim())) close(false);
    } else if (/^END:VEVENT$/i.test(line.trim())) {
      // An end without a beginning: an event whose first line is damaged. Its line must be told.
      blocks.push({ name: 'VEVENT', line: number, lines: [line], complete: false });
    } else {
      properties.push(line);
    }
  }
  close(false);
  return { properties, blocks };
}

/** The text of a property of the calendar itself, such as X-WR-CALNAME; empty when there is none. */
export function calendarProperty(properties: readonly string[], name: string): string {
  const start = new RegExp(`^${name}(?:;(?:"[^"]*"|[^":])*)?:`, 'i');
  const line = properties.find((candidate) => start.test(candidate)) ?? '';
  return line.replace(start, '').replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1').trim();
}

function unfold(text: string): Line[] {
  const lines: Line[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.replace(/\r+$/, '');
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(line)) last.text += line.slice(1);
    else if (line !== '') lines.push({ text: line, number: index + 1 });
  }
  return lines;
}
