import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Rights } from '#domain/rights.ts';
import { type Article, type Edition, fieldsOf, type Kind } from '#entities/index.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { AnnouncementForm } from './announcements/announcement-form.tsx';
import { EditionForm } from './editions/edition-form.tsx';
import { EditionsScreen } from './editions/editions-screen.tsx';
import { NewEdition } from './editions/new-edition.tsx';
import { EventForm } from './events/event-form.tsx';
import { TalkInput } from './events/talk-input.tsx';
import { useTalks } from './events/use-talks.ts';
import { useEntityForm } from './forms/use-entity-form.ts';
import { StreamingScreen } from './streaming/streaming-screen.tsx';
import { ArticleForm } from './testament/article-form.tsx';

/** Forms whose inputs are put in their places by hand. */

const edition = {
  ...{ id: 21, year: 2026, name: { fr: 'Forum' }, theme: {} },
  ...{ starts_on: '2026-11-20', ends_on: '2026-11-22', utc_offset: 60 },
} as unknown as Edition;

const administrator: Rights = { roles: ['administrator'], languages: [], halls: [] };

async function shown(form: ReactNode, rights = administrator): Promise<string> {
  // Each word is shown by its key.
  const words = i18next.createInstance();
  await words.init({ lng: 'en', resources: {} });
  const { state } = createContentStore();
  const content = {
    ...state.getState().content,
    edition: new Map([['21', edition]]),
    article: new Map([['a', { id: 'a', slug: 'testament' } as unknown as Article]]),
  };
  state.setState({ edition: 21, phase: 'ready', content });
  const user = { id: 'me', rights };
  const replica = {
    ...{ state, outbox: { state: createStore(() => ({ operations: [], refused: [] })) } },
    session: { state: createStore(() => ({ phase: 'signed_in', user })) },
    uploads: { state: createStore(() => ({ waiting: [], refused: [] })) },
  };
  const router = createRouter({ history: createMemoryHistory(), routeTree: createRootRoute() });
  return renderToString(
    <I18nextProvider i18n={words}>
      <MantineProvider>
        <RouterContextProvider router={router}>
          <ContentProvider replica={replica as unknown as ReadableReplica}>{form}</ContentProvider>
        </RouterContextProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
}

function Talk() {
  const form = useEntityForm('event', 'new');
  const talks = useTalks('new', { id: 'e', edition_id: 21 });
  const talk = { id: 'talk', speaker_id: '', title: {}, description: null };
  const props = { form, talks, talk, number: 1, onUp: undefined, onDown: undefined };
  return <TalkInput {...(props as unknown as Parameters<typeof TalkInput>[0])} />;
}

/** What somebody writes elsewhere: by a button, by its order, in answers to the screen. */
const elsewhere: Partial<Record<Kind, readonly string[]>> = {
  event: ['date', 'starts_at', 'ends_at', 'question_shown'],
  intervention: ['event_id', 'position'],
  announcement: ['incomplete_ok', 'other_edition_ok', 'status', 'sent_at'],
  article: ['type', 'published'],
  streaming: ['status'],
};

test.each<[Kind, ReactNode]>([
  ['event', <EventForm key="event" id="new" />],
  ['intervention', <Talk key="talk" />],
  ['announcement', <AnnouncementForm key="announcement" id="new" />],
  ['article', <ArticleForm key="article" id="new" listed />],
  ['streaming', <StreamingScreen key="streaming" />],
])('the form of the kind %s asks for every field that a person writes', async (kind, form) => {
  const html = await shown(form);
  const missing = Object.entries(fieldsOf(kind))
    .filter(([name, field]) => !field.readonly && name !== 'edition_id')
    .map(([name]) => name)
    .filter((name) => !elsewhere[kind]?.includes(name))
    .filter((name) => !new RegExp(`${kind}\\.${name}\\b`).test(html));
  expect(missing).toEqual([]);
});

test.each([
  ['the address of an article', <ArticleForm key="article" id="a" listed />, 'article.slug'],
  ['the clock of an edition', <EditionForm key="edition" id="21" />, 'edition.zone'],
  ['the making of an edition', <NewEdition key="new" from="21" />, 'edition.make_copy'],
])('%s is closed to who translates', async (_, form, word) => {
  const isClosed = async (rights: Rights) => {
    const html = await shown(form, rights);
    const around: string[] = [];
    for (const [tag] of html.slice(0, html.indexOf(word)).matchAll(/<\/?fieldset[^>]*>/g)) {
      if (tag.startsWith('</')) around.pop();
      else around.push(tag);
    }
    return around.some((tag) => tag.includes(' disabled=""'));
  };
  expect(await isClosed(administrator)).toBe(false);
  expect(await isClosed({ roles: ['translator'], languages: ['ar'], halls: [] })).toBe(true);
});

test('who only reads an edition is not told to edit it', async () => {
  const list = <EditionsScreen />;
  expect(await shown(list)).toContain('edition.edit');
  const read = await shown(list, { roles: ['viewer'], languages: [], halls: [] });
  expect(read).toContain('edition.look');
  expect(read).not.toContain('edition.edit');
});
