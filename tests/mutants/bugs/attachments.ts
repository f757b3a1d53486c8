import type { Bug } from '../bug.ts';

const imported = ['tests/import/links.test.ts'];
const taken = ['tests/unit/schedule-out.test.ts'];

/** What belongs to sessions and lies elsewhere. */
export const attachments: readonly Bug[] = [
  {
    file: 'supabase/schemas/32_attachments.sql',
    find: "'exists (select from public.events e where e.id = t.event_id and e.published)'",
    put: "'true'",
    does: 'documents of a draft are handed out',
    tests: ['tests/db/access.test.ts'],
  },
  {
    file: 'src/exchange/draft-attachments.ts',
    find: 'if (!isHttps(address)) {',
    put: 'if (!URL.canParse(address)) {',
    does: 'a script becomes a document',
    tests: imported,
  },
  {
    file: 'src/exchange/draft-attachments.ts',
    find: "      tell(notice('link_left_out', where, address || anyText(label)));\n",
    put: '',
    does: 'a link is left out without a word',
    tests: imported,
  },
  {
    file: 'src/exchange/draft-attachments.ts',
    find: 'if (drafts.has(address)) continue;',
    put: '',
    does: 'an address that stands twice loses its first name',
    tests: imported,
  },
  {
    file: 'src/exchange/draft-attachments.ts',
    find: "kind && kind !== 'link' &&",
    put: '',
    does: 'a page that cannot be played becomes the recording',
    tests: imported,
  },
  {
    file: 'src/exchange/attachment-type.ts',
    find: "if (stream?.kind === 'audio') return 'sound';",
    put: '',
    does: 'a sound is taken for a film',
    tests: ['src/exchange/attachment-type.test.ts'],
  },
  {
    file: 'src/exchange/schedule-out/schedule.ts',
    find: '.toSorted((a, b) => a.position - b.position)',
    put: '',
    does: 'documents go out in any order',
    tests: taken,
  },
  {
    file: 'src/domain/attachments.ts',
    find: 'a.position - b.position ||',
    put: '',
    does: 'documents stand in any order',
    tests: ['src/domain/attachments.test.ts'],
  },
  {
    file: 'src/features/search/entries.ts',
    find: "    ...documents.flatMap((one) => textsOf('attachment', one, language, weight)),\n",
    put: '',
    does: 'a session is not found by its documents',
    tests: ['src/features/search/search-index.test.ts'],
  },
  {
    file: 'src/features/search/search-index.ts',
    find: " && kind !== 'attachment'",
    put: '',
    does: 'a session is not found by a document that came later',
    tests: ['src/features/search/search-index.test.ts'],
  },
];
