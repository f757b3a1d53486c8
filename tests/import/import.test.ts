import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#local/test-database.ts';
import {
  type Administration,
  ImportFailure,
  openAdministration,
} from '../../supabase/import/administration.ts';
import { importSchedule } from '../../supabase/import/import-schedule.ts';
import { jsonReport, printedReport } from '../../supabase/import/report.ts';
import { fixture, told } from './fixture.ts';

let database: TestDatabase;
let administration: Administration;

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
  await database.sql`
    with person as (
      insert into auth.users (id, email, aud, role)
      values (gen_random_uuid(), 'admin@example.org', 'authenticated', 'authenticated')
      returning id)
    insert into public.administrators (user_id) select id from person`;
  administration = await openAdministration(database.url());
});
afterAll(async () => {
  await administration.close();
  await database.drop();
});
beforeEach(() => database.sql`delete from public.editions`);

const frab = async (change: (xml: string) => string = (xml) => xml) =>
  new TextEncoder().encode(change(new TextDecoder().decode(await fixture('frab.xml'))));
const latest = async () =>
  Number((await database.sql`select sync.latest() as revision`)[0]?.revision);

describe('importing into the real database', () => {
  test.each([
    'frab.xml',
    'wafer.xml',
    'pretalx.json',
    'frab.json',
    'bilingual.json',
    'calendar.ics',
  ])('%s: everything planned is stored, and a second time changes nothing', async (name) => {
    const bytes = await fixture(name);
    const first = await importSchedule(bytes, administration, { edition: 20 });
    expect(told(first).filter((code) => /^(?:not_saved|conflict|refused)/.test(code))).toEqual([]);
    const [stored] = await database.sql`
        select (select count(*)::int from public.events where not published) as event,
          (select count(*)::int from public.speakers where not published) as speaker,
          (select count(*)::int from public.locations where not published) as location,
          (select count(*)::int from public.tracks where not published) as track,
          (select count(*)::int from public.attachments) as attachment`;
    expect(stored).toMatchObject({
      event: first.counts.event?.new,
      speaker: first.counts.speaker?.new ?? 0,
      location: first.counts.location?.new,
      track: first.counts.track?.new ?? 0,
      attachment: first.counts.attachment?.new ?? 0,
    });
    const revision = await latest();
    const second = await importSchedule(bytes, administration, { edition: 20 });
    for (const [kind, count] of Object.entries(second.counts)) {
      const made = first.counts[kind as keyof typeof first.counts]?.new;
      expect(count).toEqual({ new: 0, changed: 0, unchanged: made });
    }
    expect(await latest()).toBe(revision);
  });

  test('the edition is made from the file', async () => {
    await importSchedule(await frab(), administration, { edition: 20 });
    const [edition] = await database.sql`
      select year, name, starts_on::text, ends_on::text, is_current from public.editions`;
    expect(edition).toEqual({
      year: 2025,
      name: { fr: 'Rencontres d’essai' },
      starts_on: '2025-10-17',
      ends_on: '2025-10-18',
      // The only edition of a forum is the current one.
      is_current: true,
    });
  });

  test('only what changed in the file changes, and what people added stays', async () => {
    await importSchedule(await frab(), administration, { edition: 20 });
    await database.sql`
      update public.events set title = title || '{"ar": "حفل الافتتاح"}', published = false
      where title ->> 'fr' = 'Cérémonie d’ouverture'`;
    const revision = await latest();
    const moved = await frab((xml) =>
      xml
        .replaceAll(
          '<date>2025-10-17T10:00:00+01:00</date>',
          '<date>2025-10-17T10:15:00+01:00</date>',
        )
        .replaceAll('<start>10:00</start>', '<start>10:15</start>')
        .replace(/<event id="5"[\s\S]*?<\/event>/, ''),
    );
    const report = await importSchedule(moved, administration, { edition: 20 });
    expect(report.counts.event).toEqual({ new: 0, changed: 1, unchanged: 4 });
    expect(await latest()).toBe(revision + 1);
    const [event] = await database.sql`
      select title, published, starts_at from public.events
      where title ->> 'fr' = 'Cérémonie d’ouverture'`;
    expect(event).toMatchObject({
      title: { fr: 'Cérémonie d’ouverture', ar: 'حفل الافتتاح' },
      published: false,
      starts_at: new Date('2025-10-17T09:15:00Z'),
    });
    const gone = report.notices.filter(({ code }) => code === 'not_in_file');
    expect(gone.map(({ where }) => where.title)).toEqual([
      "A second session under the first one's id",
    ]);
    expect((await database.sql`select from public.events`).length).toBe(6);
  });

  test('without --edition it goes into the current one, and a dry run writes nothing', async () => {
    await expect(importSchedule(await frab(), administration)).rejects.toThrow(ImportFailure);
    await database.sql`
      insert into public.editions (id, year, name, starts_on, ends_on, is_current)
      values (18, 2023, '{"fr": "18e"}', '2023-10-01', '2023-10-04', false),
        (19, 2024, '{"fr": "19e"}', '2024-10-18', '2024-10-21', true)`;
    const revision = await latest();
    const report = await importSchedule(await frab(), administration, { dryRun: true });
    expect(report).toMatchObject({ edition: 19, dryRun: true, counts: { event: { new: 6 } } });
    expect(told(report)).toContain('outside_edition@');
    expect(await latest()).toBe(revision);
  });

  test('an operation that the database refuses is told and does not lose the others', async () => {
    await database.sql`
      create function public.refuse_tents() returns trigger language plpgsql as $$
      begin raise exception 'no tents today' using errcode = 'check_violation'; end $$`;
    await database.sql`
      create trigger refuse_tents before insert on public.locations
      for each row when (new.type = 'tent') execute function public.refuse_tents()`;
    const report = await importSchedule(await frab(), administration, { edition: 20 }).finally(
      () => database.sql`drop function public.refuse_tents cascade`,
    );
    const lost = report.notices.filter(({ code }) => code === 'not_saved');
    expect(lost[0]?.detail).toBe('location: no tents today (23514)');
    expect(lost.map(({ where }) => where.line)).toContain(64);
    expect(report.counts.location?.new).toBe(1);
    expect((await database.sql`select from public.events`).length).toBe(report.counts.event?.new);
    expect(report.counts.event?.new).toBeGreaterThanOrEqual(4);
  });

  test('a file with more than 20000 changes is refused as a whole', async () => {
    const event = (number: number) =>
      `BEGIN:VEVENT\nUID:${number}\nSUMMARY:${number}\nDTSTART:20251017T100000Z\nDTEND:20251017T103000Z\nRRULE:FREQ=DAILY\nEND:VEVENT`;
    const events = Array.from({ length: 201 }, (_, number) => event(number));
    const text = `BEGIN:VCALENDAR\n${events.join('\n')}\nEND:VCALENDAR\n`;
    const attempt = importSchedule(new TextEncoder().encode(text), administration, { edition: 20 });
    await expect(attempt).rejects.toThrow('makes 20101 changes; at most 20000 go in at once');
    expect((await database.sql`select from public.editions`).length).toBe(0);
    // A busy machine takes its time over twenty thousand sessions.
  }, 120_000);

  test('what is new is a draft, or published if that is said; what is public since stays so', async () => {
    await importSchedule(await frab(), administration, { edition: 20 });
    await database.sql`update public.events set published = true where type = 'ceremony'`;
    const more = await frab((xml) =>
      xml
        .replace('Cérémonie d’ouverture', 'Ouverture')
        .replace(
          /<event id="1"[\s\S]*?<\/event>/,
          (event) =>
            `${event}${event
              .replaceAll(/id="[^"]*"/g, 'id="1000"')
              .replace('<title>Ouverture', '<title>Nouvelle')}`,
        ),
    );
    const publicTitles = async () =>
      (
        await database.sql`
          select title ->> 'fr' as title from public.events where published order by title`
      ).map(({ title }) => title);
    await importSchedule(more, administration, { edition: 20 });
    expect(await publicTitles()).toEqual(['Ouverture']);
    await database.sql`delete from public.events where title ->> 'fr' = 'Nouvelle'`;
    await importSchedule(more, administration, { edition: 20, publish: true });
    expect(await publicTitles()).toEqual(['Nouvelle', 'Ouverture']);
  });

  test('nothing of a file that ends in the middle, or lies on other days, is written without a yes', async () => {
    const whole = await frab();
    const cut = whole.subarray(0, Math.floor(whole.length * 0.6));
    const held = await importSchedule(cut, administration, { edition: 20 });
    expect(held).toMatchObject({ unanswered: true, summary: { cutAt: expect.any(Number) } });
    expect(printedReport(held)).toMatch(/^The file ends in the middle, at line \d+/);
    expect(printedReport(held)).toContain('Nothing was written');
    expect((await database.sql`select from public.editions`).length).toBe(0);
    const agreed = await importSchedule(cut, administration, { edition: 20, yes: true });
    expect((await database.sql`select from public.events`).length).toBe(agreed.counts.event?.new);

    await database.sql`
      update public.editions set starts_on = '2026-11-20', ends_on = '2026-11-23', year = 2026`;
    const elsewhere = await importSchedule(whole, administration, { edition: 20 });
    expect(told(elsewhere)).toEqual(expect.arrayContaining(['outside_edition@', 'other_year@']));
    expect(elsewhere.unanswered).toBe(true);
    expect((await database.sql`select from public.events`).length).toBe(agreed.counts.event?.new);
  });

  test('both reports name every entry that is not in, with its line', async () => {
    const report = await importSchedule(await frab(), administration, { edition: 20 });
    const printed = printedReport(report);
    expect(printed).toMatch(/^The file is whole\. New: \d+\. Changed: 0\. .* Not taken: \d+\.\n/);
    expect(printed).toContain(
      'Rencontres d’essai (schedule-xml) into edition 20. What is new is a draft.',
    );
    expect(printed).toMatch(/events +6 +0 +0/);
    expect(printed).toMatch(/Lasts more than 24 hours \(1\):\n {4}line 81, id 7, “Plus d’un jour”/);
    const { notices } = JSON.parse(jsonReport(report));
    expect(notices).toContainEqual(
      expect.objectContaining({ code: 'too_long', effect: 'left_out', where: expect.anything() }),
    );
  });
});
