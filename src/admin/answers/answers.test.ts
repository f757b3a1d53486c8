import { expect, test } from 'vitest';
import { isOver, readAnswers, type SpeakerAnswer, unrecorded } from './answers.ts';

const answer = (speaker: string, recording: 'yes' | 'sound' | 'no' | null): SpeakerAnswer => ({
  ...{ speaker, link: null },
  details: {
    ...{ participation: 'yes', arrival: null, departure: null, journey: null },
    ...{ availability: [], equipment: null, recording, sent_at: '2026-11-20T09:00:00.000Z' },
  },
});

test('only who said so is named, and only of the session', () => {
  const answers = [
    ...[answer('a', 'no'), answer('b', 'sound'), answer('c', 'yes'), answer('d', null)],
    ...[answer('e', 'no'), { speaker: 'f', link: null, details: null }],
  ];
  expect(unrecorded(answers, new Set(['a', 'b', 'c', 'd', 'f']))).toEqual([
    { speaker: 'a', recording: 'no' },
    { speaker: 'b', recording: 'sound' },
  ]);
});

test('an answer of another shape is none', () => {
  expect(readAnswers([answer('a', 'no')])).toHaveLength(1);
  expect(readAnswers([{ speaker: 'a', link: null, details: {} }])).toBeUndefined();
  expect(readAnswers({})).toBeUndefined();
});

test('an address that has expired is over, though the server still tells of it', () => {
  const link = { expires_at: '2026-11-20T10:00:00.000Z' };
  const at = (time: string) => isOver(link, Date.parse(`2026-11-20T${time}Z`));
  expect([at('09:59:59'), at('10:00:00')]).toEqual([false, true]);
});
