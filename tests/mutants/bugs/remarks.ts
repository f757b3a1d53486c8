import type { Bug } from '../bug.ts';

const said = ['tests/db/remarks.test.ts'];
const sent = ['src/visitor/remarks/delivery.test.ts'];
const asked = ['src/domain/remarks.test.ts'];
const queues = ['src/admin/remarks/queues.test.ts'];

/** Questions to the speakers, and how visitors found a session. */
export const remarks: readonly Bug[] = [
  {
    file: 'supabase/schemas/31_remarks.sql',
    find: "where a.author = p_author and q.state = 'waiting') >= 3",
    put: "where a.author = p_author and q.state = 'waiting') >= 3000",
    does: 'one device floods the moderators',
    tests: said,
  },
  {
    file: 'supabase/schemas/31_remarks.sql',
    find: "      where event_id = p_event.id and state = 'waiting') >= 300 then",
    put: "      where event_id = p_event.id and state = 'waiting') >= 30000 then",
    does: 'many devices flood the moderators',
    tests: said,
  },
  {
    file: 'supabase/schemas/31_remarks.sql',
    find: 'author := sha256(hash || uuid_send(session.id));',
    put: 'author := hash;',
    does: 'what one device says of several sessions can be put together',
    tests: said,
  },
  {
    file: 'supabase/schemas/31_remarks.sql',
    find: '  elsif p_event.ends_at <= now() then',
    put: '  elsif p_event.starts_at <= now() then',
    does: 'no question is taken once a session runs',
    tests: said,
  },
  {
    file: 'supabase/schemas/31_remarks.sql',
    find: '      hidden = feedback.hidden and feedback.remark is not distinct from excluded.remark;',
    put: '      hidden = false;',
    does: 'rude words come back when they are sent again',
    tests: said,
  },
  {
    file: 'supabase/schemas/31_remarks.sql',
    find: "    and c.created_at > now() - interval '1 year'",
    put: '',
    does: 'the private page of a speaker never ends',
    tests: said,
  },
  {
    file: 'supabase/schemas/31_remarks.sql',
    find: 'f.remark is not null and not f.hidden',
    put: 'f.remark is not null',
    does: 'speakers read what was hidden from them',
    tests: said,
  },
  {
    file: 'supabase/schemas/03_revision_log.sql',
    find: '  if p_kind <> all (sync.staff_kinds()) then',
    put: '  if true then',
    does: 'every question has all phones ask what is new',
    tests: said,
  },
  {
    file: 'supabase/schemas/18_sync_pull.sql',
    find: 'array[0, edition] and l.kind <> all (hidden)\n      order by',
    put: 'array[0, edition]\n      order by',
    does: 'all phones are told of questions they never see',
    tests: [],
    argued:
      'A row that no phone was ever shown is not told as gone either; the line only saves looking at it.',
  },
  {
    file: 'src/visitor/remarks/delivery.ts',
    find: '      size = 1;\n',
    put: '      await storage.settle(new Map(batch.map(({ id }) => [id, "malformed"])));\n',
    does: 'a remark that spoils its request takes the others with it',
    tests: sent,
  },
  {
    file: 'src/visitor/remarks/storage.ts',
    find: 'const replaced = before.event === remark.event && isRating(before)',
    put: 'const replaced = isRating(before)',
    does: 'a rating takes the place of that of another session',
    tests: sent,
  },
  {
    file: 'src/visitor/remarks/storage.ts',
    find: 'held ?? former ?? makeVisitorKey()',
    put: 'held ?? makeVisitorKey()',
    does: 'a rating that is changed after the browser has emptied the device counts twice',
    tests: ['src/visitor/remarks/start.test.ts'],
  },
  {
    file: 'src/visitor/remarks/start.ts',
    find: '    onRestored: refresh,\n',
    put: '',
    does: 'a page that Safari shows again by the way back has questions that were sent or taken away elsewhere',
    tests: ['src/visitor/remarks/start.test.ts'],
  },
  {
    file: 'src/visitor/remarks/delivery.ts',
    find: 'return outcomes && batch.every(({ id }) => outcomes.has(id)) ? outcomes : undefined;',
    put: 'return outcomes;',
    does: 'an answer that leaves a remark out is taken for an answer, again and again',
    tests: sent,
  },
  {
    file: 'src/domain/remarks.ts',
    find: "event[part] === 'edition' ? (edition?.[part] ?? false) : event[part] === 'on'",
    put: "event[part] === 'on' || (edition?.[part] ?? false)",
    does: 'a session cannot refuse what its edition asks for',
    tests: asked,
  },
  {
    file: 'src/domain/remarks.ts',
    find: 'event.cancelled || at >= ends',
    put: 'event.cancelled',
    does: 'a question stands on the screen of the hall after its session',
    tests: asked,
  },
  {
    file: 'src/admin/remarks/queues.ts',
    find: 'a.asked_at.localeCompare(b.asked_at)',
    put: 'b.asked_at.localeCompare(a.asked_at)',
    does: 'who asked first is read last',
    tests: queues,
  },
  {
    file: 'sw/background-sync.ts',
    find: 'lock: remarksLock,\n      database: remarkPlan.name,\n      send: (onRecorded) => sendRemarks({ storage: remarks, backend, onRecorded }),',
    put: 'lock: remarksLock,\n      database: remarkPlan.name,\n      send: async () => undefined,',
    does: 'a question asked without a network waits for the app to be opened again',
    tests: ['sw/background-sync.test.ts'],
  },
  {
    file: 'src/features/remarks/half-written.ts',
    find: 'text: written ?? before,',
    put: 'text: useState(written ?? before)[0],',
    does: 'a rating that another tab has changed stands there as it was',
    tests: ['src/features/remarks/half-written.test.tsx'],
  },
  {
    file: 'src/visitor/remarks/start.ts',
    find: 'await storage.add({ id, event',
    put: 'await storage.add({ id: randomUuid(), event',
    does: 'a question that is sent again stands there as refused for ever',
    tests: ['src/visitor/remarks/start.test.ts'],
  },
  {
    file: 'src/features/remarks/said-list.tsx',
    find: "state === 'refused' ? text : said.question",
    put: 'said.question',
    does: 'what was worded otherwise of a refused question is gone once its session has ended',
    tests: ['src/features/remarks/said-list.test.tsx'],
  },
];
