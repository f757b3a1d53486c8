import { randomUUID } from 'node:crypto';
import { directionOf } from '#shared/localized.ts';
import { wholeBrowser } from '../fixtures/browsers.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { expect } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { message, test, textOf, type WorkerScope } from '../fixtures/push.ts';
import { withPushService } from '../fixtures/push-service.ts';

test.use(wholeBrowser);

test.use({ permissions: ['notifications'] });

for (const language of ['fr', 'ar'] as const) {
  test.describe(`a push message in ${language}`, {
    tag: language === 'fr' ? ['@soak'] : [],
  }, () => {
    test.use({ language });

    test('is shown in its language and direction, once, and a click leads to it', async ({
      push,
    }) => {
      test.slow();
      const { page, leave, deliver, shown, click } = push;
      const id = randomUUID();
      await leave();
      await deliver(message(id, language));
      const texts = { ...textOf(language), lang: language, dir: directionOf(language), tag: id };
      await expect.poll(shown).toEqual([{ ...texts, silent: false }]);
      // The same again, because an answer was lost: it stays one, and makes no noise.
      await deliver(message(id, language));
      await expect.poll(shown).toEqual([{ ...texts, silent: true }]);
      expect(await click(id)).toEqual([`/annonces#${id}`]);
      await expect.poll(shown).toEqual([]);

      await page.goto('/programme');
      // A page that is still loading is led to the place by the worker, in another document.
      const area = messages(language, 'common')('notifications.area');
      await expect(page.getByRole('region', { name: area })).toBeAttached();
      const next = randomUUID();
      await deliver(message(next, language));
      await expect.poll(shown).toEqual([{ ...texts, tag: next, silent: true }]);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      expect(await click(next)).toEqual([]);
      await expect(page).toHaveURL(new RegExp(`/annonces#${next}$`));
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    });
  });
}

test('what cannot be read is shown all the same; what is withdrawn or over goes; all that come together are shown', async ({
  push,
}) => {
  const { leave, deliver, shown } = push;
  await leave();
  await deliver('neither JSON nor ours');
  await expect.poll(shown).toMatchObject([{ title: 'Du nouveau au forum', lang: 'fr' }]);
  const [withdrawn, brief, later] = [randomUUID(), randomUUID(), randomUUID()];
  await deliver(message(withdrawn, 'fr'));
  await deliver(message(brief, 'fr', { expires: 1000 }));
  await expect.poll(async () => (await shown()).length).toBe(3);
  const over = Date.now() + 1000;
  await expect.poll(() => Date.now()).toBeGreaterThan(over);
  await deliver(message(withdrawn, 'fr', { version: 2, close: true }));
  await deliver(message(later, 'fr'));
  await expect
    .poll(async () => (await shown()).map(({ tag }) => tag).sort())
    .toEqual([later, 'undecoded'].sort());

  const ids = Array.from({ length: 12 }, () => randomUUID());
  const all = [...ids, later, 'undecoded'];
  await deliver(...ids.map((id) => message(id, 'fr')));
  expect((await shown()).map(({ tag }) => tag).sort()).toEqual(all.sort());
  await deliver(...ids.map((id) => message(id, 'fr', { version: 2, close: true })));
  expect((await shown()).map(({ tag }) => tag).sort()).toEqual([later, 'undecoded'].sort());
});

test('what only a push message tells is told by the page in sight or by the device, never by both', async ({
  push,
}) => {
  const { page, deliver, shown } = push;
  const area = page.getByRole('region', { name: messages('fr', 'common')('notifications.area') });
  const id = randomUUID();
  await deliver(message(id, 'fr', { kind: 'cancelled' }));
  expect(await shown()).toMatchObject([{ tag: id, silent: true }]);
  await expect(area).toContainText(textOf('fr').title);
  await area.getByRole('button', { name: messages('fr', 'announcements')('see') }).click();
  await expect(page).toHaveURL(new RegExp(`/programme/${id}$`));

  // What the device tells while the page is away is not told again by the page.
  const away = randomUUID();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await push.worker.evaluate(() => {
    const { clients } = self as unknown as WorkerScope;
    const match = clients.matchAll.bind(clients);
    // A page in a headless browser is always in sight: this one says what a minimised one would.
    Object.assign(clients, {
      matchAll: async (options: object) =>
        (await match(options)).map((client) =>
          Object.defineProperty(client, 'visibilityState', { value: 'hidden' }),
        ),
    });
  });
  await deliver(message(away, 'fr'));
  await expect
    .poll(async () => (await shown()).find(({ tag }) => tag === away))
    .toMatchObject({ silent: false });
  await expect
    .poll(() => page.evaluate((id) => caches.match(`/told/${id}`).then(Boolean), away))
    .toBe(true);
});

test('who looks at an earlier edition is told what is urgent in the current one', async ({
  push,
}) => {
  const { page, deliver, shown } = push;
  await using database = await runningDatabase();
  const [earlier] = await database.sql`select id from editions where not is_current limit 1`;
  await page.evaluate((id) => localStorage.setItem('selectedEditionId', id), String(earlier?.id));
  await page.reload();
  await expect(page.getByRole('combobox')).toHaveValue(String(earlier?.id));
  const id = randomUUID();
  await deliver(message(id, 'fr', { urgent: true }));
  expect(await shown()).toMatchObject([{ tag: id, silent: true }]);
  const area = page.getByRole('region', { name: messages('fr', 'common')('notifications.area') });
  await expect(area).toContainText(textOf('fr').title);
  await area.getByRole('button', { name: messages('fr', 'announcements')('see') }).click();
  await expect(page.getByText(messages('fr', 'common')('not_found.other_edition'))).toBeVisible();
});

