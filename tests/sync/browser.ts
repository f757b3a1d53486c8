import { AsyncLocalStorage } from 'node:async_hooks';
import type { Life } from './mortal.ts';

/** What the tabs of one simulated browser share: its locks and channels, and its databases. */
export interface Browser {
  readonly locks: LockTable;
  readonly channels: Set<Channel>;
  readonly indexedDB: IDBFactory | undefined;
}

/** What the platform is to the code of one tab. */
interface Realm {
  readonly browser: Browser;
  readonly life: Life;
  readonly document: TabDocument;
}

interface Waiting {
  readonly name: string;
  readonly grant: () => void;
  readonly holder: Holder;
}

interface Holder {
  readonly life: Life;
  /** Another tab has taken the lock away. */
  readonly lose: (cause: unknown) => void;
}

interface LockTable {
  readonly held: Map<string, Holder>;
  waiting: Waiting[];
}

const realms = new AsyncLocalStorage<Realm>();

/** A page's document as far as the replica knows one: whether it is seen. */
export class TabDocument extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';
}

/** Makes the browser of a device; without databases the global ones are meant. */
export function createBrowser(databases?: IDBFactory): Browser {
  return {
    locks: { held: new Map(), waiting: [] },
    channels: new Set(),
    indexedDB: databases,
  };
}

/** Runs the code of a tab; wherever it goes on later, it finds its own browser. */
export function inTab<T>(browser: Browser, life: Life, document: TabDocument, code: () => T): T {
  return realms.run({ browser, life, document }, code);
}

/** Lets everything go that a tab held when it was killed. */
export function releaseAll(browser: Browser, life: Life): void {
  const { locks, channels } = browser;
  locks.waiting = locks.waiting.filter(({ holder }) => holder.life !== life);
  for (const [name, holder] of locks.held) if (holder.life === life) pass(locks, name);
  for (const channel of channels) if (channel.life === life) channels.delete(channel);
}

/** Gives a lock to whoever waits longest for it. */
function pass(locks: LockTable, name: string): void {
  locks.held.delete(name);
  const next = locks.waiting.find((waiting) => waiting.name === name);
  if (!next) return;
  locks.waiting = locks.waiting.filter((waiting) => waiting !== next);
  locks.held.set(name, next.holder);
  next.grant();
}

function acquire(
  realm: Realm,
  name: string,
  holder: Holder,
  { signal, steal }: LockOptions,
): Promise<void> {
  const { locks } = realm.browser;
  // What a killed tab was about to do never happens.
  if (realm.life.dead) return new Promise(() => {});
  if (steal || !locks.held.has(name)) {
    locks.held.get(name)?.lose(new DOMException('stolen', 'AbortError'));
    locks.held.set(name, holder);
    return Promise.resolve();
  }
  return new Promise((grant, refuse) => {
    const waiting: Waiting = { name, grant, holder };
    locks.waiting.push(waiting);
    signal?.addEventListener('abort', () => {
      locks.waiting = locks.waiting.filter((other) => other !== waiting);
      refuse(signal.reason);
    });
  });
}

/** `navigator.locks`, for the tab whose code asks. */
const locks = {
  async request<T>(name: string, ...rest: [LockOptions, () => T] | [() => T]): Promise<T> {
    const realm = realms.getStore();
    const [options, work] = rest.length === 2 ? rest : [{}, rest[0]];
    if (!realm) return work();
    options.signal?.throwIfAborted();
    const { life } = realm;
    let lose: Holder['lose'] = () => {};
    const lost = new Promise<never>((_resolve, reject) => {
      // One that is suspended hears of it when it comes to itself.
      lose = (cause) => void life.awake().then(() => reject(cause));
    });
    lost.catch(() => {});
    const holder = { life, lose };
    await acquire(realm, name, holder, options);
    try {
      return await Promise.race([work(), lost]);
    } finally {
      const { locks: table } = realm.browser;
      if (table.held.get(name) === holder) pass(table, name);
    }
  },
  async query() {
    return { pending: [...(realms.getStore()?.browser.locks.waiting ?? [])] };
  },
};

/** `BroadcastChannel` between the tabs of a simulated browser, which hear in the order of telling. */
class Channel {
  readonly life: Life | undefined;
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  readonly #realm = realms.getStore();

  constructor() {
    this.life = this.#realm?.life;
    this.#realm?.browser.channels.add(this);
  }

  postMessage(message: unknown): void {
    for (const other of this.#realm?.browser.channels ?? []) {
      if (other !== this) setImmediate(() => other.#hear(structuredClone(message)));
    }
  }

  #hear(data: unknown): void {
    const realm = this.#realm;
    if (realm?.life.frozen) return void realm.life.awake().then(() => this.#hear(data));
    if (realm && !realm.life.dead) realms.run(realm, () => this.onmessage?.({ data }));
  }

  close(): void {
    this.#realm?.browser.channels.delete(this);
  }
}

function provide(name: string, get: () => unknown): void {
  const before = Reflect.get(globalThis, name);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => (realms.getStore() ? get() : undefined) ?? before,
  });
}

/** Puts the platform's edge in the place of Node's own, for code that runs in a tab only. */
export function installBrowser(): void {
  provide('navigator', () => ({ locks, onLine: true }));
  provide('document', () => realms.getStore()?.document);
  provide('BroadcastChannel', () => Channel);
  provide('indexedDB', () => realms.getStore()?.browser.indexedDB);
}
