import type { Bug } from '../bug.ts';

const upkeep = ['src/replica/sync/edition-sync.test.ts'];
const snapshot = ['src/replica/protocol/snapshot.test.ts'];

/** How content comes to the device, and when it is asked for. */
export const pulling: readonly Bug[] = [
  {
    file: 'src/replica/protocol/pull.ts',
    find: "} else if (answer.failure.detail === 'deadline') {",
    put: "} else if (answer.failure.detail === 'never') {",
    does: 'a network too slow for a full page gets no page at all',
    tests: ['src/replica/protocol/fetch-json.test.ts'],
  },
  {
    file: 'src/replica/protocol/feed.ts',
    find: 'return { rows, revision: rows.at(-1)?.revision ?? since };',
    put: 'return { rows, revision: page.revision };',
    does: 'a phone that loses power in the middle of a page never gets the rest of it',
    tests: ['src/replica/protocol/feed.test.ts'],
  },
  {
    file: 'src/replica/protocol/pull.ts',
    find: "'rows' in answer.value && answer.value.revision < since",
    put: "'rows' in answer.value && answer.value.revision < 0",
    does: 'an answer from a server that lags behind takes the content back',
    tests: ['src/replica/protocol/pull.test.ts'],
  },
  {
    file: 'src/replica/protocol/pull.ts',
    find: 'scope.code === undefined\n',
    put: 'scope.edition !== undefined\n',
    does: 'a joining code is written into the address of a request, and so into logs',
    tests: ['src/replica/protocol/pull.test.ts'],
  },
  {
    file: 'src/replica/protocol/feed.ts',
    find: "if (resumes && since === 0) end = { kind: 'damaged' };",
    put: '',
    does: 'a phone whose checkpoint was lost keeps rows that are gone',
    tests: ['src/replica/protocol/feed.test.ts', ...upkeep],
  },
  {
    file: 'src/replica/protocol/snapshot.ts',
    find: 'if (epoch !== undefined && epoch !== pointer.epoch) return undefined;',
    put: '',
    does: 'a phone begins with a snapshot from before the server was restored',
    tests: snapshot,
  },
  {
    file: 'src/replica/protocol/snapshot.ts',
    find: 'if (!kinds.every((kind) => pointer.kinds.includes(kind))) return undefined;',
    put: '',
    does: 'rows of a new kind are missing on phones that began with an older snapshot',
    tests: snapshot,
  },
  {
    file: 'src/replica/protocol/snapshot.ts',
    find: "if (audience !== 'public') return undefined;",
    put: '',
    does: 'an administrator’s device begins with the public’s rows and lacks the drafts',
    tests: snapshot,
  },
  {
    file: 'src/replica/protocol/snapshot.ts',
    find: 'row.revision < last || ',
    put: '',
    does: 'a snapshot out of order leaves a checkpoint above rows that are still to come',
    tests: snapshot,
  },
  {
    file: 'src/replica/sync/retry-scheduler.ts',
    find: 'Math.max(breath, (failure?.retryAfter ?? 0) * 1_000)',
    put: 'breath',
    does: 'phones do not wait as long as the server asks them to',
    tests: ['src/replica/sync/retry-scheduler.test.ts'],
  },
  {
    file: 'src/replica/sync/retry-scheduler.ts',
    find: 'failures = failure ? failures + 1 : 0;',
    put: 'failures = failure ? 1 : 0;',
    does: 'phones ask a server that is down every second',
    tests: ['src/replica/sync/retry-scheduler.test.ts'],
  },
  {
    file: 'src/replica/sync/retry-scheduler.ts',
    find: 'await round().catch(thrown)',
    put: 'await round()',
    does: 'one round that throws is the last of the visit',
    tests: ['src/replica/sync/retry-scheduler.test.ts'],
  },
  {
    file: 'src/replica/sync/backoff.ts',
    find: 'return urgent ? 0 : random() * 1_500;',
    put: 'return urgent ? 0 : 0;',
    does: 'a hall full of phones pulls in the same instant',
    tests: ['src/replica/sync/retry-scheduler.test.ts'],
  },
  {
    file: 'src/replica/protocol/fetch-json.ts',
    find: 'Math.min(Math.max(seconds, 0), longestRetryAfter)',
    put: 'Math.max(seconds, 0)',
    does: 'one wrong answer of a proxy silences a phone for a day',
    tests: ['src/replica/protocol/fetch-json.test.ts'],
  },
  {
    file: 'src/replica/protocol/fetch-json.ts',
    find: "return code === 'invalid' && /\"code\"/.test(detail ?? '');",
    put: "return code === 'invalid';",
    does: 'a captive portal’s page is taken for the server’s refusal of a change',
    tests: ['src/replica/protocol/fetch-json.test.ts', 'src/replica/outbox/outbox.test.ts'],
  },
  {
    file: 'src/replica/sync/revision-note.ts',
    find: "if (timer !== undefined || audience === 'admin') return;",
    put: 'if (timer !== undefined) return;',
    does: 'who writes the content is counted among its readers',
    tests: ['src/replica/sync/revision-note.test.ts'],
  },
  {
    file: 'src/replica/protocol/realtime.ts',
    find: 'const openingPatience = 10_000;',
    put: 'const openingPatience = 1_000_000;',
    does: 'nothing rings for minutes after a network that swallowed everything carries again',
    tests: ['tests/sync/bell-day.test.ts'],
  },
  {
    file: 'src/replica/session/auth-client.ts',
    find: '{ ...request, signal: late.signal }',
    put: 'request',
    does: 'a sign-in that is never answered holds up for ever what waits to be sent',
    tests: ['src/replica/session/auth-client.test.ts'],
  },
];
