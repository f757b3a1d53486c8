import { expect, test } from 'vitest';
import {
  afterChange,
  type Favourite,
  favouriteKey,
  type Held,
  nothingHeld,
  showsAsFavourite,
} from './favourite.ts';
import {
  adopted,
  answered,
  discarded,
  marked,
  merged,
  retried,
  waitingIn,
  withServerTime,
} from './rules.ts';
import { isVisitorKey } from './visitor-key.ts';

const now = 1_000_000;
const key = favouriteKey('event', 'a');

function mark(held: Held, favourite: boolean, at = now): Held {
  return afterChange(held, marked(held, 'event', 'a', favourite, at) ?? {});
}

function wordIn(held: Held): Favourite {
  const word = held.favourites.get(key);
  if (!word) throw new Error('There is no word');
  return word;
}

/** What is held once the server has applied everything. */
function sent(held: Held): Held {
  const words = waitingIn(held);
  const results = new Map(
    words.map((word) => [
      word.key,
      { status: 'applied' as const, favourite: word.favourite, at: word.at },
    ]),
  );
  return afterChange(held, answered(held, words, results));
}

test('the first tap makes a visitor; later taps keep the key and the last word', () => {
  const once = mark(nothingHeld, true);
  expect(isVisitorKey(once.visitor?.key)).toBe(true);
  const twice = mark(once, false);
  expect(twice.visitor).toBe(once.visitor);
  expect(waitingIn(twice)).toHaveLength(1);
  expect(wordIn(twice)).toMatchObject({ favourite: false, state: 'waiting' });
});

test('saying again what holds changes nothing', () => {
  const once = mark(nothingHeld, true);
  expect(marked(once, 'event', 'a', true, now + 5)).toBeUndefined();
  expect(marked(nothingHeld, 'event', 'b', false, now)).toBeUndefined();
});

test.each([-86_400_000, -3652 * 86_400_000, 86_400_000])(
  'a clock off by %d ms never puts a tap before what this device has seen',
  (skew) => {
    const seen = sent(mark(nothingHeld, true, now));
    const later = mark(seen, false, now + skew);
    expect(wordIn(later).at).toBeGreaterThan(wordIn(seen).at);
  },
);

test('what is known of the server’s clock corrects this one; a second or two do not', () => {
  const visitor = { key: 'k', offset: 0 };
  expect(withServerTime(visitor, now + 500, now)).toBe(visitor);
  expect(withServerTime(visitor, now + 1_999, now)).toBe(visitor);
  expect(withServerTime(visitor, now - 2_000, now)).toEqual({ key: 'k', offset: -2_000 });
  const corrected = withServerTime(visitor, now + 86_400_000, now);
  expect(wordIn(mark({ visitor: corrected, favourites: new Map() }, true)).at).toBe(
    now + 86_400_000,
  );
});

test('an answer counts only for the word that was sent', () => {
  const first = mark(nothingHeld, true);
  const words = waitingIn(first);
  const second = mark(first, false, now + 1);
  const results = new Map([[key, { status: 'applied' as const, favourite: true, at: now }]]);
  const after = afterChange(second, answered(second, words, results));
  expect(wordIn(after)).toEqual(wordIn(second));
});

test('a superseded word gives way to the later one of another device', () => {
  const held = mark(nothingHeld, true);
  const results = new Map([
    [key, { status: 'superseded' as const, favourite: false, at: now + 9 }],
  ]);
  const after = afterChange(held, answered(held, waitingIn(held), results));
  expect(wordIn(after)).toMatchObject({ favourite: false, at: now + 9, state: 'sent' });
});

test('a refused word has no effect, is kept apart, and can be tried again or given up', () => {
  const held = mark(nothingHeld, true);
  const results = new Map([[key, { status: 'refused' as const, code: 'full' }]]);
  const refused = afterChange(held, answered(held, waitingIn(held), results));
  expect(wordIn(refused)).toMatchObject({ state: 'refused', code: 'full' });
  expect(showsAsFavourite(wordIn(refused))).toBe(false);
  expect(waitingIn(refused)).toEqual([]);

  const again = afterChange(refused, retried(refused, key) ?? {});
  expect(wordIn(again)).toMatchObject({ state: 'waiting', favourite: true });
  expect(wordIn(again)).not.toHaveProperty('code');
  expect(wordIn(again).revision).not.toBe(wordIn(refused).revision);
  expect(afterChange(refused, discarded(refused, [key])).favourites.size).toBe(0);
});

