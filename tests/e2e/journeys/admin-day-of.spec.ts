import type { Page } from '@playwright/test';
import { type Language, languages } from '#shared/localized.ts';
import { expect, onDesk, onPhone, test } from '../fixtures/administrator.ts';
import { counted, messages } from '../fixtures/messages.ts';
import { named, openStage, type Stage } from '../fixtures/sessions.ts';

/** A hall with a session that is on and one that follows, and a second hall. */
async function setUp(stage: Stage) {
  const hall = named('Salle du jour', 'قاعة اليوم');
  const other = named('Salle voisine', 'القاعة المجاورة');
  const on = named('Séance en cours', 'جلسة جارية');
  const next = named('Séance suivante', 'الجلسة التالية');
  const place = await stage.hall(hall);
  const elsewhere = await stage.hall(other);
  const parking = named('Parking du jour', 'موقف اليوم');
  await stage.sql`update locations set type = 'service' where id = ${await stage.hall(parking)}`;
  const onId = await stage.session(on, -30, 30, { location_id: place });
  const nextId = await stage.session(next, 30, 90, { location_id: place });
  const read = async (id: string) => {
    const [row] = await stage.sql<
      { starts_at: Date; ends_at: Date; location_id: string; cancelled: boolean }[]
    >`select starts_at, ends_at, location_id, cancelled from events where id = ${id}`;
    if (!row) throw new Error('The session is gone');
    return row;
  };
  return { hall, other, parking, on, next, place, elsewhere, onId, nextId, read };
}

/** From the overview to the hall, in one tap. */
async function open(page: Page, locale: Language, hall: string) {
  const t = messages(locale, 'admin-programme');
  await page.goto('/admin');
  await page.getByRole('link', { name: t('today.open') }).click();
  const card = page.getByRole('listitem', { name: hall });
  await expect(card).toBeVisible();
  return card;
}

/** What the journeys of the day say and press in a language. */
function handle(page: Page, locale: Language) {
  const t = messages(locale, 'admin-programme');
  return {
    t,
    ofSession: (what: string, title: string) =>
      t('day_of.of_session').replace('{{what}}', what).replace('{{title}}', title),
    plus: (minutes: number) => counted(locale, 'admin-programme', 'day_of.plus', minutes),
    undoLine: page.locator('main').getByRole('button', { name: t('day_of.undo'), exact: true }),
  };
}

