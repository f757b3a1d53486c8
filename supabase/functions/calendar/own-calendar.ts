/** An entry of the published calendar; its UID begins with the session's id. */
const entries = /BEGIN:VEVENT\r\nUID:([0-9a-f-]{36})@[\s\S]*?\r\nEND:VEVENT\r\n/g;

/** A calendar has one component at least (RFC 5545, 3.6). */
const nothing =
  'BEGIN:VTIMEZONE\r\nTZID:Etc/UTC\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n' +
  'TZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n';

/** How often calendars should ask again: as often as for the whole programme. */
const refresh = 'PT30M';

/**
 * The entries of these sessions out of the published programme, as a calendar called `name`. They are
 * taken as they stand, so that a session is the same in both.
 */
export function ownCalendar(programme: string, sessions: readonly string[], name: string): string {
  const wanted = new Set(sessions);
  const found = [...programme.matchAll(entries)].filter(([, id = '']) => wanted.has(id));
  return [
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Forum//My Programme//EN\r\n',
    'CALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\n',
    `X-WR-CALNAME:${name}\r\nNAME:${name}\r\n`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}\r\nX-PUBLISHED-TTL:${refresh}\r\n`,
    found.length > 0 ? found.map(([entry]) => entry).join('') : nothing,
    'END:VCALENDAR\r\n',
  ].join('');
}
