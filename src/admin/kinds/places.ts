import { type Rights, writes } from '#domain/rights.ts';
import { fieldsOf, type Kind, kinds } from '#entities/index.ts';
import type { Role } from '#entities/kit/role.ts';
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
  proposal: 'admin_proposals',
  release: 'admin_versions',
  planned_change: 'admin_versions',
  mail_template: 'admin_mail_templates',
  glossary_term: 'admin_glossary',
  text_origin: 'admin_translations',
  translation_task: 'admin_translations',
};

/** What a place shows, where it is more or other than the kinds that are edited there. */
const needs: Partial<Record<AdminPlace, 'administrator' | Kind>> = {
  admin_administrators: 'administrator',
  admin_feedback: 'question',
  admin_mail: 'mail_template',
};

/**
 * Whether a place is part of somebody's back office. Who only looks on sees all that the server shows
 * them, others what they can do something in.
 */
export function isPlaceFor(place: AdminPlace, rights: Rights): boolean {
  const has = (...some: Role[]) => some.some((role) => rights.roles.includes(role));
  if (has('administrator') || place === 'admin') return true;
  if (place === 'admin_translations')
    return has('programme', 'press', 'village', 'translator', 'viewer');
  const needed = needs[place];
  if (needed) return needed !== 'administrator' && writes(rights, needed);
  if (has('viewer') || place === 'admin_printing') return true;
  return kinds.some((kind) => {
    if (places[kind] !== place) return false;
    const translated = Object.values(fieldsOf(kind)).some(({ type }) => type === 'localized');
    return (
      writes(rights, kind) ||
      (has('translator') && translated) ||
      (has('hall') && (kind === 'event' || kind === 'question'))
    );
  });
}

/** Places of an edition's rows at which no kind is edited. */
const ofAnEdition: readonly AdminPlace[] = ['admin_feedback', 'admin_mail', 'admin_printing'];

/** Whether nothing can be done at a place before there is an edition. */
export function isOfAnEdition(place: AdminPlace): boolean {
  const isOf = (kind: Kind) =>
    Object.values(fieldsOf(kind)).some((field) => 'kind' in field && field.kind === 'edition');
  return ofAnEdition.includes(place) || kinds.some((kind) => places[kind] === place && isOf(kind));
}

/** Where rows of a kind are edited. */
export function placeOf(kind: Kind): AdminPlace {
  return places[kind];
}
