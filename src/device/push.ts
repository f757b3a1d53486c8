import { type Failure, fail, type Result, succeed } from '#shared/failure.ts';
import { isAppleTouch } from './install.ts';
import { isStandalone } from './standalone.ts';

/**
 * Whether this browser may show notifications: `default` means that it would ask. On iPhone and iPad
 * only an app on the home screen can.
 */
export type PushPermission = 'unsupported' | 'needs_home_screen' | 'default' | 'denied' | 'granted';

/** A subscription as the server needs it to write to this device. */
export interface DeviceSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** How long the service worker is given to be there, ms. */
const patience = 10_000;

/** What this browser allows now; it may change at any time, in its settings. */
export function pushPermission(): PushPermission {
  const able = 'serviceWorker' in navigator && 'PushManager' in globalThis;
  if (able && 'Notification' in globalThis) return Notification.permission;
  return isAppleTouch(navigator) && !isStandalone() ? 'needs_home_screen' : 'unsupported';
}

/** Calls back when the reader changes the permission in the browser's settings; returns the end of it. */
export function watchPushPermission(changed: () => void): () => void {
  let status: PermissionStatus | undefined;
  let ended = false;
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((found) => {
      if (ended) return;
      status = found;
      found.addEventListener('change', changed);
    })
    // Some browsers cannot be asked; the next look at the screen tells.
    .catch(() => {});
  return () => {
    ended = true;
    status?.removeEventListener('change', changed);
  };
}

/** The subscription this device holds, if any, and the key it was made with. */
export async function heldSubscription(): Promise<
  (DeviceSubscription & { readonly key: string }) | undefined
> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const held = await registration?.pushManager?.getSubscription();
  return held ? read(held) : undefined;
}

/**
 * Subscribes this device with the server's public key (base64url), asking the reader if need be.
 * A subscription made with another key is given up first. Failures: `denied` when the reader or the
 * browser refuses, `unavailable` when its push service cannot be reached.
 */
export async function subscribeDevice(key: string): Promise<Result<DeviceSubscription>> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return fail('denied');
    const registration = await workerInTime();
    if (!registration) return fail('unavailable', { detail: 'no service worker' });
    const held = await registration.pushManager.getSubscription();
    if (held && read(held).key === key) return succeed(read(held));
    await held?.unsubscribe();
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    return succeed(read(made));
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** Ends this device's subscription in the browser. */
export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const held = await registration?.pushManager?.getSubscription();
  await held?.unsubscribe();
}

function workerInTime(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function read(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    key: base64url(subscription.options.applicationServerKey),
  };
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function failureOf(error: unknown): Failure {
  const refused = error instanceof DOMException && error.name === 'NotAllowedError';
  return { code: refused ? 'denied' : 'unavailable', detail: String(error) };
}
