import type { Content } from '#replica/read.ts';
import { sessionsOf } from './facts.ts';
import type { Person } from './server-answers.ts';

/** Whom a sending is for. */
export const recipientChoices = ['all', 'unanswered', 'day', 'hall', 'track', 'single'] as const;

/** The choice, with the day (YYYY-MM-DD), hall, track or speakers (ids) that it names. */
export interface Choice {
  readonly recipients: (typeof recipientChoices)[number];
  readonly day: string;
  readonly hall: string;
  readonly track: string;
  readonly speakers: readonly string[];
}

/** Those of some people whom a choice names, whether anything can be sent to them or not. */
export function chosenOf(
  people: readonly Person[],
  choice: Choice,
  content: Pick<Content, 'event' | 'intervention'>,
  edition: number,
): readonly Person[] {
  const { recipients, day, hall, track, speakers } = choice;
  if (recipients === 'all') return people;
  if (recipients === 'unanswered') {
    return people.filter(({ participation }) => participation === null);
  }
  if (recipients === 'single') return people.filter(({ speaker }) => speakers.includes(speaker));
  const here = sessionsOf(content, edition).filter(({ event }) => {
    if (event.cancelled) return false;
    if (recipients === 'day') return event.date === day;
    return recipients === 'hall' ? event.location_id === hall : event.track_id === track;
  });
  const named = new Set(here.flatMap((session) => [...session.people]));
  return people.filter(({ speaker }) => named.has(speaker));
}
