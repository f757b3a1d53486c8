import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createContentStore } from '#replica/content/content-store.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { rememberAdministrator } from '#replica/session/administrator.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { dismiss } from '#ui/notifications/notifications.ts';
import { type Draft, keepDraft, readDraft } from './draft-storage.ts';
import { type EntityForm, useEntityForm } from './use-entity-form.ts';

const begun = {
  ...{ id: 's', name: { fr: 'Amina' }, title: { fr: 'Historienne', ar: 'مؤرخة' } },
  ...{ biography: {}, country: 'MA', photo: null, edition_ids: [21] },
  published: true,
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('navigator', { onLine: true });
  rememberAdministrator(deviceMemory, { id: 'me', email: 'me@forum.example' });
  return () => {
    dismiss();
    vi.unstubAllGlobals();
  };
});

function Form({ onForm }: { readonly onForm: (form: EntityForm) => void }) {
  onForm(useEntityForm('speaker', 's'));
  return null;
}

/** The form of the speaker `s`, who is `row` by now, opened with what `values` made of the draft. */
async function openForm(row: Fields | undefined, draft?: Pick<Draft, 'base' | 'values'>) {
  if (draft) keepDraft('speaker', 's', { ...draft, at: 1 });
  const { state, apply } = createContentStore();
  if (row) apply([{ kind: 'speaker', id: 's', revision: 2, row } as unknown as SyncRow]);
  const sent: ContentChange[] = [];
  const outbox = {
    submitAll: async (changes: readonly ContentChange[]) => void sent.push(...changes),
  };
  const session = { state: createStore(() => ({ phase: 'signed_in' })) };
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: {} });
  const forms: EntityForm[] = [];
  renderToString(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={{ state, outbox, session } as unknown as ReadableReplica}>
        <Form onForm={(form) => forms.push(form)} />
      </ContentProvider>
    </I18nextProvider>,
  );
  const [form] = forms;
  if (!form) throw new Error('There is no form');
  return { form, sent };
}

test('what a colleague changed meanwhile is left as it is: only what was typed is sent', async () => {
  const typed = { ...begun, title: { fr: 'Philosophe', ar: 'مؤرخة' } };
  const theirs = { ...begun, country: 'TN', title: { fr: 'Poétesse', ar: 'شاعرة' } };
  const { form, sent } = await openForm(theirs, { base: begun, values: typed });
  expect(form.changedElsewhere).toBe(true);
  expect(form.dirty).toBe(true);
  expect(form.values.country).toBe('MA');
  expect(await form.save()).toBe('s');
  expect(sent).toEqual([
    {
      kind: 'speaker',
      id: 's',
      action: 'update',
      base: { title: { fr: 'Historienne' } },
      set: { title: { fr: 'Philosophe' } },
    },
  ]);
  expect(readDraft('speaker', 's')).toBeUndefined();
});

test('a value that equals what a colleague wrote is a change all the same', async () => {
  const values = { ...begun, country: 'TN' };
  const { form, sent } = await openForm(values, { base: begun, values });
  await form.save();
  expect(sent).toMatchObject([{ base: { country: 'MA' }, set: { country: 'TN' } }]);
});

test('nothing was changed elsewhere while the row is the one that the form began from', async () => {
  const { form } = await openForm(begun, { base: begun, values: { ...begun, country: 'TN' } });
  expect(form).toMatchObject({ changedElsewhere: false, dirty: true, restoredAt: 1, exists: true });
});

test('a form without a draft shows the row as it is', async () => {
  expect((await openForm(begun)).form).toMatchObject({ values: begun, dirty: false, exists: true });
  expect((await openForm(undefined)).form).toMatchObject({ exists: false, dirty: false });
});

test('what breaks a rule is said at its field, and neither sent nor forgotten', async () => {
  const values = { ...begun, name: { fr: '  ' }, country: 'morocco' };
  const { form, sent } = await openForm(begun, { base: begun, values });
  expect(await form.save()).toBeUndefined();
  expect(sent).toEqual([]);
  expect(readDraft('speaker', 's')?.values).toEqual(values);
});

test('what was typed and taken back is sent to nobody', async () => {
  const values = { ...begun, name: { fr: ' Amina ', en: ' ' }, photo: '  ' };
  const { form, sent } = await openForm(begun, { base: begun, values });
  expect(await form.save()).toBe('s');
  expect(sent).toEqual([]);
  expect(readDraft('speaker', 's')).toBeUndefined();
});
