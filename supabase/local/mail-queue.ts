import type { Carrier, Result } from '../functions/_shared/mail/carrier.ts';
import type { Message } from '../functions/_shared/mail/message.ts';
import { withoutPersonalData } from './json-log.ts';
import { within } from './within.ts';

/** Waits before a mail is tried again, ms; the last one from then on. */
const WAITS = [2_000, 10_000, 30_000, 60_000, 120_000];
/** The links in them are good for so long; later a mail is of no use to anybody, ms. */
const LIFE_MS = 3_600_000;
/** Mails that may wait; of more the oldest is given up. */
const MOST = 200;

/** Mails on their way out, in memory. */
export interface MailQueue {
  /** Takes a mail and returns at once, whatever the mail server does. */
  add(message: Message): void;
  /** Tries once what is left, for `ms` milliseconds at most; what has not left then is told and lost. */
  stop(ms: number): Promise<void>;
}

/** A mail that waits; instants are in ms. */
interface Waiting {
  readonly message: Message;
  readonly since: number;
  /** It is not tried before. */
  readonly due: number;
  readonly tries: number;
}

/**
 * Sends one mail after the other, and those that could not be taken again for an hour, with growing
 * pauses. A mail whose answer was lost is sent again under the same Message-ID. `tell` hears of what has
 * left; what has not is a warning or an error of this process. Neither names anybody.
 */
export function createMailQueue(carrier: Carrier, tell: (text: string) => void): MailQueue {
  let waiting: readonly Waiting[] = [];
  let current: Waiting | undefined;
  /** Nothing is tried before, ms: for so many times in a row nothing could be sent to anybody. */
  let pausedUntil = 0;
  let pauses = 0;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopping = false;

  function wake(): void {
    clearTimeout(timer);
    running ??= Promise.resolve().then(run);
  }

  async function run(): Promise<void> {
    for (current = take(); current; current = take()) {
      const { message } = current;
      const result = await carrier.send(message.to, async () => message);
      settle(current, result ?? { outcome: 'retry' });
    }
    carrier.close();
    running = undefined;
    if (waiting.length === 0 || stopping) return;
    const due = Math.max(pausedUntil, Math.min(...waiting.map((one) => one.due)));
    timer = setTimeout(wake, due - Date.now());
  }

  /** The next mail that may be tried now; it is no longer among those that wait. */
  function take(): Waiting | undefined {
    const now = Date.now();
    const fresh = waiting.filter(({ since }) => now - since < LIFE_MS);
    const old = waiting.length - fresh.length;
    if (old > 0) console.error(`[mail] Given up after an hour: ${old} of Auth’s mails.`);
    const next = now < pausedUntil ? undefined : fresh.find(({ due }) => due <= now);
    waiting = fresh.filter((one) => one !== next);
    return next;
  }

  function settle(tried: Waiting, { outcome, words = '', retry_after = 0 }: Result): void {
    const { message, since } = tried;
    const tries = tried.tries + 1;
    const said = withoutPersonalData(words.replaceAll(message.to, '<address>'));
    pauses = outcome === 'later' ? pauses + 1 : 0;
    if (outcome === 'sent') tell(`[mail] A mail of Auth has left, at try ${tries}.`);
    else if (outcome === 'refused') console.error(`[mail] A mail of Auth was refused: ${said}`);
    else if (tries === 1) console.warn(`[mail] A mail of Auth could not be sent yet: ${said}`);
    if (outcome === 'sent' || outcome === 'refused') return;
    const now = stopping ? Number.POSITIVE_INFINITY : Date.now();
    if (outcome === 'later') pausedUntil = now + waitAfter(pauses);
    const wait = Math.max(waitAfter(tries), retry_after * 1000);
    const due = stopping ? now : Math.min(now + wait, since + LIFE_MS);
    if (waiting.some((newer) => replaces(newer.message, message))) return;
    waiting = [...waiting, { ...tried, tries, due }].sort((one, other) => one.since - other.since);
  }

  return {
    add(message) {
      const now = Date.now();
      const others = waiting.filter((older) => !replaces(message, older.message));
      const kept = others.slice(Math.max(0, others.length + 1 - MOST));
      if (kept.length < others.length) console.error('[mail] Too many wait: one is given up.');
      waiting = [...kept, { message, since: now, due: now, tries: 0 }];
      wake();
    },
    async stop(ms) {
      stopping = true;
      pausedUntil = 0;
      waiting = waiting.map((one) => ({ ...one, due: 0 }));
      wake();
      await within(running ?? Promise.resolve(), ms);
      const left = waiting.length + (current ? 1 : 0);
      waiting = [];
      carrier.close();
      if (left > 0) console.error(`[mail] Not sent before the end: ${left} of Auth’s mails.`);
    },
  };
}

/** A newer link makes those before it good for nothing. */
function replaces(newer: Message, older: Message): boolean {
  return newer.to === older.to && newer.subject === older.subject;
}

function waitAfter(failures: number): number {
  return WAITS[Math.min(failures, WAITS.length) - 1] ?? 0;
}
