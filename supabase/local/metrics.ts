import { stat, statfs } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { RowList, Sql } from 'postgres';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { FIRST_FILE, LAST_BACKUP } from './data-folder.ts';
import { refuseMethod } from './health.ts';
import { createServerFigures } from './server-figures.ts';

/** Where Prometheus reads what the server does. */
export const METRICS_PATH = '/metrics';

export interface MetricsSources {
  /** As the database's owner. */
  sql: Sql;
  /** Sockets of Realtime that are open. */
  sockets(): number;
  /** How often the site was published since the start. */
  publications(): number;
  isDatabaseDown(): boolean;
  /** The folder that grows, and whose disk may be full. */
  dataDir: string;
}

interface Figure {
  readonly figure: number;
}

/** What requests are told apart by: calls that matter by their name, the rest by their part. */
const ROUTES: readonly (readonly [prefix: string, route: string])[] = [
  ['/rest/v1/rpc/sync_pull', 'sync_pull'],
  ['/rest/v1/rpc/sync_push', 'sync_push'],
  ['/rest/v1/rpc/favourites_push', 'favourites_push'],
  ['/rest/v1/', 'rest'],
  ['/auth/v1/token', 'sign_in'],
  ['/auth/v1/', 'auth'],
  ['/storage/v1/', 'storage'],
  ['/functions/v1/', 'functions'],
  ['/realtime/v1/', 'realtime'],
  ['/healthz', 'health'],
  [METRICS_PATH, 'metrics'],
  ['/assets/', 'assets'],
  ['/', 'pages'],
];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Seconds; a pull takes a few milliseconds, a wait of ten is a failure. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests and tells all figures in Prometheus' text format, to this machine alone. */
export function createMetrics(sources: MetricsSources) {
  const { sql, sockets, publications, isDatabaseDown, dataDir } = sources;
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'forum_http_requests_total',
    help: 'Requests answered; pulls are those of the route sync_pull.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'forum_http_request_duration_seconds',
    help: 'From the whole of a request’s headers to the end of its answer.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  gauge('forum_realtime_sockets', 'Sockets of Realtime that are open.', sockets);
  gauge('forum_database_up', 'Whether the database is there.', () => (isDatabaseDown() ? 0 : 1));
  const asked = (name: string, help: string, figure: (sql: Sql) => Promise<RowList<Figure[]>>) =>
    gauge(name, help, async () => {
      if (isDatabaseDown()) return Number.NaN;
      return figure(sql).then(
        ([row]) => row?.figure ?? 0,
        () => Number.NaN,
      );
    });
  asked(
    'forum_pushes_waiting',
    'Push messages to devices that are not sent yet.',
    (sql) => sql<Figure[]>`
      select count(*)::int as figure from public.push_outbox where state = 'waiting'`,
  );
  asked(
    'forum_pushes_oldest_seconds',
    'How long the push message that has waited longest is due.',
    (sql) => sql<Figure[]>`
      select coalesce(extract(epoch from now() - min(next_at)), 0)::float as figure
      from public.push_outbox where state = 'waiting' and next_at < now()`,
  );
  asked(
    'forum_database_connections',
    'Connections to the database, of 200 at most.',
    (sql) => sql<Figure[]>`
      select count(*)::int as figure from pg_stat_activity where backend_type = 'client backend'`,
  );
  asked(
    'forum_database_bytes',
    'What the database takes on disk.',
    (sql) => sql<Figure[]>`select pg_database_size(current_database())::float as figure`,
  );
  gauge('forum_disk_free_ratio', 'How much of the disk of the data is free, 0 to 1.', async () => {
    const disk = await statfs(dataDir).catch(() => undefined);
    return disk ? disk.bavail / disk.blocks : Number.NaN;
  });
  const ageOf = (name: string) =>
    stat(join(dataDir, name)).then(
      ({ mtimeMs }) => (Date.now() - mtimeMs) / 1_000,
      () => Number.NaN,
    );
  gauge('forum_backup_age_seconds', 'How old the newest backup is.', () => ageOf(LAST_BACKUP));
  gauge(
    'forum_unbacked_seconds',
    'For how long there are data without any backup of them.',
    async () => (Number.isNaN(await ageOf(LAST_BACKUP)) ? ageOf(FIRST_FILE) : Number.NaN),
  );
  new Counter({
    name: 'forum_publications_total',
    help: 'How often the site was published.',
    registers,
    collect() {
      this.reset();
      this.inc(publications());
    },
  });
  return {
    /** What they say in short, for the back office. */
    figures: createServerFigures(register),
    /** Counts a request once its answer has ended. */
    watch(path: string, { method = '' }: IncomingMessage, response: ServerResponse): void {
      const route = ROUTES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'pages';
      const stop = seconds.startTimer({ route });
      response.once('close', () => {
        stop();
        const known = METHODS.has(method) ? method : 'other';
        requests.inc({ route, method: known, status: response.statusCode });
      });
    },
    /** Answers who reads the figures, and refuses who does more; 404 to other machines, also behind a proxy of this one. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { remoteAddress = '' } = request.socket;
      const isProxied = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
      if (!/^(?:::ffff:)?127\.|^::1$/.test(remoteAddress) || isProxied) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
        return;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
      const text = await register.metrics();
      response
        .writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' })
        .end(text);
    },
  };
}
