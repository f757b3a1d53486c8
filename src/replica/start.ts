import { backendKey, backendUrl } from '#shared/backend-address.ts';
import { pause } from '#shared/pause.ts';
import { unlessFailed } from '#shared/unless-failed.ts';
import { createContentStore } from './content/content-store.ts';
import { createKeeping } from './content/keeping.ts';
import type { Seed } from './content/seed.ts';
import type { Status } from './content/status.ts';
import { joinTabs, type TabMessage } from './coordination/tab-channel.ts';
import type { TabCoordinator } from './coordination/tab-coordinator.ts';
import { withWebLock } from './coordination/web-lock.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createOutboxName } from './outbox/outbox-name.ts';
import { deferredUploads } from './outbox/uploads/deferred-uploads.ts';
import { createBackend } from './protocol/backend.ts';
import { type Fetch, fetchJson } from './protocol/fetch-json.ts';
import type { Replica } from './replica.ts';
import { administratorKey, rememberedAdministrator } from './session/administrator.ts';
import { createSession } from './session/session.ts';
import { deviceMemory } from './storage/device-memory.ts';
import { deferredOutbox, openStorage } from './storage/storage.ts';
import { listenForReturn } from './sync/page-return.ts';
import { createRetryScheduler } from './sync/retry-scheduler.ts';
import { createRowApplier } from './sync/row-applier.ts';
import { joinedAudience, rememberAudience } from './sync/selection.ts';
import { clockKey, createServerClock } from './sync/server-clock.ts';
import { untilLoaded } from './until-loaded.ts';

/** How long words wait for the pictures chosen before them to be sent, in ms. */
const pictureHeadStart = 10_000;

/** What is loaded where somebody signs in. */
const signedIn = unlessFailed(() => import('./signed-in.ts'));

/** How often the device's clock is looked at, in ms. */
const clockPause = 10_000;

/**
 * Starts the replica of this page: shows what the device holds, then, after the first paint, loads
 * RxDB and keeps the content current. The seed is what the published page brought along. Cheap to
 * call; called once, by main.tsx.
 */
