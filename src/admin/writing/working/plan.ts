import type { Kind, PlannedChange } from '#entities/index.ts';
import { lastRelease } from '#entities/last-release.ts';
import { importedId } from '#exchange/identity.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { divide, type Wish } from './divide.ts';
import { isSame, keyOf, pendingIn, plannedText, plannedValue } from './pending.ts';
import { presentOf } from './present.ts';

/**
 * What is written when somebody makes these changes in the working version, `content` being what is
 * published and planned: changes of what no visitor sees as they are, then planned changes in the place
 * of the others. Whoever wants what is published already plans nothing any more. `now` is in ms.
 */
export async function plan(
  changes: readonly ContentChange[],
  content: Content,
  edition: number,
  now: number,
): Promise<readonly ContentChange[]> {
  const pending = pendingIn(content);
  const divided = changes.map((change) => divide(change, content, pending));
  const wishes = new Map(divided.flatMap((one) => one.wishes).map((wish) => [keyOf(wish), wish]));
  const planned: ContentChange[] = [];
  for (const [key, wish] of wishes) {
    const held = pending.get(key) ?? [];
    const along = wish.field === 'row' ? fieldsOf(wish, pending) : [];
    planned.push(...along.map(dropped));
    const present = presentOf(wish, content);
    if (isSame(wish, wish.value, present)) planned.push(...held.map(dropped));
    else if (held[0]) planned.push(...changed(held[0], wish));
    else planned.push(await made(wish, present, { content, edition, now }));
  }
  return [...divided.flatMap((one) => (one.now ? [one.now] : [])), ...planned];
}

/** Of rows that somebody deletes in the working version those that do not wait for the next release. */
export function deletedAtOnce(
  kind: Kind,
  ids: readonly string[],
  content: Content,
): readonly string[] {
  const pending = pendingIn(content);
  return ids.filter((id) => {
    const gone: ContentChange = { kind, id, action: 'delete', base: null, set: null };
    return divide(gone, content, pending).now !== undefined;
  });
}

/** Single values that are planned of a talk: they say nothing once the whole of it is planned. */
function fieldsOf(
  { talk_id }: Wish,
  pending: ReadonlyMap<string, readonly PlannedChange[]>,
): readonly PlannedChange[] {
  return [...pending.values()]
    .flat()
    .filter((one) => one.talk_id === talk_id && one.field !== 'row');
}

/** Plans no longer. */
export function dropped({ id }: PlannedChange): ContentChange {
  return { kind: 'planned_change', id, action: 'delete', base: null, set: null };
}

/** What somebody else has planned since its author looked is theirs to keep: the server is told what was seen. */
function changed(held: PlannedChange, wish: Wish): ContentChange[] {
  if (isSame(wish, wish.value, plannedValue(held.wanted))) return [];
  const { id } = held;
  const wanted = isUnseen(wish, plannedValue(held.wanted)) ? plannedText(wish.saw) : held.wanted;
  const set = { wanted: plannedText(wish.value) };
  return [{ kind: 'planned_change', id, action: 'update', base: { wanted }, set }];
}

/** Whether a value is another than its author saw in its place. */
const isUnseen = (wish: Wish, value: unknown) =>
  wish.saw !== undefined && !isSame(wish, wish.saw, value);

/** Two devices that plan the same value without knowing of each other meet in one row. */
async function made(
  wish: Wish,
  present: unknown,
  { content, edition, now }: { content: Content; edition: number; now: number },
): Promise<ContentChange> {
  const { value, saw, ...target } = wish;
  const seen = isUnseen(wish, present) ? saw : present;
  const last = lastRelease(content.release.values())?.id ?? '';
  let id = await importedId(edition, 'planned_change', `${keyOf(target)} ${last}`);
  // A release that was taken back and made again is called as before, and may have this for a record.
  while (content.planned_change.has(id)) id = await importedId(edition, 'planned_change', id);
  return {
    kind: 'planned_change',
    id,
    action: 'insert',
    base: null,
    set: {
      ...{ edition_id: edition, ...target, seen: plannedText(seen), wanted: plannedText(value) },
      planned_at: new Date(now).toISOString(),
      release_id: null,
    },
  };
}
