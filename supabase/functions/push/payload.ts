import { firstOfMonth } from '../../../src/shared/first-of-month.ts';
import { typeset } from '../../../src/shared/keep-signs.ts';
import type { Delivery } from './delivery.ts';
import { messages } from './messages.ts';

/** What the service worker finds in a notification besides its text. */
export interface NotificationData {
  readonly kind: Delivery['kind'];
  readonly id: string;
  readonly version: number;
  readonly expires_at: string;
  /** When a session begins, with its reminder. */
  readonly starts_at?: string;
  /** Take the notification away instead of showing it. */
  readonly close?: true;
}

/** The longest body that is sent, in characters; lock screens show less, the app shows the rest. */
const longestBody = 600;
/** The most that fits into one encrypted record of 4,096 bytes. */
const mostBytes = 3993;

const paths = {
  announcement: (id: string) => `/annonces#${id}`,
  news: (id: string) => `/actualites/${id}`,
  event: (id: string) => `/programme/${id}`,
};

/**
 * The declarative message of a delivery, as bytes of JSON: a browser that knows the format shows it
 * even when the service worker does not run. `origin` is where the app lives.
 */
export function payloadOf(delivery: Delivery, origin: string): Uint8Array {
  for (const longest of [longestBody, 300, 100]) {
    const bytes = new TextEncoder().encode(JSON.stringify(messageOf(delivery, origin, longest)));
    if (bytes.byteLength <= mostBytes) return bytes;
  }
  throw new Error(`The message of ${delivery.subject} does not fit`);
}

function messageOf(delivery: Delivery, origin: string, longest: number) {
  const { kind, version, language, urgent, close, expires_at, starts_at } = delivery;
  const id = delivery.about ?? delivery.subject;
  const { title, body } = close ? messages[language].withdrawn : textOf(delivery);
  const isOfSession = kind !== 'announcement' && kind !== 'news';
  const path = isOfSession ? paths.event : paths[kind];
  const data: NotificationData = {
    ...{ kind, id, version, expires_at },
    ...(kind === 'begins' && starts_at && { starts_at }),
    ...(close && { close }),
  };
  return {
    web_push: 8030,
    mutable: true,
    notification: {
      title: typeset(title, language),
      body: cut(typeset(body, language), longest),
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      tag: id,
      navigate: `${origin}${path(id)}`,
      // A correction in small things replaces quietly; what is urgent is told again. What is told of
      // a session may find another word on it in its place, whose version is counted by itself.
      ...(urgent && !close && (version > 1 || isOfSession) && { renotify: true }),
      ...(close && { silent: true }),
      data,
    },
  };
}

function textOf({ kind, language, urgent, title = '', body, starts_at, utc_offset }: Delivery) {
  const own = messages[language];
  const at = (tell: (time: string) => string, when = timeAt) => {
    const shown = starts_at ? when(own.locale, starts_at, utc_offset ?? 0) : '';
    const time = firstOfMonth(shown, language);
    return [tell(time), body].filter(Boolean).join(' · ');
  };
  switch (kind) {
    case 'announcement':
      return { title: urgent ? `${own.urgent} · ${title}` : title, body: body ?? '' };
    case 'news':
      return { title, body: own.news };
    case 'begins':
      return { title, body: at(own.begins) };
    case 'moved':
      return { title, body: at(own.moved, dayAndTimeAt) };
    case 'cancelled':
      return { title, body: own.cancelled };
  }
}

const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
const days = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** The time of day of clocks `offset` minutes ahead of UTC; see docs/decisions/0005-venue-clock.md. */
function timeAt(locale: string, instant: string, offset: number): string {
  return new Intl.DateTimeFormat(locale, hours).format(Date.parse(instant) + offset * 60_000);
}

/** The same, with its day where that is not the present one: what was moved may be on another. */
function dayAndTimeAt(locale: string, instant: string, offset: number): string {
  const [shown = 0, now = 0] = [Date.parse(instant), Date.now()].map((at) => at + offset * 60_000);
  const another = Math.floor(shown / 86_400_000) !== Math.floor(now / 86_400_000);
  return new Intl.DateTimeFormat(locale, { ...(another && days), ...hours }).format(shown);
}

/** The text, or as many of its whole words as fit into `longest` characters. */
function cut(text: string, longest: number): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const kept = characters.slice(0, longest - 1).join('');
  const end = kept.search(/\s\S*$/);
  return `${(end > 0 ? kept.slice(0, end) : kept).trimEnd()}…`;
}
