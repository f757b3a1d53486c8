import { addDays, venueClock } from '#shared/time.ts';
import { entity, type RowOf } from './kit/entity.ts';
import {
  choice,
  choices,
  date,
  datetime,
  flag,
  interpretation,
  localized,
  ref,
  refs,
  text,
  url,
} from './kit/field.ts';
import type { Issue } from './kit/issue.ts';

export const eventTypes = ['conference', 'round_table', 'ceremony', 'spiritual', 'event'] as const;

/** The languages that are spoken at the forum, and interpreted into; `zgh` is Amazigh. */
export const spokenLanguages = ['ar', 'zgh', 'fr', 'en', 'es', 'de', 'tr', 'ur'] as const;

/** What happened to a session since visitors follow the programme; the server says so. */
const eventChanges = ['none', 'added', 'moved'] as const;

/** A session of the programme. */
export const event = entity({
  kind: 'event',
  table: 'events',
  id: 'id',
  name: 'title',
  roles: ['programme'],
  lasts: 'copied_if_asked',
  anew: [
    'chair_id',
    'participant_ids',
    'cancelled',
    'recording_url',
    'occupancy',
    'overflow_location_id',
    'spoken',
    'interpretation',
    'questions',
    'feedback',
    'question_shown',
  ],
  fields: {
    edition_id: ref('edition', { required: true }),
    title: localized({ required: true, max: 300, search: 3, list: true }),
    description: localized({ max: 5_000, search: 1 }),
    type: choice(eventTypes, { list: 'wide', bulk: true }),
    date: date({ required: true, list: true, bulk: true }),
    starts_at: datetime({ required: true, list: true }),
    ends_at: datetime({ required: true }),
    location_id: ref('location', { list: true, bulk: true, without: { type: 'service' } }),
    chair_id: ref('speaker', { bulk: true }),
    participant_ids: refs('speaker'),
    cancelled: flag(),
    published: flag({ list: true }),
    created_at: datetime({ required: true, readonly: true }),
    change: choice(eventChanges, { readonly: true }),
    changed_at: datetime({ readonly: true }),
    previous_starts_at: datetime({ readonly: true }),
    previous_ends_at: datetime({ readonly: true }),
    previous_location_id: ref('location', { readonly: true }),
    recording_url: url(),
    occupancy: choice(['free', 'filling', 'full'], { required: false }),
    overflow_location_id: ref('location', { without: { type: 'service' } }),
    spoken: choices(spokenLanguages, { languages: true, bulk: true }),
    interpretation: interpretation(spokenLanguages),
    track_id: ref('track', { list: 'wide', bulk: true }),
    part_of_id: ref('event'),
    questions: choice(['edition', 'on', 'off'], { required: false, bulk: true }),
    feedback: choice(['edition', 'on', 'off'], { required: false, bulk: true }),
    question_shown: text({ max: 500 }),
  },
  rules: checkTimes,
});

export type Event = RowOf<typeof event>;
export type EventType = (typeof eventTypes)[number];
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** A session ends after it starts, within a day, and starts on its programme day or the night after. */
function checkTimes(times: { date?: string; starts_at?: string; ends_at?: string }): Issue[] {
  const { date: day, starts_at, ends_at } = times;
  if (!day || !starts_at || !ends_at) return [];
  const start = Date.parse(starts_at);
  const length = Date.parse(ends_at) - start;
  const starts = venueClock(start).date;
  if (length <= 0 || length > 86_400_000) return [{ field: 'ends_at', code: 'ends_before_start' }];
  if (starts !== day && starts !== addDays(day, 1)) {
    return [{ field: 'starts_at', code: 'too_far_from_day' }];
  }
  return [];
}
