import type { PlannedChange, Release } from '#entities/index.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { keyOf, pendingIn } from '../writing/working/pending.ts';
import { dropped } from '../writing/working/plan.ts';
import { type Part, releasedLines } from './comparison.ts';
import { rowSteps } from './releasing.ts';

/** What taking a release back does. */
export interface Undoing {
  readonly changes: readonly ContentChange[];
  /** Values that somebody has changed since, or that were before what is gone by now: they stay as they are. */
  readonly kept: readonly Part[];
}

/** Takes the last release back: what it changed goes back, and is planned again. */
export function undoing(release: Release, content: Content): Undoing {
  const parts = releasedLines(content, release.id).flatMap((line) => line.parts);
  const isLost = ({ before, planned }: Part) => before === null && planned.seen !== null;
  const back = parts.filter((part) => part.isThere && !isLost(part));
  const steps = rowSteps(
    back.map((part) => ({ part, to: part.before })),
    content,
  );
  const pending = pendingIn(content);
  const { id } = release;
  return {
    changes: [
      ...steps.flatMap(({ changes }) => changes),
      ...parts.flatMap(({ planned, all }) =>
        plannedAgain(planned, all, pending.get(keyOf(planned)) ?? []),
      ),
      { kind: 'release', id, action: 'delete', base: null, set: null },
    ],
    kept: parts.filter((part) => !back.includes(part)),
  };
}

/** What was planned since of the same value stands, as a change of what is published again. */
function plannedAgain(
  released: PlannedChange,
  all: readonly PlannedChange[],
  since: readonly PlannedChange[],
): ContentChange[] {
  const kind = 'planned_change';
  if (since.length > 0) {
    return [
      ...since.map(({ id, seen }): ContentChange => {
        return { kind, id, action: 'update', base: { seen }, set: { seen: released.seen } };
      }),
      ...all.map(dropped),
    ];
  }
  return all.map(({ id, release_id }) => {
    return { kind, id, action: 'update', base: { release_id }, set: { release_id: null } };
  });
}
