import { createBackend } from '#replica/protocol/backend.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import type { Result } from '#shared/failure.ts';
import type { Localized } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';

/** How one session was found: how many gave one star, two … five, and what was said, newest first. */
export interface SessionFeedback {
  readonly event: string;
  readonly title: Localized;
  /** An ISO instant. */
  readonly starts_at: string;
  /** Minutes that its edition's clock is ahead of UTC; an earlier server does not say. */
  readonly utc_offset?: number;
  readonly stars: readonly number[];
  readonly remarks: readonly string[];
}

/** What a speaker reads on their private page. */
export interface FeedbackPage {
  /** False for a code that is wrong, has ended or is a year old. */
  readonly found: boolean;
  readonly name: Localized | null;
  readonly sessions: readonly SessionFeedback[];
}

const backend = createBackend(backendUrl, backendKey);

/** Reads the private page of a code, which travels in a body only. */
export function readFeedbackPage(code: string): Promise<Result<FeedbackPage>> {
  return backend.post('feedback_page', { p_code: code }, readPage);
}

function readPage(value: unknown): FeedbackPage | undefined {
  if (!isRecord(value) || typeof value.found !== 'boolean' || !Array.isArray(value.sessions)) {
    return undefined;
  }
  const { found, name, sessions } = value;
  if (name !== null && !isRecord(name)) return undefined;
  return sessions.every(isSession)
    ? { found, name: name as Localized | null, sessions }
    : undefined;
}

function isSession(value: unknown): value is SessionFeedback {
  if (!isRecord(value)) return false;
  const { event, title, starts_at, stars, remarks } = value;
  return (
    typeof event === 'string' &&
    isRecord(title) &&
    typeof starts_at === 'string' &&
    Array.isArray(stars) &&
    stars.length === 5 &&
    stars.every(Number.isInteger) &&
    Array.isArray(remarks) &&
    remarks.every((remark) => typeof remark === 'string')
  );
}
