import { entity, type RowOf } from './kit/entity.ts';
import { flag, localized, ref, text } from './kit/field.ts';

/** What the display screens of one edition show beside the programme. */
export const dashboard = entity({
  kind: 'dashboard',
  table: 'dashboard',
  id: 'edition_id',
  name: 'edition_id',
  lasts: 'copied',
  anew: ['thought', 'thought_author'],
  fields: {
    edition_id: ref('edition', { required: true }),
    main_location_id: ref('location', { without: { type: 'service' } }),
    thought: localized({ max: 500 }),
    thought_author: text({ max: 200 }),
    show_statistics: flag(),
    show_weather: flag(),
  },
});

export type Dashboard = RowOf<typeof dashboard>;
