import { entity, type RowOf } from './kit/entity.ts';
import { choice, dates, flag, localized, number, ref } from './kit/field.ts';

/** The colours of tracks, by the names that the look has for them; each is read on light and on dark. */
export const trackColours = ['green', 'blue', 'gold', 'violet', 'terracotta'] as const;

/** A thread through the programme, by colour and name. Its `days` stand under it: they are its theme days. */
export const track = entity({
  kind: 'track',
  table: 'tracks',
  id: 'id',
  name: 'name',
  roles: ['programme'],
  lasts: 'copied',
  fields: {
    edition_id: ref('edition', { required: true }),
    name: localized({ required: true, max: 100, search: 3, list: true }),
    description: localized({ max: 1_000, search: 1 }),
    colour: choice(trackColours, { list: true }),
    days: dates({ list: true }),
    position: number({ required: true, min: 0, max: 999, list: true }),
    published: flag({ list: true }),
  },
});

export type Track = RowOf<typeof track>;
