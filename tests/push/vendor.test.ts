import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpsRequest } from 'node:https';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { content } from '../db/content.ts';
import { device } from '../db/device.ts';
import { insert } from '../db/forum.ts';
import { Receiver } from './receiver.ts';
import { startWorker } from './start-worker.ts';
import { certificate, openVendor } from './vendor.ts';

/** The whole way of a message, from the form's row to the browser's keys, encrypted and over TLS. */

let backend: TestBackend;
let vendor: Awaited<ReturnType<typeof openVendor>>;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false });
  vendor = await openVendor(backend.pushKeys.publicKey);
  const { sql } = backend.database;
  await sql`insert into sync.push_services values (${`^${vendor.origin}/`})`;
  await insert(sql, 'editions', content().edition.values);
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await vendor?.close();
  await backend?.stop();
});

test('an announcement is encrypted, signed and sent, and each answer of a vendor is understood', async () => {
  const { sql } = backend.database;
  const receivers = new Map<string, Receiver>();
  for (const [index, path] of ['taken', 'unknown', 'ended', 'large', 'busy'].entries()) {
    const receiver = new Receiver();
    receivers.set(`/${path}`, receiver);
    const subscription = device({
      endpoint: `${vendor.origin}/${path}`,
      keys: receiver.keys,
      language: ['fr', 'ar', 'en', 'fr', 'ar'][index] ?? 'fr',
    });
    const answer = await fetch(`${backend.url}/rest/v1/rpc/push_subscribe`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
      body: JSON.stringify({ p_subscription: subscription }),
    });
    expect(await answer.json()).toMatchObject({ known: true });
  }
  const { values } = content().announcement;
  const id = randomUUID();
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const more = { id, sent_at: null, expires_at, recipients: 'all', urgent: true };
  await insert(sql, 'announcements', { ...values, ...more });

  worker = startWorker(backend, { NODE_EXTRA_CA_CERTS: certificate });
  await vi.waitFor(
    async () => {
      const rows = await sql`
        select substr(endpoint, ${vendor.origin.length + 1}) as path, state, attempts
        from push_outbox join push_subscriptions on id = subscription order by path`;
      expect(rows.map(({ path, state, attempts }) => [path, state, attempts])).toEqual([
        ['/busy', 'delivered', 2],
        ['/ended', 'gone', 1],
        ['/large', 'failed', 1],
        ['/taken', 'delivered', 1],
        ['/unknown', 'gone', 1],
      ]);
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(vendor.complaints).toEqual([]);
  const told = vendor.answered.filter(({ status }) => status === 201);
  const read = Object.fromEntries(
    told.map(({ path, body }) => [path, receivers.get(path)?.read(body)]),
  );
  const title = values.title as Record<string, string>;
  const message = values.message as Record<string, string>;
  const notification = {
    ...{ body: message.fr, lang: 'fr', dir: 'ltr', tag: id },
    navigate: `https://forum.example/annonces#${id}`,
    data: { kind: 'announcement', id, version: 1, expires_at, urgent: true },
  };
  expect(read).toEqual({
    '/taken': {
      ...{ web_push: 8030, mutable: true },
      notification: { ...notification, title: `Urgent · ${title.fr}` },
    },
    '/busy': {
      ...{ web_push: 8030, mutable: true },
      notification: {
        ...notification,
        ...{ title: `عاجل · ${title.ar}`, body: message.ar, lang: 'ar', dir: 'rtl' },
      },
    },
  });
});

test('the vendor believes nothing: what is unsigned, or not signed as it must be, is refused', async () => {
  const post = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const options = { method: 'POST', headers, ca: readFileSync(certificate) };
      const request = httpsRequest(`${vendor.origin}/taken`, options, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
      request.end('x');
    });
  const fine = { ttl: '60', topic: 'a', urgency: 'high', 'content-encoding': 'aes128gcm' };
  expect(await post(fine)).toBe(401);
  const authorization = `vapid t=e30.e30.e30, k=${backend.pushKeys.publicKey}`;
  expect(await post({ ...fine, authorization })).toBe(403);
  expect(vendor.complaints).toHaveLength(2);
});
