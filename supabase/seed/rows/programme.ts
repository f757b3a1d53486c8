import { idOf } from '#seed/ids.ts';
import { languagesOf } from '#seed/programme/languages.ts';
import { threadOf } from '#seed/programme/tracks.ts';
import type { EditionSeed } from '#seed/site/editions.ts';
import type { EventSeed } from '#seed/types.ts';
import { addDays, instantAt } from '#shared/time.ts';
import type { StoredRow } from './content.ts';

/** Earlier than this a time belongs to the night after its programme day. */
const nightEnds = '04:00';

/** An event on its calendar day; whoever gives an intervention is a participant too. */
export function eventRow(seed: EventSeed, edition: EditionSeed): StoredRow<'event'> {
  const date = edition.days[seed.day - 1];
  if (!date) throw new RangeError(`${seed.slug}: the edition has no day ${seed.day}.`);
  const starts = seed.start < nightEnds ? addDays(date, 1) : date;
  const ends = seed.end <= seed.start ? addDays(starts, 1) : starts;
  const iso = (day: string, time: string) =>
    new Date(instantAt(day, time, edition.utc_offset)).toISOString();
  const from = seed.movedFrom;
  return {
    id: idOf('event', `${edition.id}/${seed.slug}`),
    edition_id: edition.id,
    title: seed.title,
    description: seed.description ?? {},
    type: seed.type,
    date,
    starts_at: iso(starts, seed.start),
    ends_at: iso(ends, seed.end),
    location_id: idOf('location', seed.location),
    chair_id: seed.chair ? idOf('speaker', seed.chair) : null,
    participant_ids: (seed.participants ?? []).map((slug) => idOf('speaker', slug)),
    cancelled: seed.cancelled ?? false,
    published: true,
    created_at: iso(addDays(edition.days[0] ?? date, -60), '12:00'),
    change: from ? 'moved' : 'none',
    changed_at: from ? iso(addDays(edition.days[0] ?? date, 0), '09:30') : null,
    previous_starts_at: from ? iso(starts, from.start) : null,
    previous_ends_at: from ? iso(ends, from.end) : null,
    previous_location_id: from ? idOf('location', from.location) : null,
    recording_url: seed.recording ?? null,
    occupancy: 'free',
    overflow_location_id: null,
    ...languagesOf(seed),
    ...threadOf(seed, edition),
    // Nobody is interrupted in prayer, nor when a forum is opened.
    questions: seed.type === 'spiritual' || seed.type === 'ceremony' ? 'off' : 'edition',
    feedback: 'edition',
    question_shown: null,
  };
}

/** The interventions of an event, in order. */
export function interventionRows(
  seed: EventSeed,
  edition: EditionSeed,
): StoredRow<'intervention'>[] {
  const event = `${edition.id}/${seed.slug}`;
  return (seed.interventions ?? []).map(({ speaker, title, description }, position) => ({
    id: idOf('intervention', `${event}/${speaker}`),
    edition_id: edition.id,
    event_id: idOf('event', event),
    speaker_id: idOf('speaker', speaker),
    title,
    description: description ?? {},
    position,
  }));
}
