import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import type { Sql } from 'postgres';
import { runningDatabase } from '../fixtures/database.ts';
import { visitorKey } from '../fixtures/favourites.ts';
import { contentHeld, desk, expect, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { named, openStage } from '../fixtures/sessions.ts';

const own = messages('fr', 'favourites');
const common = messages('fr', 'common');

test.use({ worker: false });

interface Picked {
  readonly id: string;
  readonly title: string;
}

/** Sessions of one day of the current edition, in order of time. */
async function sessionsOf(sql: Sql, count: number): Promise<Picked[]> {
  return sql<Picked[]>`
    select e.id, e.title ->> 'fr' as title from events e join editions on editions.id = e.edition_id
    where is_current and published and not cancelled and e.title ? 'fr' and location_id is not null
      and date = (select max(date) from events x where x.edition_id = editions.id)
    order by starts_at, e.id limit ${count}`;
}

async function mark(page: Page, { id }: Picked): Promise<void> {
  await page.goto(`/programme/${id}`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: own('title') })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy');
}

test('My Program lays the day out; a session that is cancelled is told until seen', {
  tag: '@core',
}, async ({ page }) => {
  await using stage = await openStage();
  const { sql } = stage;
  const [one, other] = [named('Séance aimée', 'جلسة'), named('Séance annulée', 'جلسة ملغاة')];
  const first = { id: await stage.session(one, 200, 240), title: one.fr };
  const second = { id: await stage.session(other, 250, 290), title: other.fr };
  await mark(page, first);
  await mark(page, second);
  await page.goto('/programme?tab=mine');
  const rows = page.getByRole('main').locator('ol > li h3');
  await expect(rows).toHaveCount(2);
  const changes = page.getByRole('region', { name: own('changes.title') });
  await expect(changes).toHaveCount(0);

  await sql`update events set cancelled = true where id = ${second.id}`;
  await page.reload();
  await expect(changes).toContainText(second.title);
  await expect(changes).toContainText(own('changes.cancelled'));
  await page.reload();
  await expect(changes).toContainText(own('changes.cancelled'));
  await changes.getByRole('button', { name: own('changes.seen') }).click();
  await expect(changes).toHaveCount(0);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(changes).toHaveCount(0);
});

test('sessions at the same time are both kept, and each says so', async ({ page }) => {
  await using database = await runningDatabase();
  const [one, other] = (await database.sql<Picked[]>`
    with public as (
      select e.id, e.title ->> 'fr' as title, starts_at, ends_at from events e
        join editions on editions.id = e.edition_id and is_current
      where published and not cancelled and e.title ? 'fr'),
    clash as (
      select a.id as one, b.id as other from public a join public b
        on a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
      order by a.starts_at, a.id, b.id limit 1)
    select id, title from public join clash on id in (one, other) order by starts_at, id`) as unknown as [
    Picked,
    Picked,
  ];
  await mark(page, one);
  await mark(page, other);
  await page.goto('/programme?tab=mine');
  const main = page.getByRole('main');
  await expect(main.locator('ol > li h3')).toHaveCount(2);
  for (const { title } of [one, other]) {
    await expect(main.getByText(own('clash').replace('{{title}}', title))).toHaveCount(1);
  }
});

