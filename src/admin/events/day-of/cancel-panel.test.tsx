import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Session } from '#domain/programme.ts';
import type { Event } from '#entities/index.ts';
import { newRow } from '#entities/new-row.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { dismiss } from '#ui/notifications/notifications.ts';
import { live } from '../../../../tests/tools/live.ts';
import { CancelPanel } from './cancel-panel.tsx';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => {
    dismiss();
    vi.unstubAllGlobals();
  };
});

const eventOf = (cancelled: boolean) =>
  ({ ...newRow('event', 21), id: 'e', title: { fr: 'Soirée' }, cancelled }) as unknown as Event;

type Pressed = ReactElement<{ readonly children: ReactElement<{ readonly onClick: () => void }> }>;

/** Hands the button of the panel out in the place of drawing it. */
function Opened({ event, onShow }: { event: Event; onShow: (press: () => void) => void }) {
  const shown = CancelPanel({ session: { event } as Session, onDone: () => undefined }) as Pressed;
  onShow(shown.props.children.props.onClick);
  return null;
}

/** What is sent by the panel of a session that takes place as it is opened, and is so once it is pressed. */
async function sentWhen(meanwhile: { readonly cancelled: boolean }) {
  const { state, apply } = createContentStore();
  const sent: ContentChange[] = [];
  const submitAll = async (changes: readonly ContentChange[]) => sent.push(...changes) && changes;
  const user = { id: 'me', rights: { roles: ['programme'], languages: [], halls: [] } };
  const session = { state: createStore(() => ({ phase: 'signed_in', user })) };
  const replica = { state, outbox: { submitAll }, session } as unknown as ReadableReplica;
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: {} });
  const found: { press?: () => void } = {};
  const panel = (cancelled: boolean) => {
    const row = eventOf(cancelled);
    apply([{ kind: 'event', id: 'e', revision: cancelled ? 2 : 1, row }] as unknown as SyncRow[]);
    return (
      <I18nextProvider i18n={i18n}>
        <ContentProvider replica={replica}>
          <Opened event={row} onShow={(press) => Object.assign(found, { press })} />
        </ContentProvider>
      </I18nextProvider>
    );
  };
  const { act, show, stop } = await live(panel(false));
  await show(panel(meanwhile.cancelled));
  await act(() => found.press?.());
  await stop();
  return sent.map(({ set }) => set);
}

test('a session is cancelled once that is confirmed', async () => {
  expect(await sentWhen({ cancelled: false })).toEqual([{ cancelled: true }]);
});

test('one that a colleague has cancelled meanwhile does not take place after all by confirming that', async () => {
  expect(await sentWhen({ cancelled: true })).toEqual([]);
});
