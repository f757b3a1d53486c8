import { readFile, utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import WebSocket from 'ws';
import { createMetrics } from '#local/metrics.ts';
import { startTestBackend } from '#local/test-backend.ts';

/** A figure of the text that is read. */
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );

test('this machine reads what the server does, and nobody else', async () => {
  let published = 0;
  const backend = await startTestBackend(inject('cluster'), {
    push: false,
    publications: () => published,
  });
  const read = async () => (await fetch(`${backend.innerUrl}/metrics`)).text();
  try {
    const pull = `${backend.innerUrl}/rest/v1/rpc/sync_pull?p_edition=1`;
    await Promise.all([fetch(pull), fetch(pull)]);
    await fetch(`${backend.innerUrl}/auth/v1/user`, { method: 'PROPFIND' });
    const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket`);
    await new Promise((resolve) => socket.once('open', resolve));
    published = 3;
    const text = await read();
    const pulls = 'forum_http_requests_total{route="sync_pull",method="GET",status="200"}';
    expect(figure(text, pulls)).toBe(2);
    expect(text).toMatch(
      /forum_http_requests_total\{route="auth",method="other",status="4\d\d"\} 1/,
    );
    expect(figure(text, 'forum_http_request_duration_seconds_count{route="sync_pull"}')).toBe(2);
    expect(figure(text, 'forum_realtime_sockets')).toBe(1);
    expect(figure(text, 'forum_publications_total')).toBe(3);
    expect(figure(text, 'forum_pushes_waiting')).toBe(0);
    expect(figure(text, 'forum_database_up')).toBe(1);
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    published = 4;
    await waitingPush(backend.database.url('supabase_admin'));
    const later = await read();
    expect(figure(later, 'forum_publications_total')).toBe(4);
    expect(figure(later, 'forum_pushes_waiting')).toBe(1);
    expect(figure(later, 'forum_pushes_oldest_seconds')).toBeGreaterThan(59);
    expect(figure(later, 'forum_database_connections')).toBeGreaterThan(0);
    expect(figure(later, 'forum_database_bytes')).toBeGreaterThan(1e6);
    expect(figure(later, 'forum_disk_free_ratio')).toBeGreaterThan(0);
    expect(figure(later, 'forum_disk_free_ratio')).toBeLessThanOrEqual(1);
    expect(figure(later, 'forum_backup_age_seconds')).toBeNaN();
    // The times of files are the machine's, not those of the clock of the tests.
    const madeAgo = (name: string, seconds: number) => {
      const at = new Date(Date.now() - seconds * 1_000);
      return utimes(join(backend.dataDir, name), at, at);
    };
    await madeAgo('secrets.json', 7_200);
    const unbacked = figure(await read(), 'forum_unbacked_seconds');
    expect(unbacked).toBeGreaterThan(7_100);
    expect(unbacked).toBeLessThan(7_800);
    await writeFile(join(backend.dataDir, 'backup.made'), '');
    await madeAgo('backup.made', 120);
    const backedUp = await read();
    expect(figure(backedUp, 'forum_backup_age_seconds')).toBeGreaterThan(110);
    expect(figure(backedUp, 'forum_backup_age_seconds')).toBeLessThan(720);
    expect(figure(backedUp, 'forum_unbacked_seconds')).toBeNaN();
    // What the example rules and the dashboard ask for is there.
    for (const file of ['alerts.yml', 'dashboard.json']) {
      const asks = await readFile(join(import.meta.dirname, '../../docs/operations', file), 'utf8');
      const names = new Set(asks.match(/\b(?:forum|process)_[a-z_]+/g));
      expect(names.size).toBeGreaterThanOrEqual(8);
      for (const name of names) expect(later).toContain(`# HELP ${name.replace(/_bucket$/, '')} `);
    }
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const { status, headers } = await fetch(`${backend.innerUrl}/metrics`, { method });
      expect([status, headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
    }
    const head = await fetch(`${backend.innerUrl}/metrics`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['x-forwarded-for', 'forwarded']) {
      const headers = { [name]: 'for=203.0.113.9' };
      expect((await fetch(`${backend.innerUrl}/metrics`, { headers })).status).toBe(404);
    }
    socket.terminate();
  } finally {
    await backend.stop();
  }
});

test('other machines read nothing, and a database that is gone is told as that', async () => {
  const { answer } = createMetrics({
    sql: () => Promise.reject(new Error('gone')),
    sockets: () => 0,
    publications: () => 0,
    isDatabaseDown: () => true,
    dataDir: '/nowhere',
  } as unknown as Parameters<typeof createMetrics>[0]);
  const ask = async (remoteAddress: string) => {
    const said = { status: 0, text: '' };
    const response = {
      writeHead(status: number) {
        said.status = status;
        return response;
      },
      end(text: string) {
        said.text = text;
      },
    };
    const method = 'GET';
    const request = { method, socket: { remoteAddress }, headers: {} } as IncomingMessage;
    await answer(request, response as unknown as ServerResponse);
    return said;
  };
  for (const other of ['192.0.2.127', '203.0.113.9', '::ffff:192.0.2.1', '2001:db8::1', '']) {
    expect(await ask(other), other).toEqual({ status: 404, text: 'Not found' });
  }
  for (const own of ['127.0.0.1', '::ffff:127.0.0.1', '::1']) {
    expect((await ask(own)).status, own).toBe(200);
  }
  const { text } = await ask('::1');
  expect(figure(text, 'forum_database_up')).toBe(0);
  expect(figure(text, 'forum_pushes_waiting')).toBeNaN();
});

/** A push that waits, of no message and for no device. */
async function waitingPush(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql`set session_replication_role = replica`;
  await sql`insert into public.push_outbox (subject, subscription, urgent, next_at)
    values (gen_random_uuid(), gen_random_uuid(), false, now() - interval '1 minute')`;
  await sql.end();
}
