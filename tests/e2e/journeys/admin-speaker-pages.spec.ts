import { expect, onPhone, test } from '../fixtures/administrator.ts';
import { objections } from '../fixtures/axe.ts';
import { messages } from '../fixtures/messages.ts';
import { named, openStage } from '../fixtures/sessions.ts';

const { locale, viewport } = onPhone;
test.use({ locale, viewport });

test('a speaker corrects their biography by a private link, without a network for a while; an editor takes it over', async ({
  adminPage,
  openContext,
}) => {
  await using stage = await openStage();
  const { sql } = stage;
  const name = named('Oratrice', 'متدخلة');
  const speaker = await stage.speaker(name);
  await sql`update speakers set biography = '{"ar": "سيرة قديمة"}' where id = ${speaker}`;
  await stage.session(named('Séance', 'جلسة'), 60, 90, { chair_id: speaker });
  const words = messages(locale, 'speaker-page');
  const admin = messages(locale, 'admin-speakers');

  await adminPage.goto(`/admin/orateurs?id=${speaker}`);
  await adminPage.getByRole('button', { name: admin('link.make') }).click();
  const made = adminPage.locator('bdi').filter({ hasText: '/ma-participation#' });
  const address = new URL((await made.textContent()) ?? '');

  const context = await openContext();
  const page = await context.newPage();
  await page.goto(address.pathname + address.hash);
  await expect(page.getByRole('heading', { name: name[locale], level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="referrer"][content="no-referrer"]')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
  expect(await objections(page)).toEqual([]);
  // With letters twice as large it is read without scrolling sideways.
  const beyond = (letters: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return document.documentElement.scrollWidth - innerWidth;
    }, letters);
  expect([await beyond('200%'), await beyond('')]).toEqual([0, 0]);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: words('coming.yes'), exact: true }).click();
  const arrival = page.getByRole('group', { name: words('needs.arrival'), exact: true });
  await arrival.getByRole('combobox').selectOption({ index: 10 });
  await arrival.getByRole('textbox', { name: words('needs.time') }).fill('٩:٣٠');
  await page.getByRole('textbox', { name: words('texts.biography') }).fill('سيرة جديدة');
  const send = page.getByRole('button', { name: words('send.button'), exact: true });
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: words('send.waiting') })).toBeVisible();
  await page.context().setOffline(false);
  await expect(
    page.getByRole('status').filter({ hasText: words('received.details') }),
  ).toBeVisible();
  await expect(send).toBeFocused();
  const present = () => sql`select biography ->> 'ar' as text from speakers where id = ${speaker}`;
  expect(await present()).toEqual([{ text: 'سيرة قديمة' }]);

  await adminPage.goto('/admin/propositions');
  const card = adminPage.getByRole('listitem').filter({ hasText: name.mark });
  await expect(card.locator('ins')).toHaveText('جديدة');
  await expect(card.locator('del')).toHaveText('قديمة');
  await expect(adminPage.getByRole('group').filter({ hasText: name.mark })).toContainText(
    admin('details.participation_choice.yes'),
  );
  expect(await objections(adminPage)).toEqual([]);
  await card.getByRole('button', { name: admin('proposals.take'), exact: true }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(present).toEqual([{ text: 'سيرة جديدة' }]);
  const [{ arrives } = {}] = await sql<{ arrives: string }[]>`
    select arrival as arrives from speaker_details where speaker_id = ${speaker}`;
  expect(arrives).toMatch(/^\d{4}-\d\d-\d\dT09:30$/);
});

test('a second press of the same finger takes over nothing that nobody has read', async ({
  adminPage,
}) => {
  await using stage = await openStage();
  const { sql } = stage;
  const admin = messages(locale, 'admin-speakers');
  const names = [named('Première', 'الأولى'), named('Seconde', 'الثانية')] as const;
  for (const name of names) {
    const speaker = await stage.speaker(name);
    await sql`insert into proposals (edition_id, speaker_id, language, proposed)
      select id, ${speaker}, 'ar', ${`سيرة ${name.mark}`} from editions where is_current`;
  }
  await adminPage.goto('/admin/propositions');
  const [below, above] = names.map(({ mark }) => {
    const card = adminPage.getByRole('listitem').filter({ hasText: mark });
    const button = (key: 'take' | 'refuse') =>
      card.getByRole('button', { name: admin(`proposals.${key}`), exact: true });
    return { card, take: button('take'), refuse: button('refuse') };
  });
  if (!below || !above) throw new Error('two of them');
  await above.take.scrollIntoViewIfNeeded();
  const box = await above.take.boundingBox();
  if (!box) throw new Error('not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await adminPage.mouse.click(x, y);
  await expect(above.card).toHaveCount(0);
  // Where exactly it has moved to is up to what else there is on the page.
  await below.take.dispatchEvent('click', { clientX: x, clientY: y, detail: 2 });
  // The keyboard hits what it is on.
  await below.refuse.press('Enter');
  await expect(below.card).toHaveCount(0);
  const state = async () =>
    sql`select state from proposals where proposed = ${`سيرة ${names[0].mark}`}`;
  await expect.poll(state).toEqual([{ state: 'refused' }]);
});

test('an address that was to be replaced or ended is offered no more, also where the answer is lost on the way', async ({
  adminPage,
}) => {
  await using stage = await openStage();
  const speaker = await stage.speaker(named('Oratrice', 'متدخلة'));
  const admin = messages(locale, 'admin-speakers');
  const words = messages(locale, 'admin-content');
  const section = adminPage.getByRole('region', { name: admin('link.title') });
  const address = section.locator('bdi').filter({ hasText: '/ma-participation#' });
  const replace = section.getByRole('button', { name: admin('link.replace') });
  const loses = (called: string) =>
    adminPage.route(
      `**/rest/v1/rpc/${called}`,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );

  await adminPage.goto(`/admin/orateurs?id=${speaker}`);
  await section.getByRole('button', { name: admin('link.make') }).click();
  await expect(address).toBeVisible();
  await loses('open_speaker_page');
  await replace.click();
  await expect(section.getByRole('alert')).toHaveText(words('network.needed'));
  await expect(address).toHaveCount(0);

  await replace.click();
  await expect(address).toBeVisible();
  await expect(section.getByRole('alert')).toHaveCount(0);
  await loses('close_speaker_page');
  await section.getByRole('button', { name: admin('link.end') }).click();
  await expect(section.getByRole('alert')).toHaveText(words('network.needed'));
  await expect(address).toHaveCount(0);
  // What the server says now: there is none.
  await expect(section.getByRole('button', { name: admin('link.make') })).toBeVisible();
});
