import type { Attachment } from '#entities/index.ts';

/** What is said of a recording of sound. */
export type Sound = Pick<Attachment, 'url' | 'name' | 'megabytes' | 'event_id'>;

/** A host as people know it. */
export const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');
