import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberAdministrator } from '#replica/session/administrator.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { live } from '../../../tests/tools/live.ts';
import { type Draft, keepDraft, readDraft } from './draft-storage.ts';
import { openDraft, useDraft } from './use-draft.ts';

const draftOf = (title: string): Draft => ({ base: { title: '' }, values: { title }, at: 1 });

beforeEach(() => {
  vi.stubGlobal('localStorage', createLocalStorage());
  rememberAdministrator(deviceMemory, { id: 'me', email: 'me@forum.example' });
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('what is typed is kept after a pause, or when the form is closed', () => {
  const open = openDraft('news', 'n');
  open.type(() => draftOf('A'));
  vi.advanceTimersByTime(399);
  open.type(() => draftOf('Am'));
  vi.advanceTimersByTime(399);
  expect(readDraft('news', 'n')).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(readDraft('news', 'n')).toEqual(draftOf('Am'));
  open.type(() => draftOf('Ami'));
  open.flush();
  expect(readDraft('news', 'n')).toEqual(draftOf('Ami'));
});

test.each(['saved', 'given up'])(
  'what is %s does not come back, however lately it was typed',
  (way) => {
    const open = openDraft('news', 'n');
    open.type(() => draftOf('Amina'));
    const typed = open.state.getState().draft;
    vi.advanceTimersByTime(200);
    if (way === 'saved') open.settle(typed, (newer) => newer);
    else open.discard();
    vi.runAllTimers();
    open.flush();
    expect(open.state.getState().draft).toBeUndefined();
    expect(readDraft('news', 'n')).toBeUndefined();
  },
);

test('what is typed while the form is being saved stays typed, over what was saved', () => {
  const open = openDraft('news', 'n');
  open.type(() => draftOf('Amina'));
  const typed = open.state.getState().draft;
  open.type((before) => ({ ...(before as Draft), values: { title: 'Amina B.' } }));
  const over = (newer: Draft) => ({ ...newer, base: { title: 'Amina' } });
  open.settle(typed, over);
  const expected = { base: { title: 'Amina' }, values: { title: 'Amina B.' }, at: 1 };
  expect(open.state.getState().draft).toEqual(expected);
  vi.runAllTimers();
  expect(readDraft('news', 'n')).toEqual(expected);
});

test('a draft that was found says when it was typed until it is saved or given up', () => {
  keepDraft('news', 'n', draftOf('Amina'));
  const open = openDraft('news', 'n');
  open.type(() => draftOf('Amina B.'));
  expect(open.state.getState().restoredAt).toBe(1);
  open.discard();
  expect(open.state.getState()).toEqual({ draft: undefined, restoredAt: undefined });
});

function Form({ onShow }: { readonly onShow: (now: ReturnType<typeof useDraft>) => void }) {
  onShow(useDraft('news', 'n'));
  return null;
}

test.each(['pagehide', 'visibilitychange'])(
  'what is typed is kept at once when the page goes (%s)',
  async (goes) => {
    const page = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const found: { now?: ReturnType<typeof useDraft> } = {};
    const onShow = (now: ReturnType<typeof useDraft>) => Object.assign(found, { now });
    const form = await live(createElement(Form, { onShow }));
    await form.act(() => found.now?.type(() => draftOf('Am')));
    page.dispatchEvent(new Event(goes));
    expect(readDraft('news', 'n')).toEqual(draftOf('Am'));
    await form.stop();
  },
);
