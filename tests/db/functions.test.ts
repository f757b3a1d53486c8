import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Identity } from '#local/test-database.ts';
import { anonymous, type Forum, openForum } from './forum.ts';

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
  await forum.sql.unsafe(firstBroken);
});
afterAll(() => forum.drop());

async function executableBy(role: string): Promise<string[]> {
  const rows = await forum.sql<{ signature: string }[]>`
    select p.oid::regprocedure::text as signature
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where nspname in ('public', 'sync', 'shape', 'graphql_public')
      and has_schema_privilege(${role}, n.oid, 'usage')
      and has_function_privilege(${role}, p.oid, 'execute')
      and p.prorettype <> 'trigger'::regtype
    order by 1`;
  return rows.map((row) => row.signature);
}

const forEveryone = [
  'errors_push(jsonb)',
  'favourites_follow(text)',
  'favourites_forget(text)',
  'favourites_pull(text)',
  'favourites_push(text,jsonb)',
  'favourites_share(text,text)',
  'favourites_shared(text)',
  'favourites_unfollow(text)',
  'favourites_unshare(text)',
  'feedback_page(text)',
  'get_speakers_for_edition(integer)',
  'live_viewers()',
  'mail_subscription(text)',
  'mail_unsubscribe(text)',
  'note_revision(text,integer,bigint,text,text)',
  'push_move(text,text,jsonb)',
  'push_status(text,text)',
  'push_subscribe(jsonb)',
  'push_unsubscribe(text,text)',
  'reads_push(jsonb)',
  'remarks_push(text,jsonb)',
  'speaker_page(text)',
  'speaker_page_send(text,uuid,jsonb)',
  'sync_pull(integer,bigint,text,text,text,integer)',
];
const forAccounts = [
  'admin_restore(jsonb)',
  'admin_restore_epoch()',
  'announcement_audience(text,boolean)',
  'announcement_reach(uuid)',
  'close_feedback_page(uuid)',
  'close_speaker_page(uuid,integer)',
  'content_history(text,text,bigint,integer)',
  'edition_contents(integer)',
  'demote_administrator(uuid)',
  'device_errors()',
  'devices_by_revision()',
  'feedback_figures(integer)',
  'feedback_given(integer,uuid)',
  'hide_remark(uuid,boolean)',
  'is_admin()',
  'is_member()',
  'list_administrators()',
  'list_audience_codes()',
  'list_mailings(integer)',
  'mail_people(integer)',
  'mailing_log(uuid)',
  'make_audience_code(text,text)',
  'missing_media()',
  'open_feedback_page(uuid)',
  'open_speaker_page(uuid,integer,integer)',
  'own_rights()',
  'page_reads()',
  'proposed_portrait(uuid,integer)',
  'revoke_audience_code(uuid)',
  'service_health(bigint)',
  'set_rights(uuid,text[],text[],uuid[])',
  'set_speaker_contacts(jsonb)',
  'speaker_answers(integer)',
  'start_mailing(uuid,integer,jsonb,jsonb,text,jsonb)',
  'steer_mailing(uuid,text)',
  'sync_push(jsonb)',
  'test_mailing(uuid,integer,jsonb,jsonb,uuid,text)',
  'translators()',
];

const forTheService = [
  'favourites_followed(text)',
  'live_viewers_wanted()',
  'add_administrator(text,text[],text[],uuid[])',
  'mail_acknowledge(jsonb)',
  'mail_bounced(uuid,uuid,text,text)',
  'mail_claim(integer,integer,integer)',
  'mail_due()',
  'mail_hand_over(uuid,uuid,uuid)',
  'push_acknowledge(jsonb)',
  'push_claim(integer,integer)',
  'push_tidy()',
  'push_workers()',
  'report_live_viewers(integer)',
  'send_due_announcements()',
  'send_reminders()',
  'tidy_errors()',
  'tidy_history()',
  'tidy_mail()',
  'tidy_reads()',
  'tidy_speaker_pages()',
  'tidy_visitors()',
  'weather_ask()',
  'weather_keep(double precision,double precision,jsonb)',
];

test('anonymous callers can execute what the product needs and nothing else', async () => {
  expect(await executableBy('anon')).toEqual(forEveryone);
});

test('signed-in callers can execute, through the API, the calls of the back office besides', async () => {
  const exposed = (await executableBy('authenticated')).filter((name) => !name.includes('.'));
  expect(exposed).toEqual([...forEveryone, ...forAccounts].sort());
});

test('only the service can execute what the workers of the outbox need', async () => {
  const exposed = await executableBy('service_role');
  expect(exposed).toEqual(expect.arrayContaining(forTheService));
});

