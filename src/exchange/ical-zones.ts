import ICAL from 'ical.js';
import { isZone, type Zone } from './clock.ts';
import type { CalendarBlock } from './ical-blocks.ts';

/** Names that Outlook gives to zones, for the countries that guests come from. */
const outlook: Readonly<Record<string, string>> = {
  'Morocco Standard Time': 'Africa/Casablanca',
  'Romance Standard Time': 'Europe/Paris',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Africa/Dakar',
  'W. Central Africa Standard Time': 'Africa/Lagos',
  'Egypt Standard Time': 'Africa/Cairo',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabian Standard Time': 'Asia/Dubai',
  'Eastern Standard Time': 'America/New_York',
  'Pacific Standard Time': 'America/Los_Angeles',
};

/** The zones that a calendar names, and those it defines itself. */
export interface CalendarZones {
  /** The zone of a TZID at a local time; undefined when nobody knows it. */
  at(tzid: string, local: ICAL.Time): Zone | undefined;
  /** The name of the only zone that the calendar defines, where there is exactly one. */
  readonly only: string | undefined;
}

/** Collects the zones of a calendar; broken definitions are as good as none. */
export function readZones(blocks: readonly CalendarBlock[]): CalendarZones {
  const defined = new Map<string, ICAL.Timezone>();
  for (const block of blocks) {
    if (block.name !== 'VTIMEZONE' || !block.complete) continue;
    const zone = readDefinition(block);
    if (zone) defined.set(zone.tzid, zone);
  }
  const named = [...defined.keys()].map(knownZone);
  return {
    at(tzid, local) {
      const known = knownZone(tzid);
      if (known) return known;
      const zone = defined.get(tzid);
      return zone ? Math.round(zone.utcOffset(local) / 60) : undefined;
    },
    only: named.length === 1 ? named[0] : undefined,
  };
}

/** The IANA zone that a name stands for, also behind a prefix or in Outlook's words. */
export function knownZone(name: string): string | undefined {
  const plain = name.trim();
  const tail = plain.split('/').slice(-2).join('/');
  return [plain, tail, outlook[plain] ?? ''].find((zone) => zone !== '' && isZone(zone));
}

function readDefinition(block: CalendarBlock): ICAL.Timezone | undefined {
  try {
    const component = new ICAL.Component(ICAL.parse(block.lines.join('\r\n')));
    const tzid = component.getFirstPropertyValue('tzid');
    return typeof tzid === 'string' ? new ICAL.Timezone({ component, tzid }) : undefined;
  } catch {
    return undefined;
  }
}
