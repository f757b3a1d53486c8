import type { Event, PlannedChange } from '#entities/index.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { isRecord } from '#shared/record.ts';
import { keyOf, plannedValue, type Target } from './pending.ts';
import { isTranslated, talkValues } from './present.ts';

/** A value that is wanted in the working version. */
export interface Wish extends Target {
  readonly value: unknown;
  /** What its author saw there; undefined where nothing says so. */
  readonly saw?: unknown;
}

/** What of a change is made at once, and what is wanted for the next release. */
export interface Divided {
  readonly now?: ContentChange | undefined;
  readonly wishes: readonly Wish[];
}

type Pending = ReadonlyMap<string, readonly PlannedChange[]>;
type Held = Pick<Content, 'event' | 'intervention'>;

/** What of a session is about the moment, or comes after it, and is no part of any version. */
const ofTheMoment = new Set([
  'occupancy',
  'overflow_location_id',
  'question_shown',
  'recording_url',
]);

/**
 * Divides a change made in the working version. What visitors do not see, a draft and its talks, is
 * changed at once; that a draft is published, and all that changes of a published session, waits.
 */
export function divide(change: ContentChange, published: Held, pending: Pending): Divided {
  if (change.kind === 'event') return divideSession(change, published.event.get(change.id));
  if (change.kind === 'intervention') return divideTalk(change, published, pending);
  return { now: change, wishes: [] };
}

function divideSession(change: ContentChange, row: Event | undefined): Divided {
  const { kind, id, action, base } = change;
  const set = change.set ?? {};
  if (!row) {
    if (action !== 'insert' || set.published !== true) return { now: change, wishes: [] };
    const draft = { ...change, set: { ...set, published: false } };
    return { now: draft, wishes: [wishOf(id, null, 'published', true)] };
  }
  if (action === 'delete') {
    // A release withdraws a session; what is withdrawn can then be deleted by whoever means it.
    if (row.published) return { wishes: [wishOf(id, null, 'published', false)] };
    return { now: { ...change, base: null }, wishes: [] };
  }
  // What comes back in the working version never went.
  const back = action === 'insert' ? changeBetween(kind, id, { ...row }, set) : change;
  const entries = Object.entries(back?.set ?? {});
  const waits = (name: string) => name === 'published' || (row.published && !ofTheMoment.has(name));
  const atOnce = entries.filter(([name]) => !waits(name));
  const now = updateOf(change, atOnce, action === 'insert' ? back?.base : base);
  const wishes = entries
    .filter(([name]) => waits(name))
    .flatMap(([name, value]) => wishesOf(wishOf(id, null, name, value), back?.base));
  // Coming back undoes a withdrawal, of which nothing differs from what is published.
  if (action === 'insert') wishes.push(wishOf(id, null, 'published', set.published ?? false));
  return { now, wishes };
}

/** The update of some fields by which a change is made at once; undefined where there are none. */
function updateOf(
  { kind, id, source }: ContentChange,
  entries: readonly (readonly [string, unknown])[],
  base: Fields | null | undefined,
): ContentChange | undefined {
  if (entries.length === 0) return undefined;
  return {
    ...{ kind, id, action: 'update', set: Object.fromEntries(entries) },
    base: Object.fromEntries(entries.map(([name]) => [name, base?.[name] ?? null])),
    ...(source && { source }),
  };
}

function divideTalk(change: ContentChange, published: Held, pending: Pending): Divided {
  const { id, action, set } = change;
  const row = published.intervention.get(id);
  const [whole] = pending.get(keyOf({ ...wishOf('', id, 'row', null) })) ?? [];
  const session = row?.event_id ?? whole?.event_id ?? String(set?.event_id);
  if (!published.event.get(session)?.published) {
    return divideDraftTalk(change, session, published, pending);
  }
  const anew = (value: Fields | null) => ({ wishes: [wishOf(session, id, 'row', value)] });
  if (action === 'delete') return anew(null);
  if (action === 'insert') return anew(talkValues(set ?? {}));
  const planned = whole && (plannedValue(whole.wanted) as Fields | null);
  if (planned) return anew(merged(planned, set ?? {}));
  const entries = Object.entries(set ?? {});
  return {
    wishes: entries.flatMap(([name, value]) =>
      wishesOf(wishOf(session, id, name, value), change.base),
    ),
  };
}

/** The talk of a draft is changed at once, but that a published session has it waits. */
function divideDraftTalk(
  change: ContentChange,
  session: string,
  published: Held,
  pending: Pending,
): Divided {
  const { id, action, set, base } = change;
  const target = set?.event_id;
  const isPublic = published.event.get(String(target))?.published === true;
  const wish = wishOf(isPublic ? String(target) : session, id, 'event_id', target);
  const waits = target !== undefined && (isPublic || pending.has(keyOf(wish)));
  if (action !== 'update' || !waits) return { now: change, wishes: [] };
  const others = Object.entries(set ?? {}).filter(([name]) => name !== 'event_id');
  return { now: updateOf(change, others, base), wishes: [wish] };
}

function merged(talk: Fields, set: Fields): Fields {
  const values = Object.entries(set).map(([name, value]) => {
    if (!isTranslated({ talk_id: '', field: name })) return [name, value];
    const texts = { ...(talk[name] as Fields | null), ...(value as Fields) };
    return [name, Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null))];
  });
  return { ...talk, ...Object.fromEntries(values) };
}

/** One wish for a value, or one for each language of a text that changes; `base` is what was on show. */
function wishesOf(wish: Wish, base: Fields | null | undefined): Wish[] {
  const { field, value } = wish;
  const saw = base?.[field];
  if (!isTranslated(wish) || !isRecord(value)) return [{ ...wish, saw }];
  return Object.entries(value).map(([language, text]) => ({
    ...wish,
    value: text,
    saw: isRecord(saw) ? saw[language] : undefined,
    language: language as Wish['language'],
  }));
}

const wishOf = (event_id: string, talk_id: string | null, field: string, value: unknown): Wish => ({
  ...{ event_id, talk_id, field, value },
  language: 'none',
});
