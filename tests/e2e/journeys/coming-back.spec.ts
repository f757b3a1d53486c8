import type { Locator, Page } from '@playwright/test';
import { wholeDay } from '../../tools/whole-day.ts';
import { expect, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { idle, reach } from '../fixtures/takeover.ts';

test.use({ worker: false, viewport: phone });

const sessions = (page: Page) => page.getByRole('main').locator('li[data-type] a');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const scrolledTo = (page: Page) => page.evaluate(() => scrollY);
/** How many titles and descriptions there are of the page: one of the shell's may stand behind the app's. */
const named = (page: Page) => page.locator('head > title, head > meta[name="description"]').count();
const heightOf = async (link: Locator) => (await link.boundingBox())?.y ?? 0;

/** Waits until a link stands at a height again, to two pixels: what is laid out anew has fractions of them. */
const standsAt = (link: Locator, height: number) =>
  expect.poll(async () => Math.abs((await heightOf(link)) - height)).toBeLessThan(2);

/** Opens a session by its link, waits until it is there and goes back; returns at which height the link was. */
async function openAndReturn(page: Page, link: Locator, meanwhile?: () => Promise<void>) {
  const title = (await link.textContent()) ?? '';
  await link.hover();
  expect(await scrolledTo(page)).toBeGreaterThan(300);
  const left = await heightOf(link);
  await link.click();
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 12)));
  expect(await scrolledTo(page)).toBe(0);
  await meanwhile?.();
  await page.goBack();
  return left;
}

test('who goes back to a list finds it as it was left: place, focus and all', async ({ page }) => {
  await page.goto(wholeDay());
  await expect(sessions(page).nth(12)).toBeAttached();
  await page.waitForFunction(() => navigator.onLine && document.querySelector('[data-calm]'));
  const listTitle = await page.title();

  // The first time it is another one, for what a published page has brought cannot be kept.
  const first = await openAndReturn(page, sessions(page).nth(12));
  await expect(page).toHaveTitle(listTitle);
  await standsAt(sessions(page).nth(12), first);

  const link = sessions(page).nth(14);
  const names = await named(page);
  await link.evaluate((element) => Object.assign(element, { marked: true }));
  const second = await openAndReturn(page, link, async () => {
    // Nothing of it is in the document while it is out of sight: no search, no reader comes upon it.
    await expect(page.locator('main article')).toHaveCount(1);
    expect(await named(page)).toBe(names);
  });
  await expect(page).toHaveTitle(listTitle);
  await standsAt(link, second);
  const focus = await page.evaluate(
    () => document.activeElement && 'marked' in document.activeElement,
  );
  expect(focus).toBe(true);

  // It follows the content and the address again: another day is another list.
  const before = (await sessions(page).first().textContent()) ?? '';
  const days = page.getByRole('navigation', { name: messages('fr', 'programme')('days') });
  await days.getByRole('link').last().click();
  await expect(sessions(page).first()).not.toHaveText(before);
  await expect(page.locator('main article')).toHaveCount(1);
});

test('a press makes what it opens, and shows it only once it is a click', async ({ page }) => {
  await page.goto(wholeDay());
  await expect(sessions(page).nth(3)).toBeAttached();
  await page.waitForFunction(() => document.querySelector('[data-calm]'));
  const title = await page.title();
  const names = await named(page);
  const link = sessions(page).nth(3);
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.mouse.down();
  await page.waitForTimeout(300);
  expect(await page.title()).toBe(title);
  await expect(page.locator('main article')).toHaveCount(1);
  expect(await named(page)).toBe(names);
  await page.mouse.up();
  await expect(heading(page)).toHaveText(name);
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(page).not.toHaveTitle(title);
});

test('what is opened before its words have come leaves on show what is there', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest('**/locales/*.later.json');
  await page.route('**/locales/*.later.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(wholeDay());
  const print = page.getByRole('link', { name: messages('fr', 'programme')('print') });
  // Held for as long as a finger is: what is opened is made from there on.
  await (await reach(print)).click({ delay: 300 });
  await asked;
  await idle(page);
  await expect(page.getByRole('main').locator('article')).toBeVisible();
  release();
  await expect(heading(page)).toHaveText(messages('fr', 'print')('title'));
  await expect(page.getByRole('main')).toBeVisible();
});
