import type { Exhibitor, Zone } from '#entities/index.ts';
import { groupBy } from '#shared/group-by.ts';
import { standText } from '#shared/stand-text.ts';
import type { Find } from '#ui/word-search.ts';

const textsOf = ({ name, category, description, stand }: Exhibitor) =>
  [name, category, description, standText(stand)].flatMap((words) => Object.values(words ?? {}));

/** Exhibitors in the order of their stands (A2 before A10); those without a stand come last. */
export function byStand(
  exhibitors: Iterable<Exhibitor>,
  compare: (a: string, b: string) => number,
): Exhibitor[] {
  return [...exhibitors].sort((a, b) => {
    if (a.stand === null || b.stand === null) {
      return Number(a.stand === null) - Number(b.stand === null) || (a.id < b.id ? -1 : 1);
    }
    return compare(a.stand, b.stand);
  });
}

/** More than these are for the village to show. */
export const mostBeside = 12;

/** A stand by which A2 comes before A10, whatever the language. */
const padded = (stand: string) => stand.replace(/\d+/g, (number) => number.padStart(6, '0'));

/** The exhibitors of each zone by its id, in the order of their stands. */
export function byZone(exhibitors: Iterable<Exhibitor>): ReadonlyMap<string, Exhibitor[]> {
  const placed = [...exhibitors].filter(({ zone_id }) => zone_id !== null);
  const compare = (a: string, b: string) =>
    Number(padded(a) > padded(b)) - Number(padded(a) < padded(b));
  return groupBy(byStand(placed, compare), ({ zone_id }) => zone_id ?? '');
}

/** Those of a zone, as `byZone` has it, who stand beside one of them: all others, or the `mostBeside` nearest. */
export function besideIn(zone: readonly Exhibitor[], id: string): readonly Exhibitor[] {
  const at = zone.findIndex((one) => one.id === id);
  const last = zone.length - (mostBeside + 1);
  const first = Math.max(0, Math.min(at - mostBeside / 2, last));
  return zone.slice(first, first + mostBeside + 1).filter((one) => one.id !== id);
}

/** The exhibitors of a zone ('' for any) in whose texts is found what is looked for, if anything. */
export function narrow(
  exhibitors: readonly Exhibitor[],
  zone: string,
  find?: Find,
): readonly Exhibitor[] {
  if (!find && !zone) return exhibitors;
  return exhibitors.filter(
    (exhibitor) => (!zone || exhibitor.zone_id === zone) && (find?.(exhibitor, textsOf) ?? true),
  );
}

/** Zones in the order that the organisers gave them. */
export function zonesInOrder(zones: Iterable<Zone>): Zone[] {
  return [...zones].sort((a, b) => a.position - b.position);
}

/** Who is chosen by the number of a stand: of several who have it the one that is named, else the first. */
export function chosenAt(
  exhibitors: readonly Exhibitor[],
  stand: string,
  named: string,
): Exhibitor | undefined {
  const there = stand ? exhibitors.filter((exhibitor) => exhibitor.stand === stand) : [];
  return there.find(({ id }) => id === named) ?? there[0];
}
