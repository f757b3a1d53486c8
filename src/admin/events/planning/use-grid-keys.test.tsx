import { createInstance } from 'i18next';
import { type KeyboardEvent, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Event } from '#entities/index.ts';
import { newRow } from '#entities/new-row.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider, useContent } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { stateVenueOffset } from '#shared/time.ts';
import { dismiss } from '#ui/notifications/notifications.ts';
import { live } from '../../../../tests/tools/live.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { Plan } from './use-plan.ts';
import { usePut } from './use-put.ts';

/** What becomes of a session that is carried, and of one that a colleague moves meanwhile. */

beforeEach(() => {
  stateVenueOffset(60);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('getComputedStyle', () => ({ direction: 'ltr' }));
  return () => {
    dismiss();
    vi.unstubAllGlobals();
    stateVenueOffset(undefined);
  };
});

const session = (id: string, more: Partial<Event> = {}) =>
  ({
    ...newRow('event', 21),
    ...{ id, title: { fr: id }, date: '2026-11-21', location_id: 'tent', part_of_id: null },
    ...{ starts_at: '2026-11-21T09:00:00.000Z', ends_at: '2026-11-21T10:00:00.000Z' },
    ...more,
  }) as unknown as Event;
const columns = ['tent', 'hall'].map((hall) => ({ day: '2026-11-21', hall, sessions: [] }));
const scale = { first: 0, last: 1680, slot: 5, gutter: 0, head: 0, perMinute: 1, column: 100 };

type Keys = ReturnType<typeof useGridKeys>;

/** The day that the grid was last led to. */
let viewed: string | undefined;

/** The grid's frame, how far down it was last scrolled, and its session, at whose top it is once that has the focus. */
const seen = { scrolled: 0, focused: false };
const frame = {
  ...{ clientWidth: 400, clientHeight: 200, scrollLeft: 0, scrollTop: 0 },
  focus() {
    seen.focused = false;
  },
  querySelector: () => ({
    focus() {
      // What has it already is not led to once more.
      if (!seen.focused) Object.assign(seen, { scrolled: 0, focused: true });
    },
  }),
  scrollTo({ top }: { top: number }) {
    seen.scrolled = top;
  },
} as unknown as HTMLElement;

function Screen({ onShow }: { onShow: (keys: Keys) => void }) {
  const putting = usePut();
  const events = useContent('event');
  const byId = new Map([...events].map(([id, event]) => [id, { event }]));
  const [day, setDay] = useState('2026-11-21');
  const setView = (view: { day: string }) => {
    viewed = view.day;
    setDay(view.day);
  };
  const days = ['2026-11-21', '2026-11-22'];
  const plan = { columns, byId, days, shown: [day], setView } as unknown as Plan;
  onShow(useGridKeys({ current: frame }, { plan, scale, open: () => undefined, ...putting }));
  return null;
}

/** A grid in which a session is picked up, what a colleague then sends, and the keys that are pressed. */
async function sentBy(theirs: Partial<Event>, ...pressed: readonly string[]) {
  const store = createContentStore();
  const apply = (rows: readonly Event[]) =>
    store.apply(rows.map((row, at) => ({ kind: 'event', id: row.id, revision: at, row })) as never);
  apply([session('e'), session('part', { part_of_id: 'e' })] as const);
  const sent: ContentChange[] = [];
  const user = { id: 'me', rights: { roles: ['programme'], languages: [], halls: [] } };
  const submitAll = async (changes: readonly ContentChange[]) => sent.push(...changes) && changes;
  const replica = {
    ...{ state: store.state, outbox: { submitAll } },
    session: { state: createStore(() => ({ phase: 'signed_in', user })) },
  };
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: {} });
  const found: { keys?: Keys } = {};
  const screen = await live(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={replica as unknown as ReadableReplica}>
        <Screen onShow={(keys) => Object.assign(found, { keys })} />
      </ContentProvider>
    </I18nextProvider>,
  );
  await screen.act(() => found.keys?.pickUp('e'));
  const row = session('e', theirs);
  await screen.act(() =>
    store.apply([{ kind: 'event', id: 'e', revision: 9, row }] as unknown as SyncRow[]),
  );
  for (const key of pressed) {
    const event = { key, preventDefault: () => undefined, target: {}, currentTarget: {} };
    await screen.act(() => found.keys?.onKeyDown(event as unknown as KeyboardEvent<HTMLElement>));
  }
  await screen.stop();
  return sent.map(({ id, base, set }) => ({ id, base, set }));
}

test('a session that is moved in time stays in the hall that a colleague has given it meanwhile', async () => {
  const sent = await sentBy({ location_id: 'hall' }, 'ArrowDown', 'Enter');
  expect(sent).toHaveLength(2);
  for (const { set } of sent) expect(Object.keys(set ?? {})).toEqual(['starts_at', 'ends_at']);
});

test('what is written over names the hours that were seen, not those that a colleague has just set', async () => {
  const theirs = { ends_at: '2026-11-21T11:00:00.000Z' };
  const [change] = await sentBy(theirs, 'ArrowDown', 'Enter');
  expect(change).toEqual({
    id: 'e',
    base: { starts_at: '2026-11-21T09:00:00.000Z', ends_at: '2026-11-21T10:00:00.000Z' },
    set: { starts_at: '2026-11-21T09:05:00.000Z', ends_at: '2026-11-21T10:05:00.000Z' },
  });
});

test('what is put down where it was picked up takes nothing back', async () => {
  expect(await sentBy({ location_id: 'hall' }, 'Enter')).toEqual([]);
});

test('a session that is given up on another day is seen again where it stays', async () => {
  expect(await sentBy({}, 'PageDown')).toEqual([]);
  expect(viewed).toBe('2026-11-22');
  expect(await sentBy({}, 'PageDown', 'Escape')).toEqual([]);
  expect(viewed).toBe('2026-11-21');
});

test('a session is still in sight once it has been put down', async () => {
  await sentBy({}, 'ArrowDown', 'Enter');
  // It ends at 11:05, above the line that says what it runs into.
  expect(seen.scrolled).toBe(11 * 60 + 5 - (200 - 60));
});
