import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NotificationData } from '#functions/push/payload.ts';
import { keepSkew } from '#shared/kept-skew.ts';
import { firstToNotify, reminderName } from '#shared/notify-once.ts';
import { FakeNotification } from './fake-notifications.ts';
import { type FakeScope, installWorker, now, removeWorker } from './fake-scope.ts';

let scope: FakeScope;
beforeEach(async () => {
  scope = await installWorker();
});
afterEach(removeWorker);

const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

function message(id: string, data: Partial<NotificationData> = {}, more: object = {}) {
  const notification = {
    ...{ title: `Title ${id}`, body: 'Body', lang: 'fr', dir: 'ltr', tag: id },
    navigate: `https://elsewhere.example/annonces?from=push#${id}`,
    data: { ...{ kind: 'announcement', id, version: 1, expires_at: at(60) }, ...data },
  };
  return { notification: { ...notification, ...more } };
}

/** A push of such data, as text or as what is written in JSON. */
const push = (data: unknown, event: object = {}) => {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return scope.dispatch('push', { data: { json: () => JSON.parse(text) }, ...event });
};
const shown = () => scope.registration.shown.map(({ title, options }) => ({ title, ...options }));
const sounds = () => shown().map(({ silent }) => !silent);

test('a message is shown as it is proposed, with sound, and leads to its place in this app', async () => {
  await push(message('a'));
  expect(shown()).toEqual([
    {
      ...{ title: 'Title a', body: 'Body', lang: 'fr', dir: 'ltr', tag: 'a', silent: false },
      ...{ icon: '/icons/icon-192.png', badge: '/icons/monochrome-512.png' },
      data: {
        ...{ path: '/annonces?from=push#a', kind: 'announcement', version: 1 },
        expires_at: at(60),
      },
    },
  ]);
});

test('a page in sight tells it, so the device is silent; a page behind leaves it the sound', async () => {
  const behind = scope.clients.open();
  await push(message('a'));
  const before = scope.clients.open({ visible: true, controlled: false });
  await push(message('b', {}, { renotify: true }));
  expect(sounds()).toEqual([true, false]);
  expect(shown()[1]).not.toHaveProperty('renotify');
  const arrived = (id: string) => ({
    ...{ type: 'push_arrived', id, notice: undefined },
    ofCurrent: {
      ...{ name: id, title: `Title ${id}`, body: 'Body', lang: 'fr' },
      path: `/annonces?from=push#${id}`,
    },
  });
  expect(behind.heard).toEqual([
    { ...arrived('a'), quiet: false },
    { ...arrived('b'), quiet: true },
  ]);
  expect(before.heard).toEqual([{ ...arrived('b'), quiet: true }]);
});

test('the same version arriving twice makes no second sound; another one, or another subject, does', async () => {
  await push(message('a', {}, { renotify: true }));
  await push(message('a', {}, { renotify: true }));
  await push(message('a', { version: 2 }, { renotify: true }));
  await push(message('b', { version: 2 }));
  expect(sounds()).toEqual([true, false, true, true]);
  expect(shown().map((one) => 'renotify' in one)).toEqual([true, false, true, false]);
  expect(scope.registration.standing).toEqual(['Title a', 'Title b']);
});

test('each word on a session sounds in the place of another, whose version is counted by itself', async () => {
  const kinds = ['begins', 'cancelled', 'cancelled', 'moved', 'begins'] as const;
  for (const kind of kinds) await push(message('a', { kind }, { renotify: true }));
  expect(sounds()).toEqual([true, true, false, true, true]);
  expect(shown().map((one) => 'renotify' in one)).toEqual(sounds());
  expect(scope.registration.standing).toEqual(['Title a']);
});

test('what the worker of before has shown, whose kind nobody knows, keeps nothing silent', async () => {
  const data = { path: '/', version: 1, expires_at: at(60) };
  await scope.registration.showNotification('Reminder', { tag: 'a', data });
  await push(message('a', { kind: 'cancelled' }, { renotify: true }));
  expect(shown()[1]).toMatchObject({ silent: false, renotify: true });
});

test('a message without a tag is shown, though it asks for a sound in the place of another', async () => {
  await push(message('a', {}, { tag: undefined, renotify: true }));
  expect(shown()).toMatchObject([{ title: 'Title a', silent: false }]);
});

test('what is over is closed with the next message, what still holds stays', async () => {
  await push(message('over', { expires_at: at(5) }));
  await push(message('holds', { expires_at: at(15) }));
  vi.setSystemTime(Date.parse(at(5)));
  await push(message('next'));
  expect(scope.registration.standing).toEqual(['Title holds', 'Title next']);
});

test('what is over is told by the time that a page last heard from the server', async () => {
  // The device's clock is an hour ahead.
  vi.setSystemTime(now + 3_600_000);
  await keepSkew(-3_600_000);
  await push(message('over', { expires_at: at(0) }));
  await push(message('holds', { expires_at: at(15) }));
  await push(message('next'));
  expect(scope.registration.standing).toEqual(['Title holds', 'Title next']);
  // Its owner has set it right, and a page has noticed.
  vi.setSystemTime(Date.parse(at(15)));
  await keepSkew(0);
  await push(message('last'));
  expect(scope.registration.standing).toEqual(['Title next', 'Title last']);
});

test('a message that closes takes its own notification away and shows nothing', async () => {
  await push(message('a'));
  await push(message('b'));
  const page = scope.clients.open();
  await push(message('a', { close: true, version: 2 }));
  expect(scope.registration.standing).toEqual(['Title b']);
  expect(shown()).toHaveLength(2);
  expect(page.heard).toEqual([{ type: 'push_arrived', id: 'a', quiet: false, notice: undefined }]);
});

