import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { runningDatabase } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/forum.ts';

interface Session {
  readonly id: string;
  readonly title: { readonly fr: string };
}

/** A session of its own for each of the tests here, which run beside each other. */
async function session(sql: Sql, which: number): Promise<Session> {
  const [event] = await sql<Session[]>`
    select id, title from events where edition_id <> 19 and title ? 'fr'
    order by starts_at, id offset ${which} limit 1`;
  if (!event) throw new Error('The demonstration has no such event');
  return event;
}

async function rename(sql: Sql, { id }: Session, title: string): Promise<void> {
  await sql`update events set title = title || ${sql.json({ fr: title })} where id = ${id}`;
}

async function open(page: Page, { id, title }: Session) {
  await page.goto(`/programme/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(title.fr);
  return heading;
}

test('a session renamed in SQL is on an open page within two seconds, without a reload', async ({
  page,
}) => {
  await using database = await runningDatabase();
  const { sql } = database;
  await page.goto('/programme');
  await expect(page.getByRole('main').locator('a[href^="/programme/"]').first()).toBeVisible();
  const event = await session(sql, 0);
  const heading = await open(page, event);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.waitForTimeout(3000); // the doorbell is joined well after the first paint

  const changed = `${event.title.fr} (suite)`;
  await rename(sql, event, changed);
  const rung = Date.now();
  await expect(heading).toContainText(changed, { timeout: 5000 });
  test.info().annotations.push({ type: 'milliseconds', description: `${Date.now() - rung}` });
  await rename(sql, event, event.title.fr);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a session renamed before the page hears the doorbell is there once it does', async ({
  page,
}) => {
  await using database = await runningDatabase();
  const { sql } = database;
  const event = await session(sql, 1);
  const pulled = page.waitForResponse(/\/rpc\/sync_pull/);
  const heading = await open(page, event);
  await (await pulled).finished();
  const changed = `${event.title.fr} (avant)`;
  await rename(sql, event, changed);
  await expect(heading).toContainText(changed, { timeout: 10_000 });
  await rename(sql, event, event.title.fr);
});
