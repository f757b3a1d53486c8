import { entity, type RowOf } from './kit/entity.ts';
import { choice, datetime, flag, image, localized, ref, text } from './kit/field.ts';

export const newsCategories = [
  'event',
  'program',
  'international',
  'culture',
  'spiritual',
] as const;

/** A news article; without an edition it belongs to every edition. */
export const news = entity({
  kind: 'news',
  table: 'news',
  id: 'id',
  name: 'title',
  roles: ['press'],
  lasts: false,
  fields: {
    edition_id: ref('edition'),
    title: localized({ required: true, max: 300, search: 3, list: true }),
    content: localized({ required: true, html: true, search: 1 }),
    author: text({ max: 200 }),
    category: choice(newsCategories, { list: true }),
    image: image(),
    featured: flag({ list: true }),
    published: flag({ list: true }),
    published_at: datetime({ required: true, list: true }),
  },
});

export type News = RowOf<typeof news>;
export type NewsCategory = (typeof newsCategories)[number];
