import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Download, Locator, Page } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';
import { numberLocaleOf } from '#i18n/languages.ts';
import { expect, onDesk, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { messages } from '../fixtures/messages.ts';
import { type OwnEdition, openEdition } from '../fixtures/own-edition.ts';
import { pulled } from '../fixtures/pulled.ts';
import { named } from '../fixtures/sessions.ts';
import { workbookOf } from '../fixtures/workbook.ts';
import { workersOf } from '../fixtures/workers.ts';

const root = join(import.meta.dirname, '../../..');
/** Real exports, which carry no licence and therefore lie beside the project, not in it. */
const real = join(root, '..', 'shared', 'data', 'schedules');

const malformed = {
  empty: { name: 'vide.csv', content: '' },
  not_a_table: { name: 'brochure.csv', content: '%PDF-1.7\n1 0 obj\n' },
  unbalanced_quotes: { name: 'guillemets.csv', content: 'Nom;Pays\n"Amina;MA\nOmar;SN\n' },
  not_a_workbook: { name: 'autre.xlsx', content: 'PK\u0003\u0004 not a workbook' },
  no_rows: { name: 'titres.csv', content: 'Nom;Pays\n' },
  too_many_rows: { name: 'beaucoup.csv', content: `Nom\n${'Amina\n'.repeat(50_000)}` },
} as const;

/** The real ones, with the number of sessions that each has. */
const gatherings = [
  ['debconf23.xml', 117],
  ['pretalx-democon.json', 36],
  ['pretalx-rc3.json', 48],
  ['pyconfr_2025.json', 93],
  ['jres_2022.ics', 119],
] as const;
/** The largest is only tried dry. */
const largest = ['ccc-38c3.xml', 1007] as const;

async function choose(page: Page, label: string, name: string, content: string | Buffer) {
  await page
    .getByLabel(label, { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content as string) });
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** How many sessions an edition has. */
const sessionsOf =
  ({ sql, id }: OwnEdition) =>
  async () =>
    (
      await sql<{ count: number }[]>`
        select count(*)::integer as count from events where edition_id = ${id}`
    )[0]?.count ?? 0;

const whole = onDesk;
test.describe(`files in, ${whole.locale}, ${whole.viewport.width} px`, () => {
  test.use(whole);
  const t = messages(whole.locale, 'admin-exchange');
  const admin = messages(whole.locale, 'admin');
  const beginning = (key: string) =>
    new RegExp(`^${t(key).split('{{')[0]?.trim().replace(/[()]/g, '\\$&')}`);

  test('a table that cannot be read is turned down in words; of another only good rows go in, and one undo takes them back', async ({
    adminPage,
  }) => {
    await using edition = await openEdition();
    const speakers = async () =>
      (
        await edition.sql<{ name: string }[]>`
          select name ->> 'fr' as name from speakers where ${edition.id} = any(edition_ids)`
      ).map(({ name }) => name);
    const pushes: string[] = [];
    adminPage.on('request', (request) => {
      if (request.url().includes('/rpc/sync_push')) pushes.push(request.url());
    });
    await workIn(adminPage, edition.id, '/admin/orateurs');
    await adminPage.getByRole('link', { name: admin('list.exchange') }).click();
    for (const [trouble, { name, content }] of Object.entries(malformed)) {
      await choose(adminPage, t('import.choose'), name, content);
      const said = t(`trouble.${trouble}`).split('{{')[0] ?? '';
      await expect(adminPage.getByRole('main').getByRole('alert')).toContainText(said.trim());
      await expect(adminPage.getByRole('heading', { name: t('import.dry_run') })).toHaveCount(0);
    }
    expect(pushes).toEqual([]);

    const table = 'Nom;Pays;Inconnue\nOmar Diop;SN;?\n<b>Gras</b>;MA;\n;Maroc;\n';
    await choose(adminPage, t('import.choose'), 'orateurs.csv', table);
    const row = (number: number) => adminPage.locator('tr[data-state]').nth(number);
    await expect(row(0)).toContainText('<b>Gras</b>');
    await expect(row(0)).toHaveAttribute('data-state', 'wrong');
    await expect(row(2)).toContainText('Omar Diop');
    await expect(row(2)).toContainText(t('state.new'));
    // The column is for somebody to say: what is ignored says nothing.
    await expect(adminPage.getByLabel('Inconnue')).toHaveValue('');
    await adminPage.getByRole('button', { name: beginning('import.apply_good') }).click();
    await expect(adminPage.getByText(t('import.done'))).toBeVisible();
    await expect.poll(speakers).toEqual(['Omar Diop']);
    await adminPage.getByRole('button', { name: t('import.undo') }).click();
    await expect.poll(speakers).toEqual([]);
  });

  test('a large workbook is read beside the page, which goes on answering and may give it up', async ({
    adminPage,
  }) => {
    await using edition = await openEdition();
    const workbook = workbookOf(20_000, 6);
    await workIn(adminPage, edition.id, '/admin/orateurs?exchange=files');
    const main = adminPage.getByRole('main');
    const reading = main.getByRole('status').filter({ hasText: t('import.reading') });
    // With the code for it there, reading is all that takes time.
    await choose(adminPage, t('import.choose'), 'petit.xlsx', workbookOf(3, 2));
    await expect(adminPage.locator('tr[data-state]')).toHaveCount(2);
    // How often the page has its turn while it says that it reads.
    await adminPage.evaluate((said) => {
      const count = window as unknown as { turns: number };
      count.turns = 0;
      setInterval(() => {
        const states = [...document.querySelectorAll('main [role=status]')];
        if (states.some(({ textContent }) => textContent === said)) count.turns += 1;
      }, 20);
    }, t('import.reading'));
    await choose(adminPage, t('import.choose'), 'grand.xlsx', workbook);
    const said = t('trouble.too_many_rows').split('{{')[0] ?? '';
    await expect(main.getByRole('alert')).toContainText(said.trim(), { timeout: 60_000 });
    await expect(reading).toHaveCount(0);
    const turns = await adminPage.evaluate(() => (window as unknown as { turns: number }).turns);
    // In place it has a handful of them, however long that takes.
    expect(turns).toBeGreaterThanOrEqual(20);

    await choose(adminPage, t('import.choose'), 'grand.xlsx', workbook);
    await adminPage.getByRole('button', { name: t('import.stop_reading') }).click();
    await expect(reading).toHaveCount(0);
    await choose(adminPage, t('import.choose'), 'petit.csv', 'Nom;Pays\nOmar Diop;SN\n');
    await expect(adminPage.locator('tr[data-state]')).toContainText('Omar Diop');
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => workersOf(adminPage, 'file-worker').length).toBe(0);
  });

  const beginningOfApply = new RegExp(`^${t('schedule.apply').split(' ({{')[0]}`);
  const fixtures = join(root, 'tests/fixtures/schedules');
  const cutWords = t('schedule.cut').split('{{')[0]?.trim() ?? '';
  /** Says yes to whatever an import asks to confirm. */
  async function agree(main: Locator) {
    for (const question of await main.getByRole('checkbox', { name: t('schedule.yes') }).all()) {
      await question.check();
    }
  }

  test('schedules of every known format are understood, another file is turned down; the last one goes in, and one undo takes it out', async ({
    adminPage,
  }) => {
    await using edition = await openEdition();
    await workIn(adminPage, edition.id, '/admin?exchange=files');
    await choose(adminPage, t('schedule.choose'), 'seul.ics', 'no schedule');
    const alert = adminPage.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(t('schedule.not_recognised'));
    await expect(alert).toContainText(t('looks.text'));
    await expect(alert).toContainText(t('schedule.known'));
    const counted = adminPage.locator('tr[data-kind=event] td').first();
    for (const name of [
      'frab.xml',
      'wafer.xml',
      'frab.json',
      'bilingual.json',
      'calendar.ics',
      'pretalx.json',
    ]) {
      await choose(adminPage, t('schedule.choose'), name, readFileSync(join(fixtures, name)));
      await expect(adminPage.getByText(name, { exact: true })).toBeVisible();
      await expect(counted).not.toHaveText('0');
    }
    const main = adminPage.getByRole('main');
    const apply = main.getByRole('button', { name: beginningOfApply });
    // A file that ends in the middle says so first, and waits for a yes as days outside the edition do.
    const half = readFileSync(join(fixtures, 'frab.xml')).subarray(0, 4_000);
    await choose(adminPage, t('schedule.choose'), 'moitie.xml', half);
    await expect(main.getByRole('status').filter({ hasText: cutWords })).toBeVisible();
    await expect(main.getByRole('checkbox', { name: t('schedule.yes') })).toHaveCount(3);
    await expect(apply).toBeDisabled();
    await choose(
      adminPage,
      t('schedule.choose'),
      'pretalx.json',
      readFileSync(join(fixtures, 'pretalx.json')),
    );
    await expect(main.getByRole('status').filter({ hasText: t('schedule.whole') })).toBeVisible();
    await expect(apply).toBeDisabled();
    await agree(main);
    const sessions = sessionsOf(edition);
    const foreseen = main.getByRole('listitem').filter({ hasText: 'Session 25 of the day' });
    await expect(foreseen.first()).toContainText(t('schedule.draft'));
    await expect(main.getByRole('checkbox', { name: t('schedule.publish') })).not.toBeChecked();
    await apply.click();
    await expect(adminPage.getByText(t('import.done'))).toBeVisible();
    await expect.poll(sessions).toBeGreaterThan(0);
    const [seen] = await edition.sql<{ count: number }[]>`
      select count(*)::integer as count from events where edition_id = ${edition.id} and published`;
    expect(seen?.count).toBe(0);
    await adminPage.getByRole('button', { name: t('import.undo') }).click();
    await expect.poll(sessions).toBe(0);
  });

  test('a row that a colleague adds while a table is tried dry is not added once more', async ({
    adminPage,
  }) => {
    await using edition = await openEdition();
    const { sql, id } = edition;
    const { fr } = named('Omar Diop', 'عمر ديوب');
    await workIn(adminPage, id, '/admin/orateurs');
    await adminPage.getByRole('link', { name: admin('list.exchange') }).click();
    await choose(adminPage, t('import.choose'), 'deux.csv', `Nom;Pays\n${fr};SN\n`);
    const row = adminPage.locator('tr[data-state]').filter({ hasText: fr });
    await expect(row).toHaveAttribute('data-state', 'new');
    await sql`
      insert into speakers (name, country, edition_ids) values (${sql.json({ fr })}, 'MA', ${[id]})`;
    await expect(row).toHaveAttribute('data-state', 'changed');
    await adminPage.getByRole('button', { name: beginning('import.apply') }).click();
    const countries = async () =>
      (
        await sql<{ country: string }[]>`
        select country from speakers where name ->> 'fr' = ${fr}`
      ).map(({ country }) => country);
    await expect.poll(countries).toEqual(['SN']);
  });

  test('what a colleague has changed of an import stays when that is taken back, with its hall and its people', async ({
    adminPage,
  }) => {
    await using edition = await openEdition();
    const { sql, id } = edition;
    await workIn(adminPage, id, '/admin?exchange=files');
    const file = readFileSync(join(fixtures, 'pretalx.json'));
    await choose(adminPage, t('schedule.choose'), 'pretalx.json', file);
    const main = adminPage.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: t('schedule.whole') })).toBeVisible();
    await agree(main);
    await main.getByRole('button', { name: beginningOfApply }).click();
    await expect.poll(sessionsOf(edition)).toBeGreaterThan(1);
    await expect(adminPage.getByText(admin('sync.saved'))).toBeVisible();
    const [one] = await sql<{ id: string; location_id: string; participant_ids: string[] }[]>`
      select id, location_id, participant_ids from events
      where edition_id = ${id} and location_id is not null and participant_ids <> '{}' limit 1`;
    const { fr } = named('Réécrite par une collègue', 'أعادت زميلة كتابتها');
    const heard = pulled(adminPage, fr);
    await sql`update events set description = ${sql.json({ fr })} where id = ${one?.id ?? ''}`;
    await heard;
    await adminPage.getByRole('button', { name: t('import.undo') }).click();
    await expect.poll(sessionsOf(edition)).toBe(1);
    await expect(adminPage.getByText(admin('sync.saved'))).toBeVisible();
    const [left] = await sql`
      select id, location_id, participant_ids from events where edition_id = ${id}`;
    expect(left).toEqual(one);
    const [people] = await sql`
      select count(*)::integer as count from speakers where ${id} = any(edition_ids)`;
    expect(people).toEqual({ count: one?.participant_ids.length });
  });

  test('schedules of other gatherings go in whole, and one undo takes the last one out', {
    tag: '@soak',
  }, async ({ adminPage }) => {
    test.setTimeout(240_000);
    test.skip(!existsSync(real), 'The real schedules carry no licence and lie beside the project');
    await using edition = await openEdition();
    const sessions = sessionsOf(edition);
    await workIn(adminPage, edition.id, '/admin?exchange=files');
    const files = [
      ...gatherings
        .map(([name, count]) => [join(real, name), count] as const)
        .filter(([file]) => existsSync(file)),
      [join(fixtures, 'pretalx.json'), 4] as const,
    ];
    const number = new Intl.NumberFormat(numberLocaleOf[whole.locale]);
    const counted = adminPage.locator('tr[data-kind=event] td').first();
    const [great, many] = largest;
    if (existsSync(join(real, great))) {
      await choose(adminPage, t('schedule.choose'), great, readFileSync(join(real, great)));
      await expect(counted).toHaveText(number.format(many));
    }
    let expected = 0;
    for (const [file, count] of files) {
      expected = await sessions();
      await choose(adminPage, t('schedule.choose'), basename(file), readFileSync(file));
      await expect(counted).toHaveText(number.format(count));
      await agree(adminPage.getByRole('main'));
      await adminPage.getByRole('button', { name: beginningOfApply }).click();
      await expect(adminPage.getByText(t('import.done'))).toBeVisible();
      await expect.poll(sessions, { timeout: 60_000 }).toBe(expected + count);
    }
    await adminPage.getByRole('button', { name: t('import.undo') }).click();
    await expect.poll(sessions).toBe(expected);
    await expect(adminPage.getByText(messages(whole.locale, 'admin')('sync.saved'))).toBeVisible();
  });
});

