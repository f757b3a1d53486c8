import type { Bug } from '../bug.ts';

const tests = ['tests/local/backup.test.ts'];

/** What is kept of a forum, and what comes back. */
export const backups: readonly Bug[] = [
  {
    file: 'supabase/local/backup/copy-cluster.ts',
    find: 'if (isWanted) await copyFile',
    put: 'if (!isWanted) await copyFile',
    does: 'a backup lacks the log that makes its copy of the database whole',
    tests,
  },
  {
    file: 'supabase/local/backup/copy-cluster.ts',
    find: "if (level?.wal === 'minimal') {",
    put: "if (level?.wal === 'none') {",
    does: 'who updates is told of Postgres’ settings instead of what to do',
    tests,
  },
  {
    file: 'supabase/local/backup/back-up.ts',
    find: "[STORAGE_FOLDER, 'secrets.json',",
    put: "['secrets.json',",
    does: 'no backup has a picture',
    tests,
  },
  {
    file: 'supabase/local/backup/back-up.ts',
    find: "'secrets.json', ",
    put: '',
    does: 'after a restore every administrator and every service has to sign in with other keys',
    tests,
  },
  {
    file: 'supabase/local/backup/restore.ts',
    find: 'findLast((one) => one.at <= at)',
    put: 'at(-1)',
    does: 'what was done by mistake comes back with the restore that was to undo it',
    tests,
  },
  {
    file: 'supabase/local/backup/restore.ts',
    find: 'await sql`select public.admin_restore_epoch()`;',
    put: '',
    does: 'phones keep what the restored server does not know of',
    tests,
  },
  {
    file: 'supabase/local/backup/restore.ts',
    find: 'if (account) await giveAllTo(path, account);',
    put: '',
    does: 'as root nothing can be restored',
    tests,
  },
  {
    file: 'supabase/local/backup/repository.ts',
    find: "['check', '--read-data']",
    put: "['check']",
    does: 'a backup that the disk has spoilt is called whole',
    tests,
  },
  {
    file: 'supabase/local/turn.ts',
    find: 'if (held === (await markOf(pid))) return pid;',
    put: 'return pid;',
    does: 'after a backup or a build that was killed none is ever made again',
    tests: [...tests, 'tests/unit/app-build.test.ts'],
  },
  {
    file: 'supabase/local/app-build.ts',
    find: "if (typeof turn === 'number') {",
    put: "if (typeof turn === 'number' && false) {",
    does: 'two starts at once build into one folder, and serve what neither has built whole',
    tests: ['tests/unit/app-build.test.ts'],
  },
  {
    file: 'supabase/local/backup/repository.ts',
    find: "await run(['unlock']);",
    put: '',
    does: 'after a backup that was killed nothing is pruned any more',
    tests,
  },
  {
    file: 'supabase/local/backup/repository.ts',
    find: 'if (error.message === nothingAt(place)) return false;',
    put: 'return false;',
    does: 'a mistyped bucket is made instead of told',
    tests: [],
    argued: 'tests/local/backup-s3.test.ts sees it, which runs in soaks alone',
  },
  {
    file: 'supabase/local/backup/repository.ts',
    find: ".replaceAll(place, '')",
    put: '',
    does: 'what a place is called decides what is said of it',
    tests,
  },
];
