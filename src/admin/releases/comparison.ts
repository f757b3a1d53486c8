import type { Event, PlannedChange } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { groupBy } from '#shared/group-by.ts';
import { heldValue, isSame, keyOf, pendingIn } from '../writing/working/pending.ts';
import { presentOf } from '../writing/working/present.ts';

/** What a version does to a session, in the order in which it is read. */
export const groups = [
  ...(['new', 'cancelled', 'restored', 'moved', 'renamed'] as const),
  ...(['people', 'texts', 'other'] as const),
] as const;
export type Group = (typeof groups)[number];

/** One value in both versions. */
export interface Part {
  readonly planned: PlannedChange;
  /** All that is planned of this value, the newest first; mostly one. */
  readonly all: readonly PlannedChange[];
  readonly before: unknown;
  readonly after: unknown;
  /** What is published now. */
  readonly present: unknown;
  /** It is published as it was wanted. */
  readonly isThere: boolean;
  /** Somebody has published something else since this was planned. */
  readonly changedSince: boolean;
  /** A release before has withdrawn the session. */
  readonly isBack: boolean;
}

/** What a version does to one session in one respect. */
export interface Line {
  readonly event: Event;
  readonly group: Group;
  readonly parts: readonly Part[];
}

type Held = Pick<
  Content,
  'event' | 'intervention' | 'planned_change' | 'release' | 'speaker' | 'location' | 'track'
>;

/** What the working version changes of what is published, by group and then as the sessions begin. */
export function plannedLines(content: Held): readonly Line[] {
  return linesOf([...pendingIn(content).values()], content);
}

/** What a release changed, as it was then. */
export function releasedLines(content: Held, release: string): readonly Line[] {
  const own = [...content.planned_change.values()].filter(
    ({ release_id }) => release_id === release,
  );
  return linesOf([...groupBy(own, keyOf).values()], content);
}

function linesOf(values: readonly (readonly PlannedChange[])[], content: Held): readonly Line[] {
  const withdrawals = [...content.planned_change.values()].filter(
    ({ field, wanted, release_id }) =>
      field === 'published' && wanted === 'false' && release_id !== null,
  );
  const numberOf = (release: string | null) =>
    content.release.get(release ?? '')?.number ?? Number.POSITIVE_INFINITY;
  const parts = values.flatMap((all): Part[] => {
    const [planned] = all;
    if (!planned) return [];
    const isBack = withdrawals.some(
      (one) =>
        one.event_id === planned.event_id &&
        numberOf(one.release_id) < numberOf(planned.release_id),
    );
    return [{ ...partOf(planned, all, content), isBack }];
  });
  const lines = groupBy(parts, (part) => `${part.planned.event_id} ${groupOf(part)}`);
  return [...lines.values()]
    .flatMap((own): Line[] => {
      const [first] = own;
      const event = content.event.get(first?.planned.event_id ?? '');
      return first && event ? [{ event, group: groupOf(first), parts: own.toSorted(byField) }] : [];
    })
    .sort(
      (a, b) =>
        groups.indexOf(a.group) - groups.indexOf(b.group) ||
        Date.parse(a.event.starts_at) - Date.parse(b.event.starts_at) ||
        (a.event.id < b.event.id ? -1 : 1),
    );
}

function partOf(
  planned: PlannedChange,
  all: readonly PlannedChange[],
  content: Held,
): Omit<Part, 'isBack'> {
  const before = heldValue(planned, planned.seen, content);
  const after = heldValue(planned, planned.wanted, content);
  const present = presentOf(planned, content);
  const isThere = isSame(planned, present, after);
  return {
    ...{ planned, all, before, after, present, isThere },
    changedSince: !isThere && !isSame(planned, present, before),
  };
}

const fieldGroups: Readonly<Record<string, Group>> = {
  date: 'moved',
  starts_at: 'moved',
  ends_at: 'moved',
  location_id: 'moved',
  title: 'renamed',
  chair_id: 'people',
  participant_ids: 'people',
  description: 'texts',
};

const talkGroups: Readonly<Record<string, Group>> = {
  row: 'people',
  speaker_id: 'people',
  title: 'texts',
  description: 'texts',
};

function groupOf({ planned: { talk_id, field }, after, isBack }: Part): Group {
  if (talk_id !== null) return talkGroups[field] ?? 'other';
  const held = isBack ? 'restored' : 'new';
  if (field === 'published') return after === true ? held : 'cancelled';
  if (field === 'cancelled') return after === true ? 'cancelled' : 'restored';
  return fieldGroups[field] ?? 'other';
}

const fields = ['published', 'cancelled', 'date', 'starts_at', 'ends_at', 'location_id', 'row'];

function byField({ planned: a }: Part, { planned: b }: Part): number {
  const place = (field: string) =>
    (fields.indexOf(field) + fields.length + 1) % (fields.length + 1);
  return place(a.field) - place(b.field) || keyOf(a).localeCompare(keyOf(b));
}

/** The halls a line is about: where the session is, was and is to be. */
export function hallsOf({ event, parts }: Line): ReadonlySet<string> {
  const halls = [event.location_id, ...valuesOf(parts, 'location_id')];
  return new Set(halls.filter((id) => typeof id === 'string'));
}

/** The people a line is about: those of the session and its talks, before and after. */
export function speakersOf({ event, parts }: Line, content: Held): ReadonlySet<string> {
  const talks = [...content.intervention.values()].filter(({ event_id }) => event_id === event.id);
  const whole = valuesOf(parts, 'row') as readonly (Fields | null)[];
  const people = [
    ...[event.chair_id, event.participant_ids, talks.map(({ speaker_id }) => speaker_id)],
    ...['chair_id', 'participant_ids', 'speaker_id'].flatMap((field) => valuesOf(parts, field)),
    ...whole.map((talk) => talk?.speaker_id),
  ].flat();
  return new Set(people.filter((id) => typeof id === 'string'));
}

function valuesOf(parts: readonly Part[], wanted: string): readonly unknown[] {
  return parts
    .filter(({ planned }) => planned.field === wanted)
    .flatMap(({ before, after }) => [before, after]);
}
