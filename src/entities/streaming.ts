import { entity, type RowOf } from './kit/entity.ts';
import { choice, ref, url } from './kit/field.ts';

/** A stream begins offline: going live is a step of its own. */
const streamingStatuses = ['offline', 'live'] as const;

/**
 * The video stream of one edition, and streams of sound alone: what is said in the hall, and what the
 * interpreters say.
 */
export const streaming = entity({
  kind: 'streaming',
  table: 'streaming',
  id: 'edition_id',
  name: 'stream_url',
  roles: ['press'],
  lasts: false,
  fields: {
    edition_id: ref('edition', { required: true }),
    stream_url: url({ list: true }),
    status: choice(streamingStatuses, { list: true }),
    sound_original: url(),
    sound_fr: url(),
    sound_en: url(),
    sound_ar: url(),
  },
});

export type Streaming = RowOf<typeof streaming>;
