import { expect, test } from 'vitest';
import type { Operation, OutboxEntry, Outcome } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { originsIn } from './pending-origins.ts';
import { type Origin, textsOf } from './text-states.ts';

/** Of what is not sent yet; `tests/db/translations.test.ts` holds it against the server. */

const entry = (more: Partial<Operation>, status: Outcome['status'] = 'waiting'): OutboxEntry => ({
  ...{ sequence: 1, owner: 'a', outcome: { status } as Outcome },
  operation: {
    op: '',
    at: '',
    kind: 'event',
    id: 'e',
    action: 'update',
    base: null,
    ...more,
  } as Operation,
});
const row = (title: object) => rowOf('event', { id: 'e', title });
const states = (title: object, entries: OutboxEntry[], held: [string, Origin][] = []) => {
  const event = row(title);
  const content = {
    event: new Map([['e', event]]),
    text_origin: new Map(held),
  } as unknown as Content;
  return textsOf('event', 'e', event, originsIn(content, entries))[0]?.state;
};
const title = 'event:e:title:ar';
const french = entry({ base: { title: { fr: 'A' } }, set: { title: { fr: 'B' } } });
const after = { fr: 'B', ar: 'ا', en: 'A' };

test('a French text changed on this device makes its translations outdated before it is sent', () => {
  expect(states(after, [french])).toEqual({ fr: 'current', en: 'outdated', ar: 'outdated' });
  expect(states(after, [])).toEqual({ fr: 'current', en: 'current', ar: 'current' });
});

test('what a later version of the app wrote of a kind of its own says nothing of these', () => {
  const theirs = entry({ kind: 'sponsor' as 'event', set: { name: { fr: 'B' } } });
  expect(states(after, [theirs, french])?.ar).toBe('outdated');
});

test('what was turned down changes nothing', () => {
  for (const status of ['refused', 'conflict'] as const) {
    const one = entry({ base: { title: { fr: 'A' } }, set: { title: { fr: 'B' } } }, status);
    expect(states(after, [one])?.ar).toBe('current');
  }
});

test('the order of what was done counts: translated, changed again, said to be right', () => {
  const arabic = entry({
    ...{ base: { title: { ar: 'ا' } }, set: { title: { ar: 'ب' } } },
    source: { title: { ar: 'B' } },
  });
  const again = entry({ base: { title: { fr: 'B' } }, set: { title: { fr: 'C' } } });
  const right = entry({
    ...{ kind: 'text_origin', id: title },
    ...{ base: { made_from: 'B' }, set: { made_from: 'C' } },
  });
  expect(states({ ...after, ar: 'ب' }, [french, arabic])?.ar).toBe('current');
  const last = { ...after, fr: 'C', ar: 'ب' };
  expect(states(last, [french, arabic, again])?.ar).toBe('outdated');
  expect(states(last, [french, arabic, again, right])?.ar).toBe('current');
  expect(states(last, [french, arabic, again, right])?.en).toBe('outdated');
});

test('a mark whose original is gone, and one of another language, say nothing', () => {
  const held: [string, Origin][] = [[title, { source: 'en', made_from: 'x' }]];
  expect(states({ fr: 'A', ar: 'ا' }, [], held)?.ar).toBe('current');
  expect(states({ fr: 'A', en: 'y', ar: 'ا' }, [], held)?.ar).toBe('outdated');
});
