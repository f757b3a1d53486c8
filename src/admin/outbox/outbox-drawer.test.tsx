import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createContentStore } from '#replica/content/content-store.ts';
import type { Outcome } from '#replica/protocol/operation.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { Changes } from './outbox-drawer.tsx';

const refused: Outcome = { status: 'refused', code: '42501', message: 'not yours' };
const conflict: Outcome = { status: 'conflict', row: null, revision: 3 };

async function listed(outcomes: readonly Outcome[]): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng: 'cimode' });
  const { state, overlay } = createContentStore();
  overlay(
    outcomes.map((outcome, at) => {
      const made = {
        op: `o${at}`,
        kind: 'zone',
        id: `z${at}`,
        at: '2026-11-20T10:00:00.000Z',
      } as const;
      const operation = {
        ...made,
        action: 'update',
        base: { name: {} },
        set: { name: { fr: 'N' } },
      } as const;
      return { sequence: at, owner: 'me', operation, outcome };
    }),
  );
  const rights = { roles: ['administrator'], languages: [], halls: [] };
  const session = {
    state: createStore(() => ({ phase: 'signed_in', user: { id: 'me', rights } })),
  };
  const uploads = { state: createStore(() => ({ waiting: [], refused: [] })) };
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <ContentProvider replica={{ state, session, uploads } as unknown as ReadableReplica}>
          <Changes />
        </ContentProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
}

test('what the server has refused of many rows can be sent again or given up at once, and is not all drawn at once', async () => {
  const many = await listed(Array.from({ length: 300 }, () => refused));
  expect(many).toContain('sync.retry_all');
  expect(many).toContain('sync.discard_all');
  expect(many.match(/sync.status.refused/g)?.length).toBeLessThan(300);
  // One has a button of its own, and between two versions somebody chooses.
  expect(await listed([refused, conflict, conflict])).not.toMatch(/sync.(discard|retry)_all/);
});
