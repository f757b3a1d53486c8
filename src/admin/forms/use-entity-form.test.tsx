import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Kind } from '#entities/index.ts';
import { newRow } from '#entities/new-row.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { rememberAdministrator } from '#replica/session/administrator.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { isolated } from '#shared/isolated.ts';
import { dismiss, notificationOnShow } from '#ui/notifications/notifications.ts';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { type Draft, keepDraft, readDraft, slotOf } from './draft-storage.ts';
import { useEditionForm } from './use-edition-form.ts';
import { type EntityForm, useEntityForm } from './use-entity-form.ts';

const begun = {
  ...{ id: 's', name: { fr: 'Amina' }, title: { fr: 'Historienne', ar: 'مؤرخة' } },
  ...{ biography: {}, country: 'MA', photo: null, edition_ids: [21] },
  published: true,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', createLocalStorage());
  vi.stubGlobal('navigator', { onLine: true });
  rememberAdministrator(deviceMemory, { id: 'me', email: 'me@forum.example' });
  return () => {
    dismiss();
    vi.unstubAllGlobals();
  };
});

const words = {
  admin: { write: { updated: '{{name}}' } },
  'admin-content': {
    site: { sections: { hero: { name: 'Accueil' } }, keys: { hero_title: 'Titre' } },
  },
};

interface Opened {
  readonly kind: Kind;
  readonly id: string;
  readonly useForm: () => EntityForm;
}

const speaker: Opened = { kind: 'speaker', id: 's', useForm: () => useEntityForm('speaker', 's') };
const streaming: Opened = {
  kind: 'streaming',
  id: '21',
  useForm: () => useEditionForm('streaming'),
};
const newShuttle: Opened = {
  kind: 'shuttle',
  id: 'new',
  useForm: () => useEntityForm('shuttle', 'new'),
};
const newSpeaker: Opened = {
  kind: 'speaker',
  id: 'new',
  useForm: () => useEntityForm('speaker', 'new'),
};
const siteTitle: Opened = {
  kind: 'site_content',
  id: 'hero_title',
  useForm: () => useEntityForm('site_content', 'hero_title'),
};

function Form({
  of,
  onForm,
}: {
  readonly of: Opened;
  readonly onForm: (form: EntityForm) => void;
}) {
  onForm(of.useForm());
  return null;
}

/** The form of a row, which is `row` by now, opened with what `values` made of the draft. */
async function openForm(
  row: Fields | undefined,
  draft?: Pick<Draft, 'base' | 'values'>,
  of: Opened = speaker,
) {
  const { kind, id } = of;
  if (draft) keepDraft(kind, id, { ...draft, at: 1 });
  const { state, apply } = createContentStore();
  state.setState({ edition: 21 });
  if (row) apply([{ kind, id: row.id ?? id, revision: 2, row } as unknown as SyncRow]);
  const sent: ContentChange[] = [];
  const outbox = {
    async submitAll(changes: readonly ContentChange[]) {
      sent.push(...changes);
      return changes;
    },
  };
  const session = { state: createStore(() => ({ phase: 'signed_in' })) };
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: { fr: words } });
  const forms: EntityForm[] = [];
  renderToString(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={{ state, outbox, session } as unknown as ReadableReplica}>
        <Form of={of} onForm={(form) => forms.push(form)} />
      </ContentProvider>
    </I18nextProvider>,
  );
  const [form] = forms;
  if (!form) throw new Error('There is no form');
  return { form, sent };
}

test('what was typed of a row that is gone by now is still there to be read', async () => {
  const { form } = await openForm(undefined, { base: begun, values: { ...begun, country: 'TN' } });
  expect(form.exists).toBe(false);
  expect(form.typed).toMatchObject({ base: { country: 'MA' }, set: { country: 'TN' } });
  const untyped: Opened = { ...speaker, id: 'o', useForm: () => useEntityForm('speaker', 'o') };
  expect((await openForm(undefined, undefined, untyped)).form.typed).toBeUndefined();
});

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

