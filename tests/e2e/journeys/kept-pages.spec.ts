import type { APIRequestContext, Page } from '@playwright/test';
import { announce } from '../fixtures/announce.ts';
import { type Device, expect, installed, test } from '../fixtures/forum.ts';
import { keptPage } from '../fixtures/kept-pages.ts';
import { messages } from '../fixtures/messages.ts';
import { named, openStage, type Stage } from '../fixtures/sessions.ts';
import { hasNotMoved, hasRead, noteShifts, takenOver } from '../fixtures/takeover.ts';
import { noteTold } from '../fixtures/told.ts';

// What one announces or renames would be in the pages that another looks at.
test.describe.configure({ mode: 'default' });

/** Waits until the page of an address says something, in French; an announcement takes all pages first. */
async function whenPublished(request: APIRequestContext, path: string, text: string) {
  await expect
    .poll(async () => (await request.get(path)).text(), { timeout: 120_000 })
    .toContain(text);
}

/** Waits until the page of an address is published that holds for hours. */
async function whenLasting(request: APIRequestContext, path: string): Promise<void> {
  const left = async () => {
    const [, until] = /"until":(\d+)/.exec(await (await request.get(path)).text()) ?? [];
    return Number(until) - Date.now();
  };
  await expect.poll(left, { timeout: 120_000 }).toBeGreaterThan(3_600_000);
}

/** Waits until the worker keeps pages of addresses, all of them at a time, that say something. */
async function whenKept(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  const missing = async () => {
    const found = Object.entries(texts).map(async ([path, text]) => {
      return (await keptPage(page, path))?.includes(text) ? [] : [path];
    });
    return (await Promise.all(found)).flat();
  };
  await expect.poll(missing, { timeout: 150_000 }).toEqual([]);
}

/** Opens a device's browser on pages that note what there was to read before any code had run. */
async function openNoting(device: Device, offline: boolean): Promise<Page> {
  const page = await device.open({ offline });
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      Object.assign(window, { firstHeading: document.querySelector('h1')?.textContent });
    });
  });
  await noteShifts(page);
  return page;
}

const firstHeading = (page: Page) =>
  page.evaluate(() => (window as { firstHeading?: string | null }).firstHeading);

/** Has no announcement run out meanwhile: every page that is kept is true until then only. */
async function holdAnnouncements({ sql }: Stage): Promise<void> {
  await sql`update announcements set expires_at = expires_at + interval '1 day'
    where expires_at > now() - interval '1 minute'`;
}

/** Two sessions in a hall, far enough ahead that nothing counts down to them yet. */
async function hallWithTwo(stage: Stage) {
  await holdAnnouncements(stage);
  const [hall, one, other] = [
    named('Salle gardée', 'القاعة المحفوظة'),
    named('Séance visitée', 'جلسة مزارة'),
    named('Séance aimée', 'جلسة مفضلة'),
  ];
  const location_id = await stage.hall(hall);
  const id = await stage.session(one, 200, 240, { location_id });
  const otherId = await stage.session(other, 250, 290, { location_id });
  return {
    hall: { title: hall, path: `/lieux/${location_id}` },
    visited: { id, title: one, path: `/programme/${id}` },
    favourite: { id: otherId, title: other, path: `/programme/${otherId}` },
  };
}

