import type { Page } from '@playwright/test';
import { wholeDay } from '../../tools/whole-day.ts';
import { expect, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { hasRead, reach } from '../fixtures/takeover.ts';

test.use({ worker: false, viewport: phone });

const sessions = (page: Page) => page.getByRole('main').locator('li[data-type] a');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('the title of what is opened has the focus, and who goes back has it where it was', async ({
  page,
}) => {
  await page.goto(wholeDay());
  await expect(sessions(page).nth(3)).toBeAttached();
  await page.waitForFunction(() => document.querySelector('[data-calm]'));
  for (const index of [3, 4]) {
    const link = sessions(page).nth(index);
    const name = (await link.textContent()) ?? '';
    await link.press('Enter');
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    // The first time it is another list, for what a published page has brought cannot be kept.
    await expect(index === 3 ? heading(page) : sessions(page).nth(index)).toBeFocused();
  }
  // To skip what surrounds the page is no step that one would have to go back.
  const address = page.url();
  const steps = await page.evaluate(() => history.length);
  const skip = page.getByRole('link', { name: messages('fr', 'common')('frame.skip_to_content') });
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  const tabs = page.getByRole('main').getByRole('navigation').first();
  await tabs.getByRole('link', { name: messages('fr', 'favourites')('title') }).press('Enter');
  await expect(heading(page)).toHaveText(messages('fr', 'favourites')('title'));
  await expect(heading(page)).toBeFocused();
});

test('who follows a link to a part of a page reads on from there', async ({ page }) => {
  await page.goto('/guide');
  await page.waitForFunction(() => document.querySelector('[data-calm]'));
  const ways = page.getByRole('navigation', { name: messages('fr', 'guide')('contents') });
  const way = ways.getByRole('link').last();
  const name = (await way.textContent()) ?? '';
  await way.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  const ticker = page.getByRole('region', { name: messages('fr', 'common')('nav.announcements') });
  const announcement = ticker.getByRole('link').last();
  const address = (await announcement.getAttribute('href')) ?? '';
  await announcement.press('Enter');
  await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeFocused();
});

test('a menu that is closed gives the focus back, the first time too', async ({ page }) => {
  await page.goto('/guide');
  const opener = page.getByRole('button', { name: messages('fr', 'common')('frame.open_menu') });
  const menu = page.getByRole('dialog');
  for (const time of ['first', 'second']) {
    await opener.press('Enter');
    await expect(menu.getByRole('link').first(), time).toBeVisible();
    await menu.getByRole('link').nth(2).focus();
    await page.keyboard.press('Escape');
    await expect(menu, time).toHaveCount(0);
    await expect(opener, time).toBeFocused();
  }
});

test('a button that goes with its press leaves the focus to the title of its part of the page', async ({
  page,
}) => {
  const t = messages('fr', 'favourites');
  await page.goto('/programme?tab=mine');
  const panel = page.getByRole('group').filter({ hasText: t('forget.title') });
  const title = panel.locator('summary');
  await (await reach(title)).press('Enter');
  for (const name of [t('forget.here'), t('cancel')]) {
    await panel.getByRole('button', { name }).press('Enter');
    await expect(panel.getByRole('button', { name })).toHaveCount(0);
    await expect(title).toBeFocused();
  }
});

test('so does one that is pressed before what the page needs less has come', async ({ page }) => {
  // What waits for an idle moment never comes.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const t = messages('fr', 'favourites');
  await page.goto('/programme?tab=mine');
  const panel = page.getByRole('group').filter({ hasText: t('forget.title') });
  const title = panel.locator('summary');
  await title.press('Enter');
  const forget = panel.getByRole('button', { name: t('forget.here') });
  await forget.press('Enter');
  await expect(forget).toHaveCount(0);
  await expect(title).toBeFocused();
});

test('who has answered whether to install the app goes on where the button was', async ({
  page,
}) => {
  const t = messages('fr', 'common');
  await page.goto('/guide');
  await hasRead(page);
  const install = page.getByRole('button', { name: t('install.invite') });
  for (const outcome of ['dismissed', 'refused', 'accepted']) {
    await page.evaluate((said) => {
      const prompt = () =>
        said === 'refused'
          ? Promise.reject(new DOMException('', said))
          : Promise.resolve({ outcome: said });
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
      );
    }, outcome);
    await install.press('Enter');
    await expect(install).toHaveCount(0);
    const told = t(outcome === 'accepted' ? 'install.done' : 'install.later');
    await expect(page.getByText(told)).toBeFocused();
  }
});

test.describe('who turns a phone', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('goes on reading where they were', async ({ page }) => {
    await page.goto('/guide');
    const part = page.getByRole('main').getByRole('heading', { level: 2 }).nth(3);
    // What notes where one reads comes with what follows the first paint.
    await hasRead(page);
    const scrolled = page.evaluate(
      () => new Promise((done) => addEventListener('scrollend', done, { once: true })),
    );
    await part.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    await scrolled;
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await expect(part).toBeInViewport();
    await page.setViewportSize(phone);
    await expect(part).toBeInViewport();
  });
});