export function startReplica(seed?: Seed): Replica {
  const memory = deviceMemory;
  const store = createContentStore();
  if (seed) store.seed(seed);
  const rowApplier = createRowApplier(store);
  const backend = createBackend(backendUrl, backendKey, watched);
  const tabs = joinTabs(hear);
  const report = (changes: Partial<Status>) =>
    store.state.setState(({ status }) => ({ status: { ...status, ...changes } }));
  const published = seed && store.state.getState();
  report({ online: navigator.onLine });
  const clock = createServerClock(memory, (skew) => report({ skew }));
  store.state.subscribe(({ status: { asOf } }, { status: before }) => {
    if (asOf !== undefined && asOf !== before.asOf) clock.isPast(asOf);
  });

  const opening = openStorage({
    onClaimed() {
      report({ notice: 'reload_needed' });
      void stop();
    },
    onBlocked: () => report({ notice: 'reload_needed' }),
    onLost: () => void recover(),
  });
  void opening.then(({ unkept }) => report({ unkept }));
  const session = createSession({
    memory,
    fragment: location.hash,
    async load(parts) {
      const { createAuthClient, createAuthentication } = await signedIn();
      return createAuthentication(createAuthClient(backendUrl, backendKey), parts);
    },
    async unsent() {
      // Another tab may have added to them.
      await Promise.all([outbox.refresh(), uploads.refresh()]);
      const { waiting, refused } = store.state.getState().status;
      const pictures = uploads.state.getState();
      return waiting + refused + pictures.waiting.length + pictures.refused.length;
    },
    async onSignedIn() {
      await reopen();
      // What an expired session kept waiting goes at once, however long the next try was put off.
      sending.request();
    },
    onSignedOut: async (user) => (await signOut()).forget(user),
  });
  const owner = () => session.state.getState().user?.id ?? '';
  const outbox = createOutbox({
    storage: deferredOutbox(opening),
    store,
    owner,
    name: createOutboxName(memory),
    flush: rowApplier.flush,
    onChange() {
      tabs.tell({ kind: 'outbox' });
      sending.request();
    },
  });
  async function drain() {
    const { createDrain } = await signedIn();
    return createDrain({
      storage: outbox.storage,
      backend,
      owner,
      token: session.token,
      alone: (work) => withWebLock('forum-drain', work),
      async onRecorded() {
        await outbox.refresh();
        tabs.tell({ kind: 'outbox' });
        resync();
      },
    })();
  }
  const uploads = deferredUploads(async (state) => {
    const { createUploads, createUploadStorage, sendFile, uploadPlan } = await signedIn();
    return createUploads({
      state,
      storage: createUploadStorage(uploadPlan, { onLost: () => void uploads.keepAgain() }),
      async send(path, file) {
        const credential = await session.token();
        if (!credential.ok) return credential;
        const address = `${backendUrl}/storage/v1/object/media/${path}`;
        const headers = { apikey: backendKey, authorization: `Bearer ${credential.value}` };
        return sendFile(watched, address, headers, file);
      },
      owner,
      keeping: createKeeping(store),
      onChange: () => sending.request(),
    });
  });
  async function signOut() {
    // It comes with what keeps the content, without which there is nothing to delete.
    const { createSignOut } = await keeping();
    return createSignOut({
      isSignedIn: () => owner() !== '' || rememberedAdministrator(memory) !== undefined,
      storage: outbox.storage,
      uploads,
      reopen,
      editionSync: async () => (await tab).editionSync,
    });
  }
  const sending = createRetryScheduler(async () => {
    if (!owner()) return undefined;
    await outbox.keepLost();
    // A row that names a picture should find it there, but words do not wait long for pictures.
    const pictures = withWebLock('forum-uploads', uploads.drain);
    await Promise.race([pictures, pause(pictureHeadStart)]);
    const sent = await drain();
    const uploaded = await pictures;
    if (!sent.ok) return sent.failure;
    return uploaded.ok ? undefined : uploaded.failure;
  });
  const stopping = new AbortController();
  let tab = open();
  let reopening: Promise<unknown> = Promise.resolve();
  if (owner() === '') {
    // What this page shows comes first; what cannot be deleted now can at the next start.
    void tab
      .then(({ begun }) => begun)
      .then(signOut)
      .then(({ sweep }) => sweep())
      .catch(() => {});
  }
  const stopListening = listenForReturn({
    onReturn() {
      clock.look();
      resync(true);
      sending.request();
    },
    onOnline: (online) => report({ online }),
    onRestored() {
      // Where nothing is kept no other tab says who is signed in.
      if (store.state.getState().status.unkept === undefined) followAccount();
    },
  });
  const lookingAtClock = setInterval(clock.look, clockPause);
  const onStored = ({ key }: StorageEvent) => {
    if (key === clockKey) clock.recall();
    if (key === administratorKey) followAccount();
  };
  addEventListener('storage', onStored);

  /** Signed out in another tab, or somebody else signed in: what this one shows is not theirs. */
  function followAccount(): void {
    const inCharge = owner();
    if (inCharge === '') return;
    if (rememberedAdministrator(memory)?.user.id !== inCharge) location.reload();
    else session.recall();
  }

  /** Fetches; when the server does not take a token, has it renewed. */
  async function watched(...[address, request]: Parameters<Fetch>): Promise<Response> {
    const response = await fetch(address, request);
    const signed = new Headers(request.headers).has('authorization');
    if (response.status === 401 && signed) void session.renew();
    return response;
  }

  function keeping() {
    return untilLoaded(() => import('./coordination/keep-current.ts'), stopping.signal);
  }

  async function open(): Promise<TabCoordinator> {
    // What a published page brought stands there without it.
    const loading = keeping();
    const storage = await opening;
    await outbox.refresh();
    const mayWrite = owner() !== '' && session.state.getState().phase !== 'denied';
    const scope = mayWrite ? { audience: 'admin' as const } : joinedAudience(memory);
    if (mayWrite) await (await signOut()).over();
    const { keepCurrent } = await loading;
    return keepCurrent({
      storage,
      backend,
      session,
      clock,
      store,
      rowApplier,
      outbox,
      memory,
      scope,
      tell: tabs.tell,
      onArrival: (edition, at, revision, isKept) =>
        isKept && tabs.tell({ kind: 'arrived', edition, at, revision, ...scope }),
      onLesserAudience() {
        if (mayWrite) return void session.deny().then(reopen);
        rememberAudience('public', '', memory);
        void reopen();
      },
    });
  }

  /** Opens the content anew, for another audience: once, for each that asks, one after the other. */
  function reopen(): Promise<void> {
    const opened = reopening.then(openAnew);
    reopening = opened.catch(() => {});
    return opened;
  }

  async function openAnew(): Promise<void> {
    await (await tab).stop();
    store.replace([]);
    store.state.setState({ phase: 'empty' });
    report({ asOf: undefined });
    tab = open();
    await tab;
  }

  /** The browser has emptied or closed what this device keeps: goes on with what the page shows. */
  async function recover(): Promise<void> {
    report({ notice: 'emptied' });
    (await tab).revive();
    if (owner() === '') return;
    await outbox.keepAgain();
  }

  async function hear(message: TabMessage, isOvertaken: () => boolean): Promise<void> {
    if (message.kind === 'outbox') await outbox.refresh(isOvertaken);
    else await (await tab).hear(message);
  }

  function resync(returned?: boolean): void {
    void tab.then((open) => {
      if (!open.resync(returned)) tabs.tell({ kind: 'resync', ...(returned && { returned }) });
    });
  }

  async function stop(): Promise<void> {
    stopping.abort();
    stopListening();
    clearInterval(lookingAtClock);
    removeEventListener('storage', onStored);
    tabs.close();
    await sending.stop();
    await tab.then(
      (open) => open.stop(),
      () => {},
    );
    (await opening).close();
  }

  return {
    state: store.state,
    published,
    outbox,
    session,
    account: session.account,
    uploads,
    async ask(name, body, read) {
      const credential = await session.token();
      return credential.ok ? backend.post(name, body, read, credential.value) : credential;
    },
    async invoke(name, body, read) {
      const credential = await session.token();
      if (!credential.ok) return credential;
      const headers = {
        apikey: backendKey,
        authorization: `Bearer ${credential.value}`,
        'content-type': 'application/json',
      };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      return fetchJson(watched, `${backendUrl}/functions/v1/${name}`, request, read);
    },
    async selectAudience(audience, code) {
      rememberAudience(audience, code, memory);
      await reopen();
    },
    async restore(rows) {
      const { restoreRows } = await signedIn();
      const written = await restoreRows(backend, session.token, rows);
      resync();
      return written;
    },
    resync() {
      resync();
      sending.request();
    },
    dismissNotice: () => report({ notice: undefined }),
    stop,
  };
}

export type { Replica } from './replica.ts';