test('another language or edition finds no page of the one before', { tag: '@soak' }, async ({
  device,
  request,
}) => {
  test.setTimeout(400_000);
  await using stage = await openStage();
  await holdAnnouncements(stage);
  for (const search of ['', '?lng=ar']) await whenLasting(request, `/presentation${search}`);
  const page = await device.open();
  await page.goto('/presentation');
  await whenKept(page, { '/presentation': 'data-published="fr"' });
  await page.evaluate(() => {
    localStorage.setItem('i18nextLng', 'ar');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/\/presentation$/);
  await whenKept(page, { '/presentation': 'data-published="ar"' });

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-published', 'ar');
  const editions = page.getByRole('contentinfo').getByRole('combobox');
  const oldest = await editions.getByRole('option').last().getAttribute('value');
  await editions.selectOption(oldest);
  await expect(page.locator('html')).not.toHaveAttribute('data-published');
  await expect(editions).toHaveValue(String(oldest));
  expect(await keptPage(page, '/presentation')).toBeUndefined();
});

for (const language of ['ar'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, timezoneId: 'Etc/GMT-1' });

    test('visited and favourite sessions are there before the app, offline too', async ({
      device,
      request,
    }) => {
      test.setTimeout(400_000);
      await using stage = await openStage();
      const { hall, visited, favourite } = await hallWithTwo(stage);
      await whenPublished(request, favourite.path, favourite.title.mark);
      await whenPublished(request, hall.path, favourite.title.mark);

      let page = await device.open();
      await page.goto(visited.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(visited.title[language]);
      await installed(page);
      await page.locator(`main a[href="${hall.path}"]`).first().click();
      const row = page.locator('main li', { hasText: favourite.title[language] });
      const heart = row.getByRole('button', { name: messages(language, 'favourites')('title') });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      const wanted = [visited, hall, favourite];
      await whenKept(
        page,
        Object.fromEntries(wanted.map(({ path, title }) => [path, title[language]])),
      );
      await device.close();

      page = await openNoting(device, true);
      const asked: string[] = [];
      page.on('request', (one) => {
        if (one.isNavigationRequest()) asked.push(new URL(one.url()).search);
      });
      for (const { path, title } of [visited, favourite]) {
        await page.goto(path);
        expect(await firstHeading(page)).toBe(title[language]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await takenOver(page);
        await hasRead(page);
        await hasNotMoved(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
        await expect(page.locator('head > title')).toHaveCount(1);
      }
      // In the reader's own language from the start, without being led on.
      expect(asked).toEqual(['', '']);
      await expect(page.locator('main a[href*="lng="]')).toHaveCount(0);
      const pressed = page.locator('main').getByRole('button', { pressed: true });
      await expect(pressed.first()).toBeVisible();

      await page.locator(`main a[href="${hall.path}"]`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hall.title[language]);
      await page
        .getByRole('link', { name: messages(language, 'common')('nav.speakers') })
        .first()
        .click();
      await expect(page.locator('main a[href^="/orateurs/"]').first()).toBeVisible();
      // Nor is the version that it runs taken for another.
      await expect(page.getByText(messages(language, 'common')('update.ready'))).toHaveCount(0);
    });
  });
}

test('what has changed is kept as it is now: behind a visit, and while a page is open', {
  tag: '@soak',
}, async ({ device, request }) => {
  test.setTimeout(400_000);
  await using stage = await openStage();
  const { visited } = await hallWithTwo(stage);
  await whenPublished(request, visited.path, visited.title.mark);
  let page = await device.open();
  await page.goto(visited.path);
  await whenKept(page, { [visited.path]: visited.title.fr });
  await device.close();

  const rename = async ({ fr, ar }: ReturnType<typeof named>) => {
    await stage.sql`update events set title = ${stage.sql.json({ fr, ar })} where id = ${visited.id}`;
    await whenPublished(request, visited.path, fr);
  };
  const second = named('Autre titre', 'عنوان آخر');
  await rename(second);
  page = await openNoting(device, false);
  await page.goto(visited.path);
  expect(await firstHeading(page)).toBe(visited.title.fr);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.fr);
  await whenKept(page, { [visited.path]: second.fr });

  await page
    .getByRole('link', { name: messages('fr', 'common')('nav.speakers') })
    .first()
    .click();
  const third = named('Titre encore', 'عنوان جديد');
  await rename(third);
  // Stays until the next has been published and fetched.
  expect(await keptPage(page, visited.path)).toContain(second.fr);
  await whenKept(page, { [visited.path]: third.fr });
});

test('what was announced before a visit is no news on a published page', { tag: '@soak' }, async ({
  page,
  request,
}) => {
  await using stage = await openStage();
  const { fr: title } = named('Avis d’avant', 'إعلان سابق');
  await announce(stage.sql, title, { urgent: true, ago: 5 });
  try {
    await whenPublished(request, '/presentation', title);
    const told = await noteTold(page.context());
    await page.goto('/presentation');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('forum.held'))).toBeTruthy();
    // Told or not, it has been looked at once a later one is told.
    const { fr: later } = named('Avis d’après', 'إعلان لاحق');
    await announce(stage.sql, later, { urgent: true });
    const area = page.getByRole('region', { name: messages('fr', 'common')('notifications.area') });
    await expect(area.filter({ hasText: later })).toHaveCount(1);
    expect(told.filter(({ text }) => text.includes(title))).toEqual([]);
  } finally {
    await stage.sql`delete from announcements where title ->> 'fr' like 'Avis d’%'`;
  }
});
