import { expect, test } from 'vitest';
import { programmeOf } from '#domain/programme.ts';
import { rowOf } from '../../tests/fixtures/row.ts';
import { rendered } from '../../tests/tools/rendered.tsx';
import { Notices } from './notices.tsx';

const sunday = rowOf('event', {
  ...{ id: 'e', title: { en: 'Opening' }, date: '2026-11-22' },
  ...{ starts_at: '2026-11-22T13:00:00Z', ends_at: '2026-11-22T14:00:00Z' },
});
const none = new Map();
const { sessions } = programmeOf(new Map([['e', sunday]]), none, none, none);
const notices = sessions.map((session) => ({ kind: 'moved' as const, session, from: null }));
const at = (instant: string) => rendered(<Notices notices={notices} now={Date.parse(instant)} />);

test('at the door that people come to for what was moved to another day, its day is told', async () => {
  expect(await at('2026-11-21T12:30:00Z')).toContain('<time>Sun 22 Nov 14:00</time>');
  expect(await at('2026-11-22T12:30:00Z')).toContain('<time>14:00</time>');
});
