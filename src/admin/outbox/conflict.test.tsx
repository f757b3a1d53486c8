import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createContentStore } from '#replica/content/content-store.ts';
import type { Fields, Operation } from '#replica/protocol/operation.ts';
import { ContentProvider } from '#replica/read.ts';
import admin from '../../../public/locales/en/admin.json';
import fields from '../../../public/locales/en/fields.json';
import { Conflict } from './conflict.tsx';

const operation: Operation = {
  ...{ op: 'o', kind: 'news', id: 'n', action: 'update', at: '2026-11-20T10:00:00.000Z' },
  base: { author: 'Nobody', title: { fr: 'Avant' } },
  set: { author: 'Amina', title: { fr: 'Après' } },
};

async function shownFor(
  row: Fields | null,
  of = operation,
  roles = ['administrator'],
): Promise<string> {
  const rights = { roles, languages: [], halls: [] };
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { admin, fields } } });
  const { state } = createContentStore();
  const session = {
    state: createStore(() => ({ phase: 'signed_in', user: { id: 'me', rights } })),
  };
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <ContentProvider replica={{ state, session } as never}>
          <Conflict operation={of} row={row} />
        </ContentProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
}

test('both versions stand there with what they began from, to keep either', async () => {
  const shown = await shownFor({ author: 'Karim', title: { fr: 'Autre' } });
  for (const words of ['Amina', 'Karim', 'Nobody', 'Après', 'Autre', 'Avant']) {
    expect(shown).toContain(words);
  }
  expect(shown).toContain(admin.sync.keep_mine);
  expect(shown).toContain(admin.sync.keep_theirs);
  expect(shown).not.toContain(admin.sync.gone);
});

test('the French of either version keeps its signs, in any reader’s language', async () => {
  expect(await shownFor({ title: { fr: 'Autre : où ?' } })).toContain('Autre\u00a0: où\u202f?');
});

test('what nobody else changed is no question: it is sent whichever version is kept', async () => {
  const shown = await shownFor({ author: 'Nobody', title: { fr: 'Autre' } });
  expect(shown).toContain('What only you changed is sent in either case: Author');
  for (const words of ['Amina', 'Nobody']) expect(shown).not.toContain(words);
  expect(shown).toContain('Autre');
  expect(await shownFor({ author: 'Karim', title: { fr: 'Autre' } })).not.toContain('either case');
  const looking = await shownFor({ author: 'Nobody', title: { fr: 'Autre' } }, operation, [
    'viewer',
  ]);
  expect(looking).toContain('Amina');
  expect(looking).not.toContain('either case');
});

test('of a row that is gone one’s own version can be read, and given up only', async () => {
  const shown = await shownFor(null);
  for (const words of [admin.sync.gone, 'Amina', 'Après', 'Nobody', admin.sync.empty]) {
    expect(shown).toContain(words);
  }
  expect(shown).toContain(admin.sync.discard);
  expect(shown).not.toContain(admin.sync.keep_mine);
});

test('a deletion that met a change shows both versions, and asks before it takes either', async () => {
  const deletion: Operation = { ...operation, action: 'delete', set: null };
  const shown = await shownFor({ author: 'Karim', title: { fr: 'Avant' } }, deletion);
  const { sync } = admin;
  for (const words of [sync.changed_since, 'Karim', 'Nobody', sync.delete_anyway]) {
    expect(shown).toContain(words);
  }
  expect(shown).not.toContain(sync.keep_mine);
  expect(await shownFor(operation.base, deletion)).toContain(sync.changed_along);
});

test('what two people sent at once goes out once: who came second is told so, and asked nothing', async () => {
  const text = { message: { fr: 'Le repas' } };
  const draft = { status: 'draft', sent_at: null, message: { fr: 'Repas' } };
  const out = { status: 'sent', sent_at: '2026-11-20T10:00:10.000Z', message: { fr: 'Repas' } };
  const set = { status: 'scheduled', sent_at: '2026-11-20T10:00:11.000Z', other_edition_ok: true };
  const sending: Operation = { ...operation, kind: 'announcement', base: draft, set };
  const { sync } = admin;
  const shown = await shownFor(out, sending);
  expect(shown).toContain(sync.sent_already);
  for (const words of [sync.keep_mine, sync.mine, 'either case']) {
    expect(shown).not.toContain(words);
  }
  // What was typed along with it corrects what is out.
  expect(await shownFor(out, { ...sending, set: { ...set, ...text } })).toContain(
    'What only you changed is sent in either case: Message FR',
  );
  // While the first is held the two have one hour, and there is nothing to choose from.
  const held = await shownFor({ ...out, status: 'scheduled' }, sending);
  expect(held).toContain(sync.sent_already);
  expect(held).not.toContain(sync.keep_mine);
  const later = { ...out, status: 'scheduled', sent_at: '2026-11-21T10:00:00.000Z' };
  expect(await shownFor(later, sending)).toContain(sync.keep_mine);
});

test('pictures are told apart by how they look, not by the names of their files', async () => {
  const set = { photo: 'mine-600x800.webp' };
  const portrait: Operation = { ...operation, kind: 'speaker', base: { photo: null }, set };
  const shown = await shownFor({ photo: 'theirs-600x800.webp' }, portrait);
  expect(shown.match(/<img/g)).toHaveLength(2);
  expect(shown).not.toMatch(/>[^<]*-600x800/);
});
