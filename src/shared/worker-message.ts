import type { Language } from './localized.ts';

/** What a page, or another version of it, asks of the service worker. */
export type WorkerMessage =
  /** The reader agreed: let the waiting version take over now. */
  | { readonly type: 'apply_update' }
  /** A page of this version has no worker: serve all that are open. */
  | { readonly type: 'take_pages' }
  /** A version between has taken over and deleted what is not its own: fetch what this one lacks. */
  | { readonly type: 'look_again' }
  /** Fetch and keep these pictures; answered on the message's port with `KeptImages`. */
  | { readonly type: 'keep_images'; readonly addresses: readonly string[] }
  /** The content has no room left on this device: give up the pictures. */
  | { readonly type: 'drop_images' }
  /** Keep the published pages of addresses, in quiet moments, and no others. */
  | KeepPages
  /**
   * Rows have changed: fetch the kept pages that show them anew; answered on the message's port with
   * `RenewedPages`.
   */
  | { readonly type: 'renew_pages'; readonly changed: Changed }
  /** An administrator works on this device: keep the whole back office here. */
  | { readonly type: 'keep_admin' }
  /** The administrator has signed out. */
  | { readonly type: 'leave_admin' };

/** Which published pages to keep: addresses as `pageAddress` gives them. */
export interface KeepPages {
  readonly type: 'keep_pages';
  readonly language: Language;
  readonly edition: number;
  /** Pages that are fetched when they are not held, the most wanted first. */
  readonly wanted: readonly string[];
  /** Pages that may stay while they are good. */
  readonly welcome: readonly string[];
}

/** Rows (by id) that are other than before; `all` when any page may be concerned. */
export type Changed = readonly string[] | 'all';

/** How a `renew_pages` message ended. */
export interface RenewedPages {
  /** False when a page could not be fetched: those after it are as they were. */
  readonly done: boolean;
}

/** How a `keep_images` message ended. */
export interface KeptImages {
  /** False when it is no use to ask on: the network fails or the device is full. */
  readonly goOn: boolean;
}

/** Name of the cache that holds the small versions of the pictures. */
export const smallImageCache = 'images-small';

/** Name of the cache that holds pictures in their full size. */
export const largeImageCache = 'images-large';

/** Tag of the Background Sync that sends waiting favourites. */
export const favouritesTag = 'favourites';

/** Tag of the Background Sync that sends waiting questions and ratings. */
export const remarksTag = 'remarks';

/** Words of a push message for a page to show: a favourite was moved, there is news, an announcement. */
export interface PushNotice {
  /** The same in every page, so that one of them tells it. */
  readonly name: string;
  readonly title: string;
  readonly body: string;
  readonly lang: Language;
  readonly path: string;
  readonly urgent?: boolean;
}

/** What the service worker tells the open pages. */
export type PageMessage =
  /** A push message arrived; `quiet` says that a page in sight tells it, so the device did not. */
  | {
      readonly type: 'push_arrived';
      readonly id: string | undefined;
      readonly quiet: boolean;
      /** What the page in sight would not learn from its content. */
      readonly notice?: PushNotice | undefined;
      /** What it learns from the content of the current edition, if it shows that: announcements, reminders. */
      readonly ofCurrent?: PushNotice | undefined;
    }
  /** A notification was clicked: show this path; answered on the message's port. */
  | { readonly type: 'open'; readonly path: string }
  /** The app has found no room on this device: without a network it does not open. */
  | { readonly type: 'no_room' }
  /** Something was thrown in the worker, which keeps and sends no reports itself. */
  | WorkerFailure;

/** What was thrown in the worker, as the browser says it. */
export interface WorkerFailure {
  readonly type: 'failed';
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}
