import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { type Countdown, createCountdown } from './countdown.ts';

export type Variant = 'default' | 'destructive' | 'announcement' | 'urgentAnnouncement';

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

export interface Notification extends NotificationOptions {
  readonly id: number;
  readonly variant: Variant;
}

/** Why a notification is kept from going by itself: it is pointed at, focused or out of sight. */
export type Hold = 'pointer' | 'focus' | 'hidden';

const defaultDuration = 5000;

/** The one notification on show. */
export const notifications = createStore<{ readonly current: Notification | undefined }>(() => ({
  current: undefined,
}));

const holds = new Set<Hold>();
let countdown: Countdown | undefined;
let count = 0;

/** Shows a notification in the place of whichever is on show. */
export function notify(options: NotificationOptions): void {
  countdown?.pause();
  countdown = createCountdown(options.duration ?? defaultDuration, dismiss);
  count += 1;
  const { variant = 'default' } = options;
  notifications.setState({ current: { ...options, variant, id: count } });
  proceed();
}

/** Takes the notification away. */
export function dismiss(): void {
  countdown?.pause();
  countdown = undefined;
  // What was pointed at or focused is gone, and browsers do not always say so.
  holds.delete('pointer');
  holds.delete('focus');
  notifications.setState({ current: undefined });
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

function proceed(): void {
  if (holds.size === 0) countdown?.run();
}
