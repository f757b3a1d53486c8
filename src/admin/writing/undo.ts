import { entities, type Kind, kinds, type Row } from '#entities/index.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';

/**
 * The changes that take others back, in the order to make them, given the content before them. A
 * deleted row comes back together with the rows that went with it and the references that were cut.
 */
export function inverseOf(
  changes: readonly ContentChange[],
  before: Content,
): readonly ContentChange[] {
  return [...changes].reverse().flatMap((change) => inverse(change, before));
}

function inverse(change: ContentChange, before: Content): readonly ContentChange[] {
  const { kind, id, action, base, set } = change;
  if (action === 'update') return [{ kind, id, action, base: set, set: base }];
  const row = rowOf(before, kind, id);
  if (action === 'insert') return [{ kind, id, action: 'delete', base: set, set: null }];
  if (!row) return [];
  return [insertOf(kind, row), ...referrers(kind, id, before)];
}

/** The rows of other kinds that name this one: those that need it are gone with it, others lost the name. */
function referrers(target: Kind, id: string, before: Content): readonly ContentChange[] {
  return kinds.flatMap((kind) => {
    const naming = Object.entries(entities[kind].fields).filter(
      ([, field]) => (field.type === 'ref' || field.type === 'refs') && field.kind === target,
    );
    if (naming.length === 0) return [];
    const rows = [...(before[kind] as ReadonlyMap<string, Row>).values()] as unknown as Fields[];
    return rows.flatMap((row): ContentChange[] => {
      const cut = naming.filter(([name]) => names(row[name], id));
      if (cut.length === 0) return [];
      if (cut.some(([, field]) => field.required)) {
        return [insertOf(kind, row), ...referrers(kind, idOf(kind, row), before)];
      }
      const without = Object.fromEntries(
        cut.map(([name]) => [name, Array.isArray(row[name]) ? drop(row[name], id) : null]),
      );
      const back = changeBetween(
        kind,
        idOf(kind, row),
        without,
        pickFields(row, Object.keys(without)),
      );
      return back ? [back] : [];
    });
  });
}

/** How many rows of each other kind would go with this one. */
export function goingAlong(target: Kind, id: string, content: Content): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const { kind, action } of referrers(target, id, content)) {
    if (action === 'insert') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

function insertOf(kind: Kind, row: object): ContentChange {
  const fields = row as Fields;
  const { id } = entities[kind];
  const set = Object.fromEntries(
    Object.entries(entities[kind].fields)
      .filter(([name, field]) => !field.readonly && name !== id && fields[name] !== undefined)
      .map(([name]) => [name, fields[name]]),
  );
  return { kind, id: idOf(kind, fields), action: 'insert', base: null, set };
}

const idOf = (kind: Kind, row: Fields): string => String(row[entities[kind].id]);

function rowOf(content: Content, kind: Kind, id: string): object | undefined {
  return (content[kind] as ReadonlyMap<string, object>).get(id);
}

function names(value: unknown, id: string): boolean {
  return Array.isArray(value) ? value.some((one) => String(one) === id) : String(value) === id;
}

function drop(values: readonly unknown[], id: string): readonly unknown[] {
  return values.filter((one) => String(one) !== id);
}

function pickFields(row: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}
