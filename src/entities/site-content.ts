import { entity, type RowOf } from './kit/entity.ts';
import { image, localized, text } from './kit/field.ts';

/** One piece of the site's own text or one of its images; keys ending in `_url` use `image_url`. */
export const siteContent = entity({
  kind: 'site_content',
  table: 'site_content',
  id: 'key',
  name: 'key',
  lasts: false,
  fields: {
    key: text({ required: true, max: 100, list: true }),
    content: localized({ max: 10_000, list: true }),
    image_url: image({ list: true }),
  },
});

export type SiteContent = RowOf<typeof siteContent>;
