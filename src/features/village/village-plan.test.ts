import { expect, test } from 'vitest';
import type { Exhibitor } from '#entities/index.ts';
import { isWithin } from '#shared/ground.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { villagePlanOf, villageView } from './village-plan.ts';

function zoneAt(id: string, x: number, y: number) {
  const zone = rowOf('zone', {
    id,
    edition_id: 21,
    name: { fr: id },
    description: {},
    color: '#b98a2f',
    area: null,
    position: 0,
  });
  const ring = [
    { x, y },
    { x: x + 40, y },
    { x: x + 40, y: y + 30 },
    { x, y: y + 30 },
  ];
  return { zone, ring, path: '' };
}

const at = (zone_id: string | null, stand: string | null) =>
  ({ id: `${zone_id}${stand}`, zone_id, stand }) as Exhibitor;
const zones = [zoneAt('crafts', 0, 0), zoneAt('books', 60, 40)];

test('each stand lies in its own zone; who has no stand or zone is not on the plan', () => {
  const plan = villagePlanOf(zones, [
    at('crafts', 'A1'),
    at('books', 'B1'),
    at('crafts', null),
    at(null, 'Z1'),
    at('crafts', 'A2'),
  ]);
  expect(plan.map(({ stands }) => stands.map(({ exhibitor }) => exhibitor.stand))).toEqual([
    ['A1', 'A2'],
    ['B1'],
  ]);
  for (const [index, { stands }] of plan.entries())
    for (const { at: point } of stands)
      expect(isWithin(zones[index]?.ring ?? [], point)).toBe(true);
});

test('a zone is shown from near in the proportions of the whole', () => {
  const whole = villageView(zones, '');
  const near = villageView(zones, 'books');
  expect(whole).toEqual({ x: -6, y: -6, width: 112, height: 82 });
  expect(near?.width).toBeLessThan(60);
  expect((near?.width ?? 0) / (near?.height ?? 1)).toBeCloseTo(112 / 82);
  expect((near?.x ?? 0) + (near?.width ?? 0) / 2).toBeCloseTo(80);
  expect(villageView([], '')).toBeUndefined();
});
