import type { Bug } from '../bug.ts';

/** What a new edition takes over, and what is asked before it is one. */
export const editions: readonly Bug[] = [
  {
    file: 'src/admin/editions/take-over.ts',
    find: "if (name === 'published') return false;",
    put: '',
    does: 'what a new edition takes over is published at once',
    tests: ['src/admin/editions/take-over.test.ts'],
  },
  {
    file: 'src/admin/editions/take-over.ts',
    find: 'if (before) visit(before);',
    put: '',
    does: 'a new edition offers a part of a session before the whole, which the server refuses',
    tests: ['src/admin/editions/take-over.test.ts'],
  },
  {
    file: 'src/replica/outbox/outbox.ts',
    find: '{ ...one, after: awaited.op }',
    put: 'one',
    does: 'two who take the same number for an edition fill each other’s',
    tests: ['src/replica/outbox/outbox.test.ts'],
  },
  {
    file: 'src/replica/content/overlay.ts',
    find: 'if (row && !isPartOf(kind, row, edition)) overlaid.delete(operation.id);',
    put: '',
    does: 'what is copied into a new edition stands twice in the old one until it is sent',
    tests: ['src/replica/content/content-store.test.ts'],
  },
  {
    file: 'supabase/schemas/19_sync_push.sql',
    find: "  if p_op ? 'after' and not exists (",
    put: '  if false and not exists (',
    does: 'rows of a new edition that could not be made are put into another’s',
    tests: ['tests/db/edition-copies.test.ts'],
  },
  {
    file: 'src/exchange/archive/archive.ts',
    find: 'edition_ids: edition_ids.filter(stays)',
    put: 'edition_ids',
    does: 'an archive cannot be restored where its speakers were part of another edition too',
    tests: ['src/exchange/archive/archive.test.ts'],
  },
  {
    file: 'src/entities/kit/check.ts',
    find: '...(entity.rules?.(sound) ?? []).filter(({ field }) => !wrong.has(field))',
    put: '...(issues.length > 0 ? [] : (entity.rules?.(sound) ?? []))',
    does: 'an end before the start is said only at the second save',
    tests: ['src/entities/kit/check.test.ts'],
  },
  {
    file: 'src/admin/forms/focus-first-issue.ts',
    find: "shown.find((one) => one.ariaInvalid === 'true') ?? shown[0]",
    put: 'shown[0]',
    does: 'the focus goes to another language than the one that is said to be missing',
    tests: ['src/admin/forms/focus-first-issue.test.ts'],
  },
  {
    file: 'src/replica/sync/made-edition.ts',
    find: 'if (!isMade) return undefined;',
    put: '',
    does: 'an edition that nobody made is shown as an empty one',
    tests: ['src/replica/sync/made-edition.test.ts'],
  },
  {
    file: 'src/replica/sync/made-edition.ts',
    find: 'if (!changed.has(key) && !isHere(row, edition)) continue;',
    put: '',
    does: 'a new edition opens with the sessions of the last one',
    tests: ['src/replica/sync/made-edition.test.ts'],
  },
  {
    file: 'src/replica/sync/made-edition.ts',
    find: 'if ((newest.get(key)?.revision ?? 0) < row.revision) newest.set(key, row);',
    put: 'newest.set(key, row);',
    does: 'a new edition opens with texts that have been corrected since',
    tests: ['src/replica/sync/made-edition.test.ts'],
  },
  {
    file: 'src/admin/editions/clock-input.tsx',
    find: 'clocks.length === 1 && clocks[0]?.minutes !== offset',
    put: 'clocks.length === 1 && offset === undefined',
    does: 'nobody is told that the clock of an edition is not that of its zone',
    tests: ['src/admin/editions/clock-input.test.tsx'],
  },
];