test('of one reminder, page and push message make a sound once', { tag: '@soak' }, async ({
  push,
}) => {
  test.slow();
  const { page, leave, deliver, shown } = push;
  await using database = await runningDatabase();
  const { sql } = database;
  const starts_at = new Date(Date.now() + 4 * 60_000).toISOString();
  const sessionOf = async (fr: string) => {
    const [event] = await sql<{ id: string }[]>`
      insert into events (edition_id, title, date, starts_at, ends_at, published)
      select id, ${sql.json({ fr })}, ${starts_at}::date, ${starts_at},
        ${starts_at}::timestamptz + interval '1 hour', true
      from editions where is_current returning id`;
    if (!event) throw new Error('No edition is current');
    return event.id;
  };
  const [toldByPush, toldByPage] = [await sessionOf('Essai loin'), await sessionOf('Essai près')];
  const area = page.getByRole('region', { name: messages('fr', 'common')('notifications.area') });
  const begins = (id: string) => message(id, 'fr', { kind: 'begins', starts_at });
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: messages('fr', 'favourites')('title') });
  const open = async (id: string) => {
    await page.goto(`/programme/${id}`);
    await expect(heart.first()).toBeVisible();
  };
  try {
    await page.evaluate(() => localStorage.setItem('forum.reminder', '15'));
    await leave();
    await deliver(begins(toldByPush));
    expect(await shown()).toMatchObject([{ tag: toldByPush, silent: false }]);
    await open(toldByPush);
    await heart.first().click();
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
    await open(toldByPage);
    await heart.first().click();
    await expect(area).toContainText('Essai près');
    await expect(area).not.toContainText('Essai loin');
    await leave();
    await deliver(begins(toldByPage));
    expect((await shown()).find(({ tag }) => tag === toldByPage)).toMatchObject({ silent: true });
  } finally {
    await sql`delete from events where id in (${toldByPush}, ${toldByPage})`;
  }
});

test('alerts are turned on by a click, changed at once, and turned off without a trace', async ({
  push,
}) => {
  const { page } = push;
  const t = messages('fr', 'announcements');
  await using database = await runningDatabase();
  const subscriptions = () => database.sql`
    select language, topics, remind_before, visitor is not null as visitor from push_subscriptions
    where endpoint like 'https://fcm.googleapis.com/fcm/send/%-%-%-%-%'`;
  await withPushService(page);
  await page.reload();
  const section = page.getByRole('region', { name: t('alerts.title') });
  await expect(section.getByRole('status')).toHaveText(t('alerts.off'));
  await section.getByRole('button', { name: t('alerts.turn_on') }).click();
  await expect(section.getByRole('status')).toHaveText(t('alerts.on'));
  expect(await subscriptions()).toMatchObject([
    { language: 'fr', topics: ['announcements', 'reminders', 'urgent'], remind_before: null },
  ]);
  await section.getByRole('button', { name: t('alerts.topic.urgent') }).click();
  const news = section.getByLabel(t('alerts.topic.news'));
  await news.check();
  // It has to wait for the server, and what waits loses the focus.
  await expect(news).toBeFocused();
  await section.getByRole('button', { name: 'العربية' }).click();
  await expect
    .poll(subscriptions)
    .toMatchObject([{ language: 'ar', topics: ['news', 'reminders', 'urgent'] }]);

  // A first favourite, and the minutes chosen elsewhere, reach the server by themselves.
  const own = messages('fr', 'favourites');
  await page.goto('/programme');
  await page
    .getByRole('main')
    .getByRole('button', { name: own('title') })
    .first()
    .click();
  await expect.poll(subscriptions).toMatchObject([{ visitor: true, remind_before: null }]);
  await page.goto('/programme?tab=mine');
  await page.getByText(own('reminder.title'), { exact: true }).first().click();
  const reminder = page.getByRole('group', { name: own('reminder.title') });
  await reminder.getByRole('button', { name: '10' }).click();
  await expect.poll(subscriptions).toMatchObject([{ language: 'ar', remind_before: 10 }]);
  await reminder.getByRole('button', { name: own('reminder.off') }).click();
  await expect.poll(subscriptions).toMatchObject([{ visitor: true, remind_before: null }]);
  // Favourites that are forgotten on the device only leave the server's record of it at once.
  await page.getByText(own('forget.title')).click();
  await page.getByRole('button', { name: own('forget.here'), exact: true }).click();
  await page.getByRole('button', { name: own('forget.confirm'), exact: true }).click();
  await expect.poll(subscriptions).toMatchObject([{ visitor: false, language: 'ar' }]);
  await page.goto('/annonces');
  await section.getByRole('button', { name: t('alerts.turn_off') }).click();
  await expect(section.getByRole('status')).toHaveText(t('alerts.off'));
  await expect.poll(async () => (await subscriptions()).length).toBe(0);
});

test.describe('a reader who does not want alerts', () => {
  test.use({ permissions: [] });

  test('is taken at their word, and told the truth about this browser', { tag: '@soak' }, async ({
    push,
  }) => {
    const { page } = push;
    const t = messages('fr', 'announcements');
    const section = page.getByRole('region', { name: t('alerts.title') });
    const turnOn = section.getByRole('button', { name: t('alerts.turn_on') });
    await page.evaluate(() => {
      // The question, closed without an answer.
      Notification.requestPermission = async () => 'default';
      Object.defineProperty(Notification, 'permission', { value: 'default' });
    });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await turnOn.click();
    await expect(section.getByText(t('alerts.refused'))).toBeVisible();
    await page
      .evaluate(() => {
        Object.defineProperty(Notification, 'permission', { value: 'denied' });
      })
      .catch(() => undefined);
    await page.reload();
    await expect(section.getByRole('status')).toHaveText(t('alerts.denied'));
    await expect(turnOn).toHaveCount(0);
  });
});
