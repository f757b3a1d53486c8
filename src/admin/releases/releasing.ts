import { importedId } from '#exchange/identity.ts';
import { changeBetween, sameValue } from '#replica/content/change.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { groupBy } from '#shared/group-by.ts';
import { withValue } from '../writing/working/present.ts';
import type { Line, Part } from './comparison.ts';

/** A release of an edition has this id, whoever makes it: of two that are made at once one is the first. */
export function releaseId(edition: number, number: number): Promise<string> {
  return importedId(edition, 'release', String(number));
}

/** A change that waits for an earlier one of the same step. */
type Step = ContentChange & { readonly awaits: number };

/**
 * The changes that release these lines: the release, what it changes, and that it did. A value that cannot
 * be changed after all stays planned, for what says that it was done waits for it.
 */
export function releasing(
  id: string,
  values: Fields,
  lines: readonly Line[],
  content: Pick<Content, 'event' | 'intervention'>,
): readonly ContentChange[] {
  const changes: ContentChange[] = [
    { kind: 'release', id, action: 'insert', base: null, set: values },
  ];
  const parts = lines.flatMap((line) => line.parts);
  const done: Step[] = [];
  const steps = rowSteps(
    parts.map((part) => ({ part, to: part.after })),
    content,
  );
  for (const { of, changes: own } of steps) {
    // The first of a row waits for the release, the next for the one before it.
    let awaits = 0;
    for (const change of own) {
      changes.push({ ...change, awaits });
      awaits = changes.length - 1;
    }
    for (const { all } of of) {
      for (const { id: planned, wanted } of all) {
        // What somebody has planned anew meanwhile is not what was released.
        const base = { release_id: null, wanted };
        const set = { release_id: id, wanted };
        done.push({
          ...{ kind: 'planned_change', id: planned, action: 'update', base, set },
          awaits,
        });
      }
    }
  }
  return [...changes, ...done];
}

/** A value and what is to become of it. */
interface Put {
  readonly part: Part;
  readonly to: unknown;
}

interface RowSteps {
  readonly of: readonly Part[];
  readonly changes: readonly ContentChange[];
}

/**
 * The changes that put values in their places, row by row. Talks that go, go first, and those that come,
 * come last: nobody speaks twice in one session meanwhile.
 */
export function rowSteps(
  puts: readonly Put[],
  content: Pick<Content, 'event' | 'intervention'>,
): readonly RowSteps[] {
  const rows = groupBy(puts, ({ part: { planned } }) => planned.talk_id ?? planned.event_id);
  const steps = [...rows].map(([id, own]): RowSteps => {
    const of = own.map(({ part }) => part);
    const whole = own.find(({ part }) => part.planned.field === 'row');
    if (whole) return { of, changes: talkChanges(id, whole.part.present, whole.to) };
    const kind = own[0]?.part.planned.talk_id === null ? 'event' : 'intervention';
    const row = content[kind].get(id) as Fields | undefined;
    if (!row) return { of, changes: [] };
    const after = own.reduce((values, { part, to }) => withValue(values, part.planned, to), row);
    const change = changeBetween(kind, id, row, after);
    return { of, changes: change ? [change] : [] };
  });
  const place = ({ changes }: RowSteps) =>
    changes[0]?.action === 'delete' ? 0 : changes[0]?.action === 'insert' ? 2 : 1;
  return steps.toSorted((a, b) => place(a) - place(b));
}

function talkChanges(id: string, present: unknown, to: unknown): ContentChange[] {
  const kind = 'intervention';
  const gone: ContentChange = { kind, id, action: 'delete', base: null, set: null };
  const made: ContentChange = { kind, id, action: 'insert', base: null, set: to as Fields };
  if (sameValue(present, to)) return [];
  return [...(present === null ? [] : [gone]), ...(to === null ? [] : [made])];
}
