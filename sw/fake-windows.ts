import type { PageMessage } from '#shared/worker-message.ts';

interface WindowOptions {
  readonly visible?: boolean;
  /** Whether the page shows a path that the worker asks it to show. */
  readonly takes?: boolean;
  readonly controlled?: boolean;
  readonly path?: string;
}

/** An open page of the app, as its worker sees it. */
export class FakeWindow {
  readonly heard: PageMessage[] = [];
  /** What was done to it, in order. */
  readonly calls: string[] = [];
  readonly visibilityState: DocumentVisibilityState;
  readonly controlled: boolean;
  readonly url: string;
  private readonly takes: boolean;

  constructor({
    visible = false,
    takes = true,
    controlled = true,
    path = '/',
  }: WindowOptions = {}) {
    this.url = `https://forum.example${path}`;
    this.visibilityState = visible ? 'visible' : 'hidden';
    this.takes = takes;
    this.controlled = controlled;
  }

  async focus(): Promise<this> {
    this.calls.push('focus');
    return this;
  }

  /** As in a browser: a page that another worker, or none, is in charge of does not let itself be led. */
  async navigate(path: string): Promise<this> {
    if (!this.controlled) throw new TypeError('This page has another service worker');
    this.calls.push(`navigate ${path}`);
    return this;
  }

  postMessage(message: PageMessage, ports: readonly MessagePort[] = []): void {
    this.heard.push(message);
    if (message.type === 'open') this.calls.push(`open ${message.path}`);
    if (message.type === 'open' && this.takes) ports[0]?.postMessage('taken');
    ports[0]?.close();
  }
}

/** The open pages, the one used last first. */
export class FakeClients {
  readonly windows: FakeWindow[] = [];
  /** Paths of windows that the worker opened. */
  readonly opened: string[] = [];

  open(options?: WindowOptions): FakeWindow {
    const made = new FakeWindow(options);
    this.windows.push(made);
    return made;
  }

  async matchAll({ includeUncontrolled = false } = {}): Promise<FakeWindow[]> {
    return this.windows.filter(({ controlled }) => controlled || includeUncontrolled);
  }

  async openWindow(path: string): Promise<null> {
    this.opened.push(path);
    return null;
  }

  async claim(): Promise<void> {}
}

/** Web Locks: one holder of a name at a time, the others in order. */
export class FakeLocks {
  private readonly held = new Map<string, Promise<unknown>>();

  async request<T>(
    name: string,
    options: { ifAvailable?: boolean } | ((lock: object) => Promise<T>),
    work: (lock: object | null) => Promise<T> = options as () => Promise<T>,
  ): Promise<T> {
    const before = this.held.get(name);
    if (before && typeof options === 'object' && options.ifAvailable) return work(null);
    const done = (before ?? Promise.resolve()).then(() => work({ name }));
    const settled = done.then(
      () => undefined,
      () => undefined,
    );
    this.held.set(name, settled);
    void settled.then(() => {
      if (this.held.get(name) === settled) this.held.delete(name);
    });
    return done;
  }
}
