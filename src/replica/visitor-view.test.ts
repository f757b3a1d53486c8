import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createContentStore } from './content/content-store.ts';
import type { SyncRow } from './protocol/sync-row.ts';
import { visitorView } from './visitor-view.ts';

const session = { state: createStore(() => ({ phase: 'signed_in', user: undefined })) } as never;
let revision = 0;
const row = (kind: string, id: string, fields: object) => {
  revision += 1;
  return { kind, id, revision, row: { id, ...fields } } as unknown as SyncRow;
};

test('drafts and what is addressed to others are not seen, all else is', () => {
  const store = createContentStore();
  store.apply([
    row('event', 'shown', { published: true }),
    row('event', 'draft', { published: false }),
    row('intervention', 'a', { event_id: 'shown' }),
    row('intervention', 'b', { event_id: 'draft' }),
    row('speaker', 'here', { published: true, edition_ids: [21] }),
    row('speaker', 'nowhere', { published: true, edition_ids: [] }),
    row('announcement', 'all', { status: 'sent', recipients: 'all' }),
    row('announcement', 'staff', { status: 'sent', recipients: 'staff' }),
    row('announcement', 'later', { status: 'scheduled', recipients: 'all' }),
    row('zone', 'z', {}),
  ]);
  const { content } = visitorView({ state: store.state, session }).state.getState();
  const seen = Object.values(content).flatMap((rows) => [...rows.keys()]);
  expect(seen.sort()).toEqual(['a', 'all', 'here', 'shown', 'z']);
});

test('nor are drafts that a device still holds when its session has run out', () => {
  const store = createContentStore();
  store.apply([row('event', 'draft', { published: false })]);
  const seenIn = (phase: string) => {
    const session = { state: createStore(() => ({ phase, user: undefined })) } as never;
    return visitorView({ state: store.state, session }).state.getState().content.event.size;
  };
  expect(['signed_in', 'expired', 'denied'].map(seenIn)).toEqual([0, 0, 0]);
});

test('what did not change keeps its identity', () => {
  const store = createContentStore();
  store.apply([row('event', '1', { published: true }), row('event', '2', { published: false })]);
  const view = visitorView({ state: store.state, session });
  const before = view.state.getState().content;
  store.apply([row('news', 'n', { published: true })]);
  const after = view.state.getState().content;
  expect(after.event).toBe(before.event);
  expect(after.news.size).toBe(1);
});
