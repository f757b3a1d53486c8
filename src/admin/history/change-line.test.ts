import { expect, test } from 'vitest';
import { changedParts, readHistory, versionAfter, wayBack } from './change-line.ts';

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
  expect(wayBack('streaming', '21', now, then)?.set).toEqual({ stream_url: then.stream_url });
  expect(wayBack('streaming', '21', now, { ...now, status: 'live' })).toBeUndefined();
  const edition = { theme: { fr: 'Nouveau' }, is_current: false };
  const before = { theme: { fr: 'Ancien' }, is_current: true };
  expect(wayBack('edition', '21', edition, before)?.set).toEqual({ theme: { fr: 'Ancien' } });
  const session = { title: { fr: 'Nuit' }, question_shown: null };
  const earlier = { title: { fr: 'Soir' }, question_shown: 'Pourquoi ?' };
  expect(wayBack('event', 'e', session, earlier)?.set).toEqual({ title: { fr: 'Soir' } });

  const at = '2026-11-20T10:00:00.000Z';
  const draft = { message: { fr: 'Deux' }, status: 'draft', sent_at: null };
  const sent = { message: { fr: 'Un' }, status: 'sent', sent_at: at };
  expect(wayBack('announcement', 'a', draft, sent)?.set).toEqual({ message: { fr: 'Un' } });
  expect(wayBack('announcement', 'a', sent, draft)?.set).toEqual({ message: { fr: 'Deux' } });
  const later = { ...sent, status: 'scheduled', sent_at: '2026-11-21T10:00:00.000Z' };
  const sooner = { ...later, sent_at: at };
  expect(wayBack('announcement', 'a', later, sooner)?.set).toEqual({ sent_at: at });
});

test('a deleted row comes back whole', () => {
  const row = { title: { fr: 'Soir' } };
  expect(wayBack('event', 'e', undefined, row)).toMatchObject({ action: 'insert', set: row });
});

test('an answer of another shape is none', () => {
  expect(readHistory({ message: 'captive' })).toBeUndefined();
  expect(readHistory([{ kind: 'unheard_of' }])).toEqual([]);
});
