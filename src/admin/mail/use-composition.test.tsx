import { beforeEach, expect, test, vi } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { rememberAdministrator } from '#replica/session/administrator.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { fail, succeed } from '#shared/failure.ts';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { live } from '../../../tests/tools/live.ts';
import { keepComposition, readComposition } from './composition.ts';
import type { Mailing } from './server-answers.ts';
import { twinsOf } from './twins.ts';
import { useComposition } from './use-composition.ts';

const saying = (template: string) => ({ p_subject: { fr: template } });

type Composing = ReturnType<typeof useComposition>;

/** What the server has begun to send, by id, and what it was asked. */
let sendings: Map<string, unknown>;
let network: 'works' | 'loses answers' | 'is away';
/** The sendings of others, and whether there is anybody left to send to. */
let others: readonly Mailing[];
let reaches: 'somebody' | 'nobody';
/** Resolves what the server answers to a sending that it begins. */
let answered: Promise<void> | undefined;

beforeEach(() => {
  sendings = new Map();
  network = 'works';
  answered = undefined;
  others = [];
  reaches = 'somebody';
  vi.stubGlobal('localStorage', createLocalStorage());
  rememberAdministrator(deviceMemory, { id: 'me', email: 'me@forum.example' });
  keepComposition(21, { ...readComposition(21, 'first'), template: 'invitation' }, 1);
  return () => vi.unstubAllGlobals();
});

async function ask(name: string, { p_id, ...body }: { readonly p_id: string }) {
  if (network === 'is away') return fail('offline');
  if (name === 'list_mailings') return succeed(others);
  if (name === 'start_mailing' && reaches === 'nobody') return succeed({ mailing: null });
  if (name === 'start_mailing' && !sendings.has(p_id)) sendings.set(p_id, body);
  if (name === 'start_mailing' && network === 'loses answers') return fail('offline');
  if (name === 'start_mailing') await answered;
  if (name === 'start_mailing') return succeed({ mailing: { id: p_id } });
  return succeed({ log: sendings.has(p_id) ? { id: p_id } : null });
}

function Screen({ onShow, onSent }: { onShow: (shown: Composing) => void; onSent: () => void }) {
  onShow(useComposition(21, onSent));
  return null;
}

async function opened() {
  const found: { now?: Composing } = {};
  const onSent = vi.fn();
  const { state } = createContentStore();
  const screen = await live(
    <ContentProvider replica={{ state, ask } as unknown as ReadableReplica}>
      <Screen onShow={(now) => Object.assign(found, { now })} onSent={onSent} />
    </ContentProvider>,
  );
  const refusals: unknown[] = [];
  const start = (template: string) =>
    screen.act(async () => refusals.push(await found.now?.start(saying(template))));
  const { act, stop } = screen;
  return {
    onSent,
    refusals,
    start,
    refused: () => found.now?.refused,
    act,
    stop,
    now: () => found.now,
  };
}

test('a sending is begun once, and its draft is dropped', async () => {
  const { onSent, start, stop } = await opened();
  await start('invitation');
  expect(onSent.mock.calls).toEqual([['first', { anew: true, away: false }]]);
  expect(readComposition(21, 'next').id).toBe('next');
  await stop();
});

test('what was sent though its answer was lost is not there to be composed into another mail', async () => {
  const before = await opened();
  network = 'loses answers';
  await before.start('invitation');
  expect(before.refused()).toMatchObject({ code: 'offline' });
  expect(before.onSent).not.toHaveBeenCalled();
  await before.stop();
  network = 'works';
  const later = await opened();
  expect(later.onSent.mock.calls).toEqual([['first', { anew: false, away: false }]]);
  expect(readComposition(21, 'next').id).toBe('next');
  await later.stop();
});

test('another mail is not said to be started under the id of one that was sent', async () => {
  network = 'is away';
  const { onSent, start, stop } = await opened();
  sendings.set('first', { template: 'invitation' });
  network = 'works';
  await start('reminder');
  expect(onSent.mock.calls).toEqual([['first', { anew: false, away: false }]]);
  await stop();
});

test('while it is being begun nothing else can be done, and who has gone elsewhere meanwhile is only told', async () => {
  let arrive = () => {};
  answered = new Promise((resolve) => {
    arrive = resolve;
  });
  const { onSent, act, now, stop } = await opened();
  let begun: Promise<unknown> | undefined;
  await act(() => {
    begun = now()?.start(saying('invitation'));
  });
  expect(now()?.starting).toBe(true);
  await stop();
  arrive();
  await begun;
  expect(onSent.mock.calls).toEqual([['first', { anew: true, away: true }]]);
  expect(readComposition(21, 'next').id).toBe('next');
});

test('what a colleague has begun to send at the same time is asked about once before it is sent again', async () => {
  const { onSent, refusals, start, now, act, stop } = await opened();
  const theirs: Mailing = {
    ...{ id: 'theirs', subject: { fr: 'invitation' }, recipients: 'all', state: 'running' },
    ...{ started_at: new Date().toISOString(), by: 'karim', counts: {} },
  };
  others = [theirs];
  await start('invitation');
  expect(now()?.twins).toEqual([theirs]);
  expect(now()?.starting).toBe(false);
  expect(sendings.size).toBe(0);
  // Another joins in while the first is being thought over.
  others = [{ ...theirs, id: 'third' }, theirs];
  await start('invitation');
  expect(sendings.size).toBe(0);
  await act(() => now()?.change({ template: 'reminder' }));
  expect(now()?.twins).toEqual([]);
  await start('reminder');
  expect(refusals).toEqual(['twin', 'twin', undefined]);
  expect(onSent).toHaveBeenCalledTimes(1);
  await stop();
});

test('who has been told of the same sends it all the same', async () => {
  const { onSent, start, stop } = await opened();
  others = [
    {
      ...{ id: 'theirs', subject: { fr: 'invitation' }, recipients: 'all', state: 'running' },
      ...{ started_at: new Date().toISOString(), by: null, counts: {} },
    },
  ];
  await start('invitation');
  await start('invitation');
  expect(onSent.mock.calls).toEqual([['first', { anew: true, away: false }]]);
  await stop();
});

test('a sending for which nobody is left is not said to have begun, and its draft stays', async () => {
  reaches = 'nobody';
  const { onSent, refusals, start, now, stop } = await opened();
  await start('invitation');
  expect(refusals).toEqual(['nobody']);
  expect(onSent).not.toHaveBeenCalled();
  expect(now()?.starting).toBe(false);
  expect(readComposition(21, 'next').id).toBe('first');
  await stop();
});

test('a test, what was given up, another subject and what was sent days ago are no twins', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  const one: Mailing = {
    ...{ id: 'a', subject: { fr: 'Un', ar: '' }, recipients: 'day', state: 'paused' },
    ...{ started_at: '2026-11-20T09:00:00Z', by: null, counts: {} },
  };
  const all: readonly Mailing[] = [
    one,
    { ...one, id: 'b', recipients: 'test' },
    { ...one, id: 'c', state: 'cancelled' },
    { ...one, id: 'd', started_at: '2026-11-18T09:00:00Z' },
    { ...one, id: 'e', subject: { fr: 'Deux' } },
  ];
  expect(twinsOf(all, one.subject, now)).toEqual([one]);
});
