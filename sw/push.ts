import { keptPresent } from '#shared/kept-skew.ts';
import { isLanguage } from '#shared/localized.ts';
import { firstToNotify, reminderName } from '#shared/notify-once.ts';
import type { PageMessage, PushNotice } from '#shared/worker-message.ts';
import { undecoded } from './push-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** A notification as a declarative push message proposes it (supabase/functions/push/payload.ts). */
interface Proposal {
  readonly title: string;
  readonly body?: string;
  readonly lang?: string;
  readonly dir?: NotificationDirection;
  readonly tag?: string;
  readonly navigate?: string;
  readonly renotify?: boolean;
  readonly data?: {
    readonly kind?: string;
    readonly id?: string;
    readonly version?: number;
    readonly expires_at?: string;
    readonly starts_at?: string;
    readonly close?: boolean;
    readonly urgent?: boolean;
  };
}

/** What a shown notification remembers. */
interface Remembered {
  readonly path: string;
  /** Undefined also for what was shown before kinds were remembered. */
  readonly kind: string | undefined;
  readonly version: number | undefined;
  readonly expires_at: string | undefined;
}

/** Chromium's, beyond the standard library. */
type Options = NotificationOptions & { renotify?: boolean };

/** How long a page is given to take over a click, ms. */
const pagePatience = 3000;

/** The paths of back office and hall screens; the table of addresses is too much for a worker. */
const elsewhere = /^\/(?:admin|dashboard)(?:\/|$)/;

/** The push message being shown, and those before it. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Shows push messages one after the other: Chromium forgets a notification that is shown while the
 * standing ones are being read, and then neither a click nor a withdrawal finds it.
 */
export function showPush(event: PushEvent): Promise<void> {
  const shown = before.then(() => show(event));
  before = shown.catch(() => undefined);
  return shown;
}

/**
 * Shows what a push message says, always: browsers end the subscription of a site that stays silent.
 * Where a page is in sight, the page tells it and the notification makes no noise; the same version
 * arriving twice makes none either. A message that closes takes its notification away.
 */
async function show(event: PushEvent): Promise<void> {
  const proposal = proposalOf(event);
  const { title, body, lang, dir, tag, navigate, renotify, data } = proposal;
  const present = await keptPresent();
  const standing = await self.registration.getNotifications();
  for (const notification of standing) {
    const { expires_at } = (notification.data ?? {}) as Partial<Remembered>;
    const isOver = expires_at !== undefined && Date.parse(expires_at) <= present;
    if (isOver || (data?.close && notification.tag === tag)) notification.close();
  }
  const pages = await openPages();
  const quiet = pages.some((page) => page.visibilityState === 'visible');
  if (!data?.close) {
    // A session's reminder and the word of its change share a tag, and each counts its versions.
    const isRepeated = standing.some((one) => {
      const { kind, version } = (one.data ?? {}) as Partial<Remembered>;
      return one.tag === tag && kind === data?.kind && version === data?.version;
    });
    const silent = quiet || isRepeated || (await isRemindedOf(data));
    const remembered: Remembered = {
      path: pathOf(navigate),
      kind: data?.kind,
      version: data?.version,
      expires_at: data?.expires_at,
    };
    const options: Options = {
      ...(body && { body }),
      ...(lang && { lang }),
      ...(dir && { dir }),
      // Browsers throw at the one without the other.
      ...(tag && { tag, ...(renotify && !silent && { renotify }) }),
      silent,
      icon: '/icons/icon-192.png',
      badge: '/icons/monochrome-512.png',
      data: remembered,
    };
    await self.registration.showNotification(title, options);
  }
  const notice = noticeOf(proposal);
  const isOfCurrent = data?.kind === 'announcement' || data?.kind === 'begins';
  for (const page of pages) {
    tell(page, {
      ...{ type: 'push_arrived', id: data?.id, quiet },
      ...(isOfCurrent ? { ofCurrent: notice } : { notice }),
    });
  }
}

/** Whether a page has reminded of this session already; from now on no page does. */
async function isRemindedOf(data: Proposal['data']): Promise<boolean> {
  if (data?.kind !== 'begins' || !data.id || !data.starts_at) return false;
  return !(await firstToNotify(reminderName(data.id, data.starts_at)));
}

/** The words of a message for a page, under the name by which what the page tells by itself is known. */
function noticeOf({ title, body = '', lang, navigate, data }: Proposal): PushNotice | undefined {
  const { kind, id, version, close, starts_at, urgent } = data ?? {};
  if (!kind || !id || !isLanguage(lang) || close) return undefined;
  const names: Readonly<Record<string, string>> = {
    announcement: id,
    begins: reminderName(id, starts_at ?? ''),
  };
  const name = names[kind] ?? `${id} ${version}`;
  return { name, title, body, lang, path: pathOf(navigate), ...(urgent && { urgent }) };
}

/** Leads from a clicked notification to what it is about: in an open page if there is one. */
export async function openPush(event: NotificationEvent): Promise<void> {
  event.notification.close();
  const { path } = (event.notification.data ?? { path: '/' }) as Remembered;
  const pages = await openPages();
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  // A browser that does not let it come to the front still has it show the right place.
  await page.focus().catch(() => undefined);
  if (await isTaken(page, path)) return;
  // A page that has gone meanwhile, or that this worker is not in charge of, cannot be led anywhere.
  const led = await page.navigate(path).catch(() => null);
  if (!led) await self.clients.openWindow(path).catch(() => null);
}

/** The site's pages: back office and hall screens tell nothing, and nobody is to be led away from them. */
async function openPages(): Promise<readonly WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => !elsewhere.test(new URL(url).pathname));
}

/** The proposal of a message; words of our own for one that cannot be read. */
function proposalOf(event: PushEvent): Proposal {
  try {
    const { notification } = (event.data?.json() ?? {}) as { notification?: Proposal };
    if (typeof notification?.title === 'string') return notification;
  } catch {
    // Not ours, or torn: something has to be shown all the same.
  }
  // Safari hands over what it would show itself.
  const { notification } = event as PushEvent & { readonly notification?: Proposal };
  return notification ?? undecoded(self.navigator.languages);
}

/** The path within the app; notifications may name the app by another of its origins. */
function pathOf(address: string | undefined): string {
  if (!address) return '/annonces';
  const { pathname, search, hash } = new URL(address, self.location.origin);
  return `${pathname}${search}${hash}`;
}

function tell(page: WindowClient, message: PageMessage, ports: MessagePort[] = []): void {
  page.postMessage(message, ports);
}

/** Asks a page to show the path by itself, which is quicker than loading it anew and loses nothing. */
function isTaken(page: WindowClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), pagePatience);
    tell(page, { type: 'open', path }, [port2]);
  });
}
