import { snapshotPointer } from '#replica/protocol/snapshot.ts';
import type { Random } from './random.ts';

/**
 * What lies between a device and its server. `gone`: there is none, and the browser says so. `hole`:
 * everything vanishes and nobody says anything.
 */
export type Line = 'good' | 'gone' | 'hole';

/** How long a browser waits for the answer to a socket's opening, and to its closing, ms. */
const browserPatience = { open: 240_000, close: 60_000 };

const [connecting, open, closing, closed] = [0, 1, 2, 3] as const;

let servers = 0;

/** A server with one row, whose doorbell rings, at the far end of a line that a test spoils. */
export class BellServer {
  /** Its own: what a page has for an origin lasts as long as the page, and a day is a page's whole life. */
  readonly origin = `http://server-${++servers}`;
  line: Line = 'good';
  /** At which door it lets nobody in who would hear its bell, if it does not. */
  refuses: 'socket' | 'join' | undefined;
  /** The pointer to what is published, by who asks the files of the site; undefined for none. */
  published: (() => unknown) | undefined;
  /** When each look at the pointer began, ms. */
  readonly looks: number[] = [];
  /** How many sockets were opened or refused. */
  knocks = 0;
  revision = 1;
  /** When each pull began, by the device's clock that stands while it sleeps, ms. */
  readonly pulls: number[] = [];
  /** How many joins were answered, and how many bells have reached the device. */
  joins = 0;
  bells = 0;
  readonly sockets = new Set<BellSocket>();
  readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  /** Answers a request; in a hole only its deadline ends it. */
  async fetch(address: string, { signal }: RequestInit): Promise<Response> {
    const isLook = address === snapshotPointer;
    (isLook ? this.looks : this.pulls).push(performance.now());
    const { line } = this;
    await new Promise<void>((arrive, refuse) => {
      const abort = () => refuse(new DOMException('too late', 'AbortError'));
      signal?.addEventListener('abort', abort, { once: true });
      if (line === 'gone') refuse(new TypeError('failed to fetch'));
      if (line !== 'good') return;
      setTimeout(() => {
        if (this.line !== 'good') return;
        signal?.removeEventListener('abort', abort);
        arrive();
      }, this.delay());
    });
    if (isLook) {
      const pointer = this.published?.();
      const none = { ok: false, status: 404, headers: new Headers(), text: async () => '' };
      return (pointer ? { ok: true, json: async () => pointer } : none) as Response;
    }
    const since = Number(new URL(address).searchParams.get('p_since'));
    // A real one is read in tasks of its own, which fake timers do not wait for.
    return { ok: true, json: async () => this.page(since) } as Response;
  }

  private page(since: number) {
    const { revision } = this;
    const edition = { id: 21, year: 2026, is_current: true };
    const all = [
      { kind: 'edition', id: '21', revision: 1, row: edition },
      { kind: 'news', id: 'a', revision, row: { id: 'a', edition_id: 21, seen: revision } },
    ];
    const rows = all.filter((row) => row.revision > since);
    const at = new Date().toISOString();
    return { epoch: 'e', audience: 'public', edition: 21, revision, at, more: false, rows };
  }

  /** A row changes; the doorbell rings unless the bell is lost. */
  change(isLost = false): void {
    this.revision += 1;
    if (!isLost) this.ring();
  }

  ring(): void {
    for (const socket of this.sockets) socket.ring(this.revision);
  }

  /** Cuts every connection, as a server does that restarts. */
  cut(): void {
    for (const socket of this.sockets) socket.drop();
  }

  /** What was open vanishes in the line without a word; what is opened from now on fares as the line does. */
  swallow(): void {
    for (const socket of this.sockets) socket.swallowed = true;
  }

  delay(): number {
    return 5 + this.random.below(150);
  }
}

/** A browser's WebSocket to such a server, which speaks as much of Phoenix channels as bells need. */
export class BellSocket extends EventTarget {
  static server: BellServer;
  binaryType = 'blob';
  readyState: number = connecting;
  readonly bufferedAmount = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  swallowed: boolean;
  private joined = '';
  /** When the last of what is on its way arrives. */
  private free = 0;
  private patience: ReturnType<typeof setTimeout>;
  private readonly server = BellSocket.server;

  constructor() {
    super();
    const { server } = this;
    server.sockets.add(this);
    server.knocks += 1;
    this.swallowed = server.line === 'hole';
    this.patience = setTimeout(() => this.end(1006), browserPatience.open);
    if (server.line === 'gone' || server.refuses === 'socket') this.later(() => this.end(1006));
    this.later(() => {
      if (this.readyState !== connecting) return;
      clearTimeout(this.patience);
      this.readyState = open;
      this.onopen?.();
      this.dispatchEvent(new Event('open'));
    });
  }

  send(frame: string): void {
    const [joinRef, ref, topic, event] = JSON.parse(frame);
    this.later(() => {
      if (event === 'phx_join' && this.server.refuses) {
        // In the hosted service's words, which then leaves the socket open.
        const reason = 'ConnectionRateLimitReached: Too many connected users';
        const payload = { status: 'error', response: { reason } };
        return this.hear([joinRef, ref, topic, 'phx_reply', payload]);
      }
      if (event === 'phx_join') {
        this.joined = joinRef;
        this.server.joins += 1;
      }
      if (event === 'access_token') return;
      this.hear([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]);
    });
  }

  ring(revision: number): void {
    const bell = { type: 'broadcast', event: 'revision', payload: { revision } };
    this.later(() => {
      if (this.joined === '') return;
      this.server.bells += 1;
      this.hear([this.joined, null, 'realtime:content', 'broadcast', bell]);
    });
  }

  close(): void {
    if (this.readyState >= closing) return;
    clearTimeout(this.patience);
    // A socket that is not open yet is given up at once, an open one says goodbye.
    const isOpen = this.readyState === open;
    this.readyState = closing;
    this.patience = setTimeout(() => this.end(1006), isOpen ? browserPatience.close : 0);
    if (isOpen) this.later(() => this.end(1000));
  }

  /** The connection is ended by the other side, which says so. */
  drop(): void {
    this.later(() => this.end(1006));
  }

  private hear(message: unknown[]): void {
    if (this.readyState === open) this.onmessage?.({ data: JSON.stringify(message) });
  }

  private end(code: number): void {
    if (this.readyState === closed) return;
    clearTimeout(this.patience);
    this.readyState = closed;
    this.server.sockets.delete(this);
    if (code === 1006) this.onerror?.(new Event('error'));
    this.onclose?.({ code });
    this.dispatchEvent(new Event('close'));
  }

  /** After the line's delay and what went before, unless the line has swallowed it meanwhile. */
  private later(work: () => void): void {
    if (this.swallowed) return;
    const now = performance.now();
    this.free = Math.max(this.free, now + this.server.delay());
    setTimeout(() => {
      if (!this.swallowed) work();
    }, this.free - now);
  }
}
