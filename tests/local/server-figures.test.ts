import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { expect, inject, test } from 'vitest';
import { createServerFigures } from '#local/server-figures.ts';
import { startTestBackend } from '#local/test-backend.ts';
import { until } from '../tools/until.ts';

/** Metrics by the names and labels of supabase/local/metrics.ts, with a clock of the test's own. */
function server() {
  const register = new Registry();
  const registers = [register];
  const help = 'As the server has it.';
  const requests = new Counter({
    ...{ name: 'forum_http_requests_total', help, registers },
    labelNames: ['route', 'method', 'status'],
  });
  const seconds = new Histogram({
    ...{ name: 'forum_http_request_duration_seconds', help, registers },
    ...{ labelNames: ['route'], buckets: [0.5, 1, 2.5] },
  });
  const disk = new Gauge({ name: 'forum_disk_free_ratio', help, registers });
  const backup = new Gauge({ name: 'forum_backup_age_seconds', help, registers });
  const clock = { now: 0 };
  const figures = createServerFigures(register, () => clock.now);
  const answer = (route: string, status: number, times = 1) =>
    requests.inc({ route, method: 'GET', status }, times);
  return { answer, seconds, disk, backup, clock, figures };
}

test('what failed is told of the last five minutes, sign-ins of the last ten', async () => {
  const { answer, clock, figures } = server();
  answer('rest', 200, 90);
  answer('rest', 503, 10);
  answer('sign_in', 400, 300);
  clock.now = 60;
  expect(await figures()).toMatchObject({ failing: 10 / 400, refused_sign_ins: 0.5 });
  answer('rest', 200, 100);
  clock.now = 360;
  expect(await figures()).toMatchObject({ failing: 0, refused_sign_ins: 0.5 });
  answer('sign_in', 429, 60);
  clock.now = 600;
  expect(await figures()).toMatchObject({ refused_sign_ins: 0.6 });
  clock.now = 700;
  expect(await figures()).toMatchObject({ refused_sign_ins: 0.1 });
  clock.now = 1_400;
  expect(await figures()).toMatchObject({ failing: 0, refused_sign_ins: 0 });
});

test('pulls that took longer than a second are counted among the pulls, nothing else is', async () => {
  const { seconds, clock, figures } = server();
  for (const time of [0.1, 0.9, 1, 2]) seconds.observe({ route: 'sync_pull' }, time);
  seconds.observe({ route: 'pages' }, 9);
  clock.now = 60;
  expect(await figures()).toMatchObject({ slow_pulls: 0.25 });
});

test('what is not known is null', async () => {
  const { disk, backup, figures } = server();
  disk.set(0.4);
  backup.set(Number.NaN);
  expect(await figures()).toMatchObject({ disk_free: 0.4, backup_age: null, connections: null });
});

test('a running server notes how it stands', async () => {
  const backend = await startTestBackend(inject('cluster'));
  try {
    const noted = () => backend.database.sql`select figures from sync.server_figures`;
    await until(async () => (await noted()).length > 0);
    const [{ figures } = {}] = await noted();
    expect(figures).toMatchObject({ failing: 0, slow_pulls: 0, backup_age: null });
    expect(figures.disk_free).toBeGreaterThan(0);
    expect(figures.connections).toBeGreaterThan(0);
  } finally {
    await backend.stop();
  }
});
