import type { Page } from '@playwright/test';
import { arriveSignedIn } from '../../tools/signed-in.ts';
import { expect, test } from '../fixtures/administrator.ts';
import { type EmptyForum, startEmptyForum } from '../fixtures/empty-forum.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { favouritesOf, visitorKey } from '../fixtures/favourites.ts';
import { messages } from '../fixtures/messages.ts';

const admin = messages('fr', 'admin');
const common = messages('fr', 'common');
const own = messages('fr', 'favourites');

test.use({ locale: 'fr' });

/** An edition with three speakers and three sessions that visitors see; resolves with their ids. */
async function furnish({ sql }: EmptyForum) {
  const [edition] = await sql<{ id: number }[]>`
    insert into editions (id, year, name, starts_on, ends_on, is_current)
    values (21, 2026, '{"fr":"21e"}', current_date, current_date + 2, true) returning id`;
  const insert = async (table: string, row: Readonly<Record<string, unknown>>) => {
    const [made] = await sql<{ id: string }[]>`
      insert into ${sql(table)} ${sql({ published: true, ...row } as never)} returning id`;
    return made?.id ?? '';
  };
  const noon = new Date();
  noon.setUTCHours(12, 0, 0, 0);
  const date = noon.toISOString().slice(0, 10);
  const ids = async (texts: readonly string[], make: (fr: string) => Promise<string>) => {
    const made: string[] = [];
    for (const text of texts) made.push(await make(text));
    return made as [string, string, string];
  };
  const edition_ids = [edition?.id];
  const at = { date, starts_at: noon, ends_at: new Date(noon.getTime() + 3_600_000) };
  const of = { edition_id: edition?.id, type: 'conference', ...at };
  return {
    speakers: await ids(['Amal', 'Karim', 'Salma'], (fr) =>
      insert('speakers', { name: { fr }, edition_ids }),
    ),
    sessions: await ids(['Matin', 'Midi', 'Soir'], (fr) =>
      insert('events', { title: { fr }, ...of }),
    ),
  };
}

async function mark(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: own('title') })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy');
}

async function rename(page: Page, address: string, name: string): Promise<void> {
  const form = entityForm(page, 'fr');
  await page.goto(address);
  await form.write(form.form, 'speaker.name', { fr: name });
  await form.save();
  await form.expectSaved();
}

test('a database that is set back: phones refill, favourites are there again, what was not sent goes on, and the administrator is told', {
  tag: '@soak',
}, async ({ openContext }) => {
  test.setTimeout(600_000);
  await using forum = await startEmptyForum();
  const { speakers, sessions } = await furnish(forum);
  const { url } = forum;
  const adminPage = await (await openContext()).newPage();
  await arriveSignedIn(adminPage.context(), forum.administrator, url);
  const phone = await (await openContext()).newPage();
  const favourites = async () => favouritesOf(forum.sql, await visitorKey(phone));
  const names = async () => {
    const rows = await forum.sql<{ name: string }[]>`
      select name ->> 'fr' as name from speakers order by array_position(${speakers}::uuid[], id)`;
    return rows.map(({ name }) => name);
  };

  await mark(phone, `${url}/programme/${sessions[0]}`);
  await expect.poll(favourites).toEqual([sessions[0]]);
  await rename(adminPage, `${url}/admin/orateurs?id=${speakers[0]}`, 'Amal, dans la copie');
  await expect.poll(names).toEqual(['Amal, dans la copie', 'Karim', 'Salma']);
  await forum.backUp();

  await mark(phone, `${url}/programme/${sessions[1]}`);
  await expect.poll(favourites).toEqual([sessions[0], sessions[1]].sort());
  await rename(adminPage, `${url}/admin/orateurs?id=${speakers[1]}`, 'Karim, après la copie');
  await expect.poll(names).toEqual(['Amal, dans la copie', 'Karim, après la copie', 'Salma']);
  await phone.goto(`${url}/orateurs/${speakers[1]}`);
  const seen = phone.getByRole('heading', { level: 1 });
  await expect(seen).toContainText('Karim, après la copie');

  await adminPage.goto(`${url}/admin/orateurs?id=${speakers[2]}`);
  const form = entityForm(adminPage, 'fr');
  await expect(form.form).toBeVisible();
  await adminPage.context().setOffline(true);
  await form.write(form.form, 'speaker.name', { fr: 'Salma, à envoyer' });
  await form.save();
  await form.expectSaved();
  await expect(adminPage.getByRole('button', { name: admin('sync.open') })).toBeVisible();
  await forum.setBack();
  expect(await names()).toEqual(['Amal, dans la copie', 'Karim', 'Salma']);
  expect(await favourites()).toEqual([sessions[0]]);

  await adminPage.context().setOffline(false);
  await expect(seen).toHaveText('Karim');
  await expect.poll(names).toEqual(['Amal, dans la copie', 'Karim', 'Salma, à envoyer']);
  await expect(adminPage.getByText(common('status.notice.set_back'))).toBeVisible();
  await adminPage.getByRole('button', { name: common('status.notice_seen') }).click();
  await expect(adminPage.getByText(common('status.notice.set_back'))).toBeHidden();
  await expect(adminPage.getByRole('button', { name: admin('sync.open') })).toBeHidden();
  await phone.goto(`${url}/programme/${sessions[1]}`);
  await expect.poll(favourites).toEqual([sessions[0], sessions[1]].sort());
  await phone.goto(`${url}/orateurs/${speakers[2]}`);
  await expect(seen).toHaveText('Salma, à envoyer');
});
