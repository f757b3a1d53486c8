import type { Bug } from '../bug.ts';

const publish = ['tests/unit/publish.test.ts'];
const several = ['tests/publish/several.test.ts'];
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
    find: 'let overtaken = !before && late.length > 0 && !(await commit([]));',
    put: 'let overtaken = false;',
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
    find: 'const used = new Set(pathsOf(folder, before.edition, now.edition));',
    put: 'const used = new Set(pathsOf(folder, before.edition));',
    does: 'what was stored for an edition is deleted as it is published',
    tests: publish,
  },
  {
    file: 'supabase/publisher/editions.ts',
    find: 'if (number !== seen.number) seen =',
    put: 'if (seen.number === 0) seen =',
    does: 'a server shows what was published when it started',
    tests: [...publish, 'tests/publish/targets.test.ts', 'tests/local/static-app.test.ts'],
  },
  {
    file: 'supabase/publisher/editions.ts',
    find: 'if ((await numbers()).at(-1) !== number) return false;',
    put: '',
    does: 'a publisher that was held up for long takes itself for the last one',
    tests: publish,
  },
  {
    file: 'supabase/publisher/editions.ts',
    find: 'await link(own, place(number))',
    put: 'await rename(own, place(number))',
    does: 'of two publishers at once the slower one takes the other’s pages away',
    tests: publish,
  },
  {
    file: 'supabase/publisher/folder.ts',
    find: 'if (!(Number(name) > number)) await',
    put: 'await',
    does: 'a publisher that starts deletes what another is about to publish',
    tests: publish,
  },
  {
    file: 'supabase/publisher/publish.ts',
    find: 'return isSame(before, now) || target.commit(now);',
    put: 'return target.commit(now);',
    does: 'a second publisher takes from readers what the first has just replaced',
    tests: publish,
  },
  {
    file: 'supabase/publisher/publisher.ts',
    find: 'const before = await target.held();\n        const next = await advance(pull, snapshot);',
    put: 'const next = await advance(pull, snapshot);\n        const before = await target.held();',
    does: 'an older edition is published over a newer',
    tests: several,
  },
  {
    file: 'supabase/publisher/publisher.ts',
    find: 'if (done.overtaken) continue;',
    put: '',
    does: 'who was overtaken does not publish what the other had not seen yet',
    tests: several,
  },
];
