import type { Kind } from './index.ts';

/**
 * Fields that somebody sets in a step of its own: what is sent, which edition visitors see, which question a
 * hall reads, whether the stream is on air. No table sets them, and no earlier version brings them back.
 */
export const ownStep: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  announcement: ['status', 'incomplete_ok', 'other_edition_ok'],
  edition: ['is_current'],
  event: ['question_shown'],
  streaming: ['status'],
};
