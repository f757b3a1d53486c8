import type { Bug } from '../bug.ts';

const local = 'supabase/local';
const auth = ['tests/local/auth.test.ts'];
const factor = ['tests/local/second-factor.test.ts'];
const realtime = ['tests/local/realtime.test.ts'];

/** The embedded back end: who calls, second factors, channels. */
export const callers: readonly Bug[] = [
  {
    file: `${local}/jwt.ts`,
    find: 'claims.exp * 1000 < Date.now()',
    put: 'claims.exp < 0',
    does: 'a token that has run out opens the back office',
    tests: ['tests/unit/callers.test.ts'],
  },
  {
    file: `${local}/jwt.ts`,
    find: 'if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;',
    put: 'if (actual.length !== expected.length) return undefined;',
    does: 'anybody signs tokens for themselves',
    tests: ['tests/unit/callers.test.ts'],
  },
  {
    file: `${local}/caller.ts`,
    find: "role !== 'anon' && role !== 'authenticated' && role !== 'service_role'",
    put: "role === 'postgres'",
    does: 'a token of no known role is let in',
    tests: ['tests/unit/callers.test.ts'],
  },
  {
    file: `${local}/auth.ts`,
    find: "if (pathname === '/auth/v1/signup') return signupClosed();",
    put: '',
    does: 'anybody makes themselves an account',
    tests: [],
    argued: 'The library behind it is told to take nobody either, and answers the same.',
  },
  {
    file: `${local}/auth.ts`,
    find: 'JSON.stringify({ ...body, create_user: false })',
    put: 'JSON.stringify(body)',
    does: 'asking for a link by mail makes an account',
    tests: auth,
  },
  {
    file: `${local}/auth.ts`,
    find: 'if (await factors.isTooWeak(caller)) return tooWeak();',
    put: '',
    does: 'who has the password alone changes it, though the account wants a second factor',
    tests: factor,
  },
  {
    file: `${local}/auth-guard.ts`,
    find: 'if (await limits.take([tries])) {',
    put: 'if (false) {',
    does: 'the six digits of a mail can be tried out',
    tests: ['tests/local/auth-limits.test.ts'],
  },
  {
    file: `${local}/auth-guard.ts`,
    find: "return good ? token : 'unknown';",
    put: 'return token;',
    does: 'a link is made of a guessed code, and nobody counts the guesses',
    tests: ['tests/local/auth-limits.test.ts'],
  },
  {
    file: `${local}/auth-guard.ts`,
    find: 'if (!known) await bcrypt.compare(String(password), await NOBODY);',
    put: '',
    does: 'the time of an answer says who has an account',
    tests: ['tests/local/auth-limits.test.ts'],
  },
  {
    file: `${local}/factors.ts`,
    find: 'if (step === undefined || step <= (used.get(factor) ?? 0)) {',
    put: 'if (step === undefined) {',
    does: 'a code that was looked at over a shoulder opens the account once more',
    tests: factor,
  },
  {
    file: `${local}/factors.ts`,
    find: 'if (lately.length >= mostWrong) {',
    put: 'if (false) {',
    does: 'the six digits of a code can be tried out',
    tests: factor,
  },
  {
    file: `${local}/factors.ts`,
    find: 'const isStrong = !(await isTooWeak(caller));',
    put: 'const isStrong = true;',
    does: 'who has the password removes the second factor',
    tests: factor,
  },
  {
    file: `${local}/invite.ts`,
    find: "if (role !== 'service_role')",
    put: "if (role === 'anon')",
    does: 'any account sends invitations in the forum’s name',
    tests: ['tests/local/invitation.test.ts'],
  },
  {
    file: `${local}/realtime/connection.ts`,
    find: 'if (!channel.access.write.broadcast) {',
    put: 'if (false) {',
    does: 'anybody rings the doorbell of every phone',
    tests: realtime,
  },
  {
    file: `${local}/realtime/connection.ts`,
    find: 'if (!access.read.broadcast && !access.read.presence) {',
    put: 'if (false) {',
    does: 'anybody listens to any private topic',
    tests: realtime,
  },
  {
    file: `${local}/realtime/connection.ts`,
    find: 'config.presence?.enabled !== false && access.read.presence',
    put: 'config.presence?.enabled !== false',
    does: 'every viewer is told who else is watching',
    tests: ['tests/local/viewers.test.ts', ...realtime],
  },
  {
    file: `${local}/realtime/connection.ts`,
    find: 'if (JSON.stringify(said).length > MAX_PRESENCE_BYTES) {',
    put: 'if (false) {',
    does: 'one client fills the server’s memory',
    tests: [...realtime, 'tests/local/viewers.test.ts'],
  },
  {
    file: `${local}/realtime/connection.ts`,
    find: 'return channel.presenceCalls.count > MAX_PRESENCE_CALLS;',
    put: 'return false;',
    does: 'what the hosted service would cut off works here, and fails on the day',
    tests: ['tests/local/viewers.test.ts', ...realtime],
  },
  {
    file: `${local}/realtime/connection.ts`,
    find: "if (!caller) return this.expel(message.topic, 'Invalid token');",
    put: 'if (!caller) return;',
    does: 'a channel stays open after its token was withdrawn',
    tests: realtime,
  },
  {
    file: `${local}/realtime/hub.ts`,
    find: "`${isPrivate ? 'private' : 'public'} ${name}`",
    put: 'name',
    does: 'who joins the public topic of a name hears what is private',
    tests: realtime,
  },
  {
    file: `${local}/realtime/presence.ts`,
    find: 'if (!remove(this.pending.joins, left.key, left.meta)) {',
    put: 'if (true) {',
    does: 'clients are told that somebody left of whom they never heard',
    tests: realtime,
  },
];
