import type { Engaged } from '#domain/engaged.ts';
import type { PrayerTime } from '#domain/prayer-times.ts';
import { prayerDaysOf } from '#domain/prayer-times.ts';
import type { Session } from '#domain/programme.ts';
import type { Edition, Event } from '#entities/index.ts';
import type { SpeakerAnswer } from '../../answers/answers.ts';
import { type Clash, clashesOf, collisionsAmong } from '../clashes.ts';

/** How a session is marked in the grid: something gets in its way, or only a prayer falls within it. */
export type Mark = 'clash' | 'prayer';

interface Around {
  readonly engaged: readonly Engaged<Event>[];
  readonly edition: Pick<Edition, 'starts_on' | 'ends_on'> | undefined;
  readonly prayersOf: (day: string) => readonly PrayerTime[];
  readonly answers?: readonly SpeakerAnswer[] | undefined;
}

/** The marks of sessions by their ids; those that run into nothing have none. */
export function marksOf(
  sessions: readonly Session[],
  { engaged, ...around }: Around,
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const session of sessions) {
    // Who is where at the same time is found for all at once below.
    const found = clashesOfSession(session, { ...around, engaged: [] });
    const mark = markOf(found);
    if (mark) marks.set(session.event.id, mark);
  }
  for (const { pair } of collisionsAmong(engaged)) {
    for (const id of pair) marks.set(id, 'clash');
  }
  return marks;
}

/** How what a session runs into marks it. */
export function markOf(clashes: readonly Clash[]): Mark | undefined {
  if (clashes.length === 0) return undefined;
  return clashes.every(({ what }) => what === 'prayer') ? 'prayer' : 'clash';
}

/** What a session runs into where it stands, or where it would be put. */
export function clashesOfSession(session: Session, { prayersOf, ...around }: Around): Clash[] {
  const { event, location, interventions } = session;
  return clashesOf(
    event,
    interventions.map(({ speaker_id }) => speaker_id),
    { ...around, location, prayers: prayerDaysOf([session]).flatMap(prayersOf) },
  );
}
