import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Identity } from '#local/test-database.ts';
import { type Forum, insert, openForum, type Pull } from './forum.ts';

let forum: Forum;
const open = async () => {
  forum = await openForum();
};
const close = () => forum.drop();

/** What changed for edition 21's visitors since an earlier answer, as "kind" or "kind gone". */
async function since(earlier: Pull): Promise<string[]> {
  const { revision, epoch, edition } = earlier;
  const answer = await forum.pull({ since: revision, epoch, edition: edition ?? 0 });
  return answer.rows.map(({ kind, row, gone }) => {
    expect(row === undefined).toBe(gone === true);
    return gone ? `${kind} gone` : kind;
  });
}

describe('what is gone', () => {
  test('visitors hear nothing of what none of them ever saw, the back office does', async () => {
    const { sql, administrator } = forum;
    const before = (await forum.pull({ edition: 21 })).revision;
    const told = async (who?: Identity) => {
      const audience = who ? 'admin' : 'public';
      const { rows } = await forum.pull({ edition: 21, since: before, audience }, who);
      return rows.map(({ kind, gone }) => (gone ? `${kind} gone` : kind));
    };
    const [draft] = await sql<{ id: string }[]>`insert into speakers (name, edition_ids, published)
      values ('{"fr":"Personne"}', '{21}', false) returning id`;
    const id = draft?.id ?? '';
    expect(await told()).toEqual([]);
    expect(await told(administrator)).toEqual(['speaker']);
    await sql`update speakers set published = true where id = ${id}`;
    expect(await told()).toEqual(['speaker']);
    await sql`update speakers set published = false where id = ${id}`;
    expect(await told()).toEqual(['speaker gone']);
    await sql`delete from speakers where id = ${id}`;
    expect(await told()).toEqual(['speaker gone']);
    expect(await told(administrator)).toEqual(['speaker gone']);
  });

  let before: Pull;
  beforeEach(async () => {
    await open();
    before = await forum.pull({ edition: 21 });
  });
  afterEach(close);

  test('a deleted row', async () => {
    await forum.sql`delete from news`;
    expect(await since(before)).toEqual(['news gone']);
  });

  test('an unpublished session, with its interventions and documents, and both come back', async () => {
    await forum.sql`update events set published = false`;
    expect((await since(before)).sort()).toEqual([
      'attachment gone',
      'event gone',
      'intervention gone',
    ]);
    // A phone that pulled in between knows neither: both must come to it anew.
    const without = await forum.pull({ edition: 21 });
    expect(await since(without)).toEqual([]);
    await forum.sql`update events set published = true`;
    expect((await since(without)).sort()).toEqual(['attachment', 'event', 'intervention']);
    expect((await since(before)).sort()).toEqual(['attachment', 'event', 'intervention']);
  });

  test('a session that was written unpublished comes with its talks once it is published', async () => {
    const { event, intervention } = forum.rows;
    const id = crypto.randomUUID();
    await insert(forum.sql, 'events', { ...event.values, id, published: false });
    const talk = { ...intervention.values, id: crypto.randomUUID(), event_id: id };
    await insert(forum.sql, 'interventions', talk);
    const draft = await forum.pull({ edition: 21 });
    expect(draft.rows.map((change) => change.id)).not.toContain(talk.id);
    await forum.sql`update events set published = true where id = ${id}`;
    expect((await since(draft)).sort()).toEqual(['event', 'intervention']);
  });

  test.each(['speakers', 'locations', 'exhibitors', 'news', 'articles'])(
    'an unpublished row of %s',
    async (table) => {
      await forum.sql`update ${forum.sql(table)} set published = false`;
      expect(await since(before)).toEqual([expect.stringMatching(/ gone$/)]);
    },
  );

  test('a withdrawn announcement, which keeps no time of sending', async () => {
    await forum.sql`update announcements set status = 'draft'`;
    expect(await since(before)).toEqual(['announcement gone']);
    const [row] = await forum.sql`select sent_at from announcements`;
    expect(row?.sent_at).toBeNull();
  });

  test('an announcement that is now for the staff', async () => {
    await forum.sql`update announcements set recipients = 'staff'`;
    expect(await since(before)).toEqual(['announcement gone']);
  });

  test('the interventions of a deleted session and of a deleted speaker', async () => {
    const { event } = forum.rows;
    const second = crypto.randomUUID();
    await insert(forum.sql, 'events', { ...event.values, id: second });
    await insert(forum.sql, 'interventions', {
      ...forum.rows.intervention.values,
      id: crypto.randomUUID(),
      event_id: second,
    });
    before = await forum.pull({ edition: 21 });
    await forum.sql`delete from events where id = ${second}`;
    expect((await since(before)).sort()).toEqual(['event gone', 'intervention gone']);
    before = await forum.pull({ edition: 21 });
    await forum.sql`delete from speakers`;
    expect((await since(before)).sort()).toEqual(['event', 'intervention gone', 'speaker gone']);
  });

  test('a session that moved to another edition, with its interventions and documents, where it appears', async () => {
    await forum.sql`insert into editions (id, year, name, starts_on, ends_on)
      values (22, 2027, '{"fr": "22e"}', '2027-11-20', '2027-11-23')`;
    const elsewhere = await forum.pull({ edition: 22 });
    before = await forum.pull({ edition: 21 });
    await forum.sql`update events set edition_id = 22`;
    expect((await since(before)).sort()).toEqual([
      'attachment gone',
      'event gone',
      'intervention gone',
    ]);
    expect((await since(elsewhere)).sort()).toEqual(['attachment', 'event', 'intervention']);
    await forum.sql`delete from events`;
    expect((await since(before)).sort()).toEqual([
      'attachment gone',
      'event gone',
      'intervention gone',
    ]);
  });

  test('a speaker who left the edition', async () => {
    await forum.sql`update speakers set edition_ids = '{}'`;
    expect(await since(before)).toEqual(['speaker gone']);
    const all = await forum.pull({ edition: 21, audience: 'admin' }, forum.administrator);
    expect(all.rows.some((change) => change.kind === 'speaker')).toBe(true);
  });

  test('everything of a deleted edition but what belongs to every edition', async () => {
    await forum.sql`delete from editions`;
    const kinds = new Set(await since(before));
    const staff = [
      ...['question', 'proposal', 'planned_change', 'mail_template'],
      ...['glossary_term', 'text_origin', 'translation_task'],
    ];
    const staying = ['article', 'site_content', ...staff];
    const gone = Object.keys(forum.rows).filter((kind) => !staying.includes(kind));
    expect([...kinds].sort()).toEqual(gone.map((kind) => `${kind} gone`).sort());
  });

  test('nothing, in a pull from the beginning', async () => {
    await forum.sql`delete from news`;
    await forum.sql`update events set published = false`;
    const { rows } = await forum.pull({ edition: 21 });
    expect(rows.filter((change) => change.gone)).toEqual([]);
    expect(rows.map((change) => change.kind)).not.toContain('intervention');
  });
});

