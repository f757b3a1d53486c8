import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Language } from '#shared/localized.ts';
import { expect, onDesk, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { objections } from '../fixtures/axe.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

/** An edition with two sessions that visitors see, a hall, and its rows in the database. */
async function setUp(locale: Language) {
  const edition = await openEdition();
  const { sql, id } = edition;
  const [moved, renamed] = [named('Séance déplacée', 'جلسة'), named('Séance renommée', 'جلسة')];
  const hall = named('Salle prévue', 'قاعة');
  const [first, second] = [await edition.session(moved), await edition.session(renamed)];
  const { mark, ...name } = hall;
  await sql`insert into locations (name, type, edition_ids, published)
    values (${sql.json(name)}, 'room', ${[id]}, true)`;
  const published = () => sql<{ title: string; hall: string | null }[]>`
    select e.title ->> ${locale} as title, l.name ->> ${locale} as hall
    from events e left join locations l on l.id = e.location_id
    where e.edition_id = ${id} order by e.id = ${second}`;
  return {
    ...{ edition, moved, renamed, hall, first, second, published },
    before: [
      { title: moved[locale], hall: null },
      { title: renamed[locale], hall: null },
    ],
    after: [
      { title: moved[locale], hall: hall[locale] },
      { title: `${renamed[locale]} !`, hall: null },
    ],
    [Symbol.asyncDispose]: () => edition[Symbol.asyncDispose](),
  };
}
type Set = Awaited<ReturnType<typeof setUp>>;

/** What is done in the back office, in one language. */
function versions(page: Page, locale: Language) {
  const words = messages(locale, 'admin-versions');
  const t = (key: string, values: Readonly<Record<string, string>> = {}) =>
    words(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const form = entityForm(page, locale);
  const turn = (to: 'published' | 'working') =>
    page
      .getByRole('region', { name: t('switch.label') })
      .getByRole('button', { name: t(`switch.${to}`), exact: true })
      .click();
  const save = () =>
    page.getByRole('button', { name: messages(locale, 'admin')('form.save'), exact: true }).click();
  const card = (name: string) => page.locator('li[data-group]').filter({ hasText: name });
  const follow = (title: string) => page.getByRole('link', { name: title, exact: true }).click();
  return {
    ...{ t, turn, card, form, follow },
    /** Puts one session into the hall, in its form. */
    async move({ moved, hall }: Set) {
      await follow(moved[locale]);
      const label = messages(locale, 'fields')('event.location_id');
      await page.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option', { name: hall[locale] }).click();
      await save();
    },
    /** Gives the other one another title, in its form. */
    async rename({ renamed }: Set) {
      await follow(renamed[locale]);
      await form.write(form.form, 'event.title', { [locale]: `${renamed[locale]} !` });
      await save();
    },
    /** Imports a table that describes the session that moves. */
    async importDescription({ first }: Set, text: string) {
      const exchange = messages(locale, 'admin-exchange');
      await page.getByRole('link', { name: messages(locale, 'admin')('list.exchange') }).click();
      await page
        .getByLabel(exchange('import.choose'), { exact: true })
        .and(page.locator('input'))
        .setInputFiles({
          ...{ name: 'seances.csv', mimeType: '' },
          buffer: Buffer.from(`id;description.${locale}\n${first};${text}\n`),
        });
      const apply = exchange('import.apply').replace('{{number}}', '1');
      await page.getByRole('button', { name: apply, exact: true }).click();
      await expect(page.getByText(exchange('import.done'))).toBeVisible();
    },
    async release() {
      // Of two presses one releases.
      await page.getByRole('button', { name: t('release.make'), exact: true }).dblclick();
      await expect(
        page.getByRole('heading', { name: t('released.name', { name: '1' }), exact: true }),
      ).toBeVisible();
      await expect(page.getByText(messages(locale, 'admin')('sync.saved'))).toBeVisible();
    },
  };
}

for (const view of [onDesk, onPhone]) {
  const { locale, viewport } = view;
  const tag = view === onDesk ? ['@soak'] : [];
  test.describe(`${locale} ${viewport.width}`, { tag }, () => {
    test.use(view);

    test('what is planned in the working version stays there until it is released, and comes back', async ({
      adminPage,
      openVisitor,
    }) => {
      await using set = await setUp(locale);
      const { t, turn, card, move, rename, importDescription, release } = versions(
        adminPage,
        locale,
      );
      await workIn(adminPage, set.edition.id, '/admin/evenements');
      await turn('working');
      await move(set);
      await rename(set);
      await expect(
        adminPage.getByText(t('mark.was', { value: set.renamed[locale] })).first(),
      ).toBeVisible();
      const planned = () => set.edition.sql`select from planned_changes
        where edition_id = ${set.edition.id} and release_id is null`;
      await expect.poll(async () => (await planned()).length).toBe(2);
      expect(await set.published()).toEqual(set.before);

      await importDescription(set, 'Une fin de file');
      await expect.poll(async () => (await planned()).length).toBe(3);
      expect(await set.published()).toEqual(set.before);
      const described = () => set.edition.sql`select from events
        where edition_id = ${set.edition.id} and description <> '{}'`;
      expect(await described()).toEqual([]);
      const early = await openVisitor(set.edition.id);
      await early.goto('/versions');
      await expect(
        early.getByText(messages(locale, 'programme')('versions.none'), { exact: true }),
      ).toBeVisible();

      await adminPage
        .getByRole('link', { name: t('switch.open', { number: '3' }), exact: true })
        .click();
      await expect(adminPage.locator('li[data-group="texts"] ins')).toContainText(
        'Une fin de file',
      );
      await expect(
        adminPage
          .locator('li[data-group="moved"]')
          .filter({ hasText: set.moved[locale] })
          .locator('ins'),
      ).toContainText(set.hall[locale]);
      await expect(card(set.renamed[locale]).locator('del')).toContainText(set.renamed[locale]);
      expect(await objections(adminPage)).toEqual([]);
      await release();
      await expect.poll(set.published).toEqual(set.after);
      const visitor = await openVisitor(set.edition.id);
      await visitor.goto(`/programme/${set.second}`);
      await expect(
        visitor.getByRole('heading', { name: `${set.renamed[locale]} !`, level: 1 }),
      ).toBeVisible();
      expect(await described()).toHaveLength(1);
      await visitor.goto('/programme');
      await visitor.getByRole('main').locator('a[href^="/versions"]').click();
      const version = visitor.getByRole('region', {
        name: messages(locale, 'programme')('versions.name').replace('{{name}}', '1'),
      });
      await expect(version.locator('[data-change="moved"] li')).toContainText(set.hall[locale]);
      await expect(version.locator('[data-change="renamed"] li')).toContainText(
        set.renamed[locale],
      );
      expect(await objections(visitor)).toEqual([]);
      await visitor
        .getByRole('combobox', { name: messages(locale, 'programme')('place'), exact: true })
        .selectOption({ label: set.hall[locale] });
      await expect(version.locator('[data-change]')).toHaveCount(1);

      if (locale === 'fr') {
        const exchange = messages(locale, 'admin-exchange');
        await adminPage.goto('/admin?exchange=1');
        const download = adminPage.waitForEvent('download');
        await adminPage.getByRole('button', { name: exchange('export.schedule_xml') }).click();
        const xml = await readFile(await (await download).path(), 'utf8');
        expect(xml).toMatch(/<version>1 \(\d{4}-\d{2}-\d{2}\) · /);
        await adminPage.goto('/admin/versions');
      }
      await adminPage.getByRole('button', { name: t('released.undo'), exact: true }).click();
      await adminPage.getByRole('button', { name: t('undo.confirm'), exact: true }).click();
      await expect.poll(set.published).toEqual(set.before);
      await expect(card(set.renamed[locale]).locator('ins')).toBeVisible();
    });
  });
}

test.describe('two devices', () => {
  const { locale, viewport } = onDesk;
  test.use({ locale, viewport });

  test('without a network one releases and the other changes a session on the day: its line asks which holds', {
    tag: '@soak',
  }, async ({ adminLine, adminPage, colleaguesAdmin }) => {
    await using set = await setUp(locale);
    const mine = versions(adminPage, locale);
    await adminLine.workIn(set.edition.id, '/admin/evenements');
    await mine.turn('working');
    await mine.move(set);
    await mine.rename(set);
    await expect(
      adminPage.getByText(messages(locale, 'admin')('sync.saved'), { exact: true }),
    ).toBeVisible();
    await mine.turn('published');
    await adminPage.getByRole('link', { name: mine.t('switch.open', { number: '2' }) }).click();
    await expect(mine.card(set.moved[locale])).toBeVisible();
    await adminLine.setOffline(true);
    await mine.release();

    const theirs = versions(colleaguesAdmin, locale);
    await workIn(colleaguesAdmin, set.edition.id, '/admin/evenements');
    await theirs.follow(set.renamed[locale]);
    await theirs.form.write(theirs.form.form, 'event.title', { [locale]: 'Tout autre' });
    await colleaguesAdmin
      .getByRole('button', { name: messages(locale, 'admin')('form.save'), exact: true })
      .click();
    const [kept, other] = [set.after[0], { title: 'Tout autre', hall: null }];
    await expect.poll(set.published).toEqual([set.before[0], other]);

    await adminLine.setOffline(false);
    await expect.poll(set.published).toEqual([kept, other]);
    const line = mine.card('Tout autre');
    await line.getByRole('button', { name: mine.t('line.planned_holds'), exact: true }).click();
    await expect(line.getByRole('note')).toHaveCount(0);
    await expect(line.locator('ins')).toContainText(`${set.renamed[locale]} !`);
  });
});
