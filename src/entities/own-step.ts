import type { Kind } from './index.ts';

/**
 * Fields that somebody sets in a step of its own, as they are before it: what is sent, which edition visitors
 * see, which question a hall reads, whether the stream is on air. No table sets them, and no earlier version
 * brings them back.
 */
export const ownStep: Readonly<Partial<Record<Kind, Readonly<Record<string, unknown>>>>> = {
  announcement: { status: 'draft', incomplete_ok: false, other_edition_ok: false },
  edition: { is_current: false },
  event: { question_shown: null },
  streaming: { status: 'offline' },
};
