import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://forum.test';

/** A worker whose state the test moves; it keeps what pages have sent to it. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly received: unknown[] = [];

  readonly scriptURL = new URL('/sw.js', origin).href;

  postMessage(message: unknown): void {
    this.received.push(message);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;

  /** A new version has been found and is being installed. */
  find(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  install(worker: FakeWorker): void {
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;

  register(): Promise<FakeRegistration> {
    return Promise.resolve(registration);
  }

  takenOver(by: FakeWorker | null): void {
    this.controller = by;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const reload = vi.fn();
/** The code of the page. */
let code: string;
/** The page of the version in charge, as the device keeps it. */
let shell: string | undefined;
/** What the tab keeps through a reload. */
const noted = new Map<string, string>();
let flow: typeof import('./update-flow.ts');
let change: typeof import('./change-over.ts');
let Workbox: typeof import('workbox-window/Workbox.js').Workbox;
let container: FakeContainer;
let registration: FakeRegistration;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('location', { reload, href: `${origin}/`, pathname: '/' });
  vi.stubGlobal('document', {
    baseURI: `${origin}/`,
    querySelector: () => ({
      getAttribute: (name: string) => (name === 'src' ? `/assets/${code}.js` : null),
    }),
  });
  code = 'index-1';
  shell = '<script type="module" src="/assets/index-1.js"></script>';
  vi.stubGlobal('caches', { match: async () => shell && new Response(shell) });
  noted.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => noted.set(key, value),
    removeItem: (key: string) => noted.delete(key),
  });
  const tab = new EventTarget();
  reload.mockImplementation(() =>
    tab.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  );
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  reload.mockClear();
  flow = await import('./update-flow.ts');
  change = await import('./change-over.ts');
  ({ Workbox } = await import('workbox-window/Workbox.js'));
  container = new FakeContainer();
  registration = new FakeRegistration();
  vi.stubGlobal('navigator', { serviceWorker: container });
});

afterEach(() => {
  vi.useRealTimers();
});

async function follow(): Promise<void> {
  // What Workbox waits for must not outlive the test.
  vi.useFakeTimers();
  const workbox = new Workbox('/sw.js');
  const registered = await workbox.register({ immediate: true });
  if (registered) flow.followUpdates(workbox, registered);
}

/** A newer version that waits for the word of a page with one before it. */
async function offered(): Promise<FakeWorker> {
  container.controller = new FakeWorker();
  await follow();
  const worker = registration.find();
  registration.install(worker);
  return worker;
}

/** What the browser has kept of the site, and gives up while it is read. */
const clearing = {
  async match() {
    const start = (body: ReadableStreamDefaultController) => body.error(new TypeError('gone'));
    return new Response(new ReadableStream({ start }));
  },
};

const ready = () => change.appUpdate.getState().ready;

