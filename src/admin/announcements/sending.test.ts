import { expect, test } from 'vitest';
import { type Entity, entities } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { announcementAt } from '../../../tests/fixtures/announcement.ts';
import {
  gapsOf,
  holdTime,
  isHeld,
  isHeldBack,
  isPast,
  isRewritten,
  outcomeOf,
  takenBack,
  whenOf,
} from './sending.ts';

const whole = { fr: 'a', en: 'b', ar: 'c' };
const no = { incomplete: false, otherEdition: false };
const now = Date.parse('2026-11-21T10:00:00Z');
const written = {
  edition_id: 21,
  title: whole,
  message: whole,
  type: 'info',
  recipients: 'all',
  urgent: true,
  sent_at: '2026-11-21T12:00:00.000Z',
};

test('a language is missing when its title or its message is', () => {
  expect(gapsOf(written)).toEqual([]);
  expect(gapsOf({ title: { fr: 'a', en: ' ' }, message: { fr: 'a', ar: 'c' } })).toEqual([
    'en',
    'ar',
  ]);
  expect(gapsOf({})).toEqual(['fr', 'en', 'ar']);
});

test('what somebody has rewritten since it was shown does not go out unseen', () => {
  const stored = announcementAt(now, 'n', { title: whole, message: whole });
  const theirs = { ...stored, message: { ...whole, fr: 'autre' } };
  expect(isRewritten({ ...stored }, undefined, stored)).toBe(false);
  expect(isRewritten({ ...stored }, undefined, theirs)).toBe(true);
  expect(isRewritten({ ...stored }, undefined, { ...stored, recipients: 'staff' })).toBe(true);
  // What was typed takes the place of what they wrote, or is in conflict with it.
  const typed: ContentChange = {
    ...{ kind: 'announcement', id: stored.id, action: 'update' },
    ...{ base: { title: { fr: 'a' } }, set: { title: { fr: 'd', en: '' } } },
  };
  const shown = { ...stored, title: { fr: 'd', en: '', ar: 'c' } };
  expect(isRewritten(shown, typed, stored)).toBe(false);
  expect(isRewritten(shown, typed, { ...stored, title: { ...whole, fr: 'e' } })).toBe(false);
  expect(isRewritten(shown, typed, theirs)).toBe(true);
  // One that is new, or gone, has no other words.
  expect(isRewritten({ ...stored }, undefined, undefined)).toBe(false);
});

test('only what is urgent and on its way out is held back', () => {
  const gappy = { ...written, message: { fr: 'a' } };
  expect(isHeldBack('send', gappy)).toBe(true);
  expect(isHeldBack('update', gappy)).toBe(true);
  expect(isHeldBack('draft', gappy)).toBe(false);
  expect(isHeldBack('withdraw', gappy)).toBe(false);
  expect(isHeldBack('send', { ...gappy, urgent: false })).toBe(false);
  expect(isHeldBack('send', written)).toBe(false);
});

test('what goes out satisfies the rules of announcements, confirmed gaps included', () => {
  const wrong = (values: object) =>
    check(entities.announcement as unknown as Entity, { ...values });
  for (const when of ['now', 'later'] as const) {
    expect(wrong({ ...written, ...outcomeOf('send', when, written, now, no) })).toEqual([]);
    const gappy = { ...written, message: { fr: 'a' } };
    expect(wrong({ ...gappy, ...outcomeOf('send', when, gappy, now, no) })).not.toEqual([]);
    expect(
      wrong({ ...gappy, ...outcomeOf('send', when, gappy, now, { ...no, incomplete: true }) }),
    ).toEqual([]);
  }
});

test('sending says when, withdrawing forgets it, updating leaves it', () => {
  expect(outcomeOf('send', 'now', written, now, no)).toMatchObject({
    status: 'scheduled',
    sent_at: '2026-11-21T10:00:10.000Z',
    other_edition_ok: false,
  });
  expect(outcomeOf('send', 'later', written, now, no)).toMatchObject({
    status: 'scheduled',
    sent_at: written.sent_at,
  });
  expect(outcomeOf('withdraw', 'now', written, now, no)).toMatchObject({
    status: 'draft',
    sent_at: null,
  });
  expect(outcomeOf('update', 'now', written, now, no)).not.toHaveProperty('sent_at');
  expect(outcomeOf('draft', 'later', written, now, no).sent_at).toBe(written.sent_at);
});

test('an hour that has passed is no time to schedule', () => {
  const after = Date.parse('2026-11-21T12:00:00Z');
  expect(isPast('send', 'later', written, now)).toBe(false);
  expect(isPast('send', 'later', written, after)).toBe(true);
  expect(isPast('send', 'now', written, after)).toBe(false);
});

test('what is sent now is held, and is a draft with its text when it is taken back', () => {
  const held = announcementAt(now + holdTime, 'a', { status: 'scheduled' });
  expect(isHeld(held, now)).toBe(true);
  expect(isHeld(held, now + 60 * 60_000)).toBe(true);
  expect(isHeld(announcementAt(now + 60_000, 'a', { status: 'scheduled' }), now)).toBe(false);
  expect(isHeld(announcementAt(now, 'a'), now)).toBe(false);
  const set = { status: 'draft', sent_at: null };
  const { status, sent_at } = held;
  expect(takenBack(held)).toMatchObject([{ id: 'a', base: { status, sent_at }, set }]);
  expect(takenBack(announcementAt(now, 'a'))).toMatchObject([{ base: { status: 'sent' }, set }]);
  expect(takenBack({ ...held, status: 'draft' })).toEqual([]);
  expect(takenBack(undefined)).toEqual([]);
});

test('another edition wakes phones only where the sender agreed', () => {
  const agreed = { ...no, otherEdition: true };
  expect(outcomeOf('send', 'now', written, now, agreed)).toMatchObject({ other_edition_ok: true });
  expect(outcomeOf('update', 'now', written, now, no)).not.toHaveProperty('other_edition_ok');
});

test('it is for later from the moment an hour was typed for it, and no more once it is out', () => {
  expect(whenOf({ status: 'draft', sent_at: written.sent_at })).toBe('later');
  expect(whenOf({ status: 'scheduled', sent_at: written.sent_at })).toBe('later');
  expect(whenOf({ status: 'draft', sent_at: null })).toBe('now');
  expect(whenOf({ status: 'sent', sent_at: written.sent_at })).toBe('now');
  expect(whenOf({})).toBe('now');
});