test('favourites go into a file and a calendar, are shared with a friend, and are forgotten everywhere', {
  tag: '@soak',
}, async ({ page, browser, baseURL }) => {
  await using database = await runningDatabase();
  const { sql } = database;
  const [session] = (await sessionsOf(sql, 1)) as [Picked];
  await mark(page, session);
  await page.goto('/programme?tab=mine');

  await test.step('a file that a person can read, a calendar at the right instants', async () => {
    await page.getByText(own('export.title')).click();
    const saved = async (button: string) => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: own(button) }).click();
      return readFileSync(await (await downloading).path(), 'utf8');
    };
    expect(JSON.parse(await saved('export.file'))).toEqual({
      favourites: [{ kind: 'event', id: session.id, name: session.title }],
    });
    const calendar = new ICAL.Component(ICAL.parse(await saved('export.calendar')));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    const [row] = await sql<{ starts_at: Date; ends_at: Date }[]>`
      select starts_at, ends_at from events where id = ${session.id}`;
    expect(event.summary).toBe(session.title);
    expect(event.startDate.toJSDate()).toEqual(row?.starts_at);
    expect(event.endDate.toJSDate()).toEqual(row?.ends_at);
  });

  await test.step('a friend sees them under the chosen name, and nothing after it is ended', async () => {
    await page.getByText(own('share.title')).click();
    // Nothing that is typed or pasted is cut without a word.
    await page.getByLabel(own('share.name')).fill('A'.repeat(61));
    await expect(page.getByLabel(own('share.name'))).toHaveValue('A'.repeat(61));
    const problem = own('share.too_long').split('{{')[0] ?? '';
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
    await expect(page.getByRole('button', { name: own('share.make') })).toBeDisabled();
    await page.getByLabel(own('share.name')).fill('Amina <b>');
    await page.getByRole('button', { name: own('share.make') }).click();
    const link = (await page.locator('bdi', { hasText: '#share=' }).textContent()) ?? '';
    const theirs = await browser.newContext({ locale: 'fr', ...(baseURL ? { baseURL } : {}) });
    const friend = await theirs.newPage();
    await friend.goto(link);
    await expect(friend.getByRole('heading', { level: 1 })).toContainText('Amina <b>');
    await expect(friend.getByRole('heading', { level: 3 })).toHaveText([session.title]);
    await expect(friend).toHaveURL(/tab=mine$/);
    expect(await friend.evaluate(() => localStorage.getItem('forum.visitor'))).toBe(null);

    await page.getByRole('button', { name: own('share.end') }).click();
    await expect(page.getByRole('button', { name: own('share.make') })).toBeVisible();
    await friend.goto('about:blank');
    await friend.goto(link);
    await expect(friend.getByText(own('shared.not_found'))).toBeVisible();
    await theirs.close();
  });

  await test.step('nothing is left here or there', async () => {
    const key = await visitorKey(page);
    const known = () =>
      sql`select from visitors where key_hash = sha256(convert_to(${key}, 'UTF8'))`;
    await expect.poll(async () => (await known()).length).toBe(1);
    await page.getByText(own('forget.title')).click();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: own('forget.everywhere') }).click();
    await page.getByRole('button', { name: own('forget.confirm'), exact: true }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: common('pressed.offline') }),
    ).toBeVisible();
    await page.context().setOffline(false);
    expect(await known()).toHaveLength(1);
    await page.getByRole('button', { name: own('forget.everywhere') }).click();
    await page.getByRole('button', { name: own('forget.confirm'), exact: true }).click();
    await expect(page.getByText(own('empty.title'))).toBeVisible();
    expect(await known()).toHaveLength(0);
    expect(await page.evaluate(() => localStorage.getItem('forum.visitor'))).toBe(null);
    await page.reload();
    await expect(page.getByText(own('empty.title'))).toBeVisible();
  });
});

for (const language of ['fr', 'ar'] as const) {
  test.describe(`in ${language}`, { tag: language === 'fr' ? ['@soak'] : [] }, () => {
    test.use({ language, locale: language });

    test('My Program and its hearts have names, in both schemes and on both screens', {
      tag: '@soak',
    }, async ({ page }) => {
      await using database = await runningDatabase();
      const speak = messages(language, 'favourites');
      const [session] = (await sessionsOf(database.sql, 1)) as [Picked];
      for (const [scheme, size] of [
        ['light', { width: 360, height: 780 }],
        ['dark', desk],
      ] as const) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto(`/programme/${session.id}`);
        const heart = page
          .getByRole('main')
          .getByRole('button', { name: speak('title') })
          .first();
        await expect(heart).toBeVisible();
        const box = await heart.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
        await page.goto('/programme?tab=mine');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(speak('title'));
        const small = page
          .getByRole('main')
          .getByRole('button', { name: speak('title') })
          .first();
        const target = await small.boundingBox();
        expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('the khatam of days that are over is whole, and is handed on as a picture', async ({
  page,
}) => {
  await page.goto('/programme');
  const editions = page.getByRole('contentinfo').getByRole('combobox');
  const last = (await editions.getByRole('option').last().getAttribute('value')) ?? '';
  const loaded = page.waitForEvent('load');
  await editions.selectOption(last);
  await loaded;
  // Its sessions come in slices, and the first one is another then; what is held is there at once.
  await contentHeld(page, `${last}-public`);
  await page.reload();
  const rows = page.getByRole('main').locator('li', { has: page.locator('h4') });
  for (const row of [rows.first(), rows.nth(1)]) {
    await row.getByRole('button').click();
    await expect(row.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  }
  await page
    .getByRole('link', { name: own('title') })
    .first()
    .click();
  const khatam = page.getByRole('region', { name: own('khatam.title') });
  await expect(khatam).toContainText('2 sur 2');
  await expect(khatam.locator('path[data-lit]')).toHaveCount(8);

  const handedOn = page.waitForEvent('download');
  await khatam.getByRole('button', { name: own('khatam.share') }).click();
  const picture = readFileSync(await (await handedOn).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Its width and height stand at the beginning of the file.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
});

test('of two sessions that are due together, one reminder tells both', async ({ page }) => {
  await using stage = await openStage();
  const names = [named('Séance proche', 'جلسة قريبة'), named('Séance de même heure', 'جلسة أخرى')];
  for (const name of names) {
    await mark(page, { id: await stage.session(name, 12, 60), title: name.fr });
  }
  await page.goto('/programme?tab=mine');
  await page.getByText(own('reminder.title'), { exact: true }).first().click();
  const choices = page.getByRole('group', { name: own('reminder.title') });
  await choices.getByRole('button', { name: '15' }).click();
  const area = page.getByRole('region', { name: common('notifications.area') });
  for (const { fr } of names) await expect(area).toContainText(fr);
});
