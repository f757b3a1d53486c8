import type { Bug } from '../bug.ts';

const sender = ['tests/unit/push-sender.test.ts'];
const payload = ['tests/unit/push-payload.test.ts'];
const drain = ['tests/unit/push-drain.test.ts'];

/** Edge functions: what push services are sent, and the other functions. */
export const functions: readonly Bug[] = [
  {
    file: 'supabase/functions/push/sender.ts',
    find: "if (status === 404 || status === 410) return 'gone';",
    put: "if (status === 404) return 'gone';",
    does: 'a subscription that its push service has ended counts as failed, and is sent to again',
    tests: sender,
  },
  {
    file: 'supabase/functions/push/sender.ts',
    find: 'tokens.get(origin) ?? vapidHeaders(subscription, sender);',
    put: "tokens.get(origin) ?? vapidHeaders({ ...subscription, endpoint: 'https://a.b/' }, sender);",
    does: 'every push service refuses the signature, which names another one',
    tests: ['tests/push/vendor.test.ts'],
  },
  {
    file: 'supabase/functions/push/sender.ts',
    find: '/^\\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000',
    put: 'Number(value)',
    does: 'a push service that says until when to wait is asked again at once',
    tests: sender,
  },
  {
    file: 'supabase/functions/push/sender.ts',
    find: 'status === 408 || status === 429 || status >= 500',
    put: 'status >= 500',
    does: 'phones miss an announcement because their push service was busy',
    tests: sender,
  },
  {
    file: 'supabase/functions/push/sender.ts',
    find: 'ttl: String(Math.min(ttl, longestTtl)),',
    put: "ttl: '0',",
    does: 'a phone that is off for a minute misses the announcement',
    tests: sender,
  },
  {
    file: 'supabase/functions/push/sender.ts',
    find: "topic: subject.replaceAll('-', ''),",
    put: '',
    does: 'a phone that was off gets every version of an announcement',
    tests: sender,
  },
  {
    file: 'supabase/functions/push/sender.ts',
    find: "redirect: 'manual',",
    put: '',
    does: 'a push service that redirects has the server call another address',
    tests: sender,
  },
  {
    file: 'supabase/functions/push/drain.ts',
    find: 'if (results.backlog >= unacknowledged) await results.done();',
    put: '',
    does: 'a worker that dies has told hundreds of phones what they are told again',
    tests: drain,
  },
  {
    file: 'supabase/functions/push/drain.ts',
    find: 'while (taken < limits.most && Date.now() < end) {',
    put: 'while (taken < limits.most) {',
    does: 'the hosted service ends the function in the middle of its work',
    tests: drain,
  },
  {
    file: 'supabase/functions/push/payload.ts',
    find: 'const end = kept.search(/\\s\\S*$/);',
    put: 'const end = -1;',
    does: 'a notification ends in the middle of a word',
    tests: payload,
  },
  {
    file: 'supabase/functions/push/payload.ts',
    find: 'for (const longest of [longestBody, 300, 100]) {',
    put: 'for (const longest of [longestBody]) {',
    does: 'an announcement full of letters that JSON writes at length is sent to nobody',
    tests: payload,
  },
  {
    file: 'supabase/functions/push/payload.ts',
    find: '...(urgent && !close && (version > 1 || isOfSession) && { renotify: true }),',
    put: '...(version > 1 && { renotify: true }),',
    does: 'correcting a comma wakes every phone again',
    tests: payload,
  },
  {
    file: 'supabase/functions/push/payload.ts',
    find: 'timeOf(delivery, elsewhen ? days : {})',
    put: 'timeOf(delivery)',
    does: 'of a session that is moved to tomorrow phones tell the hour alone',
    tests: payload,
  },
  {
    file: 'supabase/functions/push/payload.ts',
    find: '(version > 1 || isOfSession)',
    put: 'version > 1',
    does: 'a session is cancelled without a sound where its reminder stands on the phone',
    tests: payload,
  },
  {
    file: 'supabase/functions/push/payload.ts',
    find: 'const { title, body } = close ? messages[language].withdrawn : textOf(delivery);',
    put: 'const { title, body } = textOf(delivery);',
    does: 'a withdrawn message is shown empty on phones whose worker does not run',
    tests: payload,
  },
  {
    file: 'supabase/functions/push/handler.ts',
    find: 'if (!(await knowsSecret(request, environment.PUSH_SECRET))) {',
    put: 'if (false) {',
    does: 'anybody keeps the outbox being drained',
    tests: ['tests/unit/push-handler.test.ts'],
  },
  {
    file: 'supabase/functions/links/public-address.ts',
    find: "['169.254.0.0', 16],\n",
    put: '',
    does: 'the check of links asks the machine’s own metadata service',
    tests: ['tests/local/links.test.ts'],
  },
  {
    file: 'supabase/functions/_shared/administrator.ts',
    find: 'return right === true ? undefined',
    put: 'return right !== undefined ? undefined',
    does: 'any account invites administrators',
    tests: ['tests/local/invitation.test.ts', 'tests/local/links.test.ts'],
  },
  {
    file: 'supabase/functions/weather/open-meteo.ts',
    find: 'isNumber(temperature, -90, 60)',
    put: 'true',
    does: 'a screen shows 900 degrees',
    tests: ['tests/db/weather.test.ts'],
  },
];
