import { expect, test } from 'vitest';
import type { Session } from '#domain/programme.ts';
import type { Question } from '#entities/index.ts';
import { leftOnScreen, queuesOf, sessionToModerate } from './queues.ts';

const question = (id: string, over: Partial<Question> = {}): Question => ({
  ...{ id, edition_id: 21, event_id: 'e1', text: `${id}?`, state: 'waiting' },
  ...{ asked_at: '2026-11-20T10:00:00.000Z', ...over },
});

test('questions are told apart by session and state, those asked first before others', () => {
  const queues = queuesOf([
    question('late', { asked_at: '2026-11-20T10:05:00.000Z' }),
    question('early'),
    question('done', { state: 'answered' }),
    question('there', { event_id: 'e2' }),
  ]);
  expect(
    queues
      .get('e1')
      ?.get('waiting')
      ?.map(({ id }) => id),
  ).toEqual(['early', 'late']);
  expect(
    queues
      .get('e1')
      ?.get('answered')
      ?.map(({ id }) => id),
  ).toEqual(['done']);
  expect(queues.get('e2')?.get('waiting')).toHaveLength(1);
});

const session = (id: string, starts: number, ends: number, cancelled = false) =>
  ({ starts, ends, event: { id, cancelled } }) as Session;

test('a moderator comes for what is on or next, after the last for that', () => {
  const sessions = [session('a', 0, 10), session('b', 10, 20, true), session('c', 20, 30)];
  const opened = (at: number, own = 'abc') =>
    sessionToModerate(sessions, at, ({ event: { id } }) => own.includes(id))?.event.id;
  expect([opened(5), opened(10), opened(25), opened(30)]).toEqual(['a', 'c', 'c', 'c']);
  expect(sessionToModerate([], 5, () => true)).toBeUndefined();
  // Of a hall of one's own, if anything is asked there.
  expect([opened(5, 'c'), opened(25, 'a'), opened(5, '')]).toEqual(['c', 'a', 'a']);
});

test('a question that was corrected or deleted while the hall saw it is left on its screen', () => {
  const shown = { question_shown: 'early?' };
  const [early, late] = [question('early', { state: 'accepted' }), question('late')];
  const left = (...asked: Question[]) => leftOnScreen(shown, queuesOf(asked).get('e1'));
  expect(left(early, late)).toBeUndefined();
  expect(left({ ...early, text: 'Earlier?' }, late)).toBe('early?');
  expect(left(late)).toBe('early?');
  expect(left()).toBe('early?');
  expect(leftOnScreen({ question_shown: null }, queuesOf([late]).get('e1'))).toBeUndefined();
});
