import { usualSpread } from '../protocol/bell.ts';
import type { AskPublished, Published } from '../protocol/snapshot.ts';
import { firstLook, idlePause, lookPause } from './backoff.ts';
import type { Held } from './edition-sync.ts';
import type { RetryScheduler } from './retry-scheduler.ts';

/** What a page has instead of a doorbell that it cannot hear. */
export interface PublishedWatch {
  /** The doorbell is heard from now on, or not. */
  onHearing(hears: boolean): void;
  /** The page is looked at again, or the network is back; false where the server is to be asked instead. */
  onReturn(): boolean;
  stop(): void;
}

interface PublishedWatchOptions {
  readonly ask: AskPublished;
  readonly held: () => Held | undefined;
  readonly retries: Pick<RetryScheduler, 'bell' | 'putOff' | 'request'>;
  /** Whether the published files stand in for the doorbell now. */
  readonly onStandingIn: (standsIn: boolean) => void;
}

/** The least time between two looks, ms, however often the page is looked at. */
const breath = 5_000;

/**
 * While the doorbell cannot be heard, looks every minute at what is published, and asks for a round where
 * that has changed since the last one. Where it has not, no database is asked. Where nothing is
 * published, or it cannot be reached, rounds come by the clock as ever.
 */
export function watchPublished(options: PublishedWatchOptions): PublishedWatch {
  const { ask, held, retries, onStandingIn } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDeaf = true;
  let standsIn = false;
  let isReturning = false;
  let stopped = false;
  let isLooking = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** What a round was asked for, and what was held then. */
  let answering: { readonly news: string; readonly before: Held } | undefined;

  function schedule(pause: number): void {
    clearTimeout(timer);
    if (isDeaf && !stopped) timer = setTimeout(() => void look(), pause);
  }

  async function look(): Promise<void> {
    isLooking = true;
    const answer = await ask();
    isLooking = false;
    lookedAt = performance.now();
    const returning = isReturning;
    isReturning = false;
    if (!isDeaf || stopped) return;
    const holds = held();
    const isSeen = document.visibilityState === 'visible';
    // Where nothing is published there is little to look at.
    const isThere = answer.ok || answer.failure.code !== 'not_found';
    const pause = lookPause(isSeen && isThere);
    schedule(pause);
    standIn(answer.ok && holds !== undefined);
    if (answer.ok && holds) {
      if (isNews(answer.value, holds)) retries.bell({ urgent: false, spread: usualSpread });
      else retries.putOff(pause + idlePause());
    } else if (returning) retries.request();
  }

  /** One round answers it, even where the server has not what is published: it may have been set back. */
  function isNews({ epoch, changed }: Published, holds: Held): boolean {
    if (epoch === holds.epoch && changed <= holds.revision) return false;
    const news = `${epoch} ${changed}`;
    if (answering?.news !== news) answering = { news, before: holds };
    return answering.before === holds;
  }

  function standIn(now: boolean): void {
    standsIn = now;
    onStandingIn(now);
  }

  schedule(firstLook());
  return {
    onHearing(hears) {
      if (hears !== isDeaf) return;
      isDeaf = !hears;
      if (hears) {
        clearTimeout(timer);
        standIn(false);
      } else schedule(firstLook());
    },
    onReturn() {
      if (!isDeaf || !standsIn) return false;
      isReturning = true;
      if (!isLooking) schedule(Math.max(0, lookedAt + breath - performance.now()));
      return true;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
