import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { fail, type Result, succeed } from '#shared/failure.ts';
import { dismiss, notificationOnShow } from '#ui/notifications/notifications.ts';
import { live } from '../../../../tests/tools/live.ts';
import { useAccessChange } from './use-access-change.ts';
import type { Truth } from './use-look.ts';

afterEach(() => {
  dismiss();
  vi.unstubAllGlobals();
});

type Change = ReturnType<typeof useAccessChange>['change'];

function Screen({ take }: { take: (change: Change) => void }) {
  take(useAccessChange().change);
  return null;
}

type Answers = Readonly<Record<string, Result<unknown>>>;

/** What the hook says and resolves with where the server answers so. */
async function asked(
  name: 'set_rights' | 'demote_administrator',
  said: string | Answers,
  online = true,
) {
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: { fr: { admin: { sync: { gone: 'Supprimé' } } } } });
  const { state } = createContentStore();
  state.setState(({ status }) => ({ status: { ...status, online } }));
  const questions: string[] = [];
  const ask = async (of: string) => {
    questions.push(of);
    return typeof said === 'string' ? succeed(said) : said[of];
  };
  const replica = { state, ask } as unknown as ReadableReplica;
  const found: { change?: Change } = {};
  const screen = await live(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={replica}>
        <Screen take={(change) => Object.assign(found, { change })} />
      </ContentProvider>
    </I18nextProvider>,
  );
  let truth: Truth | undefined;
  await screen.act(async () => {
    truth = await found.change?.(name, {}, { done: 'done', failed: 'failed' }, ([one]) => !one);
  });
  const shown = notificationOnShow();
  await screen.stop();
  return { truth, title: shown?.title, questions };
}

test('rights of an account that has lost its access meanwhile are not said to be changed', async () => {
  expect(await asked('set_rights', 'unknown')).toMatchObject({ truth: 'failed', title: 'failed' });
  expect(await asked('set_rights', 'changed')).toMatchObject({ truth: 'done', title: 'done' });
});

test('an access that somebody else took away meanwhile is taken away', async () => {
  expect(await asked('demote_administrator', 'unknown')).toMatchObject({
    truth: 'done',
    title: 'done',
  });
});

test('nobody changes their own access, nor is told that they did', async () => {
  for (const name of ['set_rights', 'demote_administrator'] as const) {
    expect(await asked(name, 'self')).toMatchObject({ truth: 'failed', title: 'failed' });
  }
});

test.each(['offline', 'unavailable'] as const)(
  'what was done although its answer was lost (%s) is said to be done',
  async (code) => {
    const lost = { set_rights: fail(code), demote_administrator: fail(code) };
    const left = succeed([]);
    const stays = succeed([{ id: 'somebody' }]);
    const unknown = { truth: 'unsure', title: 'administrators.unsure' };
    for (const name of ['set_rights', 'demote_administrator'] as const) {
      expect(await asked(name, { ...lost, list_administrators: left })).toMatchObject({
        ...{ truth: 'done', title: 'done' },
      });
      expect(await asked(name, { ...lost, list_administrators: stays })).toMatchObject({
        ...{ truth: 'failed', title: 'failed' },
      });
      expect(await asked(name, { ...lost, list_administrators: fail(code) })).toMatchObject(
        unknown,
      );
    }
  },
);

test('what never left the device, or was refused, is not looked at again', async () => {
  const lost = { set_rights: fail('offline') };
  expect(await asked('set_rights', lost, false)).toEqual({
    ...{ truth: 'failed', title: 'failed', questions: ['set_rights'] },
  });
  expect(await asked('set_rights', { set_rights: fail('denied') })).toEqual({
    ...{ truth: 'failed', title: 'failed', questions: ['set_rights'] },
  });
});
