import { afterEach, expect, test, vi } from 'vitest';
import { fitInto } from './use-fit.ts';

afterEach(() => vi.unstubAllGlobals());

/** A text in a box that hides what it has no room for; sizes in px at a share of room. */
interface Text {
  readonly type: (room: number) => number;
  readonly needs: (room: number, lines: number) => number;
  readonly has: number;
  readonly clamped: boolean;
}

/** The share of room that is found for an element that holds these texts. */
function roomFor(...texts: readonly Text[]): number {
  return fitted(...texts).room;
}

/** The same, and how many lines titles beside others have. */
function fitted(...texts: readonly Text[]): { readonly room: number; readonly lines: number } {
  let room = Number.NaN;
  let lines = Number.NaN;
  const boxes = texts.map(({ type, needs, has, clamped }) => ({
    clientHeight: has,
    get scrollHeight() {
      return Math.max(has, needs(room, lines));
    },
    get look() {
      const webkitLineClamp = clamped ? '2' : 'none';
      return { display: 'flow-root', fontSize: `${type(room)}px`, webkitLineClamp };
    },
  }));
  vi.stubGlobal('getComputedStyle', (box: (typeof boxes)[number]) => box.look);
  const element = {
    ...{ scrollHeight: 100, clientHeight: 100, querySelectorAll: () => boxes },
    style: {
      setProperty(name: string, value: string) {
        if (name === '--lines') lines = Number(value);
        else room = Number(value);
      },
    },
  };
  fitInto(element as unknown as HTMLElement);
  return { room, lines };
}

const short: Text = { type: (room) => 50 * room, needs: () => 50, has: 50, clamped: true };
/** A title of another hall, which ends in dots after two lines and is hardly set smaller. */
const dotted: Text = {
  ...{ type: (room) => 40 * Math.max(room, 0.95), needs: () => 200 },
  ...{ has: 104, clamped: true },
};
/** A title that fits once it is as small as this. */
const fittingAt = (share: number): Text => ({
  ...{ type: (room) => 50 * room, needs: (room) => (room > share ? 200 : 100) },
  ...{ has: 100, clamped: true },
});

test('what fits has all the room', () => {
  expect(roomFor(short)).toBe(1);
});

test('a title is as small as it must be to fit', () => {
  expect(roomFor(fittingAt(0.7))).toBeCloseTo(0.7, 1);
});

test('a title that is cut at any size of the others makes none of them small', () => {
  expect(roomFor(short, dotted)).toBe(1);
  expect(roomFor(fittingAt(0.7), dotted)).toBeCloseTo(0.7, 1);
});

test('nor does one of what follows, which is set a little smaller', () => {
  const next = { ...dotted, type: (room: number) => 40 * Math.max(room, 0.84) };
  expect(roomFor(short, next)).toBe(1);
});

test('titles beside others have one line where two would be cut through their letters, and else two', () => {
  const rows = { ...dotted, needs: (_: number, lines: number) => 80 * lines, clamped: false };
  expect(fitted(short, rows)).toEqual({ room: 1, lines: 1 });
  expect(fitted(short, { ...rows, has: 160 })).toEqual({ room: 1, lines: 2 });
  expect(fitted({ ...rows, needs: () => 200 }).lines).toBe(2);
  const long = { ...dotted, type: (room: number) => 50 * room };
  expect(fitted(long, rows).lines).toBe(1);
  expect(fitted(long, short).lines).toBe(2);
});

test('a title that is too long even when it is small is small, and so is a box without room', () => {
  expect(roomFor({ ...dotted, type: (room) => 50 * room })).toBeCloseTo(0.4, 1);
  expect(roomFor({ ...dotted, clamped: false })).toBeCloseTo(0.4, 1);
});
