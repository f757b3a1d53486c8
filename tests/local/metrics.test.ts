import { expect, inject, test } from 'vitest';
import WebSocket from 'ws';
import { startTestBackend } from '#local/test-backend.ts';

test('this machine reads what the server does, and nobody else', async () => {
  let published = 0;
  const backend = await startTestBackend(inject('cluster'), {
    push: false,
    publications: () => published,
  });
  const read = async () => (await fetch(`${backend.innerUrl}/metrics`)).text();
  const figure = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
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
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await fetch(`${backend.innerUrl}/metrics`, { headers })).status).toBe(404);
    socket.terminate();
  } finally {
    await backend.stop();
  }
});
