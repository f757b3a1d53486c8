import {
  cleanNotifications,
  cleanNotificationsQueue,
  createNotificationsStore,
  type NotificationData,
  showNotification,
  useNotifications,
} from '@mantine/notifications';
import type { ReactNode } from 'react';
import { type Countdown, createCountdown } from './countdown.ts';

type Variant = 'default' | 'destructive' | 'announcement' | 'urgentAnnouncement';

export interface NotificationOptions {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Something to do about it; doing it dismisses the notification. */
  readonly action?: { readonly label: ReactNode; readonly run: () => void };
  /** `default` unless said otherwise. */
  readonly variant?: Variant;
  /** Milliseconds until it goes by itself, `Infinity` for never; 5000 unless said otherwise. */
  readonly duration?: number;
}

export interface Notification extends NotificationData {
  readonly id: string;
  readonly variant: Variant;
  readonly action: NotificationOptions['action'];
}

/** Why a notification is kept from going by itself: it is pointed at, focused, out of sight or behind a dialog. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'behind';

const defaultDuration = 5000;

const store = createNotificationsStore();
store.updateState((state) => ({ ...state, limit: 1 }));

const holds = new Set<Hold>();
let countdown: Countdown | undefined;
let count = 0;

/** Shows a notification in the place of whichever is on show. */
export function notify(options: NotificationOptions): void {
  const { title, description, action, variant = 'default', duration = defaultDuration } = options;
  countdown?.pause();
  countdown = createCountdown(duration, dismiss);
  count += 1;
  const id = `notification-${count}`;
  const newest: Notification = {
    ...{ id, title, message: description, action, variant },
    priority: count,
  };
  showNotification(newest, store);
  // What the newest has taken the place of would come again after it.
  cleanNotificationsQueue(store);
  proceed();
}

/** Takes the notification away. */
export function dismiss(): void {
  countdown?.pause();
  countdown = undefined;
  // What was pointed at or focused is gone, and browsers do not always say so.
  holds.delete('pointer');
  holds.delete('focus');
  cleanNotifications(store);
}

/** The one notification on show. */
export function notificationOnShow(): Notification | undefined {
  return onShow(store.getState().notifications);
}

/** Has something done whenever it may be another; returns what ends that. */
export const onNotification = store.subscribe;

/** The same for a component, which is rendered again whenever it is another. */
export function useNotificationOnShow(): Notification | undefined {
  return onShow(useNotifications(store).notifications);
}

/** Nothing comes into the store but by way of `notify`. */
function onShow([first]: readonly NotificationData[]): Notification | undefined {
  return first as Notification | undefined;
}

/** Stops the time of this notification, and of one that replaces it, until `release`. */
export function hold(reason: Hold): void {
  holds.add(reason);
  countdown?.pause();
}

/** Takes a hold back; the time goes on with what remained once there is none. */
export function release(reason: Hold): void {
  holds.delete(reason);
  proceed();
}

/** Whether a dialog is open over the notification, which waits. */
export const isBehind = () => holds.has('behind');

function proceed(): void {
  if (holds.size === 0) countdown?.run();
}
