import type { Bug } from '../bug.ts';

const subscriptions = 'supabase/schemas/23_push.sql';
const outbox = 'supabase/schemas/25_push_outbox.sql';
const sending = 'supabase/schemas/26_sending.sql';
const reminders = 'supabase/schemas/27_reminders.sql';
const sql = ['tests/db/push.test.ts'];

/** Web push in the database: what is told to whom, and when. */
export const push: readonly Bug[] = [
  {
    file: reminders,
    find: 'where m.subject = new.id and m.queued = 0 and m.stood = after;',
    put: 'where false;',
    does: 'a session cancelled and restored by somebody who was offline meanwhile is told as a change',
    tests: sql,
  },
  {
    file: reminders,
    find: 'm.queued = 0 and m.stood = after',
    put: 'm.stood = after',
    does: 'who was told that a session is cancelled is never told that it takes place after all',
    tests: sql,
  },
  {
    file: outbox,
    find: "and (m.recipients in ('all', 'participants') or coalesce(m.recipients = p_audience, false))",
    put: '',
    does: 'visitors are woken by what is for the staff',
    tests: sql,
  },
  {
    file: reminders,
    find: 'and e.starts_at <= now() + make_interval(mins => s.remind_before)\n      on conflict do nothing;',
    put: 'on conflict do nothing;',
    does: 'whoever asked to be reminded at five minutes is reminded at thirty with the others',
    tests: sql,
  },
  {
    file: reminders,
    find: 'delete from public.push_messages where about = old.id;',
    put: 'null;',
    does: 'phones are reminded of a session that was cancelled',
    tests: sql,
  },
  {
    file: outbox,
    find: 'next_at = now() + make_interval(secs => greatest(p_lease, 1))',
    put: 'next_at = now()',
    does: 'two workers send the same message',
    tests: sql,
  },
  {
    file: outbox,
    find: "coalesce(o.state = 'waiting' and o.next_at = r.lease, r.lease is null)",
    put: 'true',
    does: 'a worker that wakes up too late has phones told again',
    tests: sql,
  },
  {
    file: outbox,
    find: "or r.outcome = 'delivered' and m.version = r.version\n",
    put: '\n',
    does: 'a phone that was told late is told again',
    tests: sql,
  },
  {
    file: 'supabase/functions/push/drain.ts',
    find: 'if (Date.now() > then) return;',
    put: '',
    does: 'a worker that was held up sends what the next has sent already',
    tests: ['tests/unit/push-drain.test.ts'],
  },
  {
    file: outbox,
    find: "when j.close and not o.tried then 'expired'",
    put: "when false then 'expired'",
    does: 'devices that were never told are told to take a notification away',
    tests: sql,
  },
  {
    file: outbox,
    find: "'utc_offset', edition.utc_offset)",
    put: "'utc_offset', 0)",
    does: 'a reminder says an hour that is not the venue’s',
    tests: sql,
  },
  {
    file: outbox,
    find: "when m.version > r.version then 'waiting'\n",
    put: '',
    does: 'an announcement corrected while it was sent is never corrected on the phones',
    tests: sql,
  },
  {
    file: outbox,
    find: "when r.outcome = 'retry' and o.attempts < 15 then 'waiting'",
    put: "when r.outcome = 'retry' then 'waiting'",
    does: 'the server tries a broken subscription for ever',
    tests: sql,
  },
  {
    file: outbox,
    find: 'least(coalesce(r.retry_after, 0), 3600),',
    put: '0,',
    does: 'a push service that asks for patience is asked again within seconds',
    tests: sql,
  },
  {
    file: outbox,
    find: "gone_at = case when r.outcome = 'gone' then now() else gone_at end",
    put: 'gone_at = gone_at',
    does: 'subscriptions that have ended are sent to at every announcement',
    tests: sql,
  },
  {
    file: outbox,
    find: "order by m.body = '{}' or m.body ? language desc, place limit 1",
    put: 'order by place limit 1',
    does: 'a notification has its title in one language and its text in another',
    tests: sql,
  },
  {
    file: sending,
    find: "elsif tg_op <> 'INSERT' and old.status = 'sent' then",
    put: 'elsif false then',
    does: 'a withdrawn announcement stays on every phone',
    tests: sql,
  },
  {
    file: sending,
    find: "where a.status = 'scheduled' and a.sent_at <= now() and",
    put: "where a.status = 'scheduled' and",
    does: 'the first scheduled announcement takes all later ones with it',
    tests: ['tests/db/sending.test.ts'],
  },
  {
    file: subscriptions,
    find: 'or not exists (select from sync.push_services where s.endpoint ~ pattern)',
    put: '',
    does: 'anybody has the server call any address',
    tests: sql,
  },
  {
    file: subscriptions,
    find: 'where s.auth = excluded.auth and s.p256dh = excluded.p256dh',
    put: 'where true',
    does: 'who knows a phone’s endpoint changes what it is told',
    tests: sql,
  },
  {
    file: subscriptions,
    find: 'where endpoint = left(p_endpoint, 1001) and auth = p_auth for update;',
    put: 'where endpoint = left(p_endpoint, 1001) for update;',
    does: 'who knows a phone’s endpoint has its messages sent elsewhere',
    tests: sql,
  },
  {
    file: 'sw/resubscribe.ts',
    find: 'subscriptionOf(before) ?? (await registeredSubscription())',
    put: 'subscriptionOf(before)',
    does: 'a phone whose browser says nothing of the subscription before hears nothing more',
    tests: ['sw/resubscribe.test.ts'],
  },
  {
    file: reminders,
    find: 'm.version = 1 and m.stood is null',
    put: 'm.version = 1',
    does: 'a session that went on to a hall of the same name and came back is told as moved',
    tests: sql,
  },
];