describe('what is numbered', () => {
  beforeAll(open);
  afterAll(close);

  test('nothing, when nothing changes', async () => {
    const before = await forum.pull();
    await forum.sql`update events set title = title`;
    await forum.sql`update articles set title = title`;
    expect((await forum.pull()).revision).toBe(before.revision);
  });

  test('a change of a private field, for administrators', async () => {
    const before = await forum.pull();
    await forum.sql`update exhibitors set contact_email = 'new@example.org'`;
    const changed = await forum.pull(
      { since: before.revision, audience: 'admin' },
      forum.administrator,
    );
    expect(changed.rows).toMatchObject([
      { kind: 'exhibitor', row: { contact_email: 'new@example.org' } },
    ]);
  });

  test('nothing that was rolled back', async () => {
    const before = await forum.pull();
    const undo = new Error('undo');
    const work = forum.sql.begin(async (sql) => {
      await sql`update news set featured = not featured`;
      throw undo;
    });
    await expect(work).rejects.toBe(undo);
    const after = await forum.pull({ since: before.revision });
    expect(after).toMatchObject({ revision: before.revision, rows: [] });
  });
});

describe('an answer', () => {
  beforeAll(open);
  afterAll(close);

  test('writes instants as JavaScript does, and days as days', async () => {
    const { rows, at } = await forum.pull({ edition: 21 });
    const row = (kind: string) => rows.find((change) => change.kind === kind)?.row;
    expect(row('event')).toMatchObject({
      date: '2026-11-20',
      starts_at: '2026-11-20T20:00:00.000Z',
    });
    expect(new Date(at).toISOString()).toBe(at);
    expect(row('edition')).toMatchObject({ id: 21, starts_on: '2026-11-20' });
    expect(rows.find((change) => change.kind === 'edition')?.id).toBe('21');
  });

  test('can be given inside a read-only transaction', async () => {
    const rows = await forum.sql.begin('read only', (sql) => sql`select sync_pull()`);
    expect(rows).toHaveLength(1);
  });

  test('is for the current edition unless one is asked for', async () => {
    await forum.sql`insert into editions (id, year, name, starts_on, ends_on)
      values (23, 2028, '{"fr": "23e"}', '2028-11-20', '2028-11-23')`;
    expect(await forum.pull()).toMatchObject({ edition: 21 });
    await forum.sql`update editions set is_current = (id = 23)`;
    expect(await forum.pull()).toMatchObject({ edition: 23 });
    expect(await forum.pull({ edition: 21 })).toMatchObject({ edition: 21 });
    await forum.sql`delete from editions where id = 23`;
    expect(await forum.pull()).toMatchObject({ edition: 21 });
  });

  test('in pages holds every row once, by revision, and what changes between pages comes later', async () => {
    const whole = await forum.pull({ edition: 21 });
    const seen: string[] = [];
    let page = await forum.pull({ edition: 21, limit: 2 });
    expect(page).toMatchObject({ more: true, revision: page.rows.at(-1)?.revision });
    expect(page.rows.map((change) => change.kind)).toContain('location');
    await forum.sql`update locations set capacity = 7`;
    for (;;) {
      expect(page.rows.length).toBeLessThanOrEqual(2);
      seen.push(...page.rows.flatMap(({ kind, id, gone }) => (gone ? [] : [kind + id])));
      if (!page.more) break;
      page = await forum.pull({ edition: 21, since: page.revision, limit: 2 });
    }
    expect(page.rows.at(-1)).toMatchObject({ kind: 'location', row: { capacity: 7 } });
    expect(new Set(seen).size).toBe(whole.rows.length);
    expect(seen).toHaveLength(whole.rows.length + 1);
    const revisions = whole.rows.map((change) => change.revision);
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
  });

  test('from the beginning has full pages, whatever is hidden between its rows', async () => {
    await forum.sql`insert into articles (slug, title, published)
      select 'p' || n, '{"en": "A"}', n % 5 = 0 from generate_series(1, 100) n`;
    const page = await forum.pull({ edition: 21, limit: 25 });
    expect(page).toMatchObject({ more: true });
    expect(page.rows).toHaveLength(25);
    await forum.sql`delete from articles where slug like 'p%'`;
  });

  test('with a place to fill behind thousands of hidden rows is made in a few steps', async () => {
    await forum.sql`insert into articles (slug, title, published)
      select 'h' || n, '{"en": "A"}', n = 2001 from generate_series(1, 2010) n`;
    const whole = await forum.pull({ edition: 21 });
    const rows = whole.rows.length;
    // How often it looks into the log: time would tell of the machine. What was done before may be counted yet.
    const looks = await forum.sql.begin(async (sql) => {
      const soFar = async () => {
        const [counted] = await sql`select (seq_scan + idx_scan)::integer as looks
          from pg_stat_xact_user_tables where relname = 'log'`;
        return counted?.looks as number;
      };
      const before = await soFar();
      await sql`select sync_pull(p_edition => 21, p_limit => ${rows})`;
      return (await soFar()) - before;
    });
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(50);
    for (const limit of [rows - 1, rows, rows + 1]) {
      const page = await forum.pull({ edition: 21, limit });
      expect(page.rows).toEqual(whole.rows.slice(0, limit));
    }
    await forum.sql`delete from articles where slug like 'h%'`;
  });
});

