import type { Bug } from '../bug.ts';

const local = 'supabase/local';
const storage = ['tests/local/storage.test.ts'];
const rpc = ['tests/local/rpc.test.ts'];
const app = ['tests/local/static-app.test.ts'];

/** The embedded back end: pictures, calls of functions, the app’s files, migrations. */
export const server: readonly Bug[] = [
  {
    file: `${local}/storage-api.ts`,
    find: "headers.set('content-security-policy', \"default-src 'none'; sandbox\");",
    put: '',
    does: 'what was uploaded runs on the app’s own origin',
    tests: storage,
  },
  {
    file: `${local}/upload-check.ts`,
    find: "if (type.startsWith('image/') && !isOfType(bytes, type)) {",
    put: 'if (false) {',
    does: 'a page is uploaded as a picture',
    tests: storage,
  },
  {
    file: `${local}/storage-files.ts`,
    find: ".replace(/^\\.+$/, (dots) => dots.replaceAll('.', '%2E'))",
    put: '',
    does: 'a picture’s path leads out of the folder of pictures',
    tests: ['tests/unit/storage-files.test.ts'],
  },
  {
    file: `${local}/public-objects.ts`,
    find: 'where b.public and b.id',
    put: 'where b.id',
    does: 'the objects of a private bucket are open to everybody',
    tests: storage,
  },
  {
    file: `${local}/rpc.ts`,
    find: "sql.begin(reading ? 'read only' : 'read write'",
    put: "sql.begin('read write'",
    does: 'a mere link writes to the database',
    tests: rpc,
  },
  {
    file: `${local}/request-body.ts`,
    find: 'if (size > budget) return refuse(tooLarge);',
    put: '',
    does: 'one request fills the server’s memory',
    tests: ['tests/local/front.test.ts'],
  },
  {
    file: `${local}/request-body.ts`,
    find: 'if (depth > most) return true;',
    put: '',
    does: 'brackets within brackets are answered as a failure of the server',
    tests: ['tests/local/front.test.ts'],
  },
  {
    file: `${local}/supervisor.ts`,
    find: 'reviving = revive();',
    put: '',
    does: 'a Postgres that died stays dead',
    tests: ['tests/local/start.test.ts'],
  },
  {
    file: `${local}/metrics.ts`,
    find: "const isProxied = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;",
    put: 'const isProxied = false;',
    does: 'behind a proxy everybody reads the figures',
    tests: ['tests/local/metrics.test.ts'],
  },
  {
    file: `${local}/front.ts`,
    find: "if (!upgrade) return refuseUpgrade(socket, 404, 'Not Found');",
    put: 'if (!upgrade) return;',
    does: 'sockets that nobody answers stay open for ever',
    tests: ['tests/unit/front.test.ts'],
  },
  {
    file: `${local}/request-target.ts`,
    find: 'return UNRESERVED.test(character) ? character : escaped.toUpperCase();',
    put: 'return escaped;',
    does: 'an escape in the address goes round what guards a route',
    tests: ['tests/unit/front.test.ts'],
  },
  {
    file: `${local}/rpc.ts`,
    find: "set_config('role', ${caller.role}, true)`;\n",
    put: "set_config('role', 'service_role', true)`;\n",
    does: 'every call of a function is above row-level security',
    tests: rpc,
  },
  {
    file: `${local}/static-app.ts`,
    find: "path.includes('\\0') || path.includes('/.') ? undefined : path",
    put: 'path',
    does: 'files outside the app are served',
    tests: app,
  },
  {
    file: `${local}/static-app.ts`,
    find: 'if (page && isOfBuild(page, shell)) return page;',
    put: 'if (page) return page;',
    does: 'after an update visitors get pages whose code is gone',
    tests: app,
  },
  {
    file: `${local}/static-app.ts`,
    find: "path.startsWith('/assets/') ||",
    put: '',
    does: 'a missing part of the app is answered with a page, and kept',
    tests: app,
  },
  {
    file: `${local}/security-headers.ts`,
    find: "['script-src', \"'self'\", ...scriptHashes],",
    put: "['script-src', \"'self'\", \"'unsafe-inline'\"],",
    does: 'a script that gets into a page runs',
    tests: app,
  },
  {
    file: `${local}/security-headers.ts`,
    find: "['frame-ancestors', \"'none'\"],",
    put: '',
    does: 'another site shows the back office in a frame and has its buttons pressed',
    tests: app,
  },
  {
    file: `${local}/migrate.ts`,
    find: 'const pending = files.filter((name) => !applied.has(versionOf(name)));',
    put: 'const pending = files;',
    does: 'the second start applies every migration again',
    tests: ['tests/local/migrate.test.ts'],
  },
  {
    file: `${local}/sql-statements.ts`,
    find: "else if (word === 'atomic' && previousWord === 'begin') atomicDepth += 1;",
    put: '',
    does: 'a migration with a function in SQL is torn apart',
    tests: ['tests/local/migrate.test.ts'],
  },
  {
    file: 'supabase/local/data-folder.ts',
    find: "if (error.code !== 'ENOENT') throw error;",
    put: 'void error;',
    does: 'a data folder that cannot be written is told by a stack trace',
    tests: ['tests/local/data-folder.test.ts'],
  },
];
