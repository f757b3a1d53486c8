import type { Bug } from '../bug.ts';

const schema = 'supabase/schemas/41_translations.sql';
const kinds = 'supabase/schemas/04_content_kinds.sql';
const noted = ['tests/db/translations.test.ts'];
const pending = ['src/admin/kinds/pending-origins.test.ts'];
const work = ['src/admin/translations/work.test.ts'];

const countedHere = ['src/visitor/reads/reads.test.ts', 'src/visitor/reads/start.test.ts'];
const countedThere = ['tests/db/reads.test.ts'];

/** What translations were made from, and who sees to which. */
export const translations: readonly Bug[] = [
  {
    file: schema,
    find: 'made := coalesce(left(seen ->> language, 100000), made);',
    put: 'made := made;',
    does: 'what was translated offline from a text that changed meanwhile counts as right',
    tests: noted,
  },
  {
    file: schema,
    find: "    elsif not exists (select from public.text_origins where id = p_text || ':' || language) then\n      made := before ->> first;",
    put: '    else\n      made := before ->> first;',
    does: 'a text that changes twice is compared with its last version alone',
    tests: noted,
  },
  {
    file: schema,
    find: '    elsif sync.bare_text(made) <> sync.bare_text(after ->> first)',
    put: '    elsif made <> after ->> first',
    does: 'a space that is set right makes two translations outdated',
    tests: noted,
  },
  {
    file: schema,
    find: "  for k in select * from sync.kinds where localized <> '{}' loop",
    put: "  for k in select * from sync.kinds where localized <> '{}' and kind <> 'speaker' loop",
    does: 'translations of what is said of speakers are never outdated',
    tests: noted,
  },
  {
    file: 'supabase/schemas/19_sync_push.sql',
    find: "coalesce((p_op -> 'source')::text, '')",
    put: "coalesce((p_op -> 'source')::text, current_setting('sync.source', true), '')",
    does: 'what one operation was translated from is said of the next one as well',
    tests: noted,
  },
  {
    file: schema,
    find: '      or first <> sync.first_language(after) then',
    put: '      then',
    does: 'a French text that was made from Arabic becomes what the Arabic is measured by',
    tests: noted,
  },
  {
    file: kinds,
    find: "    and sync.may_write_text(split_part(before ->> 'id', ':', 1), right(before ->> 'id', 2)) then",
    put: '    then',
    does: 'a translator says of a language that is not theirs that it is right',
    tests: noted,
  },
  {
    file: schema,
    find: "      or (tg_op = 'INSERT' and not able)) then",
    put: '      ) then',
    does: 'somebody takes on texts that they cannot write',
    tests: noted,
  },
  {
    file: schema,
    find: '    and (task.assignee is distinct from (select auth.uid())::text\n      or',
    put: '    and (',
    does: 'a translator gives texts to others, and takes theirs away',
    tests: noted,
  },
  {
    file: schema,
    find: 'create trigger review_tasks after insert or update or delete on public.administrators',
    put: 'create trigger review_tasks after insert or update on public.administrators',
    does: 'texts stay with somebody who was demoted, and nobody is told',
    tests: noted,
  },
  {
    file: 'supabase/schemas/05_history.sql',
    find: "case when p_kind is null then kind <> 'text_origin' else",
    put: 'case when p_kind is null then true else',
    does: 'the list of recent changes fills with what translations were made from',
    tests: noted,
  },
  {
    file: 'src/admin/kinds/pending-origins.ts',
    find: 'const asSeen = before[source] === now ? seen[language] : undefined;',
    put: 'const asSeen = undefined;',
    does: 'without a network a translation counts as made from a text that its author never saw',
    tests: noted,
  },
  {
    file: 'src/admin/kinds/pending-origins.ts',
    find: "(status === 'waiting' || status === 'applied')",
    put: "(status !== 'applied')",
    does: 'a change that the server refused makes translations outdated on this device',
    tests: pending,
  },
  {
    file: 'src/admin/kinds/pending-origins.ts',
    find: 'const after = [...later].reverse().reduce(',
    put: 'const after = [...later].slice(0, 0).reduce(',
    does: 'of several changes without a network only the last one counts',
    tests: [...pending, ...noted],
  },
  {
    file: 'src/admin/writing/sources.ts',
    find: '(again && origins.get(originId(kind, id, field, language))?.made_from) ||',
    put: '',
    does: 'a translation that is taken back counts as made from the new text',
    tests: ['src/admin/writing/sources.test.ts'],
  },
  {
    file: 'src/admin/writing/sources.ts',
    find: '.reduce<unknown>((text, texts) => (isRecord(texts) && texts[source]) || text, value[source]);',
    put: '.reduce<unknown>((text) => text, value[source]);',
    does: 'what a release brings in French and Arabic together is outdated at once',
    tests: ['src/admin/writing/sources.test.ts'],
  },
  {
    file: 'src/admin/lists/rows.ts',
    find: "return states.includes('outdated') ? 'outdated' : 'full';",
    put: "return 'full';",
    does: 'lists call a row complete whose translation is outdated',
    tests: ['src/admin/lists/rows.test.ts'],
  },
  {
    file: 'src/admin/translations/tasks.ts',
    find: 'return tasks.get(taskId({ ...scope, row })) ?? tasks.get(taskId(scope));',
    put: 'return tasks.get(taskId(scope)) ?? tasks.get(taskId({ ...scope, row }));',
    does: 'a row that was given to one is shown as another’s, who has the whole kind',
    tests: work,
  },
  {
    file: 'src/admin/translations/order.ts',
    find: 'if (event.cancelled || Date.parse(event.ends_at) <= now) continue;',
    put: 'if (event.cancelled) continue;',
    does: 'what is over is translated before what comes',
    tests: work,
  },
  {
    file: 'src/admin/translations/order.ts',
    find: 'return [Number(isDraft), -own, -all,',
    put: 'return [Number(isDraft), -all, -own,',
    does: 'what is read in French decides what is translated into Arabic first',
    tests: ['src/admin/translations/work.test.ts'],
  },
  {
    file: 'src/visitor/reads/memory.ts',
    find: 'if (isUnwilling(memory) || draw() >= share) return false;',
    put: 'if (draw() >= share) return false;',
    does: 'who would rather not be counted is counted',
    tests: countedHere,
  },
  {
    file: 'src/visitor/reads/memory.ts',
    find: 'if (isUnwilling(memory)) return [];',
    put: '',
    does: 'what was read before the reader asked not to be followed is sent',
    tests: countedHere,
  },
  {
    file: 'src/visitor/reads/memory.ts',
    find: 'const left = (reads.get(key) ?? 0) - count;',
    put: 'const left = 0;',
    does: 'what is read while reads are sent is lost',
    tests: countedHere,
  },
  {
    file: 'src/visitor/reads/page-read.ts',
    find: '/^[\\w-]+$/',
    put: '/^.+$/',
    does: 'whatever an address holds is told to the server',
    tests: countedHere,
  },
  {
    file: 'src/visitor/reads/start.ts',
    find: 'if (page && !seen.has(key)) {',
    put: 'if (page) {',
    does: 'who goes back and forth counts as many readers',
    tests: countedHere,
  },
  {
    file: 'src/visitor/error-reports/willing.ts',
    find: '    memory.remove(keptReads);',
    put: '',
    does: 'what was counted before it was turned off stays on the device',
    tests: countedHere,
  },
  {
    file: 'supabase/schemas/44_reads.sql',
    find: "where l.kind = split_part(page, ':', 1) and l.id = substr(page, strpos(page, ':') + 1))))",
    put: ')))',
    does: 'strangers fill the database with pages that they make up',
    tests: countedThere,
  },
  {
    file: 'supabase/schemas/44_reads.sql',
    find: "then least((one ->> 'count')::integer, 10) else 0 end",
    put: "then (one ->> 'count')::integer else 0 end",
    does: 'one call decides what is translated first',
    tests: countedThere,
  },
  {
    file: 'supabase/schemas/44_reads.sql',
    find: '::date - 30;',
    put: '::date - 300;',
    does: 'counts are kept for longer than the page on privacy says',
    tests: [...countedThere, 'tests/unit/privacy-figures.test.ts'],
  },
  {
    file: 'supabase/schemas/44_reads.sql',
    find: '  if not public.is_member() then',
    put: '  if false then',
    does: 'anybody with an account reads what is read',
    tests: countedThere,
  },
];
