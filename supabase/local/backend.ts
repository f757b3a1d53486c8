import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi, isApiPath } from './api.ts';
import { apiFailureBody } from './api-failure.ts';
import { AUTH_FIGURES } from './auth-limits.ts';
import type { BackendOptions } from './backend-options.ts';
import { nameClient } from './client-address.ts';
import { PlainError } from './command.ts';
import { createFront } from './front.ts';
import { functionEnvironment } from './function-environment.ts';
import { createFunctions } from './functions.ts';
import { createHealth, isHealthPath } from './health.ts';
import { listenAt } from './listen.ts';
import { startLite } from './lite.ts';
import { sendsMail } from './mail-settings.ts';
import { createMailbox } from './mailbox.ts';
import { createMetrics, METRICS_PATH } from './metrics.ts';
import { openPool } from './pool.ts';
import { createPublicObjects } from './public-objects.ts';
import { attachRealtime } from './realtime/server.ts';
import type { Rounds } from './rounds.ts';
import { routeAuthMail } from './route-auth-mail.ts';
import { runServerFigures } from './server-figures.ts';
import { startServerRounds } from './server-rounds.ts';
import { StorageFiles } from './storage-files.ts';
import { startWeatherStandIn } from './weather-stand-in.ts';
import { within } from './within.ts';

/** A running back end. */
export interface Backend {
  /** Address for people on this machine. */
  url: string;
  /** Address for processes of this machine. */
  innerUrl: string;
  port: number;
  /** Takes a connection that another process has accepted and not read from. */
  take(socket: Socket): void;
  stop(): Promise<void>;
}

/** How long rounds under way find the server there once it stops, ms. */
const ROUNDS_MS = 2_000;
/** How long a request under way may take to end once the server stops, ms. */
const DRAIN_MS = 10_000;
/** How long mails that have not left are tried then, ms. */
const LAST_MAILS_MS = 4_000;

const FUNCTIONS_DIR = join(import.meta.dirname, '..', 'functions');

/** The limit by the name that Supabase's Realtime has for it; undefined for none. */
function mostConcurrentUsers(): number | undefined {
  const given = process.env.TENANT_MAX_CONCURRENT_USERS;
  if (given === undefined || given === '') return undefined;
  const most = Number(given);
  if (Number.isInteger(most) && most >= 0) return most;
  throw new PlainError(`TENANT_MAX_CONCURRENT_USERS is no number of connections: ${given}`);
}

