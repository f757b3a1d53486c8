import { randomBytes } from 'node:crypto';

/** What a device sends to subscribe. */
export interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  language: string;
  topics: string[];
  code?: string;
  visitor?: string;
  remind_before?: number;
}

/** The subscription of a new device at a known push service; its keys are well-formed, not real. */
export function device(more: Partial<DeviceSubscription> = {}): DeviceSubscription {
  const point = Buffer.concat([Buffer.from([4]), randomBytes(64)]);
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('base64url')}`,
    keys: { p256dh: point.toString('base64url'), auth: randomBytes(16).toString('base64url') },
    language: 'fr',
    topics: ['announcements'],
    ...more,
  };
}
