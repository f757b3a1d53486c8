import { peopleOf, type Session } from '#domain/programme.ts';
import { isFollowedIn } from '#domain/spoken.ts';
import {
  type EventType,
  eventTypes,
  type Location,
  type Speaker,
  type SpokenLanguage,
  spokenLanguages,
} from '#entities/index.ts';
import { memoLast } from '#shared/memo-last.ts';

/** What the reader narrows the programme to; '' for anything. */
export interface Filter {
  readonly type: string;
  /** Id of a location. */
  readonly place: string;
  /** Id of a speaker. */
  readonly speaker: string;
  /** ISO 639 code of a language that is spoken or interpreted into. */
  readonly language: string;
  /** Id of a track. */
  readonly track: string;
}

/** How many of the filter's conditions are set. */
export function conditionsIn({ type, place, speaker, language, track }: Partial<Filter>): number {
  return [type, place, speaker, language, track].filter(Boolean).length;
}

/** The sessions that meet every condition set; the same list when none is. */
export function narrow(sessions: readonly Session[], filter: Partial<Filter>): readonly Session[] {
  if (conditionsIn(filter) === 0) return sessions;
  const { type, place, speaker, language, track } = filter;
  return sessions.filter(
    (session) =>
      (!type || session.event.type === type) &&
      (!track || session.event.track_id === track) &&
      (!place || session.event.location_id === place) &&
      (!speaker || peopleOf(session).some(({ id }) => id === speaker)) &&
      (!language || isFollowedIn(session.event, language)),
  );
}

/** What there is to choose from: only types, places, people and languages that some session has. */
export interface FilterChoices {
  readonly types: readonly EventType[];
  readonly places: readonly Location[];
  readonly speakers: readonly Speaker[];
  readonly languages: readonly SpokenLanguage[];
}

/** Collects the choices of a filter, each once; places and people in no particular order. */
export const choicesIn = memoLast((sessions: readonly Session[]): FilterChoices => {
  const types = new Set<string>();
  const places = new Set<Location>();
  const speakers = new Set<Speaker>();
  for (const session of sessions) {
    types.add(session.event.type);
    if (session.location) places.add(session.location);
    for (const person of peopleOf(session)) speakers.add(person);
  }
  return {
    types: eventTypes.filter((type) => types.has(type)),
    places: [...places],
    speakers: [...speakers],
    languages: spokenLanguages.filter((code) =>
      sessions.some(({ event }) => isFollowedIn(event, code)),
    ),
  };
});
