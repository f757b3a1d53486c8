import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Backend } from '#replica/protocol/backend.ts';
import { isVerdict } from '#replica/protocol/fetch-json.ts';
import type { Failure } from '#shared/failure.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import {
  type Draft,
  emptyDraft,
  isSame,
  isSendable,
  merged,
  mergedDraft,
  saidIn,
  withoutSent,
} from './draft.ts';
import { type Answer, readSpeakerPage, type SpeakerPage, sendSpeakerPage } from './page.ts';
import type { Kept, SpeakerStorage } from './storage.ts';

/** What a private page shows. */
export interface Desk {
  /** `reading` until something is known; `gone` when the address leads nowhere. */
  readonly phase: 'reading' | 'ready' | 'gone';
  readonly page?: SpeakerPage | undefined;
  readonly draft: Draft;
  /** Something waits to be sent, and is as soon as there is a network. */
  readonly waiting: boolean;
  readonly busy: boolean;
  /** Why the server was not reached the last time. */
  readonly failure?: Failure | undefined;
  /** What became of what was sent last. */
  readonly answer?: Answer | undefined;
  /** False where the browser keeps nothing: what is written lasts as long as the page. */
  readonly keeps: boolean;
}

/** The private page of one code: reads it, keeps what is written, sends it. */
export interface SpeakerDesk {
  readonly state: StoreApi<Desk>;
  /** Shows what the device holds, then asks the server, and sends what still waits. */
  round(): Promise<Failure | undefined>;
  /** Takes up what other tabs have written, and writes again what the device has lost. */
  refresh(): Promise<void>;
  /** Changes the draft, shown at once and kept on the device; nothing before the page has been read. */
  write(change: (draft: Draft, page: SpeakerPage) => Draft): void;
  /** Takes back everything that was written and not sent. */
  discard(): void;
  /** Sends what was written now, or as soon as there is a network. */
  send(): Promise<void>;
}

interface Options {
  readonly code: string;
  readonly storage: SpeakerStorage;
  readonly backend: Backend;
}

/** Makes what stands behind a private page. Asks nothing before its first `round`. */
export function createSpeakerDesk({ code, storage, backend }: Options): SpeakerDesk {
  const state = createStore<Desk>(() => ({
    ...{ phase: 'reading', draft: emptyDraft, waiting: false, busy: false, keeps: true },
  }));
  let kept: Kept = { draft: emptyDraft };
  /** What this page and the device held alike the last time. */
  let stored: Kept = kept;
  let adopted = false;
  let writing: Promise<void> | undefined;
  let unwritten = false;
  let running: Promise<Failure | undefined> | undefined;

  function show(next: Kept, more: Partial<Desk> = {}): void {
    kept = next;
    const { page, draft, sending } = next;
    state.setState({
      ...(page && { page, phase: 'ready' }),
      ...{ draft, waiting: sending !== undefined, ...more },
    });
  }

  function keep(next: Kept, more: Partial<Desk> = {}): Promise<void> {
    show(next, more);
    return refresh();
  }

  function refresh(): Promise<void> {
    unwritten = true;
    writing ??= persist().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  /** One after the other, the last state of things each time: keys are struck faster than disks write. */
  async function persist(): Promise<void> {
    while (unwritten) {
      unwritten = false;
      await exchange().catch(() => state.setState({ keeps: false }));
    }
  }

  /** Brings what this page and the device hold together: another tab may have written there. */
  async function exchange(): Promise<void> {
    if (state.getState().phase === 'gone') return;
    const mine = kept;
    const now = await storage.change(code, (held) =>
      held?.page ? mergedKept(stored, mine, held) : mine.page && mine,
    );
    if (!now) return;
    stored = now;
    // What was struck meanwhile lies over it.
    if (!isSame(now, mine)) show(mergedKept(mine, kept, now));
  }

  async function gone(): Promise<undefined> {
    await writing;
    kept = { draft: emptyDraft };
    state.setState({ phase: 'gone', page: undefined, draft: emptyDraft, waiting: false });
    await storage.forget(code).catch(() => {});
    return undefined;
  }

  /** Reads the page as it is now. */
  async function look(): Promise<Failure | undefined> {
    const answer = await readSpeakerPage(backend, code);
    if (!answer.ok) return answer.failure;
    const page = answer.value;
    if (page === 'gone') return gone();
    // A reminder gives a new address to who is in the middle of writing behind the one before.
    if (!adopted) await storage.adopt(code, page).catch(() => undefined);
    adopted = true;
    await keep({ ...kept, page });
    return undefined;
  }

  async function deliver(): Promise<Failure | undefined> {
    // All that is said of the coming goes at once: the rest of it as it is now, not as it was read last.
    if (kept.sending && Object.keys(kept.sending.draft.details).length > 0) {
      const unread = await look();
      if (unread) return unread;
    }
    const { page, sending } = kept;
    if (!page || !sending) return undefined;
    if (!isSendable(page, sending.draft)) {
      await keep({ page, draft: kept.draft });
      return undefined;
    }
    const said = saidIn(page, sending.draft);
    const answer = await sendSpeakerPage(backend, code, sending.id, said);
    // Something newer was sent meanwhile: it has its own turn.
    if (kept.sending?.id !== sending.id) return deliver();
    if (!answer.ok) {
      if (!isVerdict(answer.failure)) return answer.failure;
      await keep(withoutSending(kept), { answer: { status: 'refused', code: 'malformed' } });
      return undefined;
    }
    if (answer.value.status === 'gone') return gone();
    if (answer.value.status === 'refused') {
      await keep(withoutSending(kept), { answer: answer.value });
      return undefined;
    }
    // Of a talk that has been taken from them meanwhile nothing was received.
    const unread = answer.value.texts < said.texts.length ? await look() : undefined;
    if (unread) return unread;
    const rest = withoutSending(kept);
    const draft = withoutSent(rest.page ?? page, rest.draft, sending.draft);
    await keep({ ...rest, draft }, { answer: answer.value });
    return undefined;
  }

  async function run(): Promise<Failure | undefined> {
    await refresh();
    state.setState({ busy: true });
    const undelivered = await deliver();
    if (state.getState().phase === 'gone') {
      state.setState({ busy: false, failure: undefined });
      return undefined;
    }
    const unread = await look();
    const failure = undelivered ?? unread;
    state.setState({ busy: false, failure });
    return failure;
  }

  function round(): Promise<Failure | undefined> {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    state,
    round,
    refresh,
    write(change) {
      const { page, draft } = kept;
      if (page) void keep({ ...kept, draft: change(draft, page) }, { answer: undefined });
    },
    discard: () => void keep({ ...kept, draft: emptyDraft }),
    async send() {
      const { page, draft } = kept;
      if (!page || !isSendable(page, draft)) return;
      const sending = { id: randomUuid(), draft };
      await keep({ ...kept, sending }, { answer: undefined });
      // A round under way may have passed by what waits now.
      await running;
      await round();
    },
  };
}

function withoutSending({ sending: _, ...rest }: Kept): Kept {
  return rest;
}

function mergedKept(base: Kept, mine: Kept, theirs: Kept): Kept {
  const page = merged(base.page, mine.page, theirs.page);
  const sending = merged(base.sending, mine.sending, theirs.sending);
  return {
    ...(page && { page }),
    draft: mergedDraft(base.draft, mine.draft, theirs.draft),
    ...(sending && { sending }),
  };
}
