import { nextTask } from '#shared/next-task.ts';
import { pause } from '#shared/pause.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import type { Doorbell, DoorbellCalls } from '../protocol/doorbell.ts';
import type { AskPublished } from '../protocol/snapshot.ts';
import { bellRest } from '../sync/backoff.ts';
import {
  createEditionSync,
  type EditionSync,
  type EditionSyncOptions,
} from '../sync/edition-sync.ts';
import { type PublishedWatch, watchPublished } from '../sync/published-watch.ts';
import { createRetryScheduler, type RetryScheduler } from '../sync/retry-scheduler.ts';
import { chosenEdition } from '../sync/selection.ts';
import { untilLoaded } from '../until-loaded.ts';
import {
  detectFailure,
  type FailureDetector,
  type FailureDetectorCalls,
} from './failure-detector.ts';
import { type Candidacy, standForLeader } from './leader.ts';
import type { TabMessage } from './tab-channel.ts';

/** How long after it began to lead a tab connects to the doorbell, in ms: nothing waits for it. */
const bellDelay = 3_000;

/** One page's part in keeping the content current: as the leader, or following whoever leads. */
export interface TabCoordinator {
  readonly editionSync: EditionSync;
  /** Resolves once it shows what is stored and stands for leader. */
  readonly begun: Promise<void>;
  /** Takes in what another tab says; resolves once this one shows it. */
  hear(message: TabMessage): Promise<void>;
  /**
   * Asks for a pull, or where the page was only returned to and published files stand in for the
   * doorbell, has those looked at; false when another tab leads and must be asked.
   */
  resync(returned?: boolean): boolean;
  /** What is stored was closed or deleted by the browser: goes on with new storage. */
  revive(): void;
  stop(): Promise<void>;
}

interface TabCoordinatorOptions extends EditionSyncOptions {
  /** Resolves once the page has painted. */
  readonly ready: () => Promise<void>;
  /** Connects to the doorbell. */
  readonly listen: (calls: DoorbellCalls) => Promise<Doorbell>;
  /** What visitors may look at while the doorbell cannot be heard, if anything. */
  readonly askPublished?: AskPublished;
  /** Says something to the other tabs. */
  readonly tell: (message: TabMessage) => void;
  /** Decides when the leader pulls; by the clock unless given. */
  readonly pace?: typeof createRetryScheduler;
  /** Watches over the leader; by the clock unless given. */
  readonly watch?: (calls: FailureDetectorCalls) => FailureDetector;
}

/** Starts a page's part. Resolves at once; reading, following and leading come one after another. */
export function startTabCoordinator(options: TabCoordinatorOptions): TabCoordinator {
  const {
    scope,
    memory,
    ready,
    listen,
    askPublished,
    tell,
    pace = createRetryScheduler,
    watch = detectFailure,
  } = options;
  const editionSync = createEditionSync(options);
  let retries: RetryScheduler | undefined;
  let published: PublishedWatch | undefined;
  // Where nothing is kept, each tab has to bring what it shows by itself.
  const own = electionOf(chosenEdition(memory), randomUuid());
  let election = editionSync.keeps ? electionOf(chosenEdition(memory)) : own;
  let candidacy: Candidacy | undefined;
  let failureDetector: FailureDetector | undefined;
  let stopped = false;

  async function begin(): Promise<void> {
    await editionSync.open();
    await ready();
    if (stopped) return;
    candidacy = standForLeader(election, lead);
    failureDetector = watch({
      leads: () => candidacy?.leads ?? false,
      beat: () => editionSync.keeps && tell({ kind: 'beat', election, late: editionSync.late }),
      onSilence: () => candidacy?.usurp(),
    });
    await editionSync.follow();
  }

  /** The tabs that follow the current edition have one leader, and those of each that was chosen another. */
  function electionOf(edition: number | undefined, ...more: string[]): string {
    return ['forum', edition ?? 'current', scope.audience, ...more].join('-');
  }

  /** Leaves its place to the others that have stood with it, and stands in another election. */
  async function goOver(to: string): Promise<void> {
    if (election === to) return;
    election = to;
    const left = candidacy;
    await left?.stop();
    // It may have gone on to yet another meanwhile.
    if (!stopped && candidacy === left) candidacy = standForLeader(election, lead);
  }

  async function lead(signal: AbortSignal): Promise<void> {
    const over = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    let swept = false;
    const beating = pace(async () => {
      const failure = await editionSync.round(signal);
      if (!failure && !swept) await editionSync.sweep();
      swept ||= !failure;
      // What has room in this tab's memory alone is of no use to others: it goes on for itself, or the tabs
      // of a full device would take the lead from each other for ever.
      if (!editionSync.keeps) void goOver(own);
      return failure;
    });
    retries = beating;
    published = standIn(beating, (standsIn) => {
      void listening.then((bell) => bell?.spare(standsIn));
    });
    const listening = keepListening(signal, {
      ring: beating.bell,
      onHearing: (hears) => published?.onHearing(hears),
      rest: bellRest,
    });
    await over;
    retries = undefined;
    published?.stop();
    published = undefined;
    await beating.stop();
    await (await listening)?.stop();
  }

  /** What stands in for the doorbell; nothing for others than visitors, for what they see is in no file. */
  function standIn(beating: RetryScheduler, onStandingIn: (standsIn: boolean) => void) {
    if (!askPublished || scope.audience !== 'public') return undefined;
    const held = () => editionSync.held;
    return watchPublished({ ask: askPublished, held, retries: beating, onStandingIn });
  }

  /** Connects to the doorbell, unless that was the end of leading. */
  async function keepListening(signal: AbortSignal, calls: DoorbellCalls) {
    await pause(bellDelay, signal);
    if (signal.aborted) return undefined;
    return untilLoaded(() => listen(calls), signal).catch(() => undefined);
  }

  function resync(returned = false): boolean {
    if (editionSync.regain()) void goOver(electionOf(chosenEdition(memory))).then(askLeader);
    if (!retries) return false;
    if (!returned || !published?.onReturn()) retries.request();
    return true;
  }

  /** Whoever leads by now brings what is stored up to date, and says so. */
  function askLeader(): void {
    if (!retries) tell({ kind: 'resync' });
  }

  const begun = begin();
  return {
    editionSync,
    begun,
    async hear(message) {
      if (message.kind === 'resync') resync(message.returned);
      // What others bring is not where this tab would find it.
      if (!editionSync.keeps) return;
      if (message.kind === 'beat' && message.election === election) {
        failureDetector?.heard();
        if (!retries) editionSync.lag(message.late);
      }
      if (message.kind !== 'arrived' || message.audience !== scope.audience) return;
      // A tab that was suspended hears of its usurper before it hears that it was usurped.
      if (retries) await nextTask();
      const { edition } = message;
      // One that came to lead while it was suspended has not seen yet what was brought before.
      if (retries && edition !== options.store.state.getState().edition) return;
      await begun;
      await editionSync.hear(edition, message.at, message.revision);
      // Chosen in another tab, and on show in this one now: whoever leads where it stood brings it no more.
      if (edition === chosenEdition(memory) && editionSync.keeps) void goOver(electionOf(edition));
    },
    resync,
    revive() {
      editionSync.revive();
      retries?.request();
    },
    async stop() {
      stopped = true;
      await begun;
      failureDetector?.stop();
      await candidacy?.stop();
      await editionSync.close();
    },
  };
}
