import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { roles } from '#entities/kit/role.ts';
import type { Identity } from '#local/test-database.ts';
import { anonymous, callFunction, type Forum, openForum } from './forum.ts';

let forum: Forum;
/** Three speakers of edition 21: of Morocco, of France, of the United States. */
let people: string[];
let programme: Identity;

beforeEach(async () => {
  forum = await openForum();
  await forum.sql`delete from proposals`;
  await forum.sql`delete from speakers`;
  people = [randomUUID(), randomUUID(), randomUUID()].sort();
  for (const [at, country] of ['MA', 'FR', 'US'].entries()) {
    const id = people[at] as string;
    await forum.sql`insert into speakers (id, name, country, edition_ids)
      values (${id}, ${forum.sql.json({ fr: `Nom ${at}` })}, ${country}, '{21}')`;
    await forum.sql`insert into speaker_contacts (speaker_id, email) values (${id}, ${`${at}@example.org`})`;
  }
  programme = await forum.member({ roles: ['programme'] });
});
afterEach(() => forum.drop());

const call = (who: Identity, name: string, ...args: unknown[]) =>
  callFunction(forum, who, name, ...args);
const service: Identity = { role: 'service_role' };
const subject = { fr: 'Objet', ar: 'موضوع' };
const body = { fr: 'Bonjour {name}', ar: 'مرحبا {name}' };

const start = (
  who = programme,
  { id = randomUUID(), recipients = 'all', text = body as object, to = people } = {},
) =>
  call(
    who,
    'start_mailing',
    id,
    21,
    subject,
    text,
    recipients,
    to.map((speaker) => ({ speaker })),
  );
const claim = (most = 10, lease = 60, perMinute = 600) =>
  call(service, 'mail_claim', most, lease, perMinute);
const handOver = ({ mailing, speaker, lease }: Record<string, string>) =>
  call(service, 'mail_hand_over', mailing, speaker, lease);
const told = (claimed: object, outcome: string, more: object = {}) =>
  call(service, 'mail_acknowledge', [{ ...claimed, outcome, words: `${outcome} so`, ...more }]);
const states = async () =>
  (await forum.sql`select state from mail_deliveries order by speaker_id`).map(
    ({ state }) => state,
  );
const dueNow = () => forum.sql`update mail_deliveries set next_at = now() - interval '1 second'`;

test('a sending is fixed when it is started, in each person’s language, and starting twice is once', async () => {
  const id = randomUUID();
  await forum.sql`insert into proposals (edition_id, speaker_id, field, language, proposed)
    values (21, ${people[2] as string}, 'biography', 'ar', 'سيرة')`;
  await forum.sql`update speaker_contacts set language = 'en' where speaker_id = ${people[1] as string}`;
  expect(await call(programme, 'mail_people', 21)).toMatchObject([
    { speaker: people[0], email: '0@example.org', language: null, guess: 'ar', blocked: null },
    { speaker: people[1], language: 'en', guess: 'fr' },
    { speaker: people[2], language: null, guess: 'ar' },
  ]);
  const first = await start(programme, { id });
  expect(first).toMatchObject({ id, counts: { waiting: 3 }, recipients: 'all', state: 'running' });
  expect(await start(programme, { id, to: people.slice(0, 1) })).toEqual(first);
  expect((await call(programme, 'mailing_log', id)).people).toMatchObject([
    { email: '0@example.org', language: 'ar', state: 'waiting' },
    { email: '1@example.org', language: 'fr' },
    { email: '2@example.org', language: 'ar' },
  ]);
  const [given] = await claim(1);
  expect(given).toMatchObject({ speaker: people[0], email: '0@example.org', subject, body });
  expect(given.facts).toMatchObject({ name: { fr: 'Nom 0' }, edition: { utc_offset: 60 } });
});

test('a mail that waits or is claimed goes to where its person is written to as it leaves', async () => {
  const { id } = await start();
  const write = (at: number, email: string | null) =>
    call(programme, 'set_speaker_contacts', [{ speaker: people[at], email }]);
  const log = async () => (await call(programme, 'mailing_log', id)).people;
  await write(0, 'right@example.org');
  expect((await log())[0]).toMatchObject({ email: 'right@example.org', state: 'waiting' });
  const [given, second] = await claim();
  expect(given).toMatchObject({ speaker: people[0], email: 'right@example.org' });

  await write(0, 'late@example.org');
  expect(await handOver(given)).toBeNull();
  const [again] = await claim();
  expect(again).toMatchObject({ speaker: people[0], email: 'late@example.org', attempts: 1 });
  expect(await handOver(again)).not.toBeNull();
  await told(again, 'sent');

  await told(second, 'retry');
  await write(1, null);
  await write(0, 'next@example.org');
  await dueNow();
  await claim();
  expect(await log()).toMatchObject([
    { email: 'late@example.org', state: 'sent' },
    { email: null, state: 'no_address' },
    { email: '2@example.org' },
  ]);
});

