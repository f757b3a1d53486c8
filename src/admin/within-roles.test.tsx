import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Session } from '#domain/programme.ts';
import type { Rights } from '#domain/rights.ts';
import type { Event, Location, Question } from '#entities/index.ts';
import { newRow } from '#entities/new-row.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import admin from '../../public/locales/en/admin.json';
import content from '../../public/locales/en/admin-content.json';
import media from '../../public/locales/en/admin-media.json';
import programme from '../../public/locales/en/admin-programme.json';
import remarks from '../../public/locales/en/admin-remarks.json';
import { MovePanel } from './events/day-of/move-panel.tsx';
import { SessionCard } from './events/day-of/session-card.tsx';
import { KindLink } from './kinds/kind-link.tsx';
import { LeftOnScreen } from './remarks/left-on-screen.tsx';
import { QuestionCard } from './remarks/question-card.tsx';
import { KeyInput } from './site-content/key-input.tsx';

/** What the back office offers to somebody: nothing that the server would refuse them. */

const [hallA, hallB, hallC] = ['Hall A', 'Hall B', 'Hall C'].map((name) => ({
  ...newRow('location', 21),
  ...{ id: name, type: 'room', name: { en: name }, edition_ids: [21] },
})) as unknown as [Location, Location, Location];

const event = {
  ...newRow('event', 21),
  ...{ id: 'e', title: { en: 'Opening' }, location_id: hallA.id, date: '2026-11-20' },
  ...{ starts_at: '2026-11-20T10:00:00.000Z', ends_at: '2026-11-20T11:00:00.000Z' },
} as unknown as Event;

const session = {
  ...{ event, starts: Date.parse(event.starts_at), ends: Date.parse(event.ends_at) },
  ...{ location: hallA, overflow: undefined, chair: undefined, participants: [] },
  interventions: [],
} as Session;

const question = {
  ...{ id: 'q', edition_id: 21, event_id: 'e', text: 'Why?', state: 'waiting' },
  asked_at: '2026-11-20T10:00:00.000Z',
} as Question;

async function shownTo(rights: Partial<Rights>, what: ReactNode): Promise<string> {
  const i18n = createInstance();
  const words = {
    ...{ admin, 'admin-content': content, 'admin-media': media },
    ...{ 'admin-programme': programme, 'admin-remarks': remarks },
  };
  await i18n.init({ lng: 'en', resources: { en: words } });
  const { state, apply } = createContentStore();
  apply(
    [hallA, hallB, hallC].map(
      (row) => ({ kind: 'location', id: row.id, revision: 1, row }) as unknown as SyncRow,
    ),
  );
  const user = { id: 'me', email: 'me@forum.example', rights };
  const replica = {
    state,
    session: { state: createStore(() => ({ phase: 'signed_in', user })) },
    uploads: { state: createStore(() => ({ waiting: [], refused: [] })) },
  };
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <ContentProvider replica={replica as unknown as ReadableReplica}>{what}</ContentProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
}

test('a question has buttons for who moderates it, and none for others', async () => {
  const card = <QuestionCard question={question} event={event} />;
  const { accept } = remarks.questions;
  expect(await shownTo({ roles: ['hall'], halls: [hallA.id] }, card)).toContain(accept);
  expect(await shownTo({ roles: ['hall'], halls: [hallB.id] }, card)).not.toContain('<button');
  expect(await shownTo({ roles: ['viewer'] }, card)).not.toContain('<button');
});

test('what is left on a hall’s screen is taken off by who moderates, and seen by others', async () => {
  const left = <LeftOnScreen event={{ ...event, question_shown: 'Wy?' }} queue={undefined} />;
  const { take_down } = remarks.questions;
  expect(await shownTo({ roles: ['hall'], halls: [hallA.id] }, left)).toContain(take_down);
  const seen = await shownTo({ roles: ['hall'], halls: [hallB.id] }, left);
  expect(seen).toContain('Wy?');
  expect(seen).not.toContain('<button');
});

test('a session is moved to one’s other halls, where there are any', async () => {
  const panel = <MovePanel session={session} onDone={() => undefined} />;
  const shown = await shownTo({ roles: ['hall'], halls: [hallA.id, hallB.id] }, panel);
  expect(shown).toContain('Hall B');
  expect(shown).not.toContain('Hall C');
  expect(await shownTo({ roles: ['programme'] }, panel)).toContain('Hall C');
  const card = <SessionCard session={session} />;
  const { move, cancel } = programme.day_of;
  expect(await shownTo({ roles: ['hall'], halls: [hallA.id, hallB.id] }, card)).toContain(move);
  const only = await shownTo({ roles: ['hall'], halls: [hallA.id] }, card);
  expect(only).toContain(cancel);
  expect(only).not.toContain(move);
});

test('a picture and an address of the site are closed to who does not write them', async () => {
  const input = (name: 'hero_background_url' | 'social_facebook', form: 'image' | 'address') => (
    <KeyInput
      {...{ name, form, issues: [], onChange: () => undefined }}
      row={{ key: name, content: {}, image_url: null }}
      language={['fr', () => undefined]}
    />
  );
  const closed = /<\/style><fieldset[^>]* disabled=""/;
  const picture = input('hero_background_url', 'image');
  const address = input('social_facebook', 'address');
  const translator = { roles: ['translator'], languages: ['fr'] } as const;
  expect(await shownTo(translator, picture)).toMatch(closed);
  expect(await shownTo(translator, address)).not.toMatch(closed);
  expect(await shownTo({ roles: ['viewer'] }, address)).toMatch(closed);
  expect(await shownTo({ roles: ['administrator'] }, picture)).not.toMatch(closed);
});

test('what wants mending leads to where one can mend it, and nowhere else', async () => {
  const link = (
    <KindLink kind="event" search={{ id: 'e' }}>
      {event.id}
    </KindLink>
  );
  expect(await shownTo({ roles: ['programme'] }, link)).toContain('href=');
  expect(await shownTo({ roles: ['press'] }, link)).toMatch(/<\/style><span>e<\/span>$/);
});
