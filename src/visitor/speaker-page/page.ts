import type { Backend } from '#replica/protocol/backend.ts';
import type { Result } from '#shared/failure.ts';
import type { Language, Localized } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';

/** A session in which a speaker appears; its times are ISO instants. */
export interface SpeakerSession {
  readonly id: string;
  readonly title: Localized;
  readonly starts_at: string;
  readonly ends_at: string;
  /** Minutes that its edition's clock is ahead of UTC; an earlier server does not say. */
  readonly utc_offset?: number;
  readonly place: Localized | null;
  readonly cancelled: boolean;
}

/** A talk, with what the programme says of it now. */
interface SpeakerTalk {
  readonly id: string;
  readonly title: Localized;
  readonly description: Localized;
  readonly session: SpeakerSession;
}

/** Hours on a day at which somebody is there, HH:MM on the venue's clock. */
export interface Hours {
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

/** What a speaker says of their coming. Arrival and departure are YYYY-MM-DDTHH:MM on the venue's clock. */
export interface Details {
  readonly participation: 'yes' | 'no' | null;
  readonly arrival: string | null;
  readonly departure: string | null;
  readonly journey: string | null;
  readonly availability: readonly Hours[];
  readonly equipment: string | null;
  /** Whether they may be recorded: picture and sound, sound alone, not at all. */
  readonly recording: 'yes' | 'sound' | 'no' | null;
}

/** A text that the speaker has sent and that no editor has decided on. */
interface Waiting {
  readonly intervention: string | null;
  readonly field: string;
  readonly language: Language | 'none';
  readonly proposed: string | null;
}

/** What a speaker finds on their private page. */
export interface SpeakerPage {
  readonly expires_at: string;
  readonly edition: {
    readonly name: Localized;
    readonly starts_on: string;
    readonly ends_on: string;
  };
  readonly speaker: {
    readonly id: string;
    readonly name: Localized;
    readonly title: Localized;
    readonly biography: Localized;
    readonly photo: string | null;
  };
  readonly talks: readonly SpeakerTalk[];
  readonly sessions: readonly SpeakerSession[];
  readonly details: Details | null;
  readonly waiting: readonly Waiting[];
}

/** A picture as it travels: at most 256 KB. */
export interface SentPortrait {
  readonly type: 'image/webp' | 'image/jpeg';
  readonly data: string;
}

/** What a page sends at once. */
export interface Said {
  readonly texts: readonly {
    readonly intervention: string | null;
    readonly field: string;
    readonly language: Language;
    readonly seen: string | null;
    readonly proposed: string | null;
  }[];
  readonly details?: Details;
  readonly portrait?: SentPortrait;
}

/** What became of it; `gone` when the address leads nowhere any more. */
export type Answer =
  | { readonly status: 'gone' }
  | { readonly status: 'refused'; readonly code: 'malformed' | 'too_many' }
  | {
      readonly status: 'applied';
      readonly texts: number;
      readonly details: boolean;
      readonly portrait: boolean;
    };

/** Reads the page of a code, which travels in a body only; `gone` for one that leads nowhere. */
export function readSpeakerPage(
  backend: Backend,
  code: string,
): Promise<Result<SpeakerPage | 'gone'>> {
  return backend.post('speaker_page', { p_code: code }, readPage);
}

/** Sends what was written; the same `id` twice is one. */
export function sendSpeakerPage(
  backend: Backend,
  code: string,
  id: string,
  said: Said,
): Promise<Result<Answer>> {
  return backend.post('speaker_page_send', { p_code: code, p_id: id, p_said: said }, readAnswer);
}

function readPage(value: unknown): SpeakerPage | 'gone' | undefined {
  if (!isRecord(value)) return undefined;
  if (value.found === false) return 'gone';
  const { speaker, edition, talks, sessions, waiting, details } = value;
  const known =
    value.found === true &&
    isRecord(speaker) &&
    ['name', 'title', 'biography'].every((field) => isRecord(speaker[field])) &&
    isRecord(edition) &&
    Array.isArray(talks) &&
    talks.every((talk) => isRecord(talk) && isRecord(talk.title) && isSession(talk.session)) &&
    Array.isArray(sessions) &&
    sessions.every(isSession) &&
    Array.isArray(waiting) &&
    waiting.every(isRecord) &&
    (details === null || (isRecord(details) && Array.isArray(details.availability)));
  return known ? (value as unknown as SpeakerPage) : undefined;
}

function isSession(value: unknown): boolean {
  return isRecord(value) && isRecord(value.title) && typeof value.starts_at === 'string';
}

function readAnswer(value: unknown): Answer | undefined {
  if (!isRecord(value)) return undefined;
  if (value.found === false) return { status: 'gone' };
  const { status, code, texts, details, portrait } = value;
  if (status === 'refused') {
    return { status, code: code === 'too_many' ? code : 'malformed' };
  }
  if (status !== 'applied' || typeof texts !== 'number') return undefined;
  return { status, texts, details: details === true, portrait: portrait === true };
}
