import type { Polygon } from '#entities/kit/field.ts';
import { expect, onDesk, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { type At, drag } from '../fixtures/drag.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

const ways = [
  { ...onPhone, hasTouch: true, tag: [] },
  { ...onDesk, hasTouch: false, tag: ['@soak'] },
] as const;

for (const { locale, viewport, hasTouch, tag } of ways) {
  const hands = hasTouch ? 'a mouse and a finger' : 'a mouse';
  test.describe(`the plan, ${locale}, ${viewport.width} px, ${hands}`, { tag: [...tag] }, () => {
    test.use({ locale, viewport, hasTouch });
    test.slow();
    const media = messages(locale, 'admin-media');

    test('a place is moved and a zone drawn, and open pages follow', async ({
      adminPage,
      openVisitor,
    }) => {
      await using edition = await openEdition();
      const { sql } = edition;
      const form = entityForm(adminPage, locale);
      const hall = named('Salle du marché', 'قاعة السوق');
      const names = sql.json({ fr: hall.fr, en: hall.en, ar: hall.ar });
      const [place] = await sql<{ id: string; latitude: number; longitude: number }[]>`
        insert into locations (name, type, latitude, longitude, edition_ids, published)
        select ${names}, 'room', latitude, longitude, ${[edition.id]}, true
        from locations where latitude is not null and published order by id limit 1
        returning id, latitude, longitude`;
      if (!place) throw new Error('No place has a position');
      const visitor = await openVisitor(edition.id);
      await visitor.goto(`/lieux/${place.id}`);
      const way = visitor.getByRole('link', { name: messages(locale, 'map')('directions') });
      await expect(way).toBeVisible();

      await workIn(adminPage, edition.id, `/admin/lieux?id=${place.id}`);
      const mark = form.form.getByRole('button', { name: media('plan.mark') });
      await drag(adminPage, mark, { x: 40, y: -30 }, false);
      await mark.press('ArrowUp');
      await form.save();
      await form.expectSaved();
      const position = async () =>
        (
          await sql<{ latitude: number; longitude: number }[]>`
            select latitude, longitude from locations where id = ${place.id}`
        )[0];
      // North is up and east on the same side in every language.
      await expect
        .poll(async () => (await position())?.latitude)
        .toBeGreaterThan(place.latitude + 1e-5);
      const { latitude, longitude } = (await position()) ?? place;
      expect(longitude).toBeGreaterThan(place.longitude + 1e-5);
      await expect(way).toHaveAttribute('href', new RegExp(`${latitude},${longitude}`));

      const zone = named('Zone des jardins', 'منطقة البساتين');
      await adminPage.goto('/admin/village-zones?id=new');
      await form.write(form.form, 'zone.name', zone);
      const plan = form.form.getByRole('application', { name: media('plan.area_hint') });
      await plan.scrollIntoViewIfNeeded();
      if (hasTouch) {
        // A finger that only comes past scrolls the form, and leaves no corner.
        const scrolled = () => adminPage.evaluate(() => scrollY);
        const before = await scrolled();
        await drag(adminPage, plan, { x: 0, y: 120 }, true);
        await expect.poll(scrolled).toBeLessThan(before - 50);
        await expect(form.form.getByRole('button', { name: media('plan.clear') })).toBeDisabled();
        await plan.scrollIntoViewIfNeeded();
      }
      const tap = async (position: At) =>
        hasTouch ? plan.tap({ position }) : plan.click({ position });
      await tap({ x: 80, y: 80 });
      await tap({ x: 180, y: 90 });
      await form.save();
      await form.expectWrong(messages(locale, 'fields')('issues.not_an_outline'));
      await tap({ x: 160, y: 190 });
      await tap({ x: 20, y: 20 });
      await form.form.getByRole('button', { name: media('plan.undo_corner') }).click();
      await form.save();
      await form.expectSaved();
      const drawn = async () =>
        (
          await sql<{ id: string; area: Polygon }[]>`
            select id, area from zones where edition_id = ${edition.id}`
        )[0];
      await expect.poll(drawn).toBeTruthy();
      const { id = '', area } = (await drawn()) ?? {};
      expect(area?.coordinates[0]).toHaveLength(4);
      expect(area?.coordinates[0]?.[0]).toEqual(area?.coordinates[0]?.[3]);

      await sql`
        insert into exhibitors (edition_id, name, stand, zone_id, published)
        values (${edition.id}, ${names}, 'A1', ${id}, true)`;
      await visitor.goto('/village-solidaire');
      const village = visitor.getByRole('navigation', {
        name: messages(locale, 'village')('plan'),
      });
      const outline = village.getByRole('link', { name: zone[locale] }).locator('path');
      await expect(outline).toBeVisible();
      const before = (await outline.getAttribute('d')) ?? '';
      await adminPage.goto(`/admin/village-zones?id=${id}`);
      const corner = form.form.getByRole('button', {
        name: media('plan.corner').replace('{{number}}', '2'),
      });
      await drag(adminPage, corner, { x: 30, y: 20 }, hasTouch);
      await form.save();
      await form.expectSaved();
      await expect(outline).not.toHaveAttribute('d', before);
      const [first, second] = (await drawn())?.area.coordinates[0] ?? [];
      expect(first).toEqual(area?.coordinates[0]?.[0]);
      expect(second).not.toEqual(area?.coordinates[0]?.[1]);
    });
  });
}
