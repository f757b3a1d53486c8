import { expect, test } from 'vitest';
import type { Kind } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import {
  changedParts,
  readHistory,
  toldOf,
  versionAfter,
  wakesPhones,
  wayBack,
  withoutNamesOfGone,
} from './change-line.ts';

const day = Date.parse('2026-11-20T10:00:00.000Z');

const line = (sequence: number, action: string, before: object | null, after: object | null) => ({
  sequence,
  kind: 'event',
  id: 'e',
  at: '2026-11-20T10:00:00.000Z',
  who: 'a@b.c',
  action,
  before,
  after,
});

const answer = [
  line(4, 'delete', { title: { fr: 'Nuit' }, cancelled: true, created_at: 'x' }, null),
  line(3, 'update', { cancelled: false }, { cancelled: true }),
  line(2, 'update', { title: { fr: 'Soir' } }, { title: { fr: 'Nuit' } }),
  line(1, 'insert', null, { title: { fr: 'Soir' }, cancelled: false }),
];

test('any earlier version is found by taking back what came later', () => {
  const lines = readHistory(answer) ?? [];
  expect(versionAfter(undefined, lines, 4)).toBeUndefined();
  expect(versionAfter(undefined, lines, 3)).toEqual({ title: { fr: 'Nuit' }, cancelled: true });
  expect(versionAfter(undefined, lines, 2)).toMatchObject({ cancelled: false });
  expect(versionAfter(undefined, lines, 1)).toEqual({ title: { fr: 'Soir' }, cancelled: false });
});

test('a row that is gone keeps its name in every line, and so does what was called after it', () => {
  const lines = readHistory(answer.slice(0, 2)) ?? [];
  expect(toldOf(lines, 'event', 'e')).toMatchObject({ title: { fr: 'Nuit' }, cancelled: true });
  const planned = {
    ...line(5, 'insert', null, { event_id: 'e' }),
    kind: 'planned_change',
    id: 'p',
  };
  const all = readHistory([answer[0], planned, answer[1]]) ?? [];
  expect(toldOf(all, 'planned_change', 'p')).toMatchObject({ title: { fr: 'Nuit' } });
});

test('of a row that is not on this device no earlier version is made up', () => {
  const lines = readHistory(answer.slice(1)) ?? [];
  expect(versionAfter(undefined, lines, 2)).toBeUndefined();
  expect(versionAfter(undefined, lines, 1)).toBeUndefined();
});

test('instants are written as rows write them, and what the server sets is left out', () => {
  const [read] = readHistory([
    line(1, 'insert', null, { starts_at: '2026-11-20T10:00:00+00:00', created_at: '2026-01-01' }),
  ]) ?? [undefined];
  expect(read?.after).toEqual({ starts_at: '2026-11-20T10:00:00.000Z' });
});

test('a change of a text is told in the language that was changed, others are not', () => {
  const [read] = readHistory([
    line(
      1,
      'update',
      { title: { fr: 'Soir', ar: 'مساء' }, cancelled: false },
      { title: { fr: 'Nuit', en: 'Night', ar: 'مساء' }, cancelled: true },
    ),
  ]) ?? [undefined];
  const parts = read ? changedParts(read) : [];
  expect(parts).toHaveLength(3);
  expect(parts).toEqual(
    expect.arrayContaining([
      { field: 'title', language: 'fr', before: 'Soir', after: 'Nuit' },
      { field: 'title', language: 'en', before: undefined, after: 'Night' },
      { field: 'cancelled', before: false, after: true },
    ]),
  );
});

test('an earlier text comes back without going out, on air or into the place of another edition again', () => {
  const now = { stream_url: 'https://new.example', status: 'offline' };
  const then = { stream_url: 'https://old.example', status: 'live' };
  expect(wayBack('streaming', '21', now, then, day)?.set).toEqual({ stream_url: then.stream_url });
  expect(wayBack('streaming', '21', now, { ...now, status: 'live' }, day)).toBeUndefined();
  const edition = { theme: { fr: 'Nouveau' }, is_current: false };
  const before = { theme: { fr: 'Ancien' }, is_current: true };
  expect(wayBack('edition', '21', edition, before, day)?.set).toEqual({ theme: { fr: 'Ancien' } });
  const session = { title: { fr: 'Nuit' }, question_shown: null };
  const earlier = { title: { fr: 'Soir' }, question_shown: 'Pourquoi ?' };
  expect(wayBack('event', 'e', session, earlier, day)?.set).toEqual({ title: { fr: 'Soir' } });

  const at = '2026-11-20T10:00:00.000Z';
  const draft = { message: { fr: 'Deux' }, status: 'draft', sent_at: null };
  const sent = { message: { fr: 'Un' }, status: 'sent', sent_at: at };
  expect(wayBack('announcement', 'a', draft, sent, day)?.set).toEqual({ message: { fr: 'Un' } });
  expect(wayBack('announcement', 'a', sent, draft, day)?.set).toEqual({ message: { fr: 'Deux' } });
  const later = { ...sent, status: 'scheduled', sent_at: '2026-11-21T10:00:00.000Z' };
  const sooner = { ...later, sent_at: at };
  expect(wayBack('announcement', 'a', later, sooner, day)?.set).toEqual({ sent_at: at });
});

