import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isStandalone } from './standalone.ts';

/**
 * How this device can install the app: at a word from us, by the reader's own hand on an iPhone or
 * iPad, not any more because it is installed, or not at all as far as we know.
 */
export type InstallState = 'promptable' | 'ios' | 'installed' | 'unavailable';

/** Chromium's event; the standard library does not know it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** What is known of installing the app here. */
export const installation = createStore<{
  readonly state: InstallState;
  readonly event: InstallPromptEvent | undefined;
}>(() => ({ state: 'unavailable', event: undefined }));

/**
 * Keeps the browser's offer to install for later, so that no banner appears by itself. Call once,
 * early: the offer is made only once. `onInstalled` is called when the app has been installed.
 */
export function watchInstall(onInstalled: () => void): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installation.setState({ state: 'promptable', event: event as InstallPromptEvent });
  });
  addEventListener('appinstalled', () => {
    installation.setState({ state: 'installed', event: undefined });
    onInstalled();
  });
  if (isStandalone()) installation.setState({ state: 'installed' });
  else if (isAppleTouch(navigator)) installation.setState({ state: 'ios' });
}

/** The state of installation, and the way to bring up the browser's question while promptable. */
export function useInstall(): { state: InstallState; prompt: () => Promise<boolean | undefined> } {
  return { state: useStore(installation, ({ state }) => state), prompt: promptInstall };
}

/**
 * Shows the browser's question; it can be shown once per offer, and a refusal withdraws the offer.
 * Resolves to whether the app is being installed, once that is known; undefined while it is asked
 * already.
 */
export async function promptInstall(): Promise<boolean | undefined> {
  const { event } = installation.getState();
  if (!event) return undefined;
  installation.setState({ event: undefined });
  // A browser that will not ask, as while a page is being left, says so by throwing.
  const answer = await event.prompt().catch(() => undefined);
  const installs = answer?.outcome === 'accepted';
  if (installs) installation.setState({ state: 'installed' });
  // Some browsers make another offer as soon as one is refused.
  else if (!installation.getState().event) installation.setState({ state: 'unavailable' });
  return installs;
}

/**
 * True for a browser on iPhone or iPad that can put the app on the home screen. iPads call
 * themselves Macs; the browsers inside other apps lack the word Safari and cannot install.
 */
export function isAppleTouch(
  device: Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>,
): boolean {
  const touch =
    /iPhone|iPad|iPod/.test(device.userAgent) ||
    (device.platform === 'MacIntel' && device.maxTouchPoints > 1);
  return touch && /Safari\//.test(device.userAgent);
}