const part = onPhone;
test.describe(`files out, ${part.locale}, ${part.viewport.width} px`, () => {
  test.use(part);
  const t = messages(part.locale, 'admin-exchange');
  const beginning = (key: string) =>
    new RegExp(`^${t(key).split('{{')[0]?.trim().replace(/[()]/g, '\\$&')}`);

  test('a list goes out as CSV that comes back unchanged', { tag: '@soak' }, async ({
    adminPage,
  }) => {
    await using edition = await openEdition();
    const names = [
      named('Amina; « la douce »', 'أمينة، "الحليمة"'),
      named('Driss, fils', 'إدريس'),
      named('=SOMME(A1)', 'سلمى'),
    ];
    for (const name of names) await edition.speaker(name);
    await workIn(adminPage, edition.id, '/admin/orateurs?exchange=files');
    const downloading = adminPage.waitForEvent('download');
    await adminPage.getByRole('button', { name: t('export.csv') }).click();
    const csv = await bytesOf(await downloading);
    expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    await choose(adminPage, t('import.choose'), 'orateurs.csv', csv);
    const states = adminPage.locator('tr[data-state=same]');
    await expect(states).toHaveCount(names.length);
    await expect(adminPage.locator('tr[data-state]')).toHaveCount(names.length);
    await expect(adminPage.getByRole('button', { name: beginning('import.apply') })).toBeDisabled();
  });

  test('everything goes out as workbook, data, schedule and archive; the archive finds all in place where it was made', async ({
    adminPage,
  }) => {
    await adminPage.goto('/admin?exchange=files');
    const downloading = adminPage.waitForEvent('download');
    await adminPage.getByRole('button', { name: t('archive.make') }).click();
    const zip = await bytesOf(await downloading);
    const names = Object.keys(unzipSync(zip));
    expect(names).toContain('forum.json');
    expect(names.filter((name) => name.startsWith('media/')).length).toBeGreaterThan(20);
    // Other journeys write meanwhile; zones they leave alone.
    const files = unzipSync(zip);
    const whole = JSON.parse(new TextDecoder().decode(files['forum.json']));
    const zones = whole.rows.filter(({ kind }: { kind: string }) => kind === 'zone');
    const part = JSON.stringify({ ...whole, rows: zones });
    const again = zipSync({ 'forum.json': new TextEncoder().encode(part) });
    await choose(adminPage, t('archive.choose'), 'forum.zip', Buffer.from(again));
    await adminPage.getByRole('button', { name: t('archive.restore'), exact: true }).click();
    const said = t('archive.restored').split('{{')[0] ?? '';
    await expect(adminPage.getByText(said)).toBeVisible();
    await choose(adminPage, t('archive.choose'), 'faux.zip', 'PK no archive');
    await expect(adminPage.getByRole('main').getByRole('alert')).toHaveText(
      t('archive.not_an_archive'),
    );

    for (const [key, begins] of [
      ['workbook', 'PK'],
      ['json', '{'],
      ['schedule_json', '{'],
      ['schedule_xml', '<?xml'],
    ] as const) {
      const downloading = adminPage.waitForEvent('download');
      await adminPage.getByRole('button', { name: t(`export.${key}`) }).click();
      const content = await bytesOf(await downloading);
      expect(content.toString('latin1').startsWith(begins)).toBe(true);
    }
  });
});
