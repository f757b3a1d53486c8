import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities, type Kind, kinds } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import type { Entity } from '#entities/kit/entity.ts';
import { stateVenueOffset } from '#shared/time.ts';
import { entityRules } from '../fixtures/entity-rules.ts';

beforeAll(() => stateVenueOffset(60));
afterAll(() => stateVenueOffset(undefined));

const entityOf = (kind: Kind) => entities[kind] as unknown as Entity;
const wrongWith = (kind: Kind, more: Readonly<Record<string, unknown>> = {}) =>
  check(entityOf(kind), { ...entityRules[kind].least, ...more });
const said = (value: unknown) => {
  const text = typeof value === 'number' ? String(value) : String(JSON.stringify(value));
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text;
};

const cases = kinds.flatMap((kind) =>
  Object.entries(entityRules[kind].fields).map(
    ([field, of]) => [`${kind}.${field}`, kind, field, of] as const,
  ),
);

test.each(cases)('%s is refused beyond its bounds and accepted within', (_, kind, field, of) => {
  for (const [value, ...issues] of of) {
    const expected = issues.map((issue) =>
      typeof issue === 'string' ? { field, code: issue } : { field, ...issue },
    );
    expect(wrongWith(kind, { [field]: value }), said(value)).toEqual(expected);
  }
});

test.each(kinds)('%s: what a row must have is required, the rest may be left out', (kind) => {
  const { least } = entityRules[kind];
  expect(wrongWith(kind)).toEqual([]);
  for (const field of Object.keys(entityOf(kind).fields)) {
    const required = field in least ? [{ field, code: 'required' }] : [];
    for (const nothing of [null, undefined, '', {}, { fr: '', en: null }]) {
      expect(wrongWith(kind, { [field]: nothing }), `${field}: ${said(nothing)}`).toEqual(required);
    }
  }
});

test('every field that people fill in has its rules here', () => {
  for (const kind of kinds) {
    const filled = Object.entries(entityOf(kind).fields).flatMap(([field, { type, readonly }]) =>
      readonly || type === 'flag' ? [] : [field],
    );
    expect(Object.keys(entityRules[kind].fields).sort(), kind).toEqual(filled.sort());
  }
});

test('what only the server sets is not asked of anybody', () => {
  expect(wrongWith('event', { created_at: 'soon', change: 'other', changed_at: 5 })).toEqual([]);
  expect(wrongWith('announcement', { created_at: null })).toEqual([]);
});

test('all that is wrong is told at once, in the order of the fields', () => {
  const wrong = wrongWith('exhibitor', { name: {}, website: 'http', contact_email: 'amina@' });
  expect(wrong.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'name required',
    'website not_an_address',
    'contact_email not_an_email',
  ]);
});

test.each([
  ['2026-11-19T22:59:59.999Z', 'too_far_from_day'],
  ['2026-11-19T23:00:00.000Z', undefined],
  ['2026-11-21T22:59:59.999Z', undefined],
  ['2026-11-21T23:00:00.000Z', 'too_far_from_day'],
])('a session of 20 November that starts at %s: %s', (starts_at, code) => {
  const ends_at = new Date(Date.parse(starts_at) + 3_600_000).toISOString();
  expect(wrongWith('event', { starts_at, ends_at })).toEqual(
    code ? [{ field: 'starts_at', code }] : [],
  );
});

test('an announcement that is scheduled has its hour, and ends after it', () => {
  const sent_at = '2026-11-20T10:00:00.000Z';
  const scheduled = (more: object) => wrongWith('announcement', { status: 'scheduled', ...more });
  expect(scheduled({})).toEqual([{ field: 'sent_at', code: 'required' }]);
  expect(scheduled({ sent_at })).toEqual([]);
  expect(scheduled({ sent_at, expires_at: '2026-11-20T10:00:00.001Z' })).toEqual([]);
  for (const expires_at of [sent_at, '2026-11-20T09:59:59.999Z']) {
    expect(scheduled({ sent_at, expires_at })).toEqual([
      { field: 'expires_at', code: 'ends_before_start' },
    ]);
  }
});

test('an urgent announcement leaves in all languages, or with the sender’s word', () => {
  const whole = { fr: 'a', en: 'b', ar: 'c' };
  const urgent = (more: object) =>
    wrongWith('announcement', {
      ...{ status: 'sent', urgent: true, title: whole, message: whole, ...more },
    }).map(({ field, code, language }) => `${field} ${code} ${language}`);
  expect(urgent({})).toEqual([]);
  expect(urgent({ title: { fr: 'a', ar: 'c' } })).toEqual(['title required en']);
  expect(urgent({ message: { en: 'b' } })).toEqual(['message required fr', 'message required ar']);
  for (const agreed of [{ incomplete_ok: true }, { status: 'draft' }, { urgent: false }]) {
    expect(urgent({ title: { fr: 'a' }, ...agreed })).toEqual([]);
  }
});
