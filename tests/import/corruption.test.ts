import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entities, isKind } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import type { Entity } from '#entities/kit/entity.ts';
import { previewImport, readSchedule } from '#exchange/index.ts';
import { fixture } from './fixture.ts';

const names = [
  'frab.xml',
  'wafer.xml',
  'pretalx.json',
  'frab.json',
  'bilingual.json',
  'calendar.ics',
];

/** Bytes that mean something in one of the formats, besides any others. */
const byte = fc.oneof(
  fc.integer({ min: 0, max: 255 }),
  fc.constantFrom(...[...'<>&"\'{}[]:;,\\/-+0123456789ZT\r\n ='].map((sign) => sign.charCodeAt(0))),
);

const damage = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 0.9999, noNaN: true }),
    remove: fc.integer({ min: 0, max: 40 }),
    insert: fc.array(byte, { maxLength: 12 }),
  }),
  { minLength: 1, maxLength: 12 },
);

function damaged(bytes: Uint8Array, hits: { at: number; remove: number; insert: number[] }[]) {
  const result = [...bytes];
  for (const { at, remove, insert } of hits) {
    result.splice(Math.floor(at * result.length), remove, ...insert);
  }
  return Uint8Array.from(result);
}

async function expectSoundPlan(bytes: Uint8Array): Promise<void> {
  const reading = readSchedule(bytes);
  if (!reading.ok) return;
  const { operations } = await previewImport(reading.source, 20, new Map());
  const ids = new Set<string>();
  for (const { kind, id, action, set } of operations) {
    expect(isKind(kind) && action === 'insert' && !ids.has(id)).toBe(true);
    ids.add(id);
    expect(check(entities[kind] as unknown as Entity, set ?? {})).toEqual([]);
    expect(JSON.stringify(set)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    for (const reference of [set?.location_id, ...((set?.participant_ids as []) ?? [])]) {
      expect(reference === undefined || ids.has(String(reference))).toBe(true);
    }
  }
}

test.each(names)(
  '%s, however damaged, never throws nor yields a row that is refused',
  async (name) => {
    const whole = await fixture(name);
    const damages = fc.asyncProperty(damage, (hits) => expectSoundPlan(damaged(whole, hits)));
    await fc.assert(damages, { numRuns: 150 });
  },
);

/** A document with other values in some places; `next` is asked about each place in order. */
function replaced(value: unknown, next: () => { hit: boolean; by: unknown }): unknown {
  const { hit, by } = next();
  if (hit) return by;
  if (Array.isArray(value)) return value.map((part) => replaced(part, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, replaced(part, next)]),
  );
}

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom('2025-10-17T10:00:00Z', '9999-12-31', '23:59', '24:00', '-1', '\ud800', '\u0000'),
);

test.each(names.filter((name) => name.endsWith('.json')))(
  '%s with strange values in any place never throws nor yields a row that is refused',
  async (name) => {
    const document = JSON.parse(new TextDecoder().decode(await fixture(name)));
    const places = fc.array(fc.tuple(fc.integer({ min: 3, max: 220 }), strange), { minLength: 1 });
    const damages = fc.asyncProperty(places, (hits) => {
      const values = new Map(hits);
      let count = 0;
      const next = () => {
        count += 1;
        return { hit: values.has(count), by: values.get(count) };
      };
      return expectSoundPlan(new TextEncoder().encode(JSON.stringify(replaced(document, next))));
    });
    await fc.assert(damages, { numRuns: 150 });
  },
);
