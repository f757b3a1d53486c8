import { entity, type RowOf } from './kit/entity.ts';
import { choice, datetime, flag, image, localized, text } from './kit/field.ts';

const articleTypes = ['testament'] as const;

/** A long-lived text such as the Sheikh's testament, reached by its unique slug. */
export const article = entity({
  kind: 'article',
  table: 'articles',
  id: 'id',
  name: 'title',
  roles: ['press'],
  lasts: false,
  fields: {
    type: choice(articleTypes, { list: true }),
    slug: text({ required: true, format: 'slug', max: 120, list: true }),
    title: localized({ required: true, max: 300, list: true }),
    excerpt: localized({ max: 1_000 }),
    content: localized({ html: true }),
    cover_image: image(),
    published: flag({ list: true }),
    featured: flag(),
    updated_at: datetime({ required: true, readonly: true }),
  },
});

export type Article = RowOf<typeof article>;
