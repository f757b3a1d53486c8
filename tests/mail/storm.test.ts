import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { content } from '../db/content.ts';
import { insert } from '../db/forum.ts';
import { randomOf } from '../sync/random.ts';
import { type Fault, startMailServer } from './mail-server.ts';

/** A third of the soak's, at every run. */
const count = import.meta.env.MODE === 'soak' ? 200 : 70;
const seed = Number(process.env.SEED ?? 4711);
const random = randomOf(seed);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false, mail: false });
  const { edition } = content();
  await insert(backend.database.sql, 'editions', edition.values);
  await backend.database.sql`insert into speakers (id, name, edition_ids)
    select gen_random_uuid(), jsonb_build_object('fr', 'Nom ' || n), '{21}' from generate_series(1, ${count}) n`;
  await backend.database.sql`insert into speaker_contacts (speaker_id, email)
    select id, replace(lower(name ->> 'fr'), ' ', '') || '@example.org' from speakers`;
});
afterAll(() => backend?.stop());

/** What happens to each address, drawn beforehand; what is only busy is not so for ever. */
const plan = new Map<string, Fault>(
  Array.from({ length: count }, (_, at) => [
    `nom${at + 1}@example.org`,
    random.chance(0.45)
      ? 'none'
      : random.pick([
          ...([
            'refuses_connection',
            'busy_recipient',
            'no_such_recipient',
            'drops_recipient',
          ] as const),
          ...(['drops_data', 'busy_data', 'refuses_data'] as const),
          ...(['drops_before_answer', 'drops_after_answer'] as const),
        ]),
  ]),
);
const lasting: readonly (Fault | undefined)[] = ['no_such_recipient', 'refuses_data'];

function startWorker(smtp: string): ChildProcess {
  const { url, secrets, pushKeys } = backend;
  return spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'worker.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: secrets.serviceKey,
      APP_URL: 'https://forum.example',
      MAIL_SMTP_URL: smtp,
      MAIL_FROM: 'Forum <forum@forum.example>',
      MAIL_PER_MINUTE: '100000',
      MAIL_SECRET: pushKeys.secret,
    },
  });
}

test(`${count} mails through a server that fails and workers that are killed: nobody gets two, everybody is accounted for (seed ${seed})`, async () => {
  const { sql } = backend.database;
  const server = await startMailServer((to, attempt) => {
    const fault = plan.get(to) ?? 'none';
    return attempt === 1 || lasting.includes(fault) ? fault : 'none';
  });
  const mailing = randomUUID();
  await sql`insert into mailings (id, edition_id, subject, body, recipients)
    values (${mailing}, 21, '{"fr": "Bonjour {name}"}', '{"fr": "{name}, {dates}"}', 'all')`;
  await sql`insert into mail_deliveries (mailing, speaker_id, email, language, state)
    select ${mailing}, speaker_id, email, 'fr', 'waiting' from speaker_contacts`;
  const workers = [startWorker(server.url), startWorker(server.url)];
  const open = async () =>
    Number(
      (
        await sql`select count(*) as n from mail_deliveries where state in ('waiting', 'sending')`
      )[0]?.n,
    );
  let kills = 0;
  // Whose lease ended: of what had been handed over nobody knows what the server said; what had not is tried
  // again, when the server's fault may be over.
  const handed = new Set<string>();
  const again = new Set<string>();
  const endLeases = async (seconds: number) => {
    const ended = await sql`update mail_deliveries set next_at = now() - interval '1 second'
      where state = 'sending' and claimed_at < now() - make_interval(secs => ${seconds})
      returning email, handed_at`;
    for (const { email, handed_at } of ended) (handed_at ? handed : again).add(email);
  };
  try {
    for (let left = await open(); left > 0; left = await open()) {
      const done = count - left;
      // In the midst of it, several times; whoever is killed is taken to be gone.
      if (kills < 6 && done > kills * 25) {
        kills += 1;
        const at = random.below(2);
        const dying = workers[at] as ChildProcess;
        const gone = new Promise((resolve) => dying.once('exit', resolve));
        dying.kill('SIGKILL');
        await gone;
        workers[at] = startWorker(server.url);
        await endLeases(2);
      }
      // What waits for its next try, or for a lease to end, does not keep the test waiting.
      await sql`update mail_deliveries set next_at = now() where state = 'waiting'`;
      await endLeases(10);
      await wait(100);
    }
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    await server.stop();
  }
  const log = await sql`select speaker_id, email, state, words from mail_deliveries`;
  const ids = server.accepted.map(({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
  const idOf = (speaker: string) => `<${mailing}.${speaker}@forum.example>`;
  const taken = new Set(ids);
  const counts: Record<string, number> = {};
  for (const { speaker_id, email, state, words } of log) {
    counts[state] = (counts[state] ?? 0) + 1;
    const was = `${email} (${plan.get(email)}): ${state}`;
    if (state === 'sent') expect(taken, was).toContain(idOf(speaker_id));
    if (taken.has(idOf(speaker_id))) expect(['sent', 'unknown'], was).toContain(state);
    if (state === 'refused') expect(words, was).toMatch(/^55[04] 5\./);
    if (lasting.includes(plan.get(email)))
      expect(handed.has(email) ? ['refused', 'unknown'] : ['refused'], was).toContain(state);
    if (plan.get(email) === 'drops_before_answer')
      expect(again.has(email) ? ['unknown', 'sent'] : ['unknown'], was).toContain(state);
  }
  expect(log).toHaveLength(count);
  expect(Object.keys(counts).sort()).toEqual(['refused', 'sent', 'unknown']);
  expect(counts.sent).toBeGreaterThan(count / 2);
  // What bounced at the address is kept off the next sending, what was refused for its words is not.
  const [{ blocked } = {}] = await sql`select count(*) as blocked from sync.mail_blocks`;
  const nobody = log.filter(
    ({ email, state }) => plan.get(email) === 'no_such_recipient' && state === 'refused',
  );
  expect(Number(blocked)).toBe(nobody.length);
}, 240_000);
