import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#domain/programme.ts';
import { live } from '../../../tests/tools/live.ts';
import { useModerated } from './use-moderated.ts';

beforeEach(() => () => vi.unstubAllGlobals());

const session = (id: string, starts: number, ends: number) =>
  ({ starts, ends, event: { id, cancelled: false } }) as Session;
const sessions = [session('a', 0, 10), session('b', 10, 20), session('c', 30, 40)];
const byId = new Map(sessions.map((one) => [one.event.id, one]));

/** What the address says, and which sessions are seen. */
interface Seen {
  id: string;
  session?: string;
  begun?: string;
}

interface Props {
  readonly seen: Seen;
  readonly now: number;
  readonly among: readonly Session[];
}

function Screen({ seen, now, among }: Props) {
  const keep = (id: string) => Object.assign(seen, { id });
  const { session, begun } = useModerated(among, byId, now, () => true, { id: seen.id, keep });
  Object.assign(seen, { session: session?.event.id, begun: begun?.event.id });
  return null;
}

/** What a moderator sees as the clock goes on. */
async function moderation(now: number, among = sessions) {
  const seen: Seen = { id: '' };
  const screen = await live(<Screen {...{ seen, now, among }} />);
  return {
    seen,
    async at(later: number, open = sessions) {
      await screen.show(<Screen seen={seen} now={later} among={open} />);
      return [seen.session, seen.begun];
    },
    stop: screen.stop,
  };
}

test('a moderator stays with a session that overruns, and is told which one has begun', async () => {
  const { seen, at, stop } = await moderation(5);
  expect(seen).toEqual({ id: 'a', session: 'a' });
  expect(await at(9)).toEqual(['a', undefined]);
  expect(await at(10)).toEqual(['a', 'b']);
  // Gone on to when they say so.
  seen.id = 'b';
  expect(await at(11)).toEqual(['b', undefined]);
  expect(await at(25)).toEqual(['b', undefined]);
  expect(await at(30)).toEqual(['b', 'c']);
  await stop();
});

test('who comes between two sessions is not held to the one that is likely', async () => {
  const { seen, at, stop } = await moderation(25, sessions.slice(2));
  expect(seen).toEqual({ id: '', session: 'c' });
  expect(await at(5)).toEqual(['a', undefined]);
  expect(seen.id).toBe('a');
  await stop();
});

test('a session that was cancelled while it was moderated is told of once another is on', async () => {
  const { at, stop } = await moderation(5);
  const off = session('a', 0, 10);
  Object.assign(off.event, { cancelled: true });
  byId.set('a', off);
  expect(await at(6, [off, ...sessions.slice(1)])).toEqual(['a', undefined]);
  expect(await at(12, [off, ...sessions.slice(1)])).toEqual(['a', 'b']);
  await stop();
});