test('an earlier version comes back without the hall and the speakers that are gone, and keeps what it cannot do without', () => {
  const there = new Set(['edition 21', 'speaker amina']);
  const isGone = (kind: string, id: unknown) => !there.has(`${kind} ${id}`);
  const session = {
    ...{ edition_id: 21, title: { fr: 'Soir' }, location_id: 'tent', chair_id: 'amina' },
    ...{ participant_ids: ['amina', 'karim'], track_id: null, spoken: ['fr'] },
  };
  expect(withoutNamesOfGone('event', session, isGone)).toEqual({
    ...session,
    ...{ location_id: null, participant_ids: ['amina'] },
  });
  const talk = { event_id: 'e', speaker_id: 'amina' };
  expect(withoutNamesOfGone('intervention', talk, isGone)).toEqual(talk);
});

test('a deleted row comes back whole', () => {
  const row = { title: { fr: 'Soir' }, cancelled: false };
  const back = wayBack('event', 'e', undefined, row, day);
  expect(back).toMatchObject({ action: 'insert', set: row });
});

test('of what was deleted nothing goes out, on air, on a screen or before visitors by coming back', () => {
  const back = (kind: Kind, row: Fields, now = day) => wayBack(kind, 'a', undefined, row, now)?.set;
  const sent_at = new Date(day).toISOString();
  const flags = { incomplete_ok: true, other_edition_ok: true };
  const sent = { message: { fr: 'Un' }, status: 'sent', sent_at, expires_at: null, ...flags };
  const draft = { ...sent, status: 'draft', incomplete_ok: false, other_edition_ok: false };
  expect(back('announcement', sent)).toEqual({ ...draft, sent_at: null });
  expect(back('announcement', { ...sent, status: 'scheduled' })).toEqual(draft);
  // Nobody is told of what is over.
  const later = day + 25 * 60 * 60_000;
  expect(back('announcement', sent, later)).toEqual(sent);
  const week = { ...sent, expires_at: new Date(day + 7 * 24 * 60 * 60_000).toISOString() };
  expect(back('announcement', week, later)?.status).toBe('draft');
  expect(back('announcement', { ...sent, status: 'scheduled' }, later)).toEqual(draft);

  const news = { title: { fr: 'Un' }, published: true, published_at: sent_at };
  expect(back('news', news)).toEqual({ ...news, published: false });
  expect(back('news', news, later)).toEqual(news);
  const hidden = { ...news, published: false };
  expect(wayBack('news', 'a', { ...hidden, title: {} }, news, day)?.set).toEqual({
    title: news.title,
  });
  expect(wayBack('news', 'a', hidden, news, later)?.set).toEqual({ published: true });

  const stream = { stream_url: 'https://old.example', status: 'live' };
  expect(back('streaming', stream)).toEqual({ ...stream, status: 'offline' });
  expect(back('edition', { year: 2026, is_current: true })).toMatchObject({ is_current: false });
  expect(back('event', { question_shown: '?' })).toEqual({ question_shown: null });
});

test('it is said where what comes back would have woken phones', () => {
  const sent_at = new Date(day).toISOString();
  expect(wakesPhones('announcement', { status: 'sent', sent_at }, day)).toBe(true);
  expect(wakesPhones('announcement', { status: 'draft', sent_at }, day)).toBe(false);
  expect(wakesPhones('event', { published: true }, day)).toBe(false);
});

test('an answer of another shape is none', () => {
  expect(readHistory({ message: 'captive' })).toBeUndefined();
  expect(readHistory([{ kind: 'unheard_of' }])).toEqual([]);
});