test('giving up a refused removal leaves the favourite as it was', () => {
  const seen = sent(mark(nothingHeld, true));
  const held = mark(seen, false, now + 1);
  const results = new Map([[key, { status: 'refused' as const, code: 'invalid' }]]);
  const refused = afterChange(held, answered(held, waitingIn(held), results));
  expect(showsAsFavourite(wordIn(refused))).toBe(true);
  const given = afterChange(refused, discarded(refused, [key]));
  expect(wordIn(given)).toMatchObject({ favourite: true, state: 'sent' });
});

test('merging takes the later word of either side', () => {
  const waiting = mark(nothingHeld, true);
  const pulled = (at: number) => [{ kind: 'event' as const, id: 'a', favourite: false, at }];
  expect(wordIn(afterChange(waiting, merged(waiting, pulled(now - 1)))).favourite).toBe(true);
  expect(wordIn(afterChange(waiting, merged(waiting, pulled(now + 1))))).toMatchObject({
    favourite: false,
    state: 'sent',
  });
});

test('what both sides hold alike changes nothing; what waits and is there already has arrived', () => {
  const same = [{ kind: 'event' as const, id: 'a', favourite: true, at: now }];
  const held = sent(mark(nothingHeld, true));
  expect(merged(held, same)).toEqual({ put: [] });
  const waiting = mark(nothingHeld, true);
  expect(waitingIn(afterChange(waiting, merged(waiting, same)))).toEqual([]);
});

test('what was refused or still waits is not said again because the server lacks it', () => {
  const waiting = mark(nothingHeld, true);
  expect(merged(waiting, [])).toEqual({ put: [] });
  const results = new Map([[key, { status: 'refused' as const, code: 'full' }]]);
  const refused = afterChange(waiting, answered(waiting, waitingIn(waiting), results));
  expect(merged(refused, [])).toEqual({ put: [] });
});

test('forgetting the visitor forgets them; a change that does not speak of them keeps them', () => {
  const held = mark(nothingHeld, true);
  expect(afterChange(held, { remove: [key] })).toEqual({
    visitor: held.visitor,
    favourites: new Map(),
  });
  expect(afterChange(held, { visitor: null }).visitor).toBeUndefined();
});

test('what the server has lost is sent to it again; a removal it lost is remembered', () => {
  const held = sent(mark(nothingHeld, true));
  const lost = afterChange(held, merged(held, []));
  expect(waitingIn(lost)).toMatchObject([{ id: 'a', favourite: true, at: now }]);
  const removed = sent(mark(held, false, now + 1));
  const without = afterChange(removed, merged(removed, []));
  expect(waitingIn(without)).toEqual([]);
  // An older backup is restored after the one that knew nothing: the removal still holds.
  const older = [{ kind: 'event' as const, id: 'a', favourite: true, at: now }];
  expect(waitingIn(afterChange(without, merged(without, older)))).toMatchObject([
    { favourite: false },
  ]);
});

test('taking on another key is a union: nothing marked on either side is lost', () => {
  const mine = afterChange(
    mark(nothingHeld, true),
    marked(mark(nothingHeld, true), 'speaker', 's', true, now) ?? {},
  );
  const theirs = [
    { kind: 'event' as const, id: 'a', favourite: false, at: now + 50 },
    { kind: 'event' as const, id: 'b', favourite: true, at: now - 50 },
  ];
  const visitor = { key: 'theirs', offset: 0 };
  const joined = afterChange(mine, adopted(mine, visitor, theirs, now));
  expect(joined.visitor).toBe(visitor);
  const shown = [...joined.favourites.values()].filter(showsAsFavourite).map((word) => word.key);
  expect(shown.sort()).toEqual(['event:a', 'event:b', 'speaker:s']);
  expect(waitingIn(joined).map((word) => word.key)).toEqual(['speaker:s', 'event:a']);
  expect(wordIn(joined).at).toBe(now + 51);
});

test('what is no favourite on either side is left behind with the old key', () => {
  const unmarked = mark(mark(nothingHeld, true), false, now + 1);
  const joined = afterChange(unmarked, adopted(unmarked, { key: 'theirs', offset: 0 }, [], now));
  expect(joined.favourites.size).toBe(0);
});
