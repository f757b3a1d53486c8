import type { Page } from '@playwright/test';
import { objections } from '../fixtures/axe.ts';
import { drag, middleOf } from '../fixtures/drag.ts';
import { desk, expect, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

const marks = (page: Page) => page.locator('button[id^="mark-"]');
const items = (page: Page) => page.getByRole('main').locator('li:has(button[aria-expanded])');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

test.use({ worker: false });

const map = messages('fr', 'map');
const types = messages('fr', 'entity');

test('the map is drawn of nothing fetched elsewhere; who goes on while it zooms meets no error', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? ''))
      elsewhere.push(request.url());
  });
  await page.goto('/carte');
  await expect(marks(page)).toHaveCount(20);
  const zoom = page.getByRole('button', { name: map('zoom_in') });
  await zoom.click();
  await page.getByRole('button', { name: map('whole_site') }).click();
  expect(elsewhere).toEqual([]);

  const link = page.locator('main a[href^="/lieux/"]').first();
  await items(page).first().locator('button[aria-expanded]').click();
  await expect(link).toBeVisible();
  // In the page itself: from elsewhere a quarter of a second may pass unseen.
  const followed = await link.evaluate(
    async (anchor: HTMLElement, button) => {
      const zooms = () => document.querySelector('.leaflet-zoom-anim') !== null;
      const frame = () => new Promise((painted) => requestAnimationFrame(painted));
      // Leaflet takes no zooming in while the one before goes on.
      while (zooms()) await frame();
      (button as HTMLElement).click();
      for (let frames = 0; frames < 60 && !zooms(); frames += 1) await frame();
      const whileItZooms = zooms();
      anchor.click();
      return whileItZooms;
    },
    await zoom.elementHandle(),
  );
  expect(followed).toBe(true);
  await expect(page).toHaveURL(/\/lieux\//);
  // A timer set now fires after those of the zooming, which end it within a quarter of a second.
  await page.evaluate(() => new Promise((zoomed) => setTimeout(zoomed, 400)));
});

test('a type narrows list and map, is kept by the address, opened again and printed', async ({
  page,
}) => {
  await page.goto('/carte');
  await page
    .getByRole('button', { name: `${types('location.type_options.tent')} (3)`, exact: true })
    .click();
  await expect(items(page)).toHaveCount(3);
  await expect(marks(page)).toHaveCount(3);
  await expect(page).toHaveURL(/type=tent/);
  // The hearts of what is on there are buttons as well.
  const place = items(page).nth(1).locator('button[aria-expanded]');
  await place.click();
  await page.reload();
  await expect(items(page)).toHaveCount(3);
  await expect(place).toHaveAttribute('aria-expanded', 'true');
  await expect(marks(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  // On paper as well places have their names, on the plan and in the list.
  const name = (await place.textContent()) ?? '';
  await page.emulateMedia({ media: 'print' });
  await expect(items(page).getByText(name, { exact: true })).toBeVisible();
  await expect(marks(page).getByText(name, { exact: true })).toBeVisible();
  // As high as a window it would begin on a sheet of its own.
  await expect(page.getByRole('main')).toHaveCSS('min-block-size', '0px');
});

test.describe('with a keyboard alone', () => {
  test.use({ viewport: desk });

  test('a place is reached, read, followed and left', async ({ page }) => {
    await page.goto('/carte?type=pavilion');
    await expect(marks(page)).toHaveCount(2);
    const unheard: string[] = [];
    for (let press = 0; press < 60 && !(await focused(page)).startsWith('mark-'); press += 1) {
      await page.keyboard.press('Tab');
      unheard.push(...(await page.locator('[aria-hidden="true"]:focus').allTextContents()));
    }
    expect(unheard).toEqual([]);
    const mark = await focused(page);
    expect(mark).toMatch(/^mark-/);
    await page.keyboard.press('Enter');
    const card = page.getByRole('main').locator('a[href^="/lieux/"]:focus');
    await expect(card).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/place=/);
    expect(await focused(page)).toBe(mark);
    await page.keyboard.press('Enter');
    await expect(card).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/lieux\//);
  });
});

for (const finger of [true, false]) {
  test.describe(finger ? 'with a finger' : 'with a mouse', () => {
    test.use(finger ? { viewport: phone, hasTouch: true } : { viewport: desk });

    test('what begins on a mark and moves, moves the map; a press opens the place', async ({
      page,
    }) => {
      await page.goto('/carte');
      await expect(marks(page)).toHaveCount(20);
      const mark = marks(page).first();
      // Marks are laid anew once all places have come.
      await expect(async () => {
        const { y } = await middleOf(mark);
        await drag(page, mark, { x: 0, y: 60 }, finger);
        expect(Math.round((await middleOf(mark)).y - y)).toBe(60);
      }).toPass();
      await expect(mark).toHaveAttribute('aria-pressed', 'false');
      await (finger ? mark.tap() : mark.click());
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
    });
  });
}

test.describe('where am I?', () => {
  const near = { latitude: 35.0129, longitude: -2.3377, accuracy: 12 };

  test('is asked only when pressed, answered on the map, and refused in words', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      Object.assign(globalThis, { asked: 0 });
      geolocation.getCurrentPosition = (...values) => {
        Object.assign(globalThis, { asked: 1 });
        ask(...values);
      };
    });
    await page.goto('/carte');
    const where = page.getByRole('button', { name: map('where_am_i') });
    await expect(marks(page)).toHaveCount(20);
    expect(await page.evaluate(() => (globalThis as { asked?: number }).asked)).toBe(0);
    await where.click();
    await expect(page.getByText(map('where_denied'))).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(near);
    await where.click();
    await expect(page.getByText(map('you_are_here').replace('{{metres}}', '12'))).toBeVisible();
    await context.setGeolocation({ ...near, latitude: 34.68 });
    await where.click();
    await expect(page.getByText(/environ 3\d(?:,\d)?\skm/)).toBeVisible();
  });

  test('is asked again by who has walked on, and the way begins there', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(near);
    await page.goto('/carte');
    await page.getByRole('button', { name: map('way.open') }).click();
    const panel = page.getByRole('region', { name: map('way.open') });
    await panel.getByLabel(map('way.to')).selectOption({ index: 1 });
    await panel.getByLabel(map('way.from')).selectOption({ label: map('way.here') });
    const way = panel.getByRole('status');
    await expect(way).toContainText(/\d+\sm/);
    const before = (await way.textContent()) ?? '';
    await context.setGeolocation({ ...near, latitude: 35.0142, longitude: -2.3391 });
    await panel.getByRole('button', { name: map('way.ask') }).click();
    await expect(way).toContainText(/\d+\sm/);
    await expect(way).not.toHaveText(before);
    const rough = map('way.rough').split('{{')[0] ?? '';
    await expect(way).not.toContainText(rough);
    await context.setGeolocation({ ...near, accuracy: 84 });
    await panel.getByRole('button', { name: map('way.ask') }).click();
    await expect(way).toContainText(map('way.rough').replace('{{distance}}', '80\u00a0m'));
  });
});