test('what was turned beside the form is no change of somebody else, and stays', async () => {
  const base = { edition_id: 21, stream_url: 'https://a.example', status: 'live', sound_fr: null };
  const row = { ...base, status: 'offline' };
  const draft = { base, values: { ...base, stream_url: 'https://b.example' } };
  const { form, sent } = await openForm(row, draft, streaming);
  expect(form.changedElsewhere).toBe(false);
  await form.save();
  expect(sent).toMatchObject([{ set: { stream_url: 'https://b.example' } }]);
  expect(sent[0]?.set).not.toHaveProperty('status');
  const theirs = { ...row, sound_fr: 'https://radio.example/fr.mp3' };
  expect((await openForm(theirs, draft, streaming)).form.changedElsewhere).toBe(true);

  const written = { message: { fr: 'Un' }, status: 'scheduled' };
  const announcement: Opened = {
    kind: 'announcement',
    id: 'a',
    useForm: () => useEntityForm('announcement', 'a'),
  };
  const typed = { base: written, values: { message: { fr: 'Deux' }, status: 'scheduled' } };
  const gone = await openForm({ ...written, status: 'sent' }, typed, announcement);
  expect(gone.form.changedElsewhere).toBe(true);
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

test('a new row is the last of those that have an order, the first one the first', async () => {
  expect((await openForm(undefined, undefined, newShuttle)).form.values.position).toBe(1);
  const { form } = await openForm({ id: 'other', position: 4 }, undefined, newShuttle);
  expect(form).toMatchObject({ values: { position: 5 }, dirty: false });
  const last = await openForm({ id: 'other', position: 999 }, undefined, newShuttle);
  expect(last.form.values.position).toBe(999);
  expect((await openForm(begun, undefined, newSpeaker)).form.values).not.toHaveProperty('position');
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

describe('the row that each edition has one of', () => {
  const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  const fresh = newRow('streaming', 21);
  const typed = { base: fresh, values: { ...fresh, stream_url: address } };

  test('is made by saving where it is missing', async () => {
    const { form, sent } = await openForm(undefined, typed, streaming);
    expect(form).toMatchObject({ id: '21', isNew: true, exists: true, dirty: true });
    expect(await form.save()).toBe('21');
    expect(sent).toMatchObject([
      { id: '21', action: 'insert', base: null, set: { stream_url: address, status: 'offline' } },
    ]);
    expect(readDraft('streaming', '21')).toBeUndefined();
  });

  test('keeps what was typed when a colleague makes it meanwhile', async () => {
    const theirs = { ...fresh, edition_id: 21, status: 'live', stream_url: 'https://youtu.be/x' };
    const { form, sent } = await openForm(theirs, typed, streaming);
    expect(form).toMatchObject({ isNew: false, changedElsewhere: true });
    expect(form.values.stream_url).toBe(address);
    await form.save();
    expect(sent).toMatchObject([
      { action: 'update', base: { stream_url: null }, set: { stream_url: address } },
    ]);
  });
});

test('what was begun in another edition stays there', async () => {
  const of: Opened = { kind: 'event', id: 'new', useForm: () => useEntityForm('event', 'new') };
  const begunIn = (edition: number) => {
    const base = newRow('event', edition);
    keepDraft('event', slotOf('new', edition), {
      ...{ base, at: 1 },
      values: { ...base, title: { fr: `De ${edition}` } },
    });
  };
  begunIn(22);
  const none = await openForm(undefined, undefined, of);
  expect(none.form).toMatchObject({ restoredAt: undefined, values: { edition_id: 21, title: {} } });
  begunIn(21);
  const { form } = await openForm(undefined, undefined, of);
  expect(form).toMatchObject({ restoredAt: 1, values: { title: { fr: 'De 21' } } });
});

describe('saving asked for again', () => {
  const of: Opened = { kind: 'speaker', id: 'new', useForm: () => useEntityForm('speaker', 'new') };
  const base = newRow('speaker', 21);
  const typedOf = (name: string) => ({ base, at: 1, values: { ...base, name: { fr: name } } });

  test('while it is under way makes one row, and leads nowhere', async () => {
    keepDraft('speaker', slotOf('new', 21), typedOf('Amina'));
    const { form, sent } = await openForm(undefined, undefined, of);
    const [first, second] = await Promise.all([form.save(), form.save()]);
    expect(sent).toMatchObject([{ action: 'insert', id: first, set: { name: { fr: 'Amina' } } }]);
    expect(second).toBeUndefined();
    // Before the form is gone.
    expect(await form.save()).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  test('after it was turned down is heard', async () => {
    keepDraft('speaker', slotOf('new', 21), typedOf(' '));
    const { form, sent } = await openForm(undefined, undefined, of);
    expect(await form.save()).toBeUndefined();
    expect(await form.save([], { set: { name: { fr: 'Amina' } } })).toBeDefined();
    expect(sent).toHaveLength(1);
  });

  test('where the form stays is heard', async () => {
    const { form, sent } = await openForm(begun);
    expect(await form.save([], { set: { country: 'TN' } })).toBe('s');
    expect(await form.save([], { set: { country: 'DZ' } })).toBe('s');
    expect(sent).toMatchObject([{ set: { country: 'TN' } }, { set: { country: 'DZ' } }]);
  });
});

describe('a form with a slot of its own', () => {
  const own: Opened = {
    ...speaker,
    useForm: () => useEntityForm('speaker', 's', { slot: 's ar' }),
  };

  test('neither shows, nor saves, nor settles what was typed into the whole form', async () => {
    const typed = { base: begun, values: { ...begun, country: 'TN' } };
    keepDraft('speaker', 's ar', {
      ...{ base: begun, at: 2 },
      values: { ...begun, title: { ...begun.title, ar: 'فيلسوفة' } },
    });
    const { form, sent } = await openForm(begun, typed, own);
    expect(form).toMatchObject({ restoredAt: 2, values: { country: 'MA' } });
    expect(await form.save()).toBe('s');
    expect(sent).toMatchObject([{ set: { title: { ar: 'فيلسوفة' } } }]);
    expect(Object.keys(sent[0]?.set ?? {})).toEqual(['title']);
    expect(readDraft('speaker', 's ar')).toBeUndefined();
    expect(readDraft('speaker', 's')).toMatchObject(typed);
  });

  test('keeps what is typed into it from the whole form', async () => {
    keepDraft('speaker', 's ar', { base: begun, values: { ...begun, title: {} }, at: 2 });
    const { form } = await openForm(begun);
    expect(form).toMatchObject({ restoredAt: undefined, dirty: false });
    form.discardDraft();
    expect(readDraft('speaker', 's ar')).toBeDefined();
  });
});

test('what has a key and no name is told of in words', async () => {
  const row = { key: 'hero_title', content: { fr: 'Avant' }, image_url: null };
  const values = { ...row, content: { fr: 'Après' } };
  const { form } = await openForm(row, { base: row, values }, siteTitle);
  await form.save();
  expect(notificationOnShow()?.title).toBe(isolated('Accueil · Titre'));
});
