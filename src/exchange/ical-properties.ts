import type ICAL from 'ical.js';
import { type Leaf, leavesOf } from './leftovers.ts';
import { notice, type Tell, type Where } from './notice.ts';
import type { Mention, SourceLink } from './source.ts';

/** Properties that lead to something else, in the order in which readers want them. */
const leading = ['url', 'attach', 'conference', 'link', 'source'];
/** What a session is made of, and what calendars write for each other. */
const known = new Set([
  ...leading,
  ...(
    'uid summary description location status categories dtstart dtend duration rrule rdate exdate ' +
    'recurrence-id attendee organizer contact dtstamp created last-modified sequence'
  ).split(' '),
]);
const bookkeeping =
  /^(?:VERSION|PRODID|CALSCALE|METHOD|NAME|X-WR-CALNAME|X-WR-TIMEZONE|BEGIN|END)$/i;

/** The addresses that an event gives in properties of their own; what lies in the file itself is told. */
export function linksOf(component: ICAL.Component, where: Where, tell: Tell): SourceLink[] {
  return leading.flatMap((name) =>
    component.getAllProperties(name).flatMap((property) => {
      const address = property.getFirstValue();
      const label = parameter(property, 'label') || parameter(property, 'filename');
      if (typeof address === 'string') {
        const type = parameter(property, 'fmttype');
        return [{ address, label, ...(type ? { hint: type } : {}) }];
      }
      tell(notice('link_left_out', where, label || name.toUpperCase()));
      return [];
    }),
  );
}

/** Those who take part by name; whoever is known by an e-mail address only, or merely organises, is told. */
export function attendeesOf(component: ICAL.Component, where: Where, tell: Tell): Mention[] {
  const people = component.getAllProperties('attendee').flatMap((property): Mention[] => {
    const name = parameter(property, 'cn').trim();
    const role = parameter(property, 'role').toUpperCase();
    const kind = parameter(property, 'cutype').toUpperCase();
    const speaks = role !== 'NON-PARTICIPANT' && (kind === '' || kind === 'INDIVIDUAL');
    if (name !== '' && !name.includes('@') && speaks) return [{ where, name }];
    const said = name || String(property.getFirstValue() ?? '');
    tell(notice('person_left_out', where, `ATTENDEE: ${said}`));
    return [];
  });
  for (const property of ['organizer', 'contact'].flatMap((name) =>
    component.getAllProperties(name),
  )) {
    const said = parameter(property, 'cn') || String(property.getFirstValue() ?? '');
    if (people.some(({ name }) => name === said)) continue;
    tell(notice('person_left_out', where, `${property.name.toUpperCase()}: ${said}`));
  }
  return people;
}

/** What an event holds in other properties, and the addresses in parameters of any. */
export function leavesBeside(component: ICAL.Component, where: Where, tell: Tell): Leaf[] {
  for (const inner of component.getAllSubcomponents()) {
    if (inner.name !== 'valarm') tell(notice('not_a_session', where, inner.name.toUpperCase()));
  }
  return component.getAllProperties().flatMap((property) => {
    const path = property.name.toUpperCase();
    const elsewhere = parameter(property, 'altrep');
    return [
      ...(known.has(property.name) ? [] : leavesOf(valuesOf(property), path)),
      ...leavesOf(elsewhere, `${path}/ALTREP`),
    ];
  });
}

/** What the calendar itself says besides its name and zone; lines that are no property say nothing. */
export function leavesOfCalendar(properties: readonly string[]): Leaf[] {
  return properties.flatMap((line) => {
    const [, name = '', value = ''] = /^([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    return bookkeeping.test(name) ? [] : leavesOf(value, name.toUpperCase());
  });
}

function valuesOf(property: ICAL.Property): unknown[] {
  return property.getValues().map((value: unknown) => {
    if (Array.isArray(value)) return value.flat().map(String).join(';');
    return value === null || value === undefined ? '' : String(value);
  });
}

function parameter(property: ICAL.Property, name: string): string {
  const value: unknown = property.getFirstParameter(name);
  return typeof value === 'string' ? value : '';
}
