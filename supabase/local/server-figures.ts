import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Registry } from 'prom-client';
import { makeTimedRounds, type Rounds } from './rounds.ts';

/** What a server notes of itself for the back office, from its metrics; null where it does not know. */
export interface ServerFigures {
  /** How much of what was answered in five minutes failed, 0 to 1. */
  readonly failing: number;
  /** How many of the pulls of five minutes took longer than a second, 0 to 1. */
  readonly slow_pulls: number;
  /** Sign-ins that were refused during ten minutes, per second. */
  readonly refused_sign_ins: number;
  /** Connections to the database. */
  readonly connections: number | null;
  /** How much of the disk is free, 0 to 1. */
  readonly disk_free: number | null;
  /** How old the newest backup is, seconds. */
  readonly backup_age: number | null;
  /** For how long there are data of which no backup was ever made, seconds. */
  readonly unbacked: number | null;
}

/** What has been counted since the start. */
interface Counts {
  readonly answers: number;
  readonly failed: number;
  readonly pulls: number;
  readonly slowPulls: number;
  readonly refused: number;
}

const nothing: Counts = { answers: 0, failed: 0, pulls: 0, slowPulls: 0, refused: 0 };

/** How often they are noted, ms. */
const INTERVAL = 60_000;
const SHORT = 5 * 60;
const LONG = 10 * 60;

/** Tells the figures of a server whenever asked, from what its metrics have counted meanwhile. */
export function createServerFigures(register: Registry): () => Promise<ServerFigures> {
  const now = () => performance.now() / 1_000;
  const samples: { readonly at: number; readonly counts: Counts }[] = [
    { at: now(), counts: nothing },
  ];
  return async () => {
    const at = now();
    const counts = await countsOf(register);
    samples.push({ at, counts });
    const since = (seconds: number) => {
      const before = samples.findLast((sample) => sample.at <= at - seconds) ?? samples[0];
      return (name: keyof Counts) => counts[name] - (before?.counts[name] ?? 0);
    };
    const short = since(SHORT);
    const long = since(LONG);
    while ((samples[1]?.at ?? at) <= at - LONG) samples.shift();
    return {
      failing: part(short('failed'), short('answers')),
      slow_pulls: part(short('slowPulls'), short('pulls')),
      refused_sign_ins: long('refused') / LONG,
      connections: await gauge(register, 'forum_database_connections'),
      disk_free: await gauge(register, 'forum_disk_free_ratio'),
      backup_age: await gauge(register, 'forum_backup_age_seconds'),
      unbacked: await gauge(register, 'forum_unbacked_seconds'),
    };
  };
}

/** Notes the figures now and every minute; `sql` is the database's owner. */
export function runServerFigures(sql: Sql, figures: () => Promise<ServerFigures>): Rounds {
  const server = randomUUID();
  const rounds = makeTimedRounds('figures', INTERVAL, async () => {
    const noted = { ...(await figures()) };
    await sql`insert into sync.server_figures (server, figures) values (${server}, ${sql.json(noted)})
      on conflict (server) do update set at = now(), figures = excluded.figures`;
    await sql`delete from sync.server_figures where at < now() - interval '1 day'`;
  });
  rounds.wake();
  return rounds;
}

async function countsOf(register: Registry): Promise<Counts> {
  // That a server is not ready yet is said to whoever asks for that, and fails nobody.
  const requests = (await valuesOf(register, 'forum_http_requests_total')).filter(
    ({ labels }) => labels.route !== 'health',
  );
  const times = await valuesOf(register, 'forum_http_request_duration_seconds');
  const sum = (some: typeof requests) => some.reduce((all, { value }) => all + value, 0);
  const pulls = times.filter(({ labels }) => labels.route === 'sync_pull');
  const of = (end: string, le?: number) =>
    sum(pulls.filter(({ metricName, labels }) => metricName?.endsWith(end) && labels.le === le));
  return {
    answers: sum(requests),
    failed: sum(requests.filter(({ labels }) => /^5/.test(String(labels.status)))),
    pulls: of('_count'),
    slowPulls: of('_count') - of('_bucket', 1),
    refused: sum(
      requests.filter(
        ({ labels }) => labels.route === 'sign_in' && /^4/.test(String(labels.status)),
      ),
    ),
  };
}

async function gauge(register: Registry, name: string): Promise<number | null> {
  const [{ value } = { value: Number.NaN }] = await valuesOf(register, name);
  return Number.isFinite(value) ? value : null;
}

interface Value {
  readonly value: number;
  readonly labels: Readonly<Partial<Record<string, string | number>>>;
  readonly metricName?: string;
}

async function valuesOf(register: Registry, name: string): Promise<readonly Value[]> {
  return ((await register.getSingleMetric(name)?.get())?.values ?? []) as Value[];
}

const part = (some: number, all: number) => (all > 0 ? some / all : 0);
