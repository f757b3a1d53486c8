import { createInstance } from 'i18next';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Session } from '#domain/programme.ts';
import type { Rights } from '#domain/rights.ts';
import type { Event } from '#entities/index.ts';
import { newRow } from '#entities/new-row.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { stateClockSkew } from '#shared/clock.ts';
import { stateVenueOffset } from '#shared/time.ts';
import { dismiss } from '#ui/notifications/notifications.ts';
import { DelayAll } from './delay-all.tsx';
import { DelayPanel } from './delay-panel.tsx';
import { MovePanel } from './move-panel.tsx';

/** What is sent when a session with parts is delayed or moved on the day. */

beforeEach(() => {
  stateVenueOffset(60);
  vi.stubGlobal('navigator', { onLine: true });
  return () => {
    dismiss();
    vi.unstubAllGlobals();
    stateVenueOffset(undefined);
  };
});

const session = (id: string, from: string, to: string, more: Partial<Event> = {}) =>
  ({
    ...newRow('event', 21),
    ...{ id, title: { fr: id }, date: '2026-11-21', location_id: 'tent', part_of_id: null },
    ...{ starts_at: `2026-11-21T${from}:00.000Z`, ends_at: `2026-11-21T${to}:00.000Z` },
    ...more,
  }) as unknown as Event;
const whole = session('whole', '09:00', '12:00');
const events = [
  whole,
  session('first', '09:00', '10:00', { part_of_id: 'whole' }),
  session('second', '10:00', '11:00', { part_of_id: 'whole' }),
  session('elsewhere', '10:00', '11:00', { part_of_id: 'whole', location_id: 'garden' }),
  session('next', '13:00', '15:00'),
  session('workshop', '13:00', '14:00', { part_of_id: 'next', location_id: 'garden' }),
];

type Panel = (props: { session: Session; onDone: () => void }) => ReactNode;
type Choose = (...chosen: readonly unknown[]) => void;

/** What the choices of a panel do. */
function chooseIn(shown: ReactNode): Choose | undefined {
  return Children.toArray(shown)
    .filter(isValidElement<{ onChoose?: Choose; children?: ReactNode }>)
    .map(({ props }) => props.onChoose ?? chooseIn(props.children))
    .find((choose) => choose !== undefined);
}

/** Delays the day; its choices are opened first. */
const WholeDay: Panel = () => {
  const shown = DelayAll({ day: '2026-11-21' });
  const [button] = Children.toArray((shown as Shown | null)?.props.children) as Shown[];
  if (button?.props['aria-expanded'] === false) button.props.onClick?.();
  return shown;
};
type Shown = ReactElement<{
  readonly children?: ReactNode;
  readonly 'aria-expanded'?: boolean;
  readonly onClick?: () => void;
}>;

/** The fields that are sent of each session when this is chosen in the panel of the whole. */
async function sentBy(Panel: Panel, rights: Partial<Rights>, ...chosen: readonly unknown[]) {
  const { state, apply } = createContentStore();
  apply(events.map((row) => ({ ...{ kind: 'event', id: row.id, revision: 1 }, row })) as SyncRow[]);
  const sent: ContentChange[] = [];
  const submitAll = async (changes: readonly ContentChange[]) => {
    sent.push(...changes);
    return changes;
  };
  const user = { id: 'me', rights: { languages: [], halls: [], ...rights } };
  const replica = {
    ...{ state, outbox: { submitAll } },
    session: { state: createStore(() => ({ phase: 'signed_in', user })) },
  };
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: {} });
  let choose: Choose | undefined;
  function Chosen() {
    const shown = Panel({ session: { event: whole } as Session, onDone: () => undefined });
    choose = chooseIn(shown);
    return null;
  }
  renderToString(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={replica as unknown as ReadableReplica}>
        <Chosen />
      </ContentProvider>
    </I18nextProvider>,
  );
  choose?.(...chosen);
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  return Object.fromEntries(sent.map(({ id, set }) => [id, set]));
}

const at = (from: string, to: string) => ({
  starts_at: `2026-11-21T${from}:00.000Z`,
  ends_at: `2026-11-21T${to}:00.000Z`,
});

test('a delayed session takes its parts along, and what follows takes its own', async () => {
  expect(await sentBy(DelayPanel, { roles: ['programme'] }, 30)).toEqual({
    whole: at('09:30', '12:30'),
    first: at('09:30', '10:30'),
    second: at('10:30', '11:30'),
    elsewhere: at('10:30', '11:30'),
    next: at('13:30', '15:30'),
    workshop: at('13:30', '14:30'),
  });
});

test('who runs one hall delays what is in it, and leaves the parts that others run', async () => {
  const sent = await sentBy(DelayPanel, { roles: ['hall'], halls: ['tent'] }, 30);
  expect(Object.keys(sent)).toEqual(['whole', 'next', 'first', 'second']);
});

test('a session that is moved takes along the parts that are in its hall', async () => {
  const moved = { location_id: 'hall' };
  const expected = { whole: moved, first: moved, second: moved };
  expect(await sentBy(MovePanel, { roles: ['programme'] }, 'hall', 'Hall')).toEqual(expected);
  const runs = { roles: ['hall'], halls: ['tent', 'hall'] } as const;
  expect(await sentBy(MovePanel, runs, 'hall', 'Hall')).toEqual(expected);
});

test('a day is delayed by the corrected clock: what is on ends later, also where the device is behind', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:30:00Z'), toFake: ['Date'] });
  stateClockSkew(3_600_000);
  onTestFinished(() => {
    stateClockSkew(0);
    vi.useRealTimers();
  });
  const sent = await sentBy(WholeDay, { roles: ['programme'] }, 30);
  expect(sent.whole).toEqual({ ends_at: '2026-11-21T12:30:00.000Z' });
  expect(sent.second).toEqual(at('10:30', '11:30'));
});