test.describe(`the day of the forum, ${onDesk.locale}, ${onDesk.viewport.width} px`, () => {
  const { locale, viewport } = onDesk;
  test.use({ locale, viewport });

  test('delay with what follows, move, cancel: two taps each, each taken back; an announcement is prepared in three languages', async ({
    adminPage,
  }) => {
    await using stage = await openStage();
    const set = await setUp(stage);
    const { t, ofSession, plus, undoLine } = handle(adminPage, locale);
    const card = await open(adminPage, locale, set.hall[locale]);
    const tap = (action: string, title: string) =>
      card.getByRole('button', { name: ofSession(t(action), title) }).click();
    const before = { on: await set.read(set.onId), next: await set.read(set.nextId) };
    const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

    await tap('day_of.delay', set.on[locale]);
    await card.getByRole('button', { name: plus(15) }).click();
    await expect
      .poll(() => set.read(set.nextId))
      .toMatchObject({
        starts_at: later(before.next.starts_at, 15),
        ends_at: later(before.next.ends_at, 15),
      });
    expect((await set.read(set.onId)).starts_at).toEqual(later(before.on.starts_at, 15));
    await undoLine.click();
    await expect.poll(() => set.read(set.nextId)).toEqual(before.next);
    await expect.poll(() => set.read(set.onId)).toEqual(before.on);
    await expect(undoLine).toHaveCount(0);

    await tap('day_of.cancel', set.next[locale]);
    await card.getByRole('button', { name: t('day_of.cancel_confirm') }).click();
    await expect.poll(async () => (await set.read(set.nextId)).cancelled).toBe(true);
    await undoLine.click();
    await expect.poll(() => set.read(set.nextId)).toEqual(before.next);
    await expect(undoLine).toHaveCount(0);

    // One tap says that the hall is full, another where else; a visitor's page says both.
    const fields = messages(locale, 'fields');
    const full = messages(locale, 'entity')('event.occupancy_options.full');
    const places = card.getByRole('group', {
      name: ofSession(fields('event.occupancy'), set.on[locale]),
    });
    await places.getByRole('button', { name: full, exact: true }).click();
    await card.getByRole('combobox', { name: fields('event.overflow_location_id') }).click();
    await adminPage.getByRole('option', { name: set.other[locale] }).click();
    const visitor = await adminPage.context().newPage();
    await visitor.goto(`/programme/${set.onId}`);
    const said = messages(locale, 'programme')('relayed').replace('{{place}}', set.other[locale]);
    await expect(visitor.getByText(full, { exact: true }).first()).toBeVisible();
    await expect(visitor.getByText(said)).toBeVisible();
    await visitor.close();
    await undoLine.click();

    const move = async () => {
      await tap('day_of.move', set.next[locale]);
      await expect(card.getByRole('button', { name: set.other[locale] })).toBeVisible();
      await expect(card.getByRole('button', { name: set.parking[locale] })).toHaveCount(0);
      await card.getByRole('button', { name: set.other[locale] }).click();
      await expect
        .poll(() => set.read(set.nextId))
        .toMatchObject({ location_id: set.elsewhere, starts_at: before.next.starts_at });
    };
    const there = adminPage.getByRole('listitem', { name: set.other[locale] });
    await move();
    await expect(there.getByRole('link', { name: set.next[locale] })).toBeVisible();
    await undoLine.click();
    await expect.poll(() => set.read(set.nextId)).toEqual(before.next);
    await expect(undoLine).toHaveCount(0);

    await move();
    await there
      .getByRole('button', { name: ofSession(t('day_of.announce'), set.next[locale]) })
      .click();
    for (const language of languages) {
      const said = there.locator(`[lang=${language}]`).filter({ hasText: set.next[language] });
      await expect(said).toContainText(set.other[language]);
    }
    await there.getByRole('button', { name: t('day_of.write_announcement') }).click();
    await expect(adminPage).toHaveURL(/\/admin\/annonces\?id=new/);
    const title = messages('ar', 'admin-programme')('announce.place.title');
    await expect(adminPage.locator('form input[lang=ar]').first()).toHaveValue(
      title.replace('{{title}}', set.next.ar),
    );
  });
});

test.describe(`the day of the forum, ${onPhone.locale}, ${onPhone.viewport.width} px`, () => {
  const { locale, viewport } = onPhone;
  test.use({ locale, viewport });

  test('without a network all is kept, shown, and sent when it returns', {
    tag: '@core',
  }, async ({ adminPage }) => {
    await using stage = await openStage();
    const set = await setUp(stage);
    const { t, ofSession, plus, undoLine } = handle(adminPage, locale);
    const card = await open(adminPage, locale, set.hall[locale]);
    const site = adminPage.getByRole('link', { name: messages(locale, 'admin')('nav.to_site') });
    expect((await site.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    const before = await set.read(set.onId);
    await adminPage.context().setOffline(true);
    await card.getByRole('button', { name: ofSession(t('day_of.delay'), set.on[locale]) }).click();
    await card.getByRole('button', { name: plus(5) }).click();
    await expect(undoLine).toBeVisible();
    // What was done is said once, with where it is until there is a network.
    await expect(adminPage.getByRole('button', { name: t('day_of.undo') })).toHaveCount(1);
    const kept = adminPage.getByText(messages(locale, 'admin')('write.kept'));
    await expect(kept).toBeVisible();
    await card
      .getByRole('button', { name: ofSession(t('day_of.cancel'), set.next[locale]) })
      .click();
    await card.getByRole('button', { name: t('day_of.cancel_confirm') }).click();
    const offline = messages(locale, 'admin')('sync.offline');
    await expect(adminPage.getByRole('status').filter({ hasText: offline })).toBeVisible();
    expect(await set.read(set.onId)).toEqual(before);
    // What the server has taken is no more to be looked at, though what it comes to is not here yet.
    await adminPage.route('**/rpc/sync_pull*', () => {});
    const changes = adminPage.getByRole('button', { name: messages(locale, 'admin')('sync.open') });
    await expect(changes).toBeVisible();
    await adminPage.context().setOffline(false);
    await expect.poll(async () => (await set.read(set.nextId)).cancelled).toBe(true);
    await expect(changes).toBeHidden();
    await expect(kept).toBeHidden();
    expect((await set.read(set.onId)).starts_at.getTime() - before.starts_at.getTime()).toBe(
      5 * 60_000,
    );
  });
});
