import { expect, test } from 'vitest';
import {
  type Edition,
  type Entity,
  entities,
  fieldsOf,
  type Kind,
  kinds,
  type Row,
} from '#entities/index.ts';
import type { Content } from '#replica/read.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { heldAfter, lackingIn, leftToDo } from './left-to-do.ts';
import { lastingKinds, lastingUnasked, takeOver } from './take-over.ts';

const name = { fr: 'Nom', en: 'Name', ar: 'اسم' };
const plan = { type: 'FeatureCollection', features: [] } as const;
const last = rowOf('edition', {
  ...{ id: 21, year: 2026, name, starts_on: '2026-11-20', ends_on: '2026-11-23', utc_offset: 60 },
  plan: { ...plan, features: [{}, {}] as never },
});
const next = {
  ...{ id: 22, year: 2027, name, theme: { fr: 'Thème' } },
  ...{ starts_on: '2027-11-18', ends_on: '2027-11-21', utc_offset: 60 },
};

/** Content of edition 21 with these rows, numbered. */
function contentWith(rows: Partial<Record<Kind, readonly object[]>>): Content {
  const held = kinds.map((kind) => {
    const some = kind === 'edition' ? [last] : (rows[kind] ?? []);
    const full = some.map((row, index) => rowOf(kind, { id: `${kind}-${index}`, ...row } as never));
    const { id } = entities[kind];
    return [kind, new Map(full.map((row) => [String((row as never)[id]), row]))];
  });
  return Object.fromEntries(held) as unknown as Content;
}

const some = (count: number, row: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => row(index));

const great = contentWith({
  location: some(12, (at) => ({ name, edition_ids: [20, 21], image: `locations/${at}.webp` })),
  zone: some(8, () => ({ name, color: '#aabbcc', position: 1 })),
  exhibitor: some(300, (at) => ({
    name,
    zone_id: `zone-${at % 8}`,
    logo: `exhibitors/${at}-400x400.png`,
    published: true,
  })),
  guide_section: some(40, (at) => ({
    title: name,
    location_id: `location-${at % 12}`,
    position: at,
  })),
});

test('twelve halls, 300 exhibitors and 40 parts of the guide are made in a moment, once each', () => {
  const begun = performance.now();
  const { changes, counts } = takeOver(great, last, next, new Set(lastingUnasked));
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(counts).toEqual(
    new Map([
      ['edition', 2],
      ['location', 12],
      ['zone', 8],
      ['exhibitor', 300],
      ['guide_section', 40],
    ] as [Kind, number][]),
  );
  expect(changes).toHaveLength(1 + 12 + 8 + 300 + 40);
  expect(new Set(changes.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(changes.length);
});

test('copies refer to copies, places are shared, and pictures are named again', () => {
  const { changes } = takeOver(great, last, next, new Set(lastingUnasked));
  const zones = changes.filter(({ kind }) => kind === 'zone').map(({ id }) => id);
  const stands = changes.filter(({ kind }) => kind === 'exhibitor');
  expect(stands.map(({ set }) => set?.zone_id)).toEqual(some(300, (at) => zones[at % 8] as never));
  expect(stands[7]?.set).toMatchObject({
    edition_id: 22,
    logo: 'exhibitors/7-400x400.png',
    published: false,
  });
  const part = changes.find(({ kind }) => kind === 'guide_section');
  expect(part?.set).toMatchObject({ location_id: 'location-0', published: false });
  expect(changes.find(({ kind }) => kind === 'location')).toMatchObject({
    ...{ action: 'update', base: { edition_ids: [20, 21] }, set: { edition_ids: [20, 21, 22] } },
  });
});

test('a part of a session comes after the whole, though the device holds it before', () => {
  const at = {
    date: '2026-11-20',
    starts_at: '2026-11-20T09:00:00Z',
    ends_at: '2026-11-20T10:00:00Z',
  };
  const content = contentWith({
    event: [
      { ...at, title: name, part_of_id: 'event-1' },
      { ...at, title: name },
    ],
  });
  const { changes } = takeOver(content, last, next, new Set(['event']));
  expect(changes.map(({ set }) => set?.part_of_id ?? null)).toEqual([null, null, changes[1]?.id]);
});

test('Friday’s prayer is not taken to another day of the week, and hours of the sun are not at all', () => {
  const day = { date: '2026-11-20', fajr: '06:12', asr_iqama: '16:00', jumua: '13:30' };
  const content = contentWith({ prayer_day: [day, { date: '2026-11-21', fajr: '06:13' }] });
  const set = (starts_on: string) =>
    takeOver(content, last, { ...next, starts_on }, new Set(['prayer_day'])).changes.slice(1);
  expect(set('2027-11-19')).toMatchObject([{ set: { date: '2027-11-19', jumua: '13:30' } }]);
  const [moved] = set('2027-11-18');
  expect(moved?.set).toMatchObject({ date: '2027-11-18', asr_iqama: '16:00' });
  expect(moved?.set).not.toHaveProperty('jumua');
  expect(moved?.set).not.toHaveProperty('fajr');
});

test('every kind that lasts is of an edition, and what it begins anew are fields that it has', () => {
  for (const kind of lastingKinds) {
    const { fields, ...entity } = entities[kind] as unknown as Entity;
    if (kind !== 'edition') expect('edition_id' in fields || 'edition_ids' in fields).toBe(true);
    const shared = String(entity.lasts).startsWith('shared');
    if (kind !== 'edition') expect('edition_ids' in fields, kind).toBe(shared);
    for (const field of entity.anew ?? []) {
      expect(Object.keys(fieldsOf(kind)), kind).toContain(field);
    }
  }
});

test('what is left to do is counted of what the new edition will hold', () => {
  const { changes } = takeOver(great, last, next, new Set(lastingUnasked));
  const left = (held: (kind: Kind) => readonly Row[]) =>
    Object.fromEntries(leftToDo(held, 22).map(({ name, left }) => [name, left]));
  expect(left(heldAfter(changes, great))).toEqual({
    // Drafts: exhibitors and parts of the guide; places stay as they were, drafts in these rows.
    ...{ name: 3, theme: 2, places: 0, plan: 0, programme: 1, people: 1, texts: 0, drafts: 352 },
  });
  const empty = takeOver(great, last as Edition, next, new Set()).changes;
  expect(left(heldAfter(empty, great))).toMatchObject({ places: 1, plan: 1, drafts: 0 });
});

test('what visitors would miss is asked about before an edition is the current one, drafts are not', () => {
  const { changes } = takeOver(great, last, next, new Set(lastingUnasked));
  const lacking = (held: (kind: Kind) => readonly Row[]) =>
    lackingIn(leftToDo(held, 22)).map(({ name }) => name);
  expect(lacking(heldAfter(changes, great))).toEqual(['programme', 'people']);
  const nothing = takeOver(great, last, next, new Set()).changes;
  expect(lacking(heldAfter(nothing, great))).toEqual(['places', 'plan', 'programme', 'people']);
});
