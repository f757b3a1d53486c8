import type { Page } from '@playwright/test';
import { bellJoined } from '../fixtures/doorbell.ts';
import { expect, test } from '../fixtures/forum.ts';
import { named, openStage } from '../fixtures/sessions.ts';

test.use({ worker: false });

test('a session renamed in SQL is renamed on an open page without a reload, before it hears the doorbell and after', async ({
  page,
}) => {
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
  const pulled = page.waitForResponse(/\/rpc\/sync_pull/);
  await page.goto(`/programme/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await (await pulled).finished();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await rename(second);
  await expect(heading).toHaveText(second.fr);
  await joined;
  await rename(third);
  await expect(heading).toHaveText(third.fr);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a tab that pulls for all and no longer answers is replaced, and does no harm once it does', {
  tag: '@soak',
}, async ({ page, context }) => {
  await using stage = await openStage();
  const [first, second, third] = [
    named('Séance', 'جلسة'),
    named('Séance encore', 'جلسة أخرى'),
    named('Séance enfin', 'جلسة أخيرة'),
  ];
  const id = await stage.session(first, 200, 240);
  const rename = ({ fr, en, ar }: typeof first) =>
    stage.sql`update events set title = ${stage.sql.json({ fr, en, ar })} where id = ${id}`;
  const headingOf = (tab: Page) => tab.getByRole('heading', { level: 1 });
  const other = await context.newPage();
  const joined = bellJoined(page);
  for (const tab of [page, other]) {
    await tab.goto(`/programme/${id}`);
    await expect(headingOf(tab)).toHaveText(first.fr);
    await joined;
  }
  const blocked = page.evaluate(() => {
    const end = performance.now() + 60_000;
    while (performance.now() < end);
  });
  await rename(second);
  const begun = Date.now();
  await expect(headingOf(other)).toHaveText(second.fr, { timeout: 45_000 });
  console.log(`heard after ${Date.now() - begun} ms, while the other tab was blocked`);
  await blocked;
  await expect(headingOf(page)).toHaveText(second.fr);
  await rename(third);
  for (const tab of [page, other]) await expect(headingOf(tab)).toHaveText(third.fr);
});