test('a test goes to whoever tries it, whatever the address of whom it is filled in for', async () => {
  await forum.sql`delete from speaker_contacts`;
  await call(programme, 'test_mailing', randomUUID(), 21, subject, body, people[0], 'fr');
  const [given] = await claim();
  expect(given).toMatchObject({ speaker: people[0], email: expect.stringContaining('@') });
  expect(await handOver(given)).not.toBeNull();
});

test('who cannot be written to is in the log with the reason', async () => {
  await forum.sql`delete from speaker_contacts where speaker_id = ${people[0] as string}`;
  await forum.sql`insert into sync.mail_blocks (address, unsubscribed_at)
    values (sync.address_hash(' 1@EXAMPLE.org'), now())`;
  await forum.sql`insert into speaker_details (speaker_id, edition_id, participation)
    values (${people[2] as string}, 21, 'no')`;
  await start(programme, { recipients: 'unanswered' });
  expect(await states()).toEqual(['no_address', 'unsubscribed', 'answered']);
  expect(await claim()).toEqual([]);
  expect(
    await call(programme, 'start_mailing', randomUUID(), 21, subject, body, 'all', []),
  ).toBeNull();
});

test('a mail is claimed by one worker, and handed over once and within the lease', async () => {
  await start();
  const [one, two] = await Promise.all([claim(2), claim(2)]);
  expect([...one, ...two].map(({ speaker }) => speaker).sort()).toEqual(people);
  const [first] = one;
  expect(await handOver({ ...first, lease: randomUUID() })).toBeNull();
  expect(await handOver(first)).toMatchObject({ link: null });
  expect(await handOver(first)).toBeNull();
  expect(await told(first, 'sent')).toBe(1);
  expect(await told(first, 'retry')).toBe(0);
  expect((await states()).filter((state) => state === 'sent')).toHaveLength(1);
});

test('whoever dies leaves to the next what was not handed over; of the rest nobody knows', async () => {
  await start();
  const [first, second, third] = await claim();
  await handOver(first);
  await handOver(second);
  await dueNow();
  const again = await claim();
  expect(again.map(({ speaker }: { speaker: string }) => speaker)).toEqual([third.speaker]);
  expect(await handOver(third)).toBeNull();
  // The answer came after all.
  await told(second, 'sent');
  const found = new Map(
    (await forum.sql`select speaker_id, state from mail_deliveries`).map((row) => [
      row.speaker_id,
      row.state,
    ]),
  );
  expect(found.get(first.speaker)).toBe('unknown');
  expect(found.get(second.speaker)).toBe('sent');
  await dueNow();
  await claim();
  expect(await states()).not.toContain('waiting');
  expect(await told(first, 'retry', { lease: randomUUID() })).toBe(0);
});

test('what the server cannot have taken is tried again, later each time, eight times at most', async () => {
  await start(programme, { to: people.slice(0, 1) });
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await dueNow();
    const [claimed] = await claim();
    expect(claimed.attempts).toBe(attempt);
    await handOver(claimed);
    await told(claimed, 'retry', { retry_after: 100 });
    const [row] =
      await forum.sql`select extract(epoch from next_at - now()) as wait from mail_deliveries`;
    expect(Number(row?.wait)).toBeGreaterThan(98);
  }
  expect(await states()).toEqual(['refused']);
  // A mail server that lets nobody in is no fault of the mail.
  await start(programme, { to: people.slice(1, 2) });
  const [other] = await claim();
  await told(other, 'later');
  const [row] =
    await forum.sql`select attempts, state from mail_deliveries where speaker_id = ${people[1] as string}`;
  expect(row).toEqual({ attempts: 0, state: 'waiting' });
});

test('so many leave a minute, whoever asks', async () => {
  await start();
  expect(await claim(10, 60, 2)).toHaveLength(2);
  expect(await claim(10, 60, 2)).toEqual([]);
  await forum.sql`update mail_deliveries set claimed_at = now() - interval '61 seconds'`;
  expect(await claim(10, 60, 2)).toHaveLength(1);
});

