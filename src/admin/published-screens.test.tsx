import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import versions from '../../public/locales/en/admin-versions.json';
import { switchWorkingVersionOn } from '../../tests/tools/working-version.ts';
import { MailScreen } from './mail/mail-screen.tsx';
import { PrintingScreen } from './printing/printing-screen.tsx';
import { FeedbackScreen } from './remarks/feedback-screen.tsx';
import { QuestionsScreen } from './remarks/questions-screen.tsx';
import { WorkingVersion } from './writing/working/working-version.tsx';

/** What is about the moment, or leaves the forum, is of the published programme whatever the switch says. */

async function shownWhileWorking(screen: ReactNode): Promise<string> {
  switchWorkingVersionOn();
  onTestFinished(() => void vi.unstubAllGlobals());
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { 'admin-versions': versions } } });
  const { state } = createContentStore();
  state.setState({ edition: 21, phase: 'ready' });
  const user = { id: 'me', rights: { roles: ['programme'], languages: [], halls: [] } };
  const replica = {
    ...{ state, outbox: {} },
    session: { state: createStore(() => ({ phase: 'signed_in', user })) },
  };
  const router = createRouter({ history: createMemoryHistory(), routeTree: createRootRoute() });
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <RouterContextProvider router={router}>
          <ContentProvider replica={replica as unknown as ReadableReplica}>
            <WorkingVersion>{screen}</WorkingVersion>
          </ContentProvider>
        </RouterContextProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
}

test.each([
  ['mail, which the server fills in', <MailScreen key="mail" />],
  ['the questions of a session that is on', <QuestionsScreen key="questions" />],
  ['how sessions were found', <FeedbackScreen key="feedback" />],
  ['sheets, which are printed as visitors see them', <PrintingScreen key="printing" />],
])('%s: of the published programme', async (_what, screen) => {
  expect(await shownWhileWorking(screen)).toContain(versions.switch.published_here);
});
