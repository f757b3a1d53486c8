import { xmlText } from '../xml-text.ts';
import type { OutDay, OutSchedule, OutSession } from './schedule.ts';

/** A schedule as the XML that frab writes and its readers know. */
export function writeScheduleXml(schedule: OutSchedule): string {
  const { version, title, acronym, start, end, days } = schedule;
  const conference = inside('conference', [
    line('title', title),
    line('acronym', acronym),
    line('start', start),
    line('end', end),
    line('days', String(days.length)),
    line('timeslot_duration', '00:05'),
  ]);
  const written = days.map((day) => dayOf(day, schedule.rooms));
  const whole = inside('schedule', [line('version', version), conference, ...written]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole}\n`;
}

function dayOf({ index, date, start, end, rooms }: OutDay, all: OutSchedule['rooms']): string {
  return inside(
    'day',
    [...rooms].map(([name, sessions]) => {
      const [room, another] = all.filter((one) => one.name === name);
      const guid: Attributes = room && !another ? { guid: room.guid } : {};
      return inside('room', sessions.map(eventOf), { name, ...guid });
    }),
    { index: String(index), date, start, end },
  );
}

function eventOf(session: OutSession): string {
  const { id, guid, persons, title, language, description, slug, attachments } = session;
  return inside(
    'event',
    [
      line('date', session.date),
      line('start', session.start),
      line('duration', session.duration),
      line('room', session.room),
      line('url', session.url),
      line('slug', slug),
      line('title', title),
      line('subtitle', ''),
      line('track', session.track),
      line('type', session.type),
      line('language', language),
      line('abstract', ''),
      line('description', description),
      inside(
        'persons',
        persons.map((person) =>
          line('person', person.name, { id: String(person.id), guid: person.guid }),
        ),
      ),
      inside(
        'links',
        attachments.map(({ title: name, url }) => line('link', name, { href: url })),
      ),
    ],
    { id: String(id), guid },
  );
}

type Attributes = Readonly<Record<string, string>>;

function inside(name: string, content: readonly string[], attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}>\n${content.join('\n')}\n</${name}>`;
}

function line(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}>${xmlText(text)}</${name}>`;
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');
}