test.describe('with no network, in Arabic', () => {
  test.use({ locale: 'ar', viewport: phone });

  test('what a pilgrim needs is found by its sign, and the way there on foot with its minutes', async ({
    page,
    context,
  }) => {
    const words = messages('ar', 'map');
    const facility = messages('ar', 'entity');
    await page.goto('/carte');
    await expect(marks(page)).toHaveCount(20);
    await context.setOffline(true);
    const wanted = (code: string) =>
      page.getByRole('button', {
        name: facility(`location.facilities_options.${code}`),
        exact: true,
      });
    await wanted('toilets').click();
    await expect(items(page)).toHaveCount(5);
    await wanted('ablutions').click();
    await expect(items(page)).toHaveCount(1);
    await expect(marks(page)).toHaveCount(1);
    await expect(page).toHaveURL(/has=ablutions(?:,|%2C)toilets/);
    await wanted('parking').click();
    await expect(page.getByText(words('facilities.none'))).toBeVisible();
    await page.getByRole('button', { name: words('facilities.all') }).click();
    await expect(marks(page)).toHaveCount(20);

    await page.getByRole('button', { name: words('way.open') }).click();
    const panel = page.getByRole('region', { name: words('way.open') });
    await panel.getByLabel(words('way.from')).selectOption({ label: 'الخزانة' });
    await panel.getByLabel(words('way.to')).selectOption({ label: 'خيمة اللقاءات' });
    await expect(panel.getByRole('status')).toContainText('3 دقائق مشيًا');
    await expect(panel.getByRole('status')).toContainText(words('way.steps'));
    await panel.getByRole('button', { name: words('way.step_free') }).click();
    await expect(panel.getByRole('status')).toContainText('5 دقائق مشيًا');
    await expect(page.locator('main svg polyline').first()).toBeAttached();
    await expect(page).toHaveURL(/from=.*to=.*step_free=yes/);
  });
});

test('a place that does not exist is said in words, with a way back', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/lieux/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(map('not_found'));
  await page
    .getByRole('main')
    .getByRole('link', { name: map('back') })
    .click();
  await expect(page).toHaveURL(/\/carte$/);
});

for (const view of [
  { locale: 'fr', colorScheme: 'light', viewport: phone },
  { locale: 'ar', colorScheme: 'dark', viewport: desk },
] as const) {
  const tag = view.locale === 'fr' ? ['@soak'] : [];
  test.describe(`axe, ${view.locale}, ${view.colorScheme}`, { tag }, () => {
    test.use(view);

    test('objects to nothing on the map with a place open, nor on its page', {
      tag: '@soak',
    }, async ({ page }) => {
      await page.goto('/carte');
      const open = messages(view.locale, 'map')('way.open');
      await page.getByRole('button', { name: open }).click();
      await expect(page.getByRole('region', { name: open })).toBeVisible();
      await marks(page).nth(6).click();
      await expect(page).toHaveURL(/place=/);
      expect(await objections(page)).toEqual([]);
      await page.getByRole('main').locator('li a[href^="/lieux/"]').first().click();
      await expect(page).toHaveURL(/\/lieux\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await objections(page)).toEqual([]);
    });
  });
}
