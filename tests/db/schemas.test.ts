import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { applySchemas } from '#local/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#local/test-database.ts';
import { makeTemplate } from '../tools/template.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';

let migrated: TestDatabase;
let declared: TestDatabase;
beforeAll(async () => {
  const cluster = inject('cluster');
  const template = await makeTemplate(cluster, applySchemas);
  migrated = await createTestDatabase(cluster);
  declared = await createTestDatabase({ ...cluster, template });
});
afterAll(async () => {
  await migrated.drop();
  await declared.drop();
});

/** What of the first is not in the second, or is another there. */
function missing(from: Catalogue, there: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(from).filter(([name, is]) => there[name] !== is));
}

test('the migrations lead to what the schemas say', async () => {
  const [byMigrations, bySchemas] = [
    await readCatalogue(migrated.url()),
    await readCatalogue(declared.url()),
  ];
  expect(missing(byMigrations, bySchemas)).toEqual(missing(bySchemas, byMigrations));
  expect(Object.keys(bySchemas).length).toBeGreaterThan(900);
});

test('whatever a migration can do is seen, but not where it puts a column', async () => {
  const before = await readCatalogue(declared.url());
  const sameAgain = `alter table public.zones drop column position;
    alter table public.zones add column position integer not null default 0
      check (position between 0 and 999);`;
  await declared.sql.unsafe(`${sameAgain}
    alter table public.zones alter column color drop not null;
    alter table public.events drop constraint events_times_check;
    alter table public.news disable row level security;
    alter table public.speakers disable trigger remember_row;
    drop index public.news_edition;
    alter policy "anyone reads" on public.editions using (is_current);
    create policy "anyone reads places" on realtime.messages for select to anon using (true);
    grant select (contact_email) on public.exhibitors to anon;
    grant execute on function sync.number(text, text, integer[]) to anon;
    alter function public.own_rights() security invoker;
    alter default privileges in schema public grant select on tables to anon;
    alter publication supabase_realtime add table public.news;
    comment on table sync.log is null;
    create type shape.size as enum ('small');
    create view public.titles as select title from public.news;
    create sequence public.numbers;
    update sync.gates set burst = 1 where name = 'visitors';
    update sync.kinds set visible = 'true' where kind = 'speaker'`);
  expect(Object.keys(missing(await readCatalogue(declared.url()), before)).sort()).toEqual([
    'column public.exhibitors.contact_email',
    'column public.titles.title',
    'column public.zones.color',
    'default grants of postgres on r in public',
    'function public.own_rights()',
    'function sync.number(text,text,integer[])',
    'policy public.editions.anyone reads',
    'policy realtime.messages.anyone reads places',
    'publication supabase_realtime',
    'relation public.news',
    'relation public.numbers',
    'relation public.titles',
    'relation sync.log',
    'rows of sync.gates',
    'rows of sync.kinds',
    'sequence public.numbers',
    'trigger public.speakers.remember_row',
    'type shape.size',
  ]);
  expect(Object.keys(missing(before, await readCatalogue(declared.url())))).toEqual(
    expect.arrayContaining([
      'constraint public.events.events_times_check',
      'index public.news_edition',
    ]),
  );
});
