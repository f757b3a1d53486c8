import type { Page } from '@playwright/test';
import { expect, onPhone, test } from '../fixtures/administrator.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { openStage } from '../fixtures/sessions.ts';

/** A word of eighty letters, as no line of a phone holds one. */
const word = 'والمستشفيات'.repeat(8).slice(0, 80);
const name = { fr: word, en: word, ar: word };

/** What of the words is drawn beyond the screen. */
const beyond = (page: Page) =>
  page.evaluate((long) => {
    const all = document.createTreeWalker(
      document.querySelector('main') as Element,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (all.nextNode()) {
      if (!all.currentNode.textContent?.includes(long)) continue;
      const range = document.createRange();
      range.selectNodeContents(all.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < 0 || right > innerWidth)) {
        found.push(`${all.currentNode.parentElement?.outerHTML.slice(0, 90)} ${left} ${right}`);
      }
    }
    return found;
  }, word);

test.use(onPhone);

test('a word that is longer than a line of a phone is broken, in lists, on pages and above forms', async ({
  adminPage: page,
}) => {
  await using stage = await openStage();
  const { sql } = stage;
  const insert = async (table: string, row: Readonly<Record<string, unknown>>): Promise<string> => {
    const [made] = await sql`insert into ${sql(table)} ${sql(row as never)} returning id`;
    return made?.id;
  };
  const hall = await stage.hall(name);
  await sql`update locations set facilities = '{prayer}' where id = ${hall}`;
  const speaker = await stage.speaker(name);
  const more = { location_id: hall, participant_ids: [speaker] };
  const session = await stage.session(name, 60, 90, more);
  const [edition] = await sql`select edition_id as id from events where id = ${session}`;
  const own = { edition_id: edition?.id };
  await insert('interventions', { ...own, title: name, event_id: session, speaker_id: speaker });
  const zone = await insert('zones', { ...own, name, color: '#806020' });
  const shown = { name, zone_id: zone, published: true };
  const exhibitor = await insert('exhibitors', { ...own, ...shown });
  const article = await insert('articles', { title: name, slug: zone, published: true });
  await using _ = {
    async [Symbol.asyncDispose]() {
      await sql`delete from articles where id = ${article}`;
      await sql`delete from exhibitors where id = ${exhibitor}`;
      await sql`delete from zones where id = ${zone}`;
    },
  };
  const wrong: string[] = [];
  for (const path of [
    '/orateurs',
    `/orateurs/${speaker}`,
    `/lieux/${hall}`,
    `/programme/${session}`,
    `/village-solidaire/${exhibitor}`,
    '/cheikh',
    '/prieres',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
    wrong.push(...(await beyond(page)));
  }
  const { form } = entityForm(page, 'ar');
  for (const path of [`orateurs?id=${speaker}`, `evenements?id=${session}`]) {
    await page.goto(`/admin/${path}`);
    await expect(form).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
    wrong.push(...(await beyond(page)));
  }
  expect(wrong).toEqual([]);
});