test('one call forgets all that is kept for its time', async () => {
  const tidying = await forum.sql<{ name: string }[]>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
      and proname ~ 'tidy' order by 1`;
  expect(tidying.length).toBeGreaterThan(5);
  const [all] = await forum.sql`select prosrc as text from pg_proc where proname = 'tidy'`;
  for (const { name } of tidying) expect(all?.text).toContain(`public.${name}()`);
  await forum.sql`select sync.tidy()`;
});

test('every security definer function pins its search path', async () => {
  const loose = await forum.sql`
    select p.oid::regprocedure::text as signature
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where nspname in ('public', 'sync', 'shape') and prosecdef
      and not coalesce('search_path=""' = any (proconfig), false)`;
  expect(loose).toEqual([]);
});

/** A fingerprint of everything that a call could have changed. */
async function fingerprint(): Promise<string> {
  const tables = await forum.sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'sync', 'auth', 'storage', 'realtime') order by 1`;
  const parts = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await forum.sql.unsafe(
        `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
      );
      return `${name} ${row?.sum}`;
    }),
  );
  return parts.join('\n');
}

/**
 * Makes a call with each list of arguments, as whoever asks; answers the first that fails otherwise
 * than in what becomes a 4xx answer: bad data, no privilege, a limit that we set.
 */
const firstBroken = `
  create schema trial;
  grant usage on schema trial to public;
  create function trial.first_broken(call text, tries jsonb) returns text language plpgsql as $$
  declare
    try jsonb;
  begin
    for try in select value from jsonb_array_elements(tries) loop
      begin
        execute call using array(select value from jsonb_array_elements_text(try));
      exception when others then
        if left(sqlstate, 2) <> '22' and sqlstate not in ('42501', '54000', 'PT413', 'PT429') then
          return format('%s %s: %s %s', sqlstate, sqlerrm, call, left(try::text, 2000));
        end if;
      end;
    end loop;
    return null;
  end $$;`;

const hostileText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom("'; drop table events; --", '%', '\\', '💥', 'admin', 'staff', 'null', '{}'),
);
const values: Record<string, fc.Arbitrary<unknown>> = {
  integer: fc.oneof(fc.constantFrom(21, 0, -1, 2147483647, -2147483648, null), fc.integer()),
  bigint: fc.oneof(fc.constantFrom('0', '-1', '9223372036854775807', null), fc.nat().map(String)),
  text: fc.oneof(hostileText, fc.constant(null), fc.constant('x'.repeat(100_000))),
  uuid: fc.oneof(fc.uuid(), hostileText),
  jsonb: fc.json({ maxDepth: 4 }),
};

/** How many calls of a function go to the database at once: most of a call's time is the way there. */
const perTrip = 20;

async function callAll(who: Identity): Promise<void> {
  const functions = await forum.sql<{ name: string; types: string[] }[]>`
    select proname as name, array(
        select format_type(type, null) from unnest(proargtypes) with ordinality as t (type, place)
        order by place) as types
    from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`;
  expect(functions).toHaveLength(forEveryone.length + forAccounts.length + forTheService.length);
  for (const { name, types } of functions) {
    const places = types.map((type, at) => `$1[${at + 1}]::${type}`).join(', ');
    const call = `select * from public.${name}(${places})`;
    const some = fc.tuple(...types.map((type) => values[type] ?? fc.constant(null)));
    const tries = fc.array(some, { minLength: perTrip, maxLength: perTrip });
    const property = fc.asyncProperty(tries, async (all) => {
      const [row] = await forum.as(
        who,
        (sql) => sql<{ broken: string | null }[]>`
          select trial.first_broken(${call}, ${sql.json(all as never)}) as broken`,
      );
      if (row?.broken) throw new Error(row.broken);
    });
    await fc.assert(property, { numRuns: types.length > 0 ? 120 / perTrip : 1 });
  }
}

test('whatever an anonymous caller sends to any function: nothing is written, nothing breaks', async () => {
  const before = await fingerprint();
  await callAll(anonymous);
  expect(await fingerprint()).toBe(before);
}, 120_000);

test('whatever a signed-in stranger sends to any function: nothing is written, nothing breaks', async () => {
  const before = await fingerprint();
  await callAll(forum.stranger);
  expect(await fingerprint()).toBe(before);
}, 120_000);

test('every operation an administrator sends is answered, however malformed', async () => {
  const kind = fc.constantFrom(...Object.keys(forum.rows), 'favourite', null, 7);
  const ids = Object.values(forum.rows).map((row) => row.id);
  const fields = ['id', 'title', 'name', 'edition_id', 'edition_ids', 'published', 'date', 'area'];
  const some = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 3 })),
  );
  const operation = fc.record({
    op: fc.oneof(fc.uuid(), fc.string(), fc.constant(null)),
    kind,
    id: fc.oneof(fc.constantFrom(...ids), fc.uuid(), fc.string(), fc.constant(null)),
    action: fc.constantFrom('insert', 'update', 'delete', 'upsert', null),
    base: some,
    set: some,
  });
  const property = fc.asyncProperty(fc.array(operation, { maxLength: 5 }), async (operations) => {
    const results = await forum.push(operations as never);
    expect(results).toHaveLength(operations.length);
    for (const [at, { op, status, code = '' }] of results.entries()) {
      expect(op).toEqual(operations[at]?.op);
      expect(['applied', 'conflict', 'refused']).toContain(status);
      expect(code).not.toMatch(/^(XX|P0|42883|42804|42601)/);
    }
  });
  await fc.assert(property, { numRuns: 300 });
});
