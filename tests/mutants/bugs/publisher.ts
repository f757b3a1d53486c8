import type { Bug } from '../bug.ts';

const publish = ['tests/unit/publish.test.ts'];
const rounds = ['tests/unit/publish-rounds.test.ts'];

/** What is published when: publications, rounds, snapshots, targets. */
export const publisher: readonly Bug[] = [
  {
    file: 'supabase/publisher/publish.ts',
    find: 'if (known?.key === plan.key) {',
    put: 'if (known) {',
    does: 'what was published once never changes',
    tests: publish,
  },
  {
    file: 'supabase/publisher/publish.ts',
    find: "if (file?.freshness === 'forever') retired.push",
    put: "if (file?.freshness === 'hour') retired.push",
    does: 'a phone that was told of a snapshot finds it gone',
    tests: publish,
  },
  {
    file: 'supabase/publisher/publish.ts',
    find: 'failed.set(path, error);',
    put: 'throw error;',
    does: 'one page that cannot be made keeps all others from being published',
    tests: publish,
  },
  {
    file: 'supabase/publisher/publish.ts',
    find: 'if (!before && late.length > 0) await commit([]);',
    put: '',
    does: 'the first visitors wait until hundreds of cards are drawn',
    tests: publish,
  },
  {
    file: 'supabase/publisher/rounds.ts',
    find: 'limit ??= setTimeout(begin, patience);',
    put: '',
    does: 'nothing is published while somebody keeps writing',
    tests: rounds,
  },
  {
    file: 'supabase/publisher/rounds.ts',
    find: 'again = running !== undefined || resting !== undefined;',
    put: 'again = resting !== undefined;',
    does: 'two publications write into each other',
    tests: rounds,
  },
  {
    file: 'supabase/publisher/rounds.ts',
    find: 'if (again && !stopped) begin();',
    put: '',
    does: 'what is written during a publication waits for the next change',
    tests: rounds,
  },
  {
    file: 'supabase/publisher/snapshot.ts',
    find: 'if (isGone(row)) rows.delete(keyOf(row));\n      else rows',
    put: 'if (!isGone(row)) rows',
    does: 'a withdrawn session stays on the published pages',
    tests: ['tests/publish/snapshot.test.ts'],
  },
  {
    file: 'supabase/publisher/snapshot.ts',
    find: 'if (before && page.edition !== before.edition) return advance(pull);',
    put: '',
    does: 'a new current edition is mixed with the last one on the published pages',
    tests: ['tests/publish/snapshot.test.ts'],
  },
  {
    file: 'supabase/publisher/snapshot-files.ts',
    find: '.sort((a, b) => a.revision - b.revision)',
    put: '',
    does: 'phones refuse the snapshot, whose rows are in no order, and pull everything',
    tests: ['tests/publish/snapshot-files.test.ts'],
  },
  {
    file: 'supabase/publisher/snapshot-files.ts',
    find: 'integrity: `sha256-${hash}`,',
    put: 'integrity: `sha256-${hash.slice(1)}`,',
    does: 'browsers refuse the snapshot, and every phone pulls everything',
    tests: ['tests/publish/snapshot-files.test.ts'],
  },
  {
    file: 'supabase/publisher/storage.ts',
    find: 'await uploadAll(fresh.filter(([, file]) => !file.pointer));\n      await uploadAll(fresh.filter(([, file]) => file.pointer));',
    put: 'await uploadAll(fresh.filter(([, file]) => file.pointer));\n      await uploadAll(fresh.filter(([, file]) => !file.pointer));',
    does: 'for a moment phones are led to a snapshot that is not there yet',
    tests: ['tests/publish/targets.test.ts'],
  },
  {
    file: 'supabase/publisher/folder.ts',
    find: 'for (const { hash } of allOf(edition)) unused.delete(hash);',
    put: '',
    does: 'a content that moved to another path is deleted while it is published',
    tests: [...publish, 'tests/publish/targets.test.ts'],
  },
  {
    file: 'supabase/publisher/folder.ts',
    find: "return found ? `${found.mtimeMs} ${found.ino}` : '';",
    put: "return found ? 'there' : '';",
    does: 'a server shows what was published when it started',
    tests: [...publish, 'tests/publish/targets.test.ts', 'tests/local/static-app.test.ts'],
  },
];