describe('a reset', () => {
  beforeAll(open);
  afterAll(close);

  test('is answered to a phone of another epoch and to one ahead of the server', async () => {
    const { epoch, revision } = await forum.pull();
    const reset = { reset: true, epoch, revision, audience: 'public' };
    expect(await forum.pull({ since: revision, epoch: 'another' })).toMatchObject(reset);
    expect(await forum.pull({ since: revision + 1, epoch })).toMatchObject(reset);
    expect(await forum.pull({ since: revision, epoch })).not.toHaveProperty('reset');
  });

  test('is what a restore brings about, and only administrators declare one', async () => {
    const { epoch, revision } = await forum.pull();
    const restore = (who: typeof forum.administrator) =>
      forum.as(who, (sql) => sql`select admin_restore_epoch() as begun`);
    await expect(restore(forum.stranger)).rejects.toMatchObject({ code: '42501' });
    await expect(restore({ role: 'anon' })).rejects.toMatchObject({ code: '42501' });
    expect(await forum.pull({ since: revision, epoch })).not.toHaveProperty('reset');
    const [row] = await restore(forum.administrator);
    expect(row?.begun.epoch).not.toBe(epoch);
    const answer = await forum.pull({ since: revision, epoch });
    expect(answer).toMatchObject({ reset: true, epoch: row?.begun.epoch });
  });
});
