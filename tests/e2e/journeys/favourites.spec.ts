import type { Page } from '@playwright/test';
import { wholeDay } from '../../tools/whole-day.ts';
import { wholeBrowser } from '../fixtures/browsers.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { favouritesOf } from '../fixtures/favourites.ts';
import { controlled } from '../fixtures/forum.ts';
import { hearts, idOf, oneWaiting, openProgramme, statesOn, tap } from '../fixtures/hearts.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/phone.ts';

test.use(wholeBrowser);

const own = messages('fr', 'favourites');

// Where the worker matters, phones have one.
test.use({ worker: false });

test('a tap without a network reaches the server by the worker, with every page closed', {
  tag: '@core',
}, async ({ takePhone, line }) => {
  await using database = await runningDatabase();
  const phone = takePhone(line.origin);
  const page = await openProgramme(phone);
  await controlled(page);
  const context = await phone.context();
  // A worker that is started meanwhile hears of it a moment later.
  line.cut();
  await context.setOffline(true);
  const heart = hearts(page).first();
  const id = await idOf(heart);
  await tap(heart);
  await expect(page.getByRole('status').first()).toContainText(oneWaiting);
  const key = await phone.key(page);
  await context.newPage();
  await page.close();
  expect(await favouritesOf(database.sql, key)).toEqual([]);

  line.carry();
  await context.setOffline(false);
  await expect.poll(() => favouritesOf(database.sql, key)).toEqual([id]);
  expect(phone.requests.filter((address) => address.includes(key))).toEqual([]);
});

test('two phones of one visitor converge to the later tap, whichever speaks first', {
  tag: '@soak',
}, async ({ takePhone }) => {
  await using database = await runningDatabase();
  const [first, second] = [takePhone(), takePhone()];
  const page = await openProgramme(first);
  const ids = await Promise.all([0, 1, 2].map((index) => idOf(hearts(page).nth(index))));
  const [one = '', two = '', three = ''] = ids;
  await tap(heartOf(page, one));
  await tap(heartOf(page, two));

  await page.goto('/programme?tab=mine');
  const link = await transferLink(page);
  const key = await first.key(page);
  expect(link).toContain(`#key=${key}`);

  const other = await openProgramme(second);
  await tap(heartOf(other, three));
  await other.goto(link);
  await expect(other).toHaveURL(/\/programme\?tab=mine$/);
  await expect(other.getByText(countOf('receive.found', 2))).toBeVisible();
  expect(await second.key(other)).not.toBe(key);
  await other.getByRole('button', { name: own('receive.merge') }).click();
  await expect.poll(() => second.key(other)).toBe(key);
  await expect.poll(() => favouritesOf(database.sql, key)).toEqual([one, two, three].sort());

  // Both go offline; the first unmarks, the second marks again later, and the earlier arrives last.
  await page.goto(wholeDay());
  await other.goto(wholeDay());
  await expect(heartOf(page, three)).toHaveAttribute('aria-pressed', 'true');
  const contexts = [await first.context(), await second.context()];
  for (const context of contexts) await context.setOffline(true);
  await tap(heartOf(page, one), false);
  await tap(heartOf(other, one), false);
  await tap(heartOf(other, one), true);
  await tap(heartOf(other, two), false);
  for (const [context, shown] of [
    [contexts[1], other],
    [contexts[0], page],
  ] as const) {
    await context?.setOffline(false);
    await expect.poll(async () => (await statesOn(shown)).has('waiting')).toBe(false);
  }
  await expect.poll(() => favouritesOf(database.sql, key)).toEqual([one, three].sort());
  for (const shown of [page, other]) {
    await shown.reload();
    await expect(heartOf(shown, one)).toHaveAttribute('aria-pressed', 'true');
    await expect(heartOf(shown, two)).toHaveAttribute('aria-pressed', 'false');
  }
  for (const phone of [first, second]) {
    expect(phone.requests.filter((address) => address.includes(key))).toEqual([]);
  }
});

test('a key that is cut short, nobody’s or one’s own is told apart, and nothing changes', {
  tag: '@soak',
}, async ({ takePhone }) => {
  const phone = takePhone();
  const page = await openProgramme(phone);
  await tap(hearts(page).first());
  const key = await phone.key(page);
  const stranger = 'A'.repeat(43);
  for (const [secret, failure] of [
    [key.slice(0, 30), 'invalid'],
    [stranger, 'not_found'],
    [key, 'conflict'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/programme?tab=mine#key=${secret}`);
    await expect(page.getByText(own(`receive.failed.${failure}`))).toBeVisible();
    await expect(page.getByRole('button', { name: own('receive.merge') })).toHaveCount(0);
    const box = page.getByRole('region', { name: own('receive.title') });
    await box.getByRole('button', { name: own('receive.close') }).click();
    await expect(hearts(page)).toHaveCount(1);
    expect(await phone.key(page)).toBe(key);
  }
  expect(phone.requests.filter((address) => address.includes(stranger))).toEqual([]);
});

const heartOf = (page: Page, id: string) =>
  page.locator(`li:has(a[href="/programme/${id}"]) > button[aria-pressed]`).first();

/** A sentence with a number, as the page shows it. */
const countOf = (key: string, count: number) =>
  own(`${key}_${count === 1 ? 'one' : 'other'}`).replace('{{count}}', String(count));

/** The link behind the code, as the owner would copy it: by hand where the browser has no clipboard. */
async function transferLink(page: Page): Promise<string> {
  await page.getByText(own('take.title')).click();
  await page.getByRole('button', { name: own('take.show') }).click();
  await expect(page.getByRole('img', { name: own('take.code') })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const send = page.getByRole('button', { name: own('take.send') });
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { configurable: true }));
  const byHand = page.waitForEvent('dialog');
  const pressed = send.click();
  const shown = (await byHand).defaultValue();
  await (await byHand).dismiss();
  await pressed;
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  await send.click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  return shown;
}
