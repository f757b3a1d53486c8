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

/** Whether the page's own search finds a text. */
const found = (page: Page, text: string) =>
  page.evaluate((sought) => {
    getSelection()?.removeAllRanges();
    // Not in TypeScript's library, for it is not in the standard.
    return (window as unknown as { find(text: string): boolean }).find(sought);
  }, text);

type WatchedPage = typeof globalThis & { drawn?: { there: boolean; title: string }[] };

/** Notes of each frame from the next step through the history on whether the link to a session is drawn. */
const watchFrames = (page: Page, session: string) =>
  page.evaluate((name) => {
    const frames: { there: boolean; title: string }[] = [];
    (globalThis as WatchedPage).drawn = frames;
    const look = () => {
      const links = [...document.querySelectorAll('main li[data-type] a')];
      const link = links.find(({ textContent }) => textContent === name);
      const there = link?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
      frames.push({ there, title: document.title });
      if (frames.length < 20) requestAnimationFrame(look);
    };
    addEventListener('popstate', () => requestAnimationFrame(look), { once: true });
  }, session);

async function watchedFrames(page: Page) {
  const noted = () => page.evaluate(() => (globalThis as WatchedPage).drawn ?? []);
  await expect.poll(async () => (await noted()).length).toBe(20);
  return noted();
}

/** Whether a link is there in the first frame that has a title. */
const comesWith = (page: Page, title: string, link: string) =>
  page.evaluate(
    (names) =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          if (document.querySelector('main h1')?.textContent !== names.title)
            return requestAnimationFrame(look);
          const links = [...document.querySelectorAll('main a:not([data-kept] *)')];
          resolve(links.some(({ textContent }) => textContent === names.link));
        };
        look();
      }),
    { title, link },
  );

/** Opens a session by its link, waits until it is there and goes back; returns at which height the link was. */
async function openAndReturn(page: Page, link: Locator, meanwhile?: () => Promise<void>) {
  const title = (await link.textContent()) ?? '';
  await reach(link);
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
  const listWord = messages('fr', 'programme')('print');
  expect(await found(page, listWord)).toBe(true);
  await link.evaluate((element) => Object.assign(element, { marked: true }));
  const second = await openAndReturn(page, link, async () => {
    // Nobody comes upon it while it is out of sight: neither who searches the page nor a reader.
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    expect(await page.evaluate(() => document.querySelector('main h1')?.textContent)).toBe(
      await heading(page).textContent(),
    );
    expect(await found(page, listWord)).toBe(false);
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

test('what is gone back to is painted before the router comes to it, and can be left at once', async ({
  page,
}) => {
  await page.goto(wholeDay());
  await expect(sessions(page).nth(14)).toBeAttached();
  await page.waitForFunction(() => navigator.onLine && document.querySelector('[data-calm]'));
  await openAndReturn(page, sessions(page).nth(12));
  await expect(sessions(page).nth(13)).toBeVisible();

  const link = sessions(page).nth(13);
  const title = (await link.textContent()) ?? '';
  const height = await openAndReturn(page, link, async () => {
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrolledTo(page)).toBe(200);
    await watchFrames(page, title);
  });
  await standsAt(link, height);
  const frames = await watchedFrames(page);
  // In each frame since the step back, and in the first of them before there is another title.
  expect(frames.map(({ there }) => there)).not.toContain(false);
  expect(frames.at(0)?.title).toContain(title.slice(0, 12));
  expect(frames.at(-1)?.title).not.toContain(title.slice(0, 12));

  // What was left for it is as it was read, also for who goes on before anybody has been told.
  await page.goForward();
  await expect(heading(page)).toHaveText(title);
  await expect.poll(() => scrolledTo(page)).toBe(200);
  await page.evaluate(async () => {
    const stepped = () => new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await stepped();
    history.forward();
    await stepped();
  });
  await idle(page);
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 12)));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  expect(await scrolledTo(page)).toBe(200);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await standsAt(link, height);
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
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page).not.toHaveTitle(title);

  // Who comes back to what stands below finds it at once, and so where it was.
  const beside = page.getByRole('region', { name: messages('fr', 'programme')('meanwhile') });
  const other = beside.getByRole('link').last();
  const otherName = (await other.textContent()) ?? '';
  let whole: Promise<boolean> | undefined;
  const height = await openAndReturn(page, other, async () => {
    await expect(beside.getByRole('link').last()).toBeAttached();
    whole = comesWith(page, name, otherName);
  });
  expect(await whole).toBe(true);
  await expect(heading(page)).toHaveText(name);
  await standsAt(other, height);

  // And so does who goes forward to it.
  await page.goBack();
  await expect(heading(page)).toHaveText(messages('fr', 'common')('nav.programme'));
  whole = comesWith(page, name, otherName);
  await page.goForward();
  expect(await whole).toBe(true);
  await standsAt(other, height);
});

test('a wide screen shows at once what a phone has below', async ({ page }) => {
  await page.goto(wholeDay());
  await expect(sessions(page).nth(3)).toBeAttached();
  await page.waitForFunction(() => document.querySelector('[data-calm]'));
  const link = sessions(page).nth(3);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page)).toHaveText(name);
  const person = page.getByRole('main').locator('a[href^="/orateurs/"]').last();
  const personName = (await person.textContent()) ?? '';
  for (const [width, whole] of [
    [phone.width, false],
    [820, true],
  ] as const) {
    await page.goBack();
    await expect(sessions(page).nth(3)).toBeVisible();
    await page.setViewportSize({ ...phone, width });
    const comes = comesWith(page, name, personName);
    await link.click();
    expect(await comes).toBe(whole);
    await expect(person).toBeAttached();
  }
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
