import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { arriveSignedIn } from '../../tools/signed-in.ts';
import { expect, test, onDesk as view } from '../fixtures/administrator.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { startEmptyForum } from '../fixtures/empty-forum.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { named } from '../fixtures/sessions.ts';

interface Pulled {
  readonly kind: string;
  readonly id: string;
  readonly revision: number;
  readonly row?: object;
}

/** Everything that `sync_pull` gives of an edition, by kind and id, as an audience sees it. */
async function pull(page: Page, edition: number, audience: 'admin' | 'public') {
  const rows = await page.evaluate(
    async ([key, p_edition, p_audience]) => {
      const { access_token } = JSON.parse(localStorage.getItem('forum.session') ?? '{}');
      const query = new URLSearchParams({ p_edition, p_audience, p_since: '0', p_limit: '5000' });
      const response = await fetch(`/rest/v1/rpc/sync_pull?${query}`, {
        headers: {
          apikey: key,
          ...(p_audience === 'admin' && { authorization: `Bearer ${access_token}` }),
        },
      });
      const answer = await response.json();
      if (!response.ok || answer.more) throw new Error(JSON.stringify(answer));
      return answer.rows as Pulled[];
    },
    [PUBLISHABLE_KEY, String(edition), audience] as const,
  );
  return new Map(rows.map(({ kind, id, ...rest }) => [`${kind} ${id}`, rest]));
}

test.describe(`an archive, ${view.locale}, ${view.viewport.width} px`, { tag: '@soak' }, () => {
  test.use(view);
  const t = messages(view.locale, 'admin-exchange');
  const content = messages(view.locale, 'admin-content');

  test('makes an empty forum what the other one was, once and whole', async ({
    adminPage: made,
    openContext,
    openVisitor,
  }) => {
    test.slow();
    await using database = await runningDatabase();
    const [known] = await database.sql<{ edition: number; revision: number }[]>`
      select (select id from editions where is_current) as edition,
        (select max(revision)::integer from sync.log) as revision`;
    if (!known) throw new Error('No edition is current');
    await made.goto('/admin?exchange=files');
    const downloading = made.waitForEvent('download', { timeout: 60_000 });
    await made.getByRole('button', { name: t('archive.make') }).click();
    const zip = await readFile(await (await downloading).path());
    const files = unzipSync(zip);
    const { rows } = JSON.parse(new TextDecoder().decode(files['forum.json'])) as {
      rows: Required<Pulled>[];
    };
    const archived = new Map(rows.map(({ kind, id, row }) => [`${kind} ${id}`, row]));
    const media = Object.keys(files).filter((name) => name.startsWith('media/'));
    // Other journeys write meanwhile: what they left alone is in the archive as it is pulled.
    const admin = await pull(made, known.edition, 'admin');
    const still = [...admin].filter(([, { revision }]) => revision <= known.revision);
    expect(still.length).toBeGreaterThan(300);
    for (const [key, { row }] of still) expect(archived.get(key)).toEqual(row);
    const seen = await pull(made, known.edition, 'public');
    const ofItsOwn = (row: object | undefined) =>
      row && 'edition_ids' in row ? { ...row, edition_ids: [known.edition] } : row;

    await using empty = await startEmptyForum();
    const context = await openContext();
    await arriveSignedIn(context, empty.administrator, empty.url);
    const adminPage = await context.newPage();
    await adminPage.goto(`${empty.url}/admin/annonces?id=new`);
    await expect(adminPage.getByText(content('announce.no_edition'))).toBeVisible();
    await adminPage.goto(`${empty.url}/admin?exchange=files`);
    const restore = async () => {
      await adminPage
        .getByLabel(t('archive.choose'), { exact: true })
        .and(adminPage.locator('input'))
        .setInputFiles({ name: 'forum.zip', mimeType: 'application/zip', buffer: zip });
      await adminPage.getByRole('button', { name: t('archive.restore'), exact: true }).click();
    };
    await restore();
    const restored = t('archive.restored').split('{{')[0] ?? '';
    await expect(adminPage.getByText(restored)).toBeVisible();
    const again = await pull(adminPage, known.edition, 'admin');
    // Of other editions nothing was asked for: they stay away, and nobody is part of them.
    const restoredRows = [...archived].filter(
      ([key]) => !key.startsWith('edition ') || key === `edition ${known.edition}`,
    );
    expect(again.size).toBe(restoredRows.length);
    for (const [key, row] of restoredRows) expect(again.get(key)?.row).toEqual(ofItsOwn(row));
    const seenAgain = await pull(adminPage, known.edition, 'public');
    for (const [key, { row, revision }] of seen) {
      if (revision > known.revision || !again.has(key)) continue;
      expect(seenAgain.get(key)?.row).toEqual(ofItsOwn(row));
    }
    await expect
      .poll(async () => (await empty.sql`select from storage.objects`).length, { timeout: 60_000 })
      .toBe(media.length);

    const visitor = await openVisitor();
    await visitor.goto(`${empty.url}/orateurs`);
    const picture = visitor.getByRole('main').locator('img').first();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

    await empty.sql`update speakers set country = 'IS' where id = (select min(id::text)::uuid from speakers)`;
    const newest = async () =>
      (await empty.sql`select max(revision)::integer as newest from sync.log`)[0]?.newest;
    const before = await newest();
    await restore();
    const refusal = adminPage.getByRole('main').getByRole('alert');
    await expect(refusal).toContainText(t('archive.refused_because.differs'));
    await expect(refusal).toContainText(t('archive.nothing_written'));
    expect(await newest()).toBe(before);

    const next = named('Édition suivante', 'الدورة التالية');
    const form = entityForm(adminPage, view.locale);
    await adminPage.goto(`${empty.url}/admin/editions?id=new`);
    await form.write(form.form, 'edition.name', next);
    await form.save();
    await form.expectSaved();
    const card = adminPage.getByRole('listitem').filter({ hasText: next.fr });
    await card.getByRole('button', { name: content('edition.set_current') }).click();
    // It has next to nothing for visitors, which is said first.
    const asking = adminPage.getByRole('dialog');
    await expect(asking.getByText(content('edition.current_no_session'))).toBeVisible();
    await asking.getByRole('button', { name: content('edition.current_anyway') }).click();
    await expect(card.getByText(content('edition.current'))).toBeVisible();
    await expect
      .poll(async () => (await empty.sql`select name from editions where is_current`)[0]?.name.fr)
      .toBe(next.fr);
    await visitor.reload();
    const chosen = visitor.getByLabel(messages(view.locale, 'common')('frame.edition'));
    await expect(chosen.locator('option:checked')).toHaveText(next.fr);
  });
});
