import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { WebSocketServer } from 'ws';
import { hostHeaders } from '#local/headers-file.ts';
import { openHeaders } from '#local/open-headers.ts';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { createStaticApp, TYPES } from '#local/static-app.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import type { TestClusterAddress } from '#local/test-cluster.ts';
import { folderReader, folderTarget } from '#publisher/folder.ts';
import type { Maker } from '#publisher/plan.ts';
import { createPublisher } from '#publisher/publisher.ts';
import { snapshotFiles } from '#publisher/snapshot-files.ts';
import { demonstrationRows } from '#seed/rows/demonstration.ts';
import { storeWhenEmpty } from '#seed/store.ts';
import { authSettings } from '../../supabase/deploy/auth.ts';
import type { Target } from '../../supabase/deploy/check/target.ts';
import { FUNCTION_SECRETS } from '../../supabase/deploy/settings.ts';
import { hostedFiles } from '../../supabase/deploy/sql.ts';
import { laidAround } from '../fixtures/laid-around.ts';
import { hostedServices } from './hosted-services.ts';

/** What somebody forgot; each part has its way of going wrong. */
export interface Mistake {
  /** Takes the place of what the site's host answers. */
  site?: (path: string, answer: Response, request: Request) => Response | Promise<Response>;
  /** Takes the place of what the back end answers; undefined leaves it. */
  backend?: (path: string, request: Request) => Response | undefined;
  /** Run in the database, and what takes it back. */
  sql?: readonly [make: string, undo: string];
  /** Settings of Auth that are other ones. */
  auth?: Readonly<Record<string, unknown>>;
  /** Secrets that were not set. */
  secrets?: readonly string[];
  /** Whether Realtime lets anybody onto any channel. */
  openRealtime?: boolean;
}

/** A deployed forum: the embedded back end, a host of files and the service's own interface in one process. */
export interface StandIn {
  target: Target;
  backend: TestBackend;
  plant(mistakes: readonly Mistake[]): Promise<void>;
  stop(): Promise<void>;
}

const PROJECT = 'abcdefghijklmnopqrst';
const TOKEN = 'sbp_of_the_test';

