import type { Language } from '../../../src/shared/localized.ts';

/** One message to one device, as `push_claim` hands it out. */
export interface Delivery {
  readonly subject: string;
  /** The session a reminder is about; else the subject is what is spoken of. */
  readonly about?: string | null;
  readonly subscription: string;
  readonly version: number;
  readonly attempts: number;
  /** When the claim ends, as the database writes it; it names the claim. */
  readonly lease?: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly kind: 'announcement' | 'news' | 'begins' | 'moved' | 'cancelled';
  readonly urgent: boolean;
  /** ISO time after which nobody wants to be told. */
  readonly expires_at: string;
  /** The notification is to be taken away; then there is no text. */
  readonly close: boolean;
  /** The language of the text, or the device's where there is none. */
  readonly language: Language;
  readonly title?: string;
  readonly body?: string | null;
  /** ISO time of a session. */
  readonly starts_at?: string | null;
  /** Minutes that the clocks of the session's edition are ahead of UTC. */
  readonly utc_offset?: number | null;
}

/** What became of a delivery, as `push_acknowledge` takes it. */
export interface DeliveryResult {
  readonly subject: string;
  readonly subscription: string;
  readonly version: number;
  /** That of the delivery: what comes after it, when another has the delivery, is not taken for news. */
  readonly lease?: string;
  readonly outcome: 'delivered' | 'gone' | 'failed' | 'retry';
  /** Where the subscription is gone, if it is: the device may have moved meanwhile. */
  readonly endpoint?: string;
  /** Seconds that the push service asked to wait. */
  readonly retry_after?: number;
}
