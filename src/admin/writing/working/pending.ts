import { fieldsOf, type PlannedChange } from '#entities/index.ts';
import { sameValue } from '#replica/content/change.ts';
import type { Content } from '#replica/read.ts';
import { groupBy } from '#shared/group-by.ts';
import { isRecord } from '#shared/record.ts';
import { withoutGone } from '../undo.ts';

/** What a planned change is about: a value of a session or of a talk, or (`row`) a whole talk. */
export type Target = Pick<PlannedChange, 'event_id' | 'talk_id' | 'field' | 'language'>;

/** The same for everything that is planned about one value. */
export function keyOf({ event_id, talk_id, field, language }: Target): string {
  return `${talk_id ?? event_id} ${field} ${language}`;
}

/** The kind whose field it is. */
export const kindOf = ({ talk_id }: Target) => (talk_id === null ? 'event' : 'intervention');

/**
 * What is still to come, by what it is about, the newest first: two of one value stand there only where
 * somebody planned it without having heard of a release.
 */
export function pendingIn({
  planned_change,
  event,
  intervention,
}: Pick<Content, 'planned_change' | 'event' | 'intervention'>): ReadonlyMap<
  string,
  readonly PlannedChange[]
> {
  const pending = [...planned_change.values()]
    // What was planned of a session that is gone by now goes with it, and of a talk.
    .filter(({ release_id, event_id }) => release_id === null && event.has(event_id))
    .filter(({ talk_id, field }) => {
      return talk_id === null || field === 'row' || intervention.has(talk_id);
    })
    .sort((a, b) => Date.parse(b.planned_at) - Date.parse(a.planned_at) || (a.id < b.id ? 1 : -1));
  return groupBy(pending, keyOf);
}

/** A value out of the text that a planned change holds of it. */
export function plannedValue(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

/**
 * A value that a planned change holds, without the names of what has been deleted since, as the server has cut
 * them out of what is published; null where it named one, and of a talk whose speaker is gone.
 */
export function heldValue(
  target: Target,
  text: string | null,
  content: Pick<Content, 'event' | 'speaker' | 'location' | 'track'>,
): unknown {
  const value = plannedValue(text);
  const rows: Readonly<Record<string, ReadonlyMap<string, unknown>>> = content;
  const isGone = (kind: string, id: unknown) =>
    typeof id === 'string' && rows[kind]?.has(id) === false;
  if (target.field === 'row') {
    return isRecord(value) && isGone('speaker', value.speaker_id) ? null : value;
  }
  const field = fieldsOf(kindOf(target))[target.field];
  const names = field?.type === 'ref' || field?.type === 'refs';
  return names ? withoutGone(value, field.kind, isGone) : value;
}

/** A value as a planned change holds it. */
export function plannedText(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

/** Whether two values of a field are the same: instants are written in more than one way. */
export function isSame(target: Target, a: unknown, b: unknown): boolean {
  const fields = fieldsOf(kindOf(target));
  if (fields[target.field]?.type !== 'datetime') return sameValue(a, b);
  return a === b || Date.parse(String(a)) === Date.parse(String(b));
}