test.each([
  ['torn', '{"web_push":8030,"notif'],
  ['of another kind', { hello: 'world' }],
  ['without a title', { notification: { body: 'Body' } }],
  ['null', 'null'],
])('something is shown for a message that is %s, in the reader’s language', async (_, data) => {
  scope.clients.open({ visible: true });
  await push(data);
  expect(shown()).toMatchObject([{ title: 'جديد الملتقى', lang: 'ar', dir: 'rtl' }]);
  expect(shown()[0]?.data).toMatchObject({ path: '/annonces' });
});

test('something is shown for a push without data, and what Safari itself would show', async () => {
  await scope.dispatch('push', { data: null });
  await scope.dispatch('push', { data: null, notification: message('a').notification });
  expect(shown().map(({ title }) => title)).toEqual(['جديد الملتقى', 'Title a']);
});

test('messages that arrive together all stand afterwards, whatever becomes of one of them', async () => {
  scope.registration.refusal = new TypeError('No permission');
  const pushes = ['refused', 'a', 'b', 'c'].map((id) => push(message(id)));
  const outcomes = await Promise.allSettled(pushes);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    ...['fulfilled', 'fulfilled', 'fulfilled'],
  ]);
  expect(scope.registration.standing).toEqual(['Title a', 'Title b', 'Title c']);
});

test('a reminder sounds once on a device, whether a page or the worker tells it', async () => {
  const begins = { kind: 'begins', starts_at: at(10) } as const;
  await firstToNotify(reminderName('told', at(10)));
  await push(message('told', begins));
  await push(message('new', begins));
  expect(sounds()).toEqual([false, true]);
  await push(message('moved', { ...begins, kind: 'moved' }));
  await scope.start();
  for (const one of await scope.registration.getNotifications()) one.close();
  await push(message('new', begins));
  expect(sounds()).toEqual([false, true, true, false]);
});

test('a page is given the words of what its content does not tell it', async () => {
  const page = scope.clients.open();
  await push(message('a', { kind: 'moved', version: 3 }));
  for (const kind of ['announcement', 'begins'] as const) await push(message('b', { kind }));
  await push(message('c', { kind: 'moved', close: true }));
  expect(page.heard.map((heard) => heard.type === 'push_arrived' && heard.notice)).toEqual([
    {
      ...{ name: 'a 3', title: 'Title a', body: 'Body', lang: 'fr' },
      path: '/annonces?from=push#a',
    },
    ...[undefined, undefined, undefined],
  ]);
});

test('a page of another edition is given the words of what the current one tells, by the name it is known by', async () => {
  const page = scope.clients.open({ visible: true });
  await push(message('a', { urgent: true, version: 3 }));
  await push(message('b', { kind: 'begins', starts_at: at(10) }));
  await push(message('c', { close: true }));
  const given = page.heard.map((heard) => heard.type === 'push_arrived' && heard.ofCurrent);
  expect(given).toMatchObject([
    { name: 'a', urgent: true },
    { name: reminderName('b', at(10)), title: 'Title b' },
    ...[undefined],
  ]);
  expect(given[1]).not.toHaveProperty('urgent');
});

/** A click on a notification of such a path; tells whether the click closed it. */
async function click(data: unknown = { path: '/programme/x' }): Promise<boolean> {
  const closed = vi.fn();
  const notification = new FakeNotification('Title', { data }, closed);
  await scope.dispatch('notificationclick', { notification });
  return closed.mock.calls.length === 1;
}

test('a click has the page in sight show the path, and leaves every other alone', async () => {
  const [first, seen, last] = [{}, { visible: true, controlled: false }, {}].map((options) =>
    scope.clients.open(options),
  );
  expect(await click()).toBe(true);
  expect(seen?.calls).toEqual(['focus', 'open /programme/x']);
  expect([first?.calls, last?.calls, scope.clients.opened]).toEqual([[], [], []]);
});

test('a click brings the page that was used last to the front when none is in sight', async () => {
  const [first, last] = [scope.clients.open(), scope.clients.open()];
  await click();
  expect([first.calls, last.calls]).toEqual([['focus', 'open /programme/x'], []]);
});

test('back office and hall screens are left as they are, and keep nothing silent', async () => {
  const pages = ['/admin/annonces', '/admin', '/dashboard'].map((path) =>
    scope.clients.open({ visible: true, takes: false, path }),
  );
  await push(message('a'));
  expect(sounds()).toEqual([true]);
  await click();
  expect(pages.map(({ calls }) => calls)).toEqual([[], [], []]);
  expect(scope.clients.opened).toEqual(['/programme/x']);
});

test('a click opens a window when there is no page', async () => {
  await click();
  await click(null);
  expect(scope.clients.opened).toEqual(['/programme/x', '/']);
});

test('a page that does not take the path is loaded anew, after it was given time', async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout'] });
  const page = scope.clients.open({ takes: false });
  page.focus = () => Promise.reject(new DOMException('No gesture', 'InvalidAccessError'));
  const clicked = click();
  await vi.advanceTimersByTimeAsync(2999);
  expect(page.calls).toEqual(['open /programme/x']);
  await vi.advanceTimersByTimeAsync(1);
  await clicked;
  expect(page.calls).toEqual(['open /programme/x', 'navigate /programme/x']);
});

test('a window is opened where the only page neither takes the path nor can be led there', async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout'] });
  const page = scope.clients.open({ takes: false, controlled: false });
  const clicked = click();
  await vi.advanceTimersByTimeAsync(3000);
  await clicked;
  expect(page.calls).toEqual(['focus', 'open /programme/x']);
  expect(scope.clients.opened).toEqual(['/programme/x']);
});
