import type { Sql } from 'postgres';
import type { Random } from './random.ts';

/** The two editions every simulated forum has. */
const editions = [21, 20] as const;

/** The ids of the rows that things happen to. */
export type Rows = Record<'news' | 'event' | 'speaker' | 'announcement', string[]>;

/** Fresh ids. */
export function uuids(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => random.uuid());
}

const times = `'2026-11-20', '2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z'`;

/** The SQL that makes a small forum of two editions. */
export function foundation({ news, event, speaker, announcement }: Rows): string {
  const text = (value: string) => `'{"fr": "${value}"}'`;
  return `
    insert into editions (id, year, name, starts_on, ends_on, is_current) values
      (21, 2026, ${text('XXI')}, '2026-11-20', '2026-11-23', true),
      (20, 2025, ${text('XX')}, '2025-11-20', '2025-11-23', false);
    insert into speakers (id, name, edition_ids, published) values
      ${speaker.map((id, index) => `('${id}', ${text(`speaker ${index}`)}, '{${index === 1 ? '20,21' : 21}}', true)`)};
    insert into events (id, edition_id, title, date, starts_at, ends_at, chair_id, participant_ids, published) values
      ${event.map(
        (id, index) => `('${id}', ${index === 3 ? 20 : 21}, ${text(`event ${index}`)}, ${times},
        '${speaker[index % 3]}', '{${speaker.slice(0, index % 4).join()}}', ${index !== 2})`,
      )};
    insert into interventions (edition_id, event_id, speaker_id, title) values
      (21, '${event[0]}', '${speaker[0]}', ${text('a')}), (21, '${event[0]}', '${speaker[1]}', ${text('b')}),
      (21, '${event[1]}', '${speaker[0]}', ${text('c')});
    insert into news (id, edition_id, title, content, published) values
      ${news.map((id, index) => `('${id}', ${['21', '20', 'null'][index % 3]}, ${text(`news ${index}`)}, ${text('x'.repeat(9 ** index))}, true)`)};
    insert into announcements (id, edition_id, title, message, recipients, status) values
      ${announcement.map(
        (id, index) => `('${id}', 21, ${text(`announcement ${index}`)}, ${text('x')},
        '${['all', 'speakers', 'staff'][index]}', 'sent')`,
      )};`;
}

/** One change by somebody else, in SQL. */
export async function change(sql: Sql, random: Random, rows: Rows, token: string): Promise<void> {
  const news = random.pick(rows.news);
  const event = random.pick(rows.event);
  const edition = random.pick(editions);
  const announcement = random.pick(rows.announcement);
  const texts = sql.json({ fr: token });
  switch (random.below(17)) {
    case 14:
      if (random.chance(0.2)) await sql`delete from editions where id = 20`;
      break;
    case 15:
    case 16:
      // As an archive does that is read in again: whoever deletes it twice is found out.
      await sql`insert into news (id, edition_id, title, content, published)
        select id, 21, ${texts}, ${texts}, true from unnest(${rows.news}::uuid[]) as lost (id)
        where not exists (select from news known where known.id = lost.id)
        limit 1`;
      break;
    case 0:
    case 1:
      await sql`update news set title = title || ${texts} where id = ${news}`;
      break;
    case 2:
      await sql`update events set title = title || ${sql.json({ en: token })} where id = ${event}`;
      break;
    case 3:
      await sql`update events set published = not published where id = ${event}`;
      break;
    case 4:
      await sql`update events set edition_id = ${edition} where id = ${event}`;
      break;
    case 5:
      await sql`update news set edition_id = ${random.chance(0.3) ? null : edition} where id = ${news}`;
      break;
    case 6:
      await sql`delete from news where id = ${news}`;
      break;
    case 7:
      await sql`delete from speakers where id = ${random.pick(rows.speaker)}`;
      break;
    case 8:
      await sql`delete from events where id = ${event}`;
      break;
    case 9:
      await sql`update announcements set recipients = ${random.pick(['all', 'speakers', 'staff'])}
        where id = ${announcement}`;
      break;
    case 10:
      await sql`update announcements set status = ${random.pick(['draft', 'sent'])}
        where id = ${announcement}`;
      break;
    case 11:
      await sql`update editions set is_current = true where id = ${edition}`;
      break;
    case 12:
      await sql`update speakers set edition_ids = ${random.pick([[21], [20], [20, 21]])}
        where id = ${random.pick(rows.speaker)}`;
      break;
    default: {
      const id = random.uuid();
      rows.news.push(id);
      await sql`insert into news (id, edition_id, title, content, published)
        values (${id}, ${edition}, ${texts}, ${texts}, true)`;
    }
  }
}
