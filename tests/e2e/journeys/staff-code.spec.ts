import { runningDatabase } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

test.use({ worker: false });

test('a link with a code lets staff in, hides the code, and a wrong one is refused in words', async ({
  page,
}) => {
  const t = messages('fr', 'announcements');
  await using database = await runningDatabase();
  const { sql } = database;
  const [made] = await sql`select make_audience_code('staff', 'Essai') as code`;
  const [announcement] = await sql`
    select id from announcements where recipients = 'staff' and status = 'sent' limit 1`;
  const code = String(made?.code.code);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/annonces#code=WRONG-CODE');
  const section = page.getByRole('region', { name: t('join.title') });
  await expect(section.getByRole('alert')).toHaveText(t('join.wrong'));
  await expect(page).toHaveURL(/\/annonces$/);
  await expect(page.locator(`[id="${announcement?.id}"]`)).toHaveCount(0);

  await page.goto('/');
  await page.goto(`/annonces#code=${code}`);
  await expect(section.getByRole('status')).toHaveText(t('join.joined.staff'));
  await expect(page).toHaveURL(/\/annonces$/);
  await expect(page.locator(`[id="${announcement?.id}"]`)).toHaveCount(1);
  // Addresses are kept in every access log: no code stands in one, here or at the next start.
  await page.reload();
  await expect(page.locator(`[id="${announcement?.id}"]`)).toHaveCount(1);
  expect(asked.filter((address) => /\/rpc\/sync_pull/.test(address)).length).toBeGreaterThan(0);
  for (const address of asked.map((one) => new URL(one))) {
    expect(address.pathname + address.search).not.toMatch(new RegExp(`${code}|WRONG-CODE`, 'i'));
  }
  await section.getByRole('button', { name: t('join.leave') }).click();
  await expect(section.getByRole('status')).toHaveText(t('join.lead'));
  await expect(page.locator(`[id="${announcement?.id}"]`)).toHaveCount(0);
});
