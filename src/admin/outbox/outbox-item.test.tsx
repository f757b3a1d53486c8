import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import type { Kind } from '#entities/index.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { Operation, Outcome } from '#replica/protocol/operation.ts';
import { ContentProvider } from '#replica/read.ts';
import admin from '../../../public/locales/en/admin.json';
import fields from '../../../public/locales/en/fields.json';
import { OutboxItem } from './outbox-item.tsx';

/** What a later version of the app left in the outbox: of a kind that this one does not know. */
const operation: Operation = {
  ...{ op: 'o', kind: 'sponsor' as Kind, id: 's', at: '2026-11-20T10:00:00.000Z' },
  ...{ action: 'update', base: { name: { fr: 'Avant' } }, set: { name: { fr: 'Après' } } },
};

async function shownAs(outcome: Outcome, of = operation): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { admin, fields } } });
  const store = createContentStore();
  const entry = { sequence: 1, owner: 'me', operation: of, outcome };
  store.overlay([entry]);
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <ContentProvider replica={{ state: store.state }}>
          <OutboxItem entry={entry} />
        </ContentProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
}

test('what a later version of the app wrote stands there, whatever became of it, to send or give up', async () => {
  const waiting = await shownAs({ status: 'waiting' });
  expect(waiting).toContain(admin.sync.newer);
  expect(waiting).toContain('Après');
  for (const code of ['42P01', '42703']) {
    const refused = await shownAs({ status: 'refused', code, message: 'there is no kind' });
    expect(refused).toContain(admin.reason.newer);
    expect(refused).toContain(admin.sync.retry);
    expect(refused).toContain(admin.sync.discard);
  }
  const conflict = await shownAs({
    status: 'conflict',
    row: { name: { fr: 'Autre' } },
    revision: 1,
  });
  expect(conflict).toContain(admin.sync.retry);
});

test('what is deleted, and so is on show no more, is called as it was', async () => {
  const name = { fr: 'Amina', en: 'Amina' };
  const deletion: Operation = {
    ...{ ...operation, kind: 'speaker', action: 'delete' },
    ...{ base: { name, country: 'MA' }, set: null },
  };
  expect(await shownAs({ status: 'waiting' }, deletion)).toContain('Amina');
});

test('what was written on another day says which', async () => {
  const at = '2026-11-17T10:00:00.000Z';
  expect(await shownAs({ status: 'waiting' }, { ...operation, at })).toMatch(/17 Nov/);
  expect(await shownAs({ status: 'waiting' })).not.toMatch(/20 Nov/);
});

test('what was refused stands there word for word, to be read and copied before it is given up', async () => {
  const made: Operation = {
    ...{ ...operation, kind: 'announcement', action: 'insert', base: null },
    set: {
      title: { ar: 'تنبيه' },
      message: { ar: 'انتقلت الجلسة إلى الخيمة الكبرى.' },
      edition_id: 21,
    },
  };
  const refused = { status: 'refused', code: '42501', message: '' } as const;
  const shown = await shownAs(refused, made);
  expect(shown).toContain(admin.sync.mine);
  expect(shown).toContain('انتقلت الجلسة إلى الخيمة الكبرى.');
  const changed: Operation = {
    ...{ ...operation, kind: 'speaker', base: { biography: { fr: 'Avant' } } },
    set: { biography: { fr: 'Née à Fès', en: null } },
  };
  expect(await shownAs(refused, changed)).toContain('Née à Fès');
  expect(await shownAs({ status: 'waiting' }, changed)).not.toContain('Née à Fès');
});

test.each(['22P05', '22003', '22007', 'invalid'])(
  'a value that the server cannot take (%s) is refused in the reader’s own words',
  async (code) => {
    const message = '400 {"code":"22P05","message":"unsupported Unicode escape sequence"}';
    const shown = await shownAs({ status: 'refused', code, message });
    expect(shown).toContain(admin.reason.invalid);
    expect(shown).not.toContain('unsupported');
  },
);