test('a sending is paused, goes on and is cancelled; nothing leaves meanwhile, claimed or not', async () => {
  const { id } = await start();
  const steer = (state: string) => call(programme, 'steer_mailing', id, state);
  const [claimed] = await claim(1);
  expect(await steer('paused')).toBe(true);
  expect(await handOver(claimed)).toBeNull();
  expect(await claim()).toEqual([]);
  expect(await states()).toEqual(['waiting', 'waiting', 'waiting']);
  await steer('running');
  const [again] = await claim(1);
  expect(again.attempts).toBe(1);
  await steer('cancelled');
  expect(await handOver(again)).toBeNull();
  expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(await steer('running')).toBe(false);
  expect(await call(service, 'mail_due')).toBe(0);
});

test('of a cancelled sending nothing waits for ever: not whose person was gone, nor what a worker gave back meanwhile', async () => {
  const { id } = await start();
  const [claimed] = await claim(1);
  const gone = people.find((person) => person !== claimed.speaker) as string;
  const [speaker] = await forum.sql`delete from speakers where id = ${gone} returning *`;
  const cancelling = await forum.sql.reserve();
  try {
    await cancelling`begin`;
    await cancelling`update mailings set state = 'cancelled' where id = ${id}`;
    await cancelling`update mail_deliveries set state = 'cancelled' where mailing = ${id} and state = 'waiting'`;
    await told(claimed, 'retry');
    await cancelling`commit`;
  } finally {
    cancelling.release();
  }
  await forum.sql`insert into speakers (id, name, country, edition_ids)
    values (${gone}, ${speaker?.name}, ${speaker?.country}, '{21}')`;
  await dueNow();
  expect(await call(service, 'mail_due')).toBe(2);
  expect(await claim()).toEqual([]);
  expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(await call(service, 'mail_due')).toBe(0);
});

test('who unsubscribes stays off every list, by the address, and looking does nothing', async () => {
  await start();
  const [claimed] = await claim(1);
  const { unsubscribe: code } = await handOver(claimed);
  await told(claimed, 'sent');
  const look = () => call(anonymous, 'mail_subscription', code);
  expect(await look()).toEqual({ found: true, language: 'ar', unsubscribed: false });
  expect(await look()).toMatchObject({ unsubscribed: false });
  expect(await call(anonymous, 'mail_unsubscribe', code)).toBe(true);
  expect(await call(anonymous, 'mail_unsubscribe', code)).toBe(true);
  expect(await look()).toMatchObject({ unsubscribed: true });
  for (const wrong of ['x', 'A'.repeat(24), null]) {
    expect(await call(anonymous, 'mail_unsubscribe', wrong)).toBe(false);
    expect(await call(anonymous, 'mail_subscription', wrong)).toEqual({ found: false });
  }
  // Another row of the same person, with the address in capitals.
  await forum.sql`delete from speakers where id = ${claimed.speaker}`;
  await forum.sql`insert into speakers (id, name, edition_ids) values (${claimed.speaker}, '{"fr": "Nom"}', '{21}')`;
  await call(programme, 'set_speaker_contacts', [
    { speaker: claimed.speaker, email: claimed.email.toUpperCase() },
  ]);
  await start(programme, { to: [claimed.speaker] });
  // What the row had been sent is there with it again.
  const states = await forum.sql`
    select state from mail_deliveries where speaker_id = ${claimed.speaker} order by state`;
  expect(states.map(({ state }) => state)).toEqual(['sent', 'unsubscribed']);
  const [kept] =
    await forum.sql`select encode(code_hash, 'hex') || encode(address, 'hex') as text from sync.mail_codes`;
  expect(String(kept?.text)).not.toContain(code);
});

test('who unsubscribes while a mail waits or is claimed does not get it', async () => {
  await start();
  const [claimed] = await claim(1);
  const block = (email: string) => forum.sql`insert into sync.mail_blocks (address, unsubscribed_at)
    values (sync.address_hash(${email}), now())`;
  await block(claimed.email);
  expect(await handOver(claimed)).toBeNull();
  await block('2@example.org');
  await dueNow();
  expect(await claim()).toHaveLength(1);
  expect(await states()).toEqual(['unsubscribed', 'sending', 'unsubscribed']);
});

test('an address that bounces gets nothing more until it is changed', async () => {
  await start();
  const [first, second] = await claim();
  for (const one of [first, second]) {
    await handOver(one);
    await told(one, 'sent');
  }
  const bounced = (...args: unknown[]) => call(service, 'mail_bounced', ...args);
  expect(await bounced(first.mailing, first.speaker, null, '550 no such user')).toBe(true);
  expect(await bounced(null, null, '1@Example.org', '550 gone')).toBe(true);
  expect(await bounced(null, null, 'nobody@example.org', '550')).toBe(false);
  expect(await states()).toEqual(['bounced', 'bounced', 'sending']);
  expect((await call(programme, 'mail_people', 21))[0]).toMatchObject({
    blocked: 'bounced',
    words: '550 no such user',
  });
  await call(programme, 'set_speaker_contacts', [{ speaker: people[0], email: 'new@example.org' }]);
  const { counts } = await start();
  expect(counts).toEqual({ waiting: 2, bounced: 1 });
});

