import * as storedData from 'fake-indexeddb';
import { vi } from 'vitest';
import type { WorkerMessage } from '#shared/worker-message.ts';
import { entry, FakeCaches, origin } from './fake-caches.ts';
import { FakeRegistration } from './fake-notifications.ts';
import { FakeClients, FakeLocks } from './fake-windows.ts';

/** The instant at which tests of the worker begin. */
export const now = Date.parse('2026-11-20T18:00:00Z');

/** Files of this version by their path: those of every device, and those of administrators'. */
const shellFiles = {
  '/index.html': `<html lang="fr"><script type="module" src="${entry}"></script></html>`,
  [entry]: 'start()',
};
export const adminFiles = { '/assets/admin-now.js': 'edit()', '/assets/table-now.js': 'table()' };

/** A request as a page of the app makes it; Node knows neither `navigate` nor `destination`. */
class PageRequest extends Request {
  override readonly mode: RequestMode;
  override readonly destination: RequestDestination;

  constructor(
    input: Request | string,
    init: RequestInit & { destination?: RequestDestination } = {},
  ) {
    const { mode = input instanceof Request ? input.mode : 'cors', destination, ...rest } = init;
    super(input instanceof Request ? input : new URL(input, origin), rest);
    this.mode = mode;
    this.destination = destination ?? (input instanceof Request ? input.destination : '');
  }

  override clone(): Request {
    return new PageRequest(this);
  }
}

class WorkerEvent extends Event {
  answer: Promise<Response> | undefined;
  private readonly waited: Promise<unknown>[] = [];

  waitUntil(work: Promise<unknown>): void {
    work.catch(() => undefined);
    this.waited.push(work);
  }

  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
    this.waitUntil(answer.catch(() => undefined));
  }

  /** Resolves when the browser may stop the worker, rejects when some of its work has failed. */
  async finished(): Promise<void> {
    for (const work of this.waited) await work;
  }
}

type Answer = () => Response | Promise<Response>;

/** What a browser is to a service worker, and what a test does to it. */
export class FakeScope {
  readonly caches = new FakeCaches();
  readonly clients = new FakeClients();
  readonly registration = new FakeRegistration();
  readonly locks = new FakeLocks();
  readonly skipWaiting = vi.fn(async () => undefined);
  /** What the network answers, by path; there is none to anything else. */
  readonly network = new Map<string, Answer>();
  /** Requests that reached the network. */
  readonly asked: Request[] = [];
  private readonly events: WorkerEvent[] = [];
  private readonly listeners = new Map<string, (event: Event) => void>();

  addEventListener = (type: string, listener: (event: Event) => void): void => {
    this.listeners.set(type, listener);
  };

  fetch = async (input: Request | string, init?: RequestInit): Promise<Response> => {
    const request = new PageRequest(input, init);
    this.asked.push(request);
    const answer = await Promise.race([
      this.network.get(request.url.replace(origin, ''))?.(),
      new Promise<never>((_, refuse) => {
        const { signal } = request;
        signal.addEventListener('abort', () => refuse(signal.reason), { once: true });
      }),
    ]);
    if (!answer) throw new TypeError('Failed to fetch');
    const { integrity } = request;
    if (integrity && integrity !== (await integrityOf(await answer.clone().text()))) {
      throw new TypeError('Failed integrity check');
    }
    return answer;
  };

  /** The paths that reached the network since this was asked before. */
  paths(): string[] {
    return this.asked.splice(0).map(({ url }) => url.replace(origin, ''));
  }

  /** Starts the worker as the browser does for an event: with nothing remembered but what is stored. */
  async start(): Promise<this> {
    this.listeners.clear();
    vi.resetModules();
    await import('./index.ts');
    return this;
  }

  /** An event; resolves or rejects with the work that the worker did for it. */
  dispatch(type: string, fields: object = {}): Promise<void> {
    return this.send(type, fields).finished();
  }

  /** A message of a page. */
  tell(message: WorkerMessage, ports: readonly object[] = []): Promise<void> {
    return this.dispatch('message', { data: message, ports });
  }

  /** A page's request: the worker's answer, undefined where it leaves the request to the browser. */
  request(path: string, init: ConstructorParameters<typeof PageRequest>[1] = {}) {
    const event = this.send('fetch', { request: new PageRequest(path, init) });
    return { answer: event.answer, done: event.finished() };
  }

  private send(type: string, fields: object): WorkerEvent {
    const event = Object.assign(new WorkerEvent(type), fields);
    this.events.push(event);
    this.listeners.get(type)?.(event);
    return event;
  }

  /** Resolves once nothing is left to do for any event. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.events.map((event) => event.finished()));
  }
}

let installed: FakeScope | undefined;

/** A worker on a device of its own, with an installed version of the app and no network else. */
export async function installWorker(): Promise<FakeScope> {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const scope = new FakeScope();
  installed = scope;
  const { caches, clients, registration, locks, fetch } = scope;
  const { IDBFactory, ...classes } = storedData;
  const globals = {
    ...{ caches, clients, registration, fetch, self: scope, location: new URL('/sw.js', origin) },
    ...{ Request: PageRequest, ExtendableEvent: WorkerEvent, FetchEvent: WorkerEvent },
    ...{ ...classes, indexedDB: new IDBFactory(), __WB_DISABLE_DEV_LOGS: true },
    navigator: { locks, languages: ['ar-MA', 'fr'], userAgent: '' },
    precacheManifest: await manifestOf(shellFiles),
    adminManifest: await manifestOf(adminFiles),
  };
  Object.assign(scope, { location: globals.location, navigator: globals.navigator });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  for (const [path, text] of Object.entries({ ...shellFiles, ...adminFiles })) {
    scope.network.set(path, () => new Response(text));
  }
  await scope.start();
  await scope.dispatch('install');
  scope.paths();
  return scope;
}

/** Lets the worker finish, and gives back what `installWorker` has replaced. */
export async function removeWorker(): Promise<void> {
  await installed?.idle();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

async function manifestOf(files: Readonly<Record<string, string>>): Promise<PrecacheEntry[]> {
  const entries = Object.entries(files).map(async ([url, text]) => ({
    ...{ url, integrity: await integrityOf(text) },
    revision: url.startsWith('/assets/') ? null : '1',
  }));
  return Promise.all(entries);
}

async function integrityOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
