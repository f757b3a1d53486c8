import { expect, test } from 'vitest';
import type { Session } from '#domain/programme.ts';
import { recordingsOf } from './recorded.ts';

const session = (id: string, starts: number, recording_url: string | null) =>
  ({ event: { id, recording_url }, starts, ends: starts + 10 }) as Session;

test('only sessions that are over are replayed, the latest first', () => {
  const sessions = [
    session('first', 0, 'https://a.example/1.mp4'),
    session('silent', 10, null),
    session('second', 20, 'https://a.example/2.mp4'),
    session('on', 30, 'https://a.example/3.mp4'),
    session('coming', 90, 'https://a.example/4.mp4'),
  ];
  expect(recordingsOf(sessions, 35).map(({ event }) => event.id)).toEqual(['second', 'first']);
});

test('a session held before recordings were known of has none', () => {
  const { event, ...rest } = session('old', 0, null);
  const { recording_url: _, ...older } = event;
  expect(recordingsOf([{ ...rest, event: older as Session['event'] }], 100)).toEqual([]);
});