test('a refused address is one that bounced, a refused mail is not', async () => {
  await start();
  const [first, second] = await claim();
  await told(first, 'refused', { address: true });
  await told(second, 'refused');
  expect((await start()).counts).toEqual({ bounced: 1, waiting: 2 });
});

test('a mail with a private page opens it as it leaves; a test opens none and goes to oneself', async () => {
  const text = { fr: 'Voici {link}' };
  await call(programme, 'test_mailing', randomUUID(), 21, subject, text, people[0], 'fr');
  const [own] = await claim();
  expect(own.email).toBe(programme.email);
  expect(await handOver(own)).toMatchObject({ link: null });
  expect(await forum.sql`select from speaker_links`).toHaveLength(0);
  await start(programme, { text, to: people.slice(0, 1) });
  const [claimed] = await claim();
  expect(await forum.sql`select from speaker_links`).toHaveLength(0);
  const { link } = await handOver(claimed);
  expect(await call(anonymous, 'speaker_page', link)).toMatchObject({ found: true });
});

test('administrators and programme alone read addresses, write them and send', async () => {
  const id = randomUUID();
  const attempts: [string, ...unknown[]][] = [
    ['mail_people', 21],
    ['set_speaker_contacts', [{ speaker: people[0], email: 'a@b.example' }]],
    ['start_mailing', id, 21, subject, body, 'all', []],
    ['test_mailing', id, 21, subject, body, people[0], 'fr'],
    ['list_mailings', 21],
    ['mailing_log', id],
    ['steer_mailing', id, 'paused'],
  ];
  const insufficient = { code: '42501' };
  for (const role of roles) {
    const who = await forum.member({ roles: [role], languages: ['fr'], halls: [] });
    for (const attempt of attempts) {
      const answer = call(who, ...attempt);
      if (role === 'administrator' || role === 'programme') await answer;
      else await expect(answer, `${role} ${attempt[0]}`).rejects.toMatchObject(insufficient);
    }
  }
  for (const who of [anonymous, forum.stranger]) {
    for (const attempt of attempts) {
      await expect(call(who, ...attempt)).rejects.toMatchObject(insufficient);
    }
  }
  for (const name of ['mail_claim', 'mail_due', 'tidy_mail']) {
    for (const who of [anonymous, forum.stranger, forum.administrator]) {
      await expect(call(who, name)).rejects.toMatchObject(insufficient);
    }
  }
});

test('no pull of anybody, no history and no table has an address', async () => {
  await forum.sql`update speakers set title = '{"fr": "Cheikh"}'`;
  const viewer = await forum.member({ roles: ['viewer'] });
  for (const who of [viewer, forum.administrator, forum.stranger, anonymous]) {
    const pulled = await forum.pull({ edition: 21, audience: 'admin' }, who);
    expect(JSON.stringify(pulled)).not.toContain('0@example.org');
  }
  expect(JSON.stringify(await call(forum.administrator, 'content_history'))).not.toContain(
    '0@example.org',
  );
});

test('texts with fields that there are not, or with more than a line in the subject, are not sent', async () => {
  const wrong = { code: '23514' };
  const send = (about: object, text: object) =>
    call(programme, 'start_mailing', randomUUID(), 21, about, text, 'all', [
      { speaker: people[0] },
    ]);
  await expect(send({ fr: 'a\r\nBcc: x@y.example' }, body)).rejects.toMatchObject(wrong);
  await expect(send({ fr: '{link}' }, body)).rejects.toMatchObject(wrong);
  await expect(send(subject, { fr: '{nom}' })).rejects.toMatchObject(wrong);
  const refused = call(programme, 'set_speaker_contacts', [{ speaker: people[0], email: 'a b@c' }]);
  await expect(refused).rejects.toMatchObject(wrong);
});

test('sendings go 90 days after the forum, codes after two years', async () => {
  await start();
  const [claimed] = await claim(1);
  await handOver(claimed);
  const tidy = () => call(service, 'tidy_mail');
  expect(await tidy()).toBe(0);
  await forum.sql`update editions set starts_on = now()::date - 95, ends_on = now()::date - 91 where id = 21`;
  expect(await tidy()).toBe(1);
  expect(await forum.sql`select from mail_deliveries`).toHaveLength(0);
  expect(await forum.sql`select from speaker_contacts`).toHaveLength(3);
  await forum.sql`update sync.mail_codes set made_at = now() - interval '25 months'`;
  expect(await tidy()).toBe(1);
});
