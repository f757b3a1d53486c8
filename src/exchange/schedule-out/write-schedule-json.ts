import type { OutSchedule, OutSession } from './schedule.ts';

/** A schedule as the JSON that frab writes and its readers know. */
export function writeScheduleJson(schedule: OutSchedule): string {
  const { version, title, acronym, start, end, url, rooms, days } = schedule;
  const conference = {
    acronym,
    title,
    start,
    end,
    daysCount: days.length,
    timeslot_duration: '00:05',
    time_zone_name: 'Africa/Casablanca',
    url,
    rooms: rooms.map(({ guid, name, capacity }) => ({ guid, name, description: null, capacity })),
    days: days.map((day) => ({
      index: day.index,
      date: day.date,
      day_start: day.start,
      day_end: day.end,
      rooms: Object.fromEntries(
        [...day.rooms].map(([room, sessions]) => [room, sessions.map(eventOf)]),
      ),
    })),
  };
  const whole = { schedule: { version, base_url: url, conference } };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function eventOf({ persons, track, attachments, ...session }: OutSession) {
  return {
    ...session,
    subtitle: '',
    track: track || null,
    abstract: '',
    links: attachments,
    attachments: [],
    persons: persons.map(({ id, guid, name, biography }) => {
      return { id, guid, public_name: name, biography };
    }),
  };
}