/** Starts REST, Auth, Storage, Realtime, functions and the app on one origin. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { secrets, pushKeys, databaseUrl } = options;
  const front = createFront();
  const { server } = front;
  const closers: (() => Promise<void>)[] = [];
  const runners: Rounds[] = [];
  let rounds: Promise<unknown> = Promise.resolve();
  const stop = async () => {
    // What a round under way still needs, it asks for here.
    rounds = Promise.all(runners.map((runner) => runner.stop()));
    const over = rounds.catch(() => undefined);
    await within(over, ROUNDS_MS);
    // Whoever was let in is answered while there is still something to answer with.
    await front.drain(DRAIN_MS);
    for (const close of closers.reverse()) await close();
  };
  try {
    const port = await listenAt(server, options.port, options.host);
    closers.push(() => closeServer(server));
    const url = options.siteUrl ?? `http://localhost:${port}`;
    const innerUrl = innerUrlOf(options.host, port);
    const sql = openPool(databaseUrl('authenticator'), 10);
    closers.push(() => sql.end({ timeout: 2 }));
    const ownerUrl = databaseUrl('postgres');
    const owner = openPool(ownerUrl, 4);
    closers.push(() => owner.end({ timeout: 2 }));
    const files = new StorageFiles(options.storageDir);
    const authMail = sendsMail() ? await loadAuthMail(options.tell) : undefined;
    const keepsMail = options.mailbox !== false && !authMail;
    const mailbox = keepsMail ? createMailbox(pushKeys.secret) : undefined;
    const lite = await startLite({
      databaseUrl: ownerUrl,
      jwtSecret: secrets.jwtSecret,
      files,
      // Only administrators get mail, and all of it leads to their sign-in.
      siteUrl: `${url}/admin/login`,
      sendMail: routeAuthMail({ ...options, jwtSecret: secrets.jwtSecret, authMail, mailbox }),
    });
    closers.push(() => lite.close());
    const most = options.maxConcurrentUsers ?? mostConcurrentUsers();
    const atOneAddress = options.maxAtOneAddress;
    const realtime = await attachRealtime(front, ownerUrl, secrets, most, atOneAddress);
    closers.push(() => realtime.close());
    const weatherUrl = process.env.WEATHER_URL ?? (await standIn(closers));
    const environment = functionEnvironment({
      ...{ url, innerUrl, secrets, pushKeys, weatherUrl, keepsMail },
      databaseUrl: ownerUrl,
    });
    const functions = createFunctions(
      options.functionsDir ?? FUNCTIONS_DIR,
      environment,
      mailbox && { mailbox: mailbox.handler },
    );
    const publicObjects = createPublicObjects(owner, files);
    const api = listenerOf(
      createApi({
        ...{ sql, owner, lite, functions, publicObjects, secrets },
        authFigures: options.authFigures ?? AUTH_FIGURES,
      }),
    );
    const app = (await options.app?.(server)) ?? notFound;
    const isDown = options.isDatabaseDown ?? (() => false);
    const health = createHealth(owner, () => [
      ...(isDown() ? ['the database is being started again'] : []),
      ...(options.unready?.() ?? []),
    ]);
    const metrics = createMetrics({
      sql: owner,
      sockets: () => realtime.sockets,
      publications: options.publications ?? (() => 0),
      isDatabaseDown: isDown,
      dataDir: dirname(options.storageDir),
    });
    front.answer((request, response) => {
      const path = request.url?.split('?', 1)[0] ?? '/';
      metrics.watch(path, request, response);
      if (path === METRICS_PATH) return metrics.answer(request, response);
      if (isApiPath(path)) return isDown() ? tellDown(request, response) : api(request, response);
      return isHealthPath(path) ? health(path, request, response) : app(request, response);
    });
    const figures = runServerFigures(owner, metrics.figures);
    // A round without a database ends with the connections: it waits for one that may not come back for long.
    closers.push(async () => void (await within(figures.stop(), ROUNDS_MS)));
    closers.push(async () => void (await rounds));
    await startServerRounds(options, owner, innerUrl, runners);
    // Before the runners, which may be longer about it than whoever stops this server waits.
    closers.push(async () => authMail?.stop(LAST_MAILS_MS));
    return { url, innerUrl, port, take: front.take, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The API as a listener of Node's, which is told of whom each request comes. */
function listenerOf(api: ReturnType<typeof createApi>) {
  const answer = getRequestListener(api, { overrideGlobalObjects: false });
  return (request: IncomingMessage, response: ServerResponse) => {
    nameClient(request);
    return answer(request, response);
  };
}

/** In the words of the API, so that clients take it for what it is and come back. */
function tellDown(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(`http://localhost${request.url}`);
  const down = {
    status: 503,
    code: 'unavailable',
    restCode: 'PGRST001',
    message: 'The database is being started again',
  };
  const headers = {
    'retry-after': '2',
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-type': 'application/json',
  };
  response.writeHead(503, headers).end(JSON.stringify(apiFailureBody(pathname, down)));
}

/** Loaded only where mail leaves: what mail is put together with takes a while. */
async function loadAuthMail(tell: BackendOptions['tell'] = () => undefined) {
  const { startAuthMail } = await import('./auth-mail.ts');
  return startAuthMail(tell);
}

async function standIn(closers: (() => Promise<void>)[]): Promise<string> {
  const weather = await startWeatherStandIn();
  closers.push(() => weather.close());
  return weather.url;
}

/** Where processes of this machine reach a server: by number, for not every machine knows `localhost`. */
function innerUrlOf(host: string | undefined, port: number): string {
  const anywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const reached = anywhere ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function notFound(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
}
