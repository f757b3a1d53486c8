import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublishPlan } from '#publisher/plan.ts';
import { languages, localize } from '#shared/localized.ts';
import { type Demonstration, openDemonstration, origin, read } from './demonstration.ts';

let demonstration: Demonstration;
let plans: ReadonlyMap<string, PublishPlan>;
beforeAll(async () => {
  demonstration = await openDemonstration();
  plans = await demonstration.plans();
});
afterAll(() => demonstration.forum.drop());

test.each(languages)('a feed reader shows what is new in %s, newest first', async (language) => {
  const { edition, forum } = demonstration;
  const { sql } = forum;
  const rows = {
    news: await sql`select id, title, published_at as at from news
      where published and (edition_id is null or edition_id = ${edition}) order by at desc`,
    announcements: await sql`select id, title, sent_at as at from announcements
      where edition_id = ${edition} and recipients = 'all' and status = 'sent' order by at desc`,
  };
  const titles = new Set<string | null>();
  for (const name of ['news', 'announcements'] as const) {
    const path = `${name}.${language}.atom`;
    const text = await read(plans, path);
    expect(XMLValidator.validate(text)).toBe(true);
    const feed = parseFeed(text);
    expect(feed.meta).toEqual({ type: 'atom', version: '1.0' });
    expect([feed.self, feed.language]).toEqual([`${origin}/${path}`, language]);
    titles.add(feed.title);
    const expected = rows[name].map(({ id, title, at }) => ({
      id: `urn:uuid:${id}`,
      title: localize(title, language)?.text,
      at: at.toISOString(),
    }));
    const shown = feed.items.map(({ id, title, updated }) => {
      return { id, title, at: updated?.toISOString() };
    });
    expect(shown).toEqual(expected);
    expect(feed.updated?.toISOString()).toBe(expected[0]?.at);
    for (const { url, content } of feed.items) {
      const { pathname, searchParams } = new URL(url ?? '');
      expect(plans.has(`pages/${searchParams.get('lng') ?? 'fr'}${pathname}/index.html`)).toBe(
        true,
      );
      expect(content).toMatch(/\S/);
      expect(content).not.toMatch(/<\w|&\w+;/);
    }
  }
  expect(titles.size).toBe(2);
});
