import { type Engaged, engagedIn } from '#domain/engaged.ts';
import type { Event, Kind, Row } from '#entities/index.ts';
import type { Content } from '#replica/read.ts';
import { type Language, languages } from '#shared/localized.ts';
import { collisionsAmong } from '../events/clashes.ts';
import { type Origins, type TextState, textsOf, translatedKinds } from '../kinds/text-states.ts';

/** What stands between the edition and being complete, as far as this device can tell. */
export interface Health {
  /** Rows with a text missing in a language, by kind and language; kinds without gaps are left out. */
  readonly gaps: readonly Gap[];
  /** The same, of texts that are there and were made from another that has changed since. */
  readonly outdated: readonly Gap[];
  readonly withoutPlace: readonly string[];
  readonly withoutChair: readonly string[];
  /** Published sessions at a place, or with a person, that visitors do not see, by session. */
  readonly halfPublished: readonly HalfPublished[];
  /** Pairs of sessions that overlap in one hall. */
  readonly clashes: readonly (readonly [string, string])[];
  /** Who is expected in two sessions at once. */
  readonly twice: readonly { speaker: string; pair: readonly [string, string] }[];
}

interface HalfPublished {
  readonly session: string;
  readonly kind: 'location' | 'speaker';
  /** The row that is not published. */
  readonly id: string;
}

interface Gap {
  readonly kind: Kind;
  readonly language: Language;
  readonly count: number;
}

/** Looks an edition over; sessions that are cancelled or not published count as well as others. */
export function healthOf(content: Content, origins: Origins): Health {
  const events = [...content.event.values()].filter(({ cancelled }) => !cancelled);
  const engaged = engagedIn(content.event, content.intervention);
  const collisions = collisionsAmong(engaged);
  return {
    gaps: gapsOf(content, origins, 'missing'),
    outdated: gapsOf(content, origins, 'outdated'),
    withoutPlace: events.filter(({ location_id }) => !location_id).map(({ id }) => id),
    withoutChair: events
      .filter(
        ({ type, chair_id }) => (type === 'conference' || type === 'round_table') && !chair_id,
      )
      .map(({ id }) => id),
    halfPublished: engaged.flatMap((session) => halfPublished(content, session)),
    clashes: collisions.filter(({ hall }) => hall).map(({ pair }) => pair),
    twice: collisions.flatMap(({ people, pair }) => people.map((speaker) => ({ speaker, pair }))),
  };
}

/** What a published session names and visitors do not see. */
function halfPublished(content: Content, { event, people }: Engaged<Event>): HalfPublished[] {
  const { id: session, location_id, published } = event;
  if (!published) return [];
  const place = location_id ? content.location.get(location_id) : undefined;
  const persons = [...people].filter((id) => content.speaker.get(id)?.published === false);
  return [
    ...(location_id && place?.published === false
      ? [{ session, kind: 'location' as const, id: location_id }]
      : []),
    ...persons.map((id) => ({ session, kind: 'speaker' as const, id })),
  ];
}

function gapsOf(content: Content, origins: Origins, wanted: TextState): readonly Gap[] {
  return translatedKinds.flatMap((kind) => {
    const rows = [...(content[kind] as ReadonlyMap<string, Row>)];
    const states = rows.map(([id, row]) => textsOf(kind, id, row, origins));
    return languages
      .map((language) => {
        const has = (texts: (typeof states)[number]) =>
          texts.some(({ state }) => state[language] === wanted);
        return { kind, language, count: states.filter(has).length };
      })
      .filter(({ count }) => count > 0);
  });
}
