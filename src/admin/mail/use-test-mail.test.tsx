import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { fail, succeed } from '#shared/failure.ts';
import { dismiss, notificationOnShow } from '#ui/notifications/notifications.ts';
import { live } from '../../../tests/tools/live.ts';
import { useTestMail } from './use-test-mail.ts';

type Testing = ReturnType<typeof useTestMail>;

const written = { subject: { fr: 'Bienvenue' }, body: { fr: 'Bonjour' } };

function Screen({
  onShow,
  onGone,
}: {
  onShow: (shown: Testing) => void;
  onGone: () => Promise<void>;
}) {
  onShow(useTestMail(21, onGone));
  return null;
}

async function opened() {
  const asked: string[] = [];
  const line = { loses: false, reaches: true, asksAnew: 0 };
  const found: { now?: Testing } = {};
  const ask = async (_: string, { p_id }: { readonly p_id: string }) => {
    asked.push(p_id);
    await Promise.resolve();
    return line.loses ? fail('offline') : succeed({ mailing: line.reaches ? { id: p_id } : null });
  };
  const { state } = createContentStore();
  const words = createInstance();
  // In it everything says its key.
  await words.init({ lng: 'cimode' });
  const screen = await live(
    <I18nextProvider i18n={words}>
      <ContentProvider replica={{ state, ask } as unknown as ReadableReplica}>
        <Screen
          onShow={(now) => Object.assign(found, { now })}
          onGone={async () => void line.asksAnew++}
        />
      </ContentProvider>
    </I18nextProvider>,
  );
  const press = (times: number, speaker = 'amina') =>
    screen.act(() =>
      Promise.all(Array.from({ length: times }, () => found.now?.(written, speaker, 'fr'))),
    );
  return { asked, line, press, stop: screen.stop };
}

test('pressed twice at once, one mail is sent; pressed again later, another', async () => {
  const { asked, press, stop } = await opened();
  await press(2);
  expect(asked).toHaveLength(1);
  await press(1);
  expect(new Set(asked).size).toBe(2);
  await stop();
});

test('after a lost answer the same is asked for under the same id, for somebody else under another', async () => {
  const { asked, line, press, stop } = await opened();
  line.loses = true;
  await press(1);
  await press(1);
  expect(new Set(asked).size).toBe(1);
  await press(1, 'karim');
  expect(new Set(asked).size).toBe(2);
  await stop();
});

test('of a test that has nobody to be filled in for it is not said that it is on its way', async () => {
  const { line, press, stop } = await opened();
  const said = () => notificationOnShow()?.title;
  await press(1);
  expect([said(), line.asksAnew]).toEqual(['compose.tested', 0]);
  line.reaches = false;
  await press(1);
  expect([said(), line.asksAnew]).toEqual(['compose.not_tested', 1]);
  dismiss();
  await stop();
});
