import type { Kind } from '#entities/index.ts';
import type { Behind } from '#shared/addresses.ts';

/** A place of the back office. */
export type AdminPlace = Behind<'admin'>;

const places: Readonly<Record<Kind, AdminPlace>> = {
  edition: 'admin_editions',
  event: 'admin_events',
  intervention: 'admin_interventions',
  speaker: 'admin_speakers',
  location: 'admin_locations',
  zone: 'admin_zones',
  exhibitor: 'admin_village',
  news: 'admin_news',
  announcement: 'admin_announcements',
  streaming: 'admin_streaming',
  site_content: 'admin_site_content',
  article: 'admin_testament',
  dashboard: 'admin_dashboard_content',
  prayer_day: 'admin_prayer_days',
  guide_section: 'admin_guide_sections',
  guide_contact: 'admin_guide_contacts',
  shuttle: 'admin_shuttles',
  track: 'admin_tracks',
  question: 'admin_questions',
  attachment: 'admin_attachments',
};

/** Where rows of a kind are edited. */
export function placeOf(kind: Kind): AdminPlace {
  return places[kind];
}
