import { entities, fieldsOf, type Kind, kinds } from '#entities/index.ts';
import type { Field } from '#entities/kit/field.ts';
import { changeBetween } from '#replica/content/change.ts';
import { afterChange } from '#replica/content/overlay.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';

/** The rows of every kind, by id. */
type Rows = Readonly<Record<Kind, ReadonlyMap<string, Fields>>>;

/**
 * The changes that take others back, in the order to make them, given the content before them. A
 * deleted row comes back together with the rows that went with it and the references that were cut.
 */
export function inverseOf(
  changes: readonly ContentChange[],
  before: Content,
): readonly ContentChange[] {
  // A deletion meets what the changes before it have left: of two speakers who are deleted the second is
  // cut out of a session that the first is no longer in. What is only written asks for no row.
  const rows = changes.some(({ action }) => action === 'delete') ? copyOf(before) : undefined;
  const inverses = changes.map((change) => {
    const { kind, id, action, base, set } = change;
    if (action !== 'delete') {
      if (rows) make(change, rows);
      if (action === 'update') return [{ kind, id, action, base: set, set: base }];
      return [{ kind, id, action: 'delete' as const, base: set, set: null }];
    }
    const row = rows?.[kind].get(id);
    if (!rows || !row) return [];
    const { gone, cut } = along(kind, id, rows);
    const all = [{ kind, row }, ...gone];
    for (const one of all) rows[one.kind].delete(idOf(one.kind, one.row));
    for (const one of cut) make(one, rows);
    const back = cut.map((one) => ({ ...one, base: one.set, set: one.base }));
    return [...all.map((one) => insertOf(one.kind, one.row)), ...back];
  });
  return inverses.reverse().flat();
}

/** How many rows of each kind would go with these, and how many would stay without naming them any more. */
export function goingAlong(
  target: Kind,
  ids: readonly string[],
  content: Content,
): { readonly gone: ReadonlyMap<Kind, number>; readonly cut: ReadonlyMap<Kind, number> } {
  const all = ids.map((id) => along(target, id, rowsIn(content)));
  const keyOf = (kind: Kind, id: string) => `${kind} ${id}`;
  const own = new Set(ids.map((id) => keyOf(target, id)));
  // A row may go, or lose something, with more than one of them.
  const rest = (rows: readonly (readonly [key: string, kind: Kind])[], without = own) =>
    new Map(rows.filter(([key]) => !own.has(key) && !without.has(key)));
  const gone = rest(
    all.flatMap((one) => one.gone.map(({ kind, row }) => [keyOf(kind, idOf(kind, row)), kind])),
  );
  const cut = rest(
    all.flatMap((one) => one.cut.map(({ kind, id }) => [keyOf(kind, id), kind])),
    new Set(gone.keys()),
  );
  return { gone: countsOf(gone.values()), cut: countsOf(cut.values()) };
}

function countsOf(all: Iterable<Kind>): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const kind of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/**
 * What the server does besides when it deletes a row: those that need it go too, referred-to kinds first,
 * and others lose the names of what is gone.
 */
function along(target: Kind, id: string, rows: Rows) {
  const ids = new Map<string, Set<string>>([[target, new Set([id])]]);
  const isGone = (kind: string, one: unknown) => ids.get(kind)?.has(String(one)) ?? false;
  const gone: { readonly kind: Kind; readonly row: Fields }[] = [];
  const cut: ContentChange[] = [];
  for (const kind of kinds) {
    const naming = Object.entries(fieldsOf(kind)).flatMap(([name, field]) =>
      // What the server sets by itself it also cuts and remembers by itself.
      (field.type === 'ref' || field.type === 'refs') && !field.readonly && ids.has(field.kind)
        ? [{ name, to: field.kind, needed: isNeeded(field) }]
        : [],
    );
    if (naming.length === 0) continue;
    for (const [other, row] of rows[kind]) {
      if (isGone(kind, other)) continue;
      if (naming.some(({ name, to, needed }) => needed && isGone(to, row[name]))) {
        gone.push({ kind, row });
        ids.set(kind, (ids.get(kind) ?? new Set()).add(other));
        continue;
      }
      const without = naming.map(({ name, to }) => [name, withoutGone(row[name], to, isGone)]);
      const change = changeBetween(kind, other, row, Object.fromEntries(without));
      if (change) cut.push(change);
    }
  }
  return { gone, cut };
}

/** Whether a row is deleted with what it names there. */
export const isNeeded = (field: Field) =>
  field.required || (field.type === 'ref' && field.goesAlong);

/** A value of a field that names rows, without those that are gone; null where it named one. */
export function withoutGone(
  value: unknown,
  kind: string,
  isGone: (kind: string, one: unknown) => boolean,
): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isGone(kind, one));
  return isGone(kind, value) ? null : value;
}

/** Makes a change in rows. */
function make(change: ContentChange, rows: Record<Kind, Map<string, Fields>>): void {
  const row = afterChange(change, rows[change.kind].get(change.id));
  if (row) rows[change.kind].set(change.id, row);
}

function insertOf(kind: Kind, row: Fields): ContentChange {
  const { id } = entities[kind];
  const set = Object.fromEntries(
    Object.entries(entities[kind].fields)
      .filter(([name, field]) => !field.readonly && name !== id && row[name] !== undefined)
      .map(([name]) => [name, row[name]]),
  );
  return { kind, id: idOf(kind, row), action: 'insert', base: null, set };
}

const idOf = (kind: Kind, row: Fields): string => String(row[entities[kind].id]);

/** All rows of some content as they are kept, whatever their kind. */
export const rowsIn = (content: Content) => content as unknown as Rows;

const copyOf = (content: Content) =>
  Object.fromEntries(kinds.map((kind) => [kind, new Map(rowsIn(content)[kind])])) as Record<
    Kind,
    Map<string, Fields>
  >;