test('the first installation is neither offered nor answered with a reload', async () => {
  await follow();
  const worker = registration.find();
  registration.install(worker);
  container.takenOver(worker);
  expect(ready()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a new version is offered once installed and applied once agreed to', async () => {
  container.controller = new FakeWorker();
  await follow();
  const worker = registration.find();
  expect(ready()).toBe(false);
  registration.install(worker);
  expect(ready()).toBe(true);
  expect(worker.received).toEqual([]);

  change.applyUpdate();
  expect(worker.received).toEqual([{ type: 'apply_update' }]);
  expect(reload).not.toHaveBeenCalled();
  container.takenOver(worker);
  expect(reload).toHaveBeenCalledOnce();
});

test('a version that is kept from taking over is helped by a reload, which begins again once it has', async () => {
  const worker = await offered();
  change.applyUpdate();
  change.applyUpdate();
  expect(change.appUpdate.getState().agreed).toBe(true);
  vi.advanceTimersByTime(2999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  expect(worker.received).toHaveLength(1);
  container.takenOver(worker);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a reload that nothing comes of is begun again, after longer each time', async () => {
  await offered();
  change.applyUpdate();
  vi.advanceTimersByTime(3_000);
  for (const [tries, time] of [3_000, 6_000, 9_000].entries()) {
    vi.advanceTimersByTime(time - 1);
    expect(reload).toHaveBeenCalledTimes(1 + tries);
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(2 + tries);
  }
  expect(change.appUpdate.getState().agreed).toBe(true);
});

test('a reader who stays with what is half written is not asked twice, and may agree again', async () => {
  const worker = await offered();
  addEventListener('beforeunload', (event) => event.preventDefault());
  change.applyUpdate();
  worker.become('activated');
  container.takenOver(worker);
  vi.advanceTimersByTime(2_999);
  expect(reload).toHaveBeenCalledOnce();
  expect(change.appUpdate.getState().agreed).toBe(true);
  vi.advanceTimersByTime(1);
  expect(change.appUpdate.getState().agreed).toBe(false);
  change.applyUpdate();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a version that waited since an earlier visit is offered at once', async () => {
  container.controller = new FakeWorker();
  const worker = new FakeWorker();
  registration.install(worker);
  await follow();
  expect(ready()).toBe(true);
});

test('a page that the version before still answered is told of, or loaded again where that was agreed to', async () => {
  const later = '<script type="module" src="/assets/index-2.js"></script>';
  const worker = await offered();
  change.applyUpdate();
  vi.advanceTimersByTime(3000);
  expect(reload).toHaveBeenCalledOnce();

  // The next page: the version before has answered it, and then given way.
  reload.mockClear();
  shell = later;
  registration.waiting = null;
  worker.become('activating');
  container.controller = worker;
  change.appUpdate.setState({ ready: false, agreed: false, waiting: undefined });
  await follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  worker.become('activated');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());

  // Still so: no reload follows a reload.
  reload.mockClear();
  change.appUpdate.setState({ ready: false, agreed: false, waiting: undefined });
  await follow();
  await vi.waitFor(() => expect(ready()).toBe(true));
  expect(reload).not.toHaveBeenCalled();
});

test('a page that the version before answers without giving way asks once more for the reader, who is then asked', async () => {
  const worker = await offered();
  change.applyUpdate();
  vi.advanceTimersByTime(3000);
  expect(reload).toHaveBeenCalledOnce();

  const nextPage = async () => {
    reload.mockClear();
    change.appUpdate.setState({ ready: false, agreed: false, waiting: undefined });
    await follow();
  };
  await nextPage();
  expect(worker.received).toEqual([{ type: 'apply_update' }, { type: 'apply_update' }]);
  expect(change.appUpdate.getState().agreed).toBe(true);
  vi.advanceTimersByTime(3000);
  expect(reload).toHaveBeenCalledOnce();

  await nextPage();
  expect(worker.received).toHaveLength(2);
  expect(change.appUpdate.getState()).toMatchObject({ ready: true, agreed: false });
});

test('a page of the version agreed to is offered one that is newer still', async () => {
  const worker = await offered();
  change.applyUpdate();
  container.takenOver(worker);
  expect(reload).toHaveBeenCalledOnce();

  code = 'index-2';
  shell = '<script type="module" src="/assets/index-2.js"></script>';
  change.appUpdate.setState({ ready: false, agreed: false, waiting: undefined });
  const newer = new FakeWorker();
  registration.install(newer);
  await follow();
  expect(newer.received).toEqual([]);
  expect(change.appUpdate.getState()).toMatchObject({ ready: true, agreed: false });
});

test.each([
  ['is of the version in charge', () => {}],
  ['has no shell on its device', () => (shell = undefined)],
  ['reads a shell that its browser is just clearing away', () => vi.stubGlobal('caches', clearing)],
])('a page that %s is told of nothing', async (_, given) => {
  given();
  container.controller = new FakeWorker();
  container.controller.become('activated');
  await follow();
  await vi.advanceTimersByTimeAsync(100);
  expect(ready()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['of its own version is told of it, and offered no other', 'index-1', [{ type: 'take_pages' }]],
  ['of another version goes on without', 'index-2', []],
])('a page that came while a worker %s', async (_, code, told) => {
  shell = `<script type="module" src="/assets/${code}.js"></script>`;
  const active = new FakeWorker();
  registration.active = active;
  await follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(active.received).toEqual([]);
  active.become('activated');
  await vi.advanceTimersByTimeAsync(0);
  expect(active.received).toEqual(told);
  container.takenOver(active);
  expect(ready()).toBe(false);
});

test('a tab whose reader has not agreed is told and not reloaded', async () => {
  container.controller = new FakeWorker();
  await follow();
  container.takenOver(new FakeWorker());
  expect(ready()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  change.applyUpdate();
  expect(reload).toHaveBeenCalledOnce();
});

test('the version of the first visit, once in charge, is followed by offers', async () => {
  await follow();
  const first = registration.find();
  registration.install(first);
  registration.waiting = null;
  container.takenOver(first);
  registration.install(registration.find());
  expect(ready()).toBe(true);
});

test('a worker that goes with all the browser kept is no new version, nor is the one that comes after it', async () => {
  container.controller = new FakeWorker();
  await follow();
  container.takenOver(null);
  expect(ready()).toBe(false);
  const anew = registration.find();
  registration.install(anew);
  registration.waiting = null;
  anew.become('activated');
  container.takenOver(anew);
  await vi.advanceTimersByTimeAsync(0);
  expect(ready()).toBe(false);
  registration.install(registration.find());
  expect(ready()).toBe(true);
});

test('a page is told of a version that was published before its own was on the device', async () => {
  shell = '<script type="module" src="/assets/index-2.js"></script>';
  await follow();
  const later = registration.find();
  registration.install(later);
  registration.waiting = null;
  container.takenOver(later);
  later.become('activated');
  await vi.waitFor(() => expect(ready()).toBe(true));
  expect(reload).not.toHaveBeenCalled();
});

test('a version is offered though those before it could not be installed', async () => {
  container.controller = new FakeWorker();
  await follow();
  for (const _ of ['a portal', 'half a release']) registration.find().become('redundant');
  expect(ready()).toBe(false);
  registration.install(registration.find());
  expect(ready()).toBe(true);
});

test('a version that was being installed when the page began to follow is offered', async () => {
  container.controller = new FakeWorker();
  const worker = registration.find();
  await follow();
  registration.install(worker);
  expect(ready()).toBe(true);
});

test('the newest version is taken without asking when a page cannot go on', async () => {
  const update = async () => {
    const worker = registration.find();
    setTimeout(() => registration.install(worker));
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') setTimeout(() => worker.become('activated'));
    });
  };
  const taken = await change.takeNewest(
    Object.assign(registration, { update }) as unknown as ServiceWorkerRegistration,
  );
  expect(taken).toBe(true);
  expect(registration.waiting?.received).toEqual([{ type: 'apply_update' }]);
});

test('the newest version is taken though requests keep the one before going', async () => {
  vi.useFakeTimers();
  const update = async () => registration.install(registration.find());
  const taken = change.takeNewest(
    Object.assign(registration, { update }) as unknown as ServiceWorkerRegistration,
  );
  await vi.advanceTimersByTimeAsync(3000);
  expect(await taken).toBe(true);
});

test('no version is taken when the server cannot be reached or the version breaks', async () => {
  const unreachable = Object.assign(registration, {
    update: () => Promise.reject(new TypeError('Failed to update')),
  });
  expect(await change.takeNewest(unreachable as unknown as ServiceWorkerRegistration)).toBe(false);
  const broken = Object.assign(registration, {
    update: async () => {
      const worker = registration.find();
      setTimeout(() => worker.become('redundant'));
    },
  });
  expect(await change.takeNewest(broken as unknown as ServiceWorkerRegistration)).toBe(false);
});
