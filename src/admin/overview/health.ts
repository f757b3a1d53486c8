import { type Kind, kinds, type Row } from '#entities/index.ts';
import type { Content } from '#replica/read.ts';
import { type Language, languages } from '#shared/localized.ts';
import { collisionsAmong } from '../events/clashes.ts';
import { engagedIn } from '../events/engaged.ts';
import { translationOf } from '../lists/rows.ts';

/** What stands between the edition and being complete, as far as this device can tell. */
export interface Health {
  /** Rows with a text missing in a language, by kind and language; kinds without gaps are left out. */
  readonly gaps: readonly { kind: Kind; language: Language; count: number }[];
  readonly withoutPlace: readonly string[];
  readonly withoutChair: readonly string[];
  /** Pairs of sessions that overlap in one hall. */
  readonly clashes: readonly (readonly [string, string])[];
  /** Who is expected in two sessions at once. */
  readonly twice: readonly { speaker: string; pair: readonly [string, string] }[];
}

/** Kinds whose texts visitors read. */
const translated = kinds.filter((kind) => kind !== 'streaming');

/** Looks an edition over; sessions that are cancelled or not published count as well as others. */
export function healthOf(content: Content): Health {
  const events = [...content.event.values()].filter(({ cancelled }) => !cancelled);
  const collisions = collisionsAmong(engagedIn(content.event, content.intervention));
  return {
    gaps: translated.flatMap((kind) => gapsOf(kind, rowsOf(content, kind))),
    withoutPlace: events.filter(({ location_id }) => !location_id).map(({ id }) => id),
    withoutChair: events
      .filter(
        ({ type, chair_id }) => (type === 'conference' || type === 'round_table') && !chair_id,
      )
      .map(({ id }) => id),
    clashes: collisions.filter(({ hall }) => hall).map(({ pair }) => pair),
    twice: collisions.flatMap(({ people, pair }) => people.map((speaker) => ({ speaker, pair }))),
  };
}

function gapsOf(kind: Kind, rows: readonly Row[]) {
  return languages
    .map((language) => ({
      kind,
      language,
      count: rows.filter((row) => translationOf(kind, row, language) !== 'full').length,
    }))
    .filter(({ count }) => count > 0);
}

function rowsOf(content: Content, kind: Kind): readonly Row[] {
  return [...(content[kind] as ReadonlyMap<string, Row>).values()];
}
