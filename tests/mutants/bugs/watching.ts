import type { Bug } from '../bug.ts';

const reports = 'src/visitor/error-reports';
const stored = ['tests/db/error-reports.test.ts'];
const scrubs = [`${reports}/scrub.test.ts`];
const keeps = [`${reports}/memory.test.ts`];
const stands = ['tests/db/service-health.test.ts'];
const figures = ['tests/local/server-figures.test.ts'];
const watched = ['src/admin/overview/service.test.ts'];

/** What goes wrong on devices, and how the service stands. */
export const watching: readonly Bug[] = [
  {
    file: `${reports}/scrub.ts`,
    find: ".normalize('NFKC')",
    put: '.normalize()',
    does: 'an address of mail with a wide sign is reported',
    tests: scrubs,
  },
  {
    file: `${reports}/scrub.ts`,
    find: '{0,2}\\p{Nd}){4,}/gu',
    put: '{0,2}\\d){4,}/gu',
    does: 'a number in Arabic digits is reported',
    tests: scrubs,
  },
  {
    file: `${reports}/scrub.ts`,
    find: 'word && identifier.test(text)',
    put: 'word',
    does: 'what somebody wrote is reported where a word of code stands before it',
    tests: scrubs,
  },
  {
    file: `${reports}/scrub.ts`,
    find: '.filter((line) => line.includes(`${origin}/assets/`) ||',
    put: '.filter((line) => line ||',
    does: 'code of others is told of as ours',
    tests: scrubs,
  },
  {
    file: `${reports}/memory.ts`,
    find: '    seen: [...known, kind],',
    put: '    seen: kept ? [...known, kind] : known,',
    does: 'lots are drawn until an error that comes again is reported by everybody',
    tests: keeps,
  },
  {
    file: `${reports}/memory.ts`,
    find: 'return isUnwilling(memory) ? [] : read(memory).waiting;',
    put: 'return read(memory).waiting;',
    does: 'what waits is sent although the browser has begun to ask for privacy',
    tests: keeps,
  },
  {
    file: `${reports}/willing.ts`,
    find: '    memory.remove(keptErrors);',
    put: '',
    does: 'what waited when reports were turned off is sent once they are on again',
    tests: keeps,
  },
  {
    file: `${reports}/send.ts`,
    find: '  if (!answer.ok && !isVerdict(answer.failure)) return answer.failure;',
    put: '',
    does: 'without a network reports are lost',
    tests: keeps,
  },
  {
    file: 'supabase/schemas/42_error_reports.sql',
    find: '[0-9٠-٩۰-۹]{5}|[@?#]',
    put: '[0-9٠-٩۰-۹]{5}|[?#]',
    does: 'a device in error stores addresses of mail',
    tests: stored,
  },
  {
    file: 'supabase/schemas/42_error_reports.sql',
    find: "at > now() - interval '1 day') >= 500",
    put: "at > now() - interval '1 day') >= 50000",
    does: 'strangers fill the database with errors',
    tests: stored,
  },
  {
    file: 'supabase/schemas/42_error_reports.sql',
    find: "  perform pg_advisory_xact_lock(hashtextextended('errors_push', 0));",
    put: '',
    does: 'a day holds as many reports more as there are devices that ask at once',
    tests: stored,
  },
  {
    file: 'supabase/schemas/42_error_reports.sql',
    find: "delete from sync.error_reports where at < now() - interval '30 days';",
    put: "delete from sync.error_reports where at < now() - interval '40 days';",
    does: 'reports are kept for longer than the page on privacy says',
    tests: [...stored, 'tests/unit/privacy-figures.test.ts'],
  },
  {
    file: 'supabase/schemas/42_error_reports.sql',
    find: '  if not public.is_admin() then',
    put: '  if not public.is_member() then',
    does: 'everybody in the back office reads errors',
    tests: stored,
  },
  {
    file: 'supabase/schemas/43_service_health.sql',
    find: '        and l.kind <> all (sync.staff_kinds())),',
    put: '),',
    does: 'a question to a speaker is said to wait for its publication',
    tests: stands,
  },
  {
    file: 'supabase/schemas/43_service_health.sql',
    find: "where at > now() - interval '3 minutes'",
    put: '',
    does: 'a server that was replaced goes on being told of',
    tests: stands,
  },
  {
    file: 'supabase/local/server-figures.ts',
    find: "labels.route !== 'health'",
    put: "labels.route !== ''",
    does: 'a server that is asked whether it is ready yet looks as if it failed',
    tests: figures,
  },
  {
    file: 'supabase/local/server-figures.ts',
    find: 'samples.findLast(',
    put: 'samples.find(',
    does: 'a failure is told of for as long as the server runs',
    tests: figures,
  },
  {
    file: 'supabase/local/server-figures.ts',
    find: "slowPulls: of('_count') - of('_bucket', 1),",
    put: "slowPulls: of('_count') - of('_bucket', 0.5),",
    does: 'pulls of half a second count as slow',
    tests: figures,
  },
  {
    file: 'src/admin/overview/service.ts',
    find: 'disk_free: 0.15,',
    put: 'disk_free: 0.05,',
    does: 'the back office is calm where operations are alarmed',
    tests: watched,
  },
  {
    file: 'src/admin/overview/service.ts',
    find: '(server.unbacked ?? Number.POSITIVE_INFINITY) <= limits.unbacked',
    put: '(server.unbacked ?? 0) <= limits.unbacked + 1',
    does: 'a server that was never backed up looks well',
    tests: watched,
  },
  {
    file: 'supabase/local/metrics.ts',
    find: '? ageOf(FIRST_FILE)',
    put: '? 0',
    does: 'a server that is never backed up is taken for a new one for ever',
    tests: ['tests/local/metrics.test.ts'],
  },
];
