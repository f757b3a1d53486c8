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
import { OutboxItem } from './outbox-item.tsx';

/** What a later version of the app left in the outbox: of a kind that this one does not know. */
const operation: Operation = {
  ...{ op: 'o', kind: 'sponsor' as Kind, id: 's', at: '2026-11-20T10:00:00.000Z' },
  ...{ action: 'update', base: { name: { fr: 'Avant' } }, set: { name: { fr: 'Après' } } },
};

async function shownAs(outcome: Outcome, of = operation): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { admin } } });
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
