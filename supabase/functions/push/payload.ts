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
  /** An announcement that is urgent. */
  readonly urgent?: true;
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
    ...(kind === 'announcement' && urgent && { urgent }),
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

function textOf(delivery: Delivery) {
  const { kind, language, urgent, title = '', body } = delivery;
  const own = messages[language];
  switch (kind) {
    case 'announcement':
      return { title: urgent ? `${own.urgent} · ${title}` : title, body: body ?? '' };
    case 'news':
      return { title, body: own.news };
    case 'begins':
      return { title, body: withPlace(own.begins(timeOf(delivery)), body) };
    case 'moved': {
      // What was moved may be on another day than the present one.
      const elsewhen = isAnotherDay(delivery);
      const time = timeOf(delivery, elsewhen ? days : {});
      return { title, body: withPlace(own.moved(time, elsewhen), body) };
    }
    case 'cancelled':
      return { title, body: own.cancelled };
  }
}

const withPlace = (when: string, place: string | null | undefined) =>
  [when, place].filter(Boolean).join(' · ');

const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
const days = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** An instant as the clocks of the session's edition show it; see docs/decisions/0005-venue-clock.md. */
const onItsClock = ({ utc_offset }: Delivery, instant: number) =>
  instant + (utc_offset ?? 0) * 60_000;

/** When a session begins: the time of day, after its day where that is asked for. */
function timeOf(delivery: Delivery, day: Intl.DateTimeFormatOptions = {}): string {
  const { starts_at, language } = delivery;
  if (!starts_at) return '';
  const format = new Intl.DateTimeFormat(messages[language].locale, { ...day, ...hours });
  return firstOfMonth(format.format(onItsClock(delivery, Date.parse(starts_at))), language);
}

function isAnotherDay(delivery: Delivery): boolean {
  const [shown, now] = [Date.parse(delivery.starts_at ?? ''), Date.now()].map((instant) =>
    Math.floor(onItsClock(delivery, instant) / 86_400_000),
  );
  return shown !== now;
}

/** The text, or as many of its whole words as fit into `longest` characters. */
function cut(text: string, longest: number): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const kept = characters.slice(0, longest - 1).join('');
  const end = kept.search(/\s\S*$/);
  return `${(end > 0 ? kept.slice(0, end) : kept).trimEnd()}…`;
}
