import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, onPhone, test } from '../fixtures/administrator.ts';
import { objections } from '../fixtures/axe.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { controlled } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

const { locale, viewport } = onPhone;
test.use({ locale, viewport });

/** A word that no other error has, and that nothing is taken out of. */
const mark = () => `Planted${randomUUID().replace(/[^a-f]/g, '')}`;

/** Has the page throw an error that is drawn by lot, and what a reader might have said with it. */
async function fail(page: Page, word: string): Promise<void> {
  await page.evaluate((name) => {
    Math.random = () => 0;
    setTimeout(() => {
      throw new TypeError(`${name} of amina@example.org, 0661234567, "my pain" at /x?q=pain`);
    });
  }, word);
}

const reported = (word: string) => async () => {
  await using database = await runningDatabase();
  return await database.sql`select message, screen, language, online from sync.error_reports
    where message like ${`%${word}%`}`;
};

test.describe('on a device that has the app', () => {
  test.use({ worker: true });

  test('an error without a network is told of later, without a word of whose it was, and an administrator reads it', async ({
    adminPage,
    problems,
  }) => {
    const word = mark();
    const visitor = await adminPage.context().newPage();
    await visitor.goto('/guide');
    await controlled(visitor);
    await visitor.context().setOffline(true);
    await fail(visitor, word);
    const kept = () => visitor.evaluate(() => localStorage.getItem('forum.errors'));
    await expect.poll(kept).toContain(word);
    expect(await kept()).not.toMatch(/amina|0661|pain/);
    await visitor.context().setOffline(false);
    await expect
      .poll(reported(word))
      .toEqual([
        { message: `${word} of … …, … at /x`, screen: '/guide', language: locale, online: false },
      ]);
    await visitor.close();

    await adminPage.goto('/admin');
    const words = messages(locale, 'admin-history');
    const errors = adminPage.getByRole('region', { name: words('errors.title') });
    await expect(errors.getByRole('listitem').filter({ hasText: word })).toContainText('/guide');
    const service = adminPage.getByRole('region', { name: words('service.title') });
    await expect(service).toContainText(words('service.backups.soon'));
    expect(await objections(adminPage)).toEqual([]);
    expect(problems.splice(0)).toEqual([expect.stringContaining(word)]);
  });
});

test('who turns reports off sends none, until they are turned on again', async ({
  page,
  problems,
}) => {
  const [unsaid, said] = [mark(), mark()];
  const choice = page.getByRole('checkbox', { name: messages(locale, 'privacy')('errors.send') });
  await page.goto('/donnees');
  await choice.uncheck();
  await expect(page.getByText(messages(locale, 'privacy')('errors.off'))).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await page.reload();
  await expect(choice).not.toBeChecked();
  await fail(page, unsaid);
  await expect.poll(() => problems.length).toBe(1);
  await choice.check();
  await fail(page, said);
  await expect.poll(reported(said)).toHaveLength(1);
  expect(await reported(unsaid)()).toEqual([]);
  expect(problems.splice(0)).toHaveLength(2);
});

test('an error that takes a screen away is noted like one that nobody catches', async ({
  page,
  problems,
}) => {
  await page.goto('/programme');
  await page.route(/assets\/own-.*\.js/, (route) => route.abort());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /بياناتك/ })
    .click();
  await expect(page.getByText(messages(locale, 'common')('error.unexpected'))).toBeVisible();
  const noted = () => page.evaluate(() => localStorage.getItem('forum.errors'));
  await expect.poll(noted).toContain('A part of the app is out of reach');
  expect(problems.splice(0).join()).toContain('A part of the app');
});