export async function startStandIn(cluster: TestClusterAddress): Promise<StandIn> {
  const backend = await startTestBackend(cluster, { push: false, mail: false });
  const { sql } = backend.database;
  const secrets = {
    PUSH_SECRET: backend.pushKeys.secret,
    MAIL_SECRET: backend.pushKeys.secret,
    FUNCTIONS_URL: `${backend.url}/functions/v1`,
    VAPID_PUBLIC_KEY: backend.pushKeys.publicKey,
    APP_URL: 'https://forum.example',
  };
  await storeWhenEmpty(sql, demonstrationRows(laidAround));
  await sql.unsafe(hostedServices);
  for (const { name, text } of await hostedFiles(secrets)) {
    if (name !== '00_extensions.sql') await sql.unsafe(text);
  }
  await sql`
    insert into cron.job_run_details (jobid, status, end_time) select jobid, 'succeeded', now() from cron.job`;
  await sql`insert into net._http_response (id, status_code) values (1, 200)`;

  let mistakes: readonly Mistake[] = [];
  const service = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.slice(`/v1/projects/${PROJECT}/`.length);
    if (request.headers.get('authorization') !== `Bearer ${TOKEN}`) {
      return Response.json({ message: 'Unauthorized' }, { status: 401 });
    }
    if (path === 'database/query') {
      const { query } = await request.json();
      return Response.json(await sql.unsafe(query), { status: 201 });
    }
    if (path === 'secrets') {
      const lacking = mistakes.flatMap((mistake) => mistake.secrets ?? []);
      const names = FUNCTION_SECRETS.filter((name) => !lacking.includes(name));
      return Response.json(names.map((name) => ({ name, value: 'a digest' })));
    }
    if (path === 'config/auth') {
      const others = Object.assign({}, ...mistakes.map(({ auth }) => auth));
      return Response.json({
        ...(await authSettings(site.url)),
        smtp_host: 'smtp.forum.example',
        ...others,
      });
    }
    return Response.json({ message: 'Not found' }, { status: 404 });
  };
  const api = await listen(async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/v1/projects/')) return service(request);
    for (const mistake of mistakes) {
      const planted = mistake.backend?.(pathname, request);
      if (planted) return planted;
    }
    const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
    const headers = new Headers(request.headers);
    for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
    const answer = await fetch(`${backend.url}${pathname}${search}`, {
      ...{ method: request.method, headers },
      ...(body && { body }),
    });
    const told = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length']) told.delete(name);
    return new Response(answer.body, { status: answer.status, headers: told });
  });
  // The embedded back end has public channels; the hosted service was told to have none.
  const realtime = new WebSocketServer({ server: api.server });
  realtime.on('connection', (socket) => {
    socket.on('message', (data) => {
      const { topic, ref } = JSON.parse(String(data));
      const open = mistakes.some(({ openRealtime }) => openRealtime);
      const reason = 'PrivateOnly: This project only allows private channels';
      const payload = open
        ? { status: 'ok', response: {} }
        : { status: 'error', response: { reason } };
      socket.send(JSON.stringify({ topic, event: 'phx_reply', ref, payload }));
    });
  });

  const folder = await mkdtemp(join(tmpdir(), 'forum-deployed-'));
  const files = await writeSite(folder, api.url);
  let answerSite: (request: Request) => Promise<Response> = async () => new Response(null);
  const site = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    let answer = await answerSite(request);
    for (const mistake of mistakes) {
      if (mistake.site) answer = await mistake.site(pathname, answer, request);
    }
    return answer;
  });
  await publish(join(folder, 'published'), api.url, site.url);
  const app = createStaticApp(join(folder, 'dist'), folderReader(join(folder, 'published')));
  const common = hostHeaders(files.html, { https: false, backend: api.url });
  answerSite = async (request) => {
    const answer = await app(request);
    const headers = new Headers(answer.headers);
    const { pathname } = new URL(request.url);
    for (const [name, value] of Object.entries(openHeaders(pathname, common)))
      headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  };

  return {
    target: {
      ...{ site: site.url, backend: api.url, key: PUBLISHABLE_KEY, settings: secrets },
      service: { api: api.url, project: PROJECT, token: TOKEN },
    },
    backend,
    async plant(next) {
      for (const { sql: text } of mistakes) if (text) await sql.unsafe(text[1]);
      mistakes = next;
      for (const { sql: text } of mistakes) if (text) await sql.unsafe(text[0]);
    },
    async stop() {
      realtime.close();
      for (const { server } of [api, site]) {
        server.closeAllConnections();
        server.close();
      }
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function listen(
  answer: (request: Request) => Promise<Response>,
): Promise<{ url: string; server: Server }> {
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const SCRIPTS = `<script>document.documentElement.dataset.own = 'fr';</script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/app-1.js">`;

/** A build as small as can be, which names its back end where the real one does. */
async function writeSite(folder: string, backend: string): Promise<{ html: string }> {
  const html = `<!doctype html><html lang="fr" dir="ltr"><head>${SCRIPTS}</head></html>`;
  const address = `const address={VITE_BACKEND_KEY:\`${PUBLISHABLE_KEY}\`,VITE_BACKEND_URL:\`${backend}\`}`;
  const files = {
    'index.html': html,
    'sw.js': address,
    'assets/index-1.js': 'import "./app-1.js"',
    'assets/app-1.js': address,
    'manifest.webmanifest': '{}',
    'locales/fr.json': '{}',
  };
  for (const [path, text] of Object.entries(files)) {
    const place = join(folder, 'dist', path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  return { html };
}

/** Publishes the real snapshot of the demonstration, and of the other published files one of each sort. */
async function publish(folder: string, backend: string, origin: string): Promise<void> {
  const text: Maker = () =>
    Object.entries({
      'pages/fr/programme/index.html': page('fr', 'ltr'),
      'pages/en/programme/index.html': page('en', 'ltr'),
      'pages/ar/programme/index.html': page('ar', 'rtl'),
      'schedule.json': '{}',
      'programme.fr.ics': 'BEGIN:VCALENDAR',
      'embed/programme.fr.html': '<!doctype html><h1>Programme</h1>',
    }).map(([path, content]) => ({
      path,
      key: createHash('sha256').update(content).digest('base64url'),
      type: TYPES[/\.\w+$/.exec(path)?.[0] ?? ''] ?? '',
      freshness: 'asked' as const,
      make: () => content,
    }));
  const site = { backend, key: PUBLISHABLE_KEY, origin, makers: [snapshotFiles, text] };
  const done = await createPublisher({ ...site, target: folderTarget(folder) }).publish();
  if (!done.ok) throw new Error(JSON.stringify(done.failure));
}

function page(language: string, direction: string): string {
  return `<!doctype html><html lang="${language}" dir="${direction}" data-published="${language}"><head>${SCRIPTS}</head></html>`;
}
