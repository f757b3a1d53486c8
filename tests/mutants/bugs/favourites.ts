import type { Bug } from '../bug.ts';

const server = 'supabase/migrations/20261121003000_favourites.sql';
const linear = 'supabase/migrations/20261123020200_favourites_linear.sql';
const gates = 'supabase/migrations/20261123020100_shares.sql';
const rules = 'src/visitor/favourites/rules.ts';

/** Favourites on the server and in the page; the service worker's part is with the worker. */
export const favourites: readonly Bug[] = [
  {
    file: linear,
    find: "least((op ->> 'at')::timestamptz, date_trunc('milliseconds', now()))",
    put: "(op ->> 'at')::timestamptz",
    does: 'a word from a clock that is ahead holds against every later one',
    tests: ['tests/db/favourites.test.ts'],
  },
  {
    file: linear,
    find: 'if held.at > wanted.at or (held.at = wanted.at and held.favourite <> wanted.favourite) then',
    put: 'if false then',
    does: 'an old word that arrives late undoes a newer one',
    tests: ['tests/db/favourites.test.ts'],
  },
  {
    file: gates,
    find: "if remaining < 0 then\n      raise exception 'too many calls'",
    put: "if false then\n      raise exception 'too many calls'",
    does: 'one device can keep the server busy without end',
    tests: ['tests/db/favourites.test.ts'],
  },
  {
    file: linear,
    find: 'held.favourite is not true and favourites_held >= 2000 then',
    put: 'false then',
    does: 'one device can fill the database',
    tests: ['tests/db/favourites.test.ts'],
  },
  {
    file: gates,
    find: "if remaining < 0 then\n      raise exception 'too much from one address'",
    put: "if false then\n      raise exception 'too much from one address'",
    does: 'one script shuts everybody else out',
    tests: ['tests/db/gates.test.ts'],
  },
  {
    file: linear,
    find: 'if held.at is not null or exists_here then',
    put: 'if true then',
    does: 'removals of what there never was fill the database',
    tests: ['tests/db/favourites.test.ts'],
  },
  {
    file: server,
    find: 'on e.id = f.id and e.published',
    put: 'on e.id = f.id',
    does: 'a shared programme names sessions that were withdrawn',
    tests: ['tests/db/favourites.test.ts'],
  },
  {
    file: server,
    find: 'set share_hash = null, share_name = null',
    put: 'set share_name = null',
    does: 'a shared view stays open after it was ended',
    tests: ['tests/db/favourites.test.ts'],
  },
  {
    file: server,
    find: '^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$',
    put: '^[A-Za-z0-9_-]+$',
    does: 'a key with a wrong last letter is somebody else instead of an error',
    tests: ['tests/db/favourites.test.ts'],
  },
  {
    file: rules,
    find: 'if (!word || !result || word.revision !== revision) continue;',
    put: 'if (!word || !result) continue;',
    does: 'the answer to an earlier tap takes a later one for sent',
    tests: ['src/visitor/favourites/rules.test.ts'],
  },
  {
    file: rules,
    find: 'Math.max(now + visitor.offset, (known?.at ?? 0) + 1)',
    put: 'now + visitor.offset',
    does: 'a tap loses against an earlier one when the clock was set back',
    tests: ['src/visitor/favourites/rules.test.ts'],
  },
  {
    file: rules,
    find: 'if (their || own.favourite) put.push',
    put: 'if (their) put.push',
    does: 'what a restored server has lost is never sent again',
    tests: ['src/visitor/favourites/rules.test.ts'],
  },
  {
    file: rules,
    find: "if (!own || own.at < word.at || (own.at === word.at && own.state !== 'sent')) {",
    put: 'if (true) {',
    does: 'a tap that waits is undone by what the server still holds',
    tests: ['src/visitor/favourites/rules.test.ts'],
  },
  {
    file: rules,
    find: 'if (their?.favourite) continue;',
    put: 'if (their) continue;',
    does: 'taking over a key loses what is a favourite here and was one there',
    tests: ['src/visitor/favourites/rules.test.ts'],
  },
  {
    file: rules,
    find: 'if (word.favourite) remove.push(key);',
    put: 'if (!word.favourite) remove.push(key);',
    does: 'giving up a refused word leaves the heart as the server refused it',
    tests: ['src/visitor/favourites/rules.test.ts'],
  },
  {
    file: 'src/visitor/favourites/delivery.ts',
    find: 'current.visitor?.key === visitor.key\n        ? {\n',
    put: 'current.visitor\n        ? {\n',
    does: 'an answer is recorded under a key that was taken over meanwhile, and its words never leave',
    tests: ['src/visitor/favourites/delivery.test.ts'],
  },
  {
    file: 'src/visitor/favourites/delivery.ts',
    find: 'current.visitor?.key === visitor.key\n      ? { ...merged',
    put: 'current.visitor\n      ? { ...merged',
    does: 'the favourites of the key before are mixed into those of the one taken over',
    tests: ['src/visitor/favourites/delivery.test.ts'],
  },
  {
    file: 'src/visitor/favourites/delivery.ts',
    find: 'if (!answer.ok && !isVerdict(answer.failure)) return answer.failure;',
    put: 'if (!answer.ok && batch.length === 0) return answer.failure;',
    does: 'without a network every word is taken for refused',
    tests: ['src/visitor/favourites/delivery.test.ts'],
  },
  {
    file: 'src/replica/storage/kept-database.ts',
    find: 'if (!isOver || closed) throw error;',
    put: 'throw error;',
    does: 'no tap is kept any more after the reader cleared the site’s data',
    tests: ['src/visitor/favourites/storage.test.ts', 'tests/unit/kept-database.test.ts'],
  },
  {
    file: 'src/replica/storage/kept-database.ts',
    find: "mode === 'readwrite' ? 'strict' : 'default'",
    put: "'default'",
    does: 'what was said to be kept is gone after a power failure',
    tests: ['tests/unit/kept-database.test.ts'],
  },
  {
    file: 'src/visitor/favourites/favourites.ts',
    find: '} catch (error) {\n        if (taps.get(key) === tap) taps.delete(key);',
    put: '} catch (error) {',
    does: 'a heart stays full although the device could not keep it',
    tests: ['src/visitor/favourites/favourites.test.ts'],
  },
  {
    file: 'src/features/favourites/seen.ts',
    find: "if (now.cancelled !== before.cancelled) return now.cancelled ? 'cancelled' : 'restored';",
    put: "if (now.cancelled) return 'cancelled';",
    does: 'nobody is told that a cancelled favourite takes place after all',
    tests: ['src/features/favourites/seen.test.ts'],
  },
];
