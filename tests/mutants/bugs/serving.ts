import type { Bug } from '../bug.ts';

const tests = ['tests/local/serve.test.ts'];

/** The forum on a server of its own. */
export const serving: readonly Bug[] = [
  {
    file: 'supabase/local/serve/hand-over.ts',
    find: 'if (serving?.connected) return hand(socket, serving);',
    put: 'if (serving?.connected) return hand(socket, serving);\n    socket.destroy();',
    does: 'who comes while the forum is started anew is refused',
    tests,
  },
  {
    file: 'supabase/local/serve/keep-running.ts',
    find: "if (last.serves && last.child.connected) last.child.send('stop');",
    put: "if (last.serves && last.child.connected) last.child.kill('SIGKILL');",
    does: 'who is being answered when the forum is started anew gets nothing',
    tests,
  },
  {
    file: 'supabase/local/serve/keep-running.ts',
    find: 'renewal ??= inTurn(renew);',
    put: 'renewal = renew();',
    does: 'two updates in a row start two forums on one database',
    tests,
  },
  {
    file: 'supabase/local/serve/keep-running.ts',
    find: 'if (wanted && current === own) start();',
    put: '',
    does: 'a forum that dies at night is dead in the morning',
    tests,
  },
  {
    file: 'supabase/local/serve/keep-running.ts',
    find: 'program.final?.codes.includes(code)',
    put: 'program.final?.codes.includes(-1)',
    does: 'a forum whose database is lost is started over and over',
    tests,
  },
  {
    file: 'supabase/local/front.ts',
    find: 'return underWay > 0 || (!asked && Date.now() - since < ARRIVAL_MS);',
    put: 'return false && since + underWay + Number(asked) < 0;',
    does: 'whoever is in when the server stops is cut off',
    tests: ['tests/unit/front.test.ts'],
  },
  {
    file: 'supabase/local/json-log.ts',
    find: "[/\\bBearer \\S+/gi, 'Bearer <secret>'],",
    put: '',
    does: 'tokens stand in the log',
    tests,
  },
  {
    file: 'supabase/local/app-listeners.ts',
    find: 'createStaticApp(dist, reader, https)',
    put: 'createStaticApp(dist, reader)',
    does: 'a site over https can be led back to http',
    tests,
  },
  {
    file: 'supabase/local/serve/left-behind.ts',
    find: ' || (await isStill(by))',
    put: '',
    does: 'a second start takes the certificates and ports from a forum that runs',
    tests,
  },
  {
    file: 'supabase/local/serve/unit.ts',
    find: ".replaceAll('%', '%%')",
    put: '',
    does: 'a place of backups with a per cent sign is another one in the unit',
    tests,
  },
];
