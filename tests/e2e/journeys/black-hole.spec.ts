import type { Page } from '@playwright/test';
import { bellJoined } from '../fixtures/doorbell.ts';
import { contentHeld, expect } from '../fixtures/forum.ts';
import { test } from '../fixtures/line.ts';
import { messages } from '../fixtures/messages.ts';
import { named, openStage } from '../fixtures/sessions.ts';
import { takenOver } from '../fixtures/takeover.ts';

/** A network that swallows what it is given and closes nothing: nobody tells the page of it. */

test.use({ worker: false });

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** Notes how each question for changes ended. */
function noteAnswers(page: Page): { readonly given: number; readonly unanswered: number } {
  const counts = { given: 0, unanswered: 0 };
  const isPull = (address: string) => address.includes('/rpc/sync_pull');
  page.on('requestfinished', (request) => {
    if (isPull(request.url())) counts.given += 1;
  });
  page.on('requestfailed', (request) => {
    if (isPull(request.url())) counts.unanswered += 1;
  });
  return counts;
}

test('a doorbell whose connection has vanished is opened anew, and what it did not ring is there', {
  tag: '@soak',
}, async ({ page, line }) => {
  test.slow();
  await using stage = await openStage();
  const [first, second, third] = [
    named('Séance', 'جلسة'),
    named('Séance encore', 'جلسة أخرى'),
    named('Séance enfin', 'جلسة أخيرة'),
  ];
  const id = await stage.session(first, 200, 240);
  const rename = ({ fr, en, ar }: typeof first) =>
    stage.sql`update events set title = ${stage.sql.json({ fr, en, ar })} where id = ${id}`;
  const joined = bellJoined(page);
  await page.goto(`${line.origin}/programme/${id}`);
  await expect(headingOf(page)).toHaveText(first.fr);
  await joined;
  await contentHeld(page);
  line.lose();
  const again = bellJoined(page);
  const begun = Date.now();
  await rename(second);
  // A heart that beats twice in vain, 50 s, a pull over a connection that vanished too, 15 s, and another.
  await expect(headingOf(page)).toHaveText(second.fr, { timeout: 90_000 });
  console.log(`there ${Date.now() - begun} ms after it was changed`);
  await again;
  await rename(third);
  await expect(headingOf(page)).toHaveText(third.fr, { timeout: 10_000 });
});

test('a network that swallows everything is said, and what was missed or marked meanwhile is made up for', {
  tag: '@soak',
}, async ({ page, line }) => {
  test.slow();
  await using stage = await openStage();
  const [first, second] = [named('Séance', 'جلسة'), named('Séance encore', 'جلسة أخرى')];
  const id = await stage.session(first, 200, 240);
  const { fr, en, ar } = second;
  const joined = bellJoined(page);
  await page.goto(`${line.origin}/programme/${id}`);
  await joined;
  await contentHeld(page);
  const answers = noteAnswers(page);
  line.swallow();
  await stage.sql`update events set title = ${stage.sql.json({ fr, en, ar })} where id = ${id}`;
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: messages('fr', 'favourites')('title') })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // Somebody looks: the page asks.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const status = page
    .getByRole('status')
    .filter({ hasText: messages('fr', 'common')('status.late') });
  await expect(status).toBeVisible({ timeout: 75_000 });
  await expect.poll(() => answers.unanswered, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  expect(answers.given).toBe(0);
  await expect(headingOf(page)).toHaveText(first.fr);

  const marked = () => stage.sql`select from favourites where id = ${id} and favourite`;
  expect(await marked()).toHaveLength(0);
  let rings = false;
  void bellJoined(page).then(() => {
    rings = true;
  });
  line.carry();
  const begun = Date.now();
  await expect(headingOf(page)).toHaveText(second.fr, { timeout: 45_000 });
  console.log(`caught up ${Date.now() - begun} ms after the network carried again`);
  // Neither end of a socket that was being opened hears of the other: the page must give it up.
  await expect.poll(() => rings, { timeout: 45_000 }).toBe(true);
  await expect(status).toBeHidden();
  await expect.poll(async () => (await marked()).length, { timeout: 330_000 }).toBe(1);
  console.log(`sent what was marked ${Date.now() - begun} ms after`);
});

test('a first visit whose network fails for the code that keeps it current asks for that again', {
  tag: '@soak',
}, async ({ page, line }) => {
  await using stage = await openStage();
  const [first, second] = [named('Séance', 'جلسة'), named('Séance encore', 'جلسة أخرى')];
  const id = await stage.session(first, 200, 240);
  let refused = 0;
  await page.route(/\/keeping-[^/]*\.js$/, async (route) => {
    refused += 1;
    await (refused <= 2 ? route.abort() : route.continue());
  });
  await page.goto(`${line.origin}/programme`);
  await expect.poll(() => refused).toBeGreaterThanOrEqual(3);
  await contentHeld(page);
  await page.unrouteAll();
  await page.goto(`${line.origin}/programme/${id}`);
  await expect(headingOf(page)).toHaveText(first.fr);
  const { fr, en, ar } = second;
  await stage.sql`update events set title = ${stage.sql.json({ fr, en, ar })} where id = ${id}`;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(headingOf(page)).toHaveText(second.fr);
});

test('a page that breaks off on its way comes whole after all, and so does one whose code is lost', async ({
  page,
  line,
}) => {
  // Whether all of it has come is looked at ten times as often.
  await page.addInitScript(() => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const after = window[name];
      const sooner = (work: () => void, time: number) => after(work, time === 5_000 ? 500 : time);
      Object.assign(window, { [name]: sooner });
    }
  });
  line.breakOff(9_000);
  await page.goto(`${line.origin}/programme`, { waitUntil: 'commit' });
  await takenOver(page);
  await expect(page.getByRole('contentinfo')).toBeAttached();

  let lost = 0;
  await page.route(/\/assets\/react-[^/]*\.js$/, async (route) => {
    lost += 1;
    await (lost <= 3 ? route.abort() : route.continue());
  });
  await page.goto(`${line.origin}/orateurs`, { waitUntil: 'commit' });
  await takenOver(page);
  expect(lost).toBeGreaterThan(3);
});
