import type { Catalogue } from './catalogue.ts';

/**
 * What a version from before a migration would miss or stumble over, of the database before and after it:
 * what is gone, columns of another type or that must be filled in, rules on columns that were there. That
 * what is left means the same as before no comparison sees.
 */
export function takesAway(before: Catalogue, after: Catalogue): string[] {
  const names = Object.keys(after);
  const gone = Object.keys(before).filter(
    (name) => /^(relation|column|function|type|schema) /.test(name) && !(name in after),
  );
  const isNewColumn = (name: string) => name.startsWith('column ') && !(name in before);
  const hadRelation = (table: string) => `relation ${table}` in before;
  const changed = names.filter((name) => {
    const [was, is] = [before[name]?.split('\n'), after[name]?.split('\n') ?? []];
    if (!name.startsWith('column ') || !was) return false;
    return was[0] !== is[0] || (isRequired(is) && !isRequired(was));
  });
  const required = names.filter(
    (name) =>
      isNewColumn(name) && hadRelation(tableOf(name)) && isRequired(after[name]?.split('\n') ?? []),
  );
  const narrower = names.filter((name) => {
    if (!name.startsWith('constraint ') || before[name] === after[name]) return false;
    const table = tableOf(name);
    const added = names
      .filter((one) => isNewColumn(one) && tableOf(one) === table)
      .map((one) => one.slice(one.lastIndexOf('.') + 1));
    return hadRelation(table) && !added.some((column) => after[name]?.includes(column));
  });
  return [...gone, ...changed, ...required, ...narrower].sort();
}

/** `public.zones` of `column public.zones.color`. */
function tableOf(name: string): string {
  return name.slice(name.indexOf(' ') + 1, name.lastIndexOf('.'));
}

/** Whether whoever does not know a column could add no row: it has no default and must have a value. */
function isRequired(definition: readonly string[]): boolean {
  return definition.includes('t') && !definition.some((line) => line.startsWith('default '));
}
