import { randomUUID } from 'node:crypto';
import { entities, type Kind } from '#entities/index.ts';
import type { Entity } from '#entities/kit/entity.ts';

/** A valid, public row of each kind, all of edition 21, in the order in which they may be inserted. */
export type Sample = Record<Kind, { table: string; id: string; values: Record<string, unknown> }>;

const inThreeLanguages = (en: string) => ({ fr: `${en} (fr)`, en, ar: `${en} (ar)` });

/** Fresh sample rows; only ids differ from one call to the next. */
export function content(): Sample {
  const location = randomUUID();
  const speaker = randomUUID();
  const zone = randomUUID();
  const event = randomUUID();
  const track = randomUUID();
  const row = (table: string, id: string, values: Record<string, unknown>) => ({
    table,
    id,
    values,
  });
  const withId = (table: string, id: string, values: Record<string, unknown>) =>
    row(table, id, { id, ...values });
  return {
    edition: row('editions', '21', {
      id: 21,
      year: 2026,
      name: inThreeLanguages('21st edition'),
      theme: inThreeLanguages('Hospitality'),
      starts_on: '2026-11-20',
      ends_on: '2026-11-23',
      is_current: true,
    }),
    location: withId('locations', location, {
      name: inThreeLanguages('Great tent'),
      description: inThreeLanguages('Beside the zawiya'),
      type: 'tent',
      latitude: 34.87,
      longitude: -2.35,
      capacity: 1200,
      image: 'locations/tent-1200x800.webp',
      edition_ids: [21],
      published: true,
      facilities: ['step_free', 'water'],
    }),
    speaker: withId('speakers', speaker, {
      name: inThreeLanguages('Amina Rahal'),
      title: inThreeLanguages('Historian'),
      biography: inThreeLanguages('Born in Fes'),
      country: 'MA',
      photo: 'https://example.org/amina.jpg',
      edition_ids: [21],
      published: true,
    }),
    zone: withId('zones', zone, {
      edition_id: 21,
      name: inThreeLanguages('Crafts'),
      description: inThreeLanguages('Makers'),
      color: '#a05c2b',
      area: {
        type: 'Polygon',
        coordinates: [
          [
            [-2.35, 34.87],
            [-2.34, 34.87],
            [-2.34, 34.88],
            [-2.35, 34.87],
          ],
        ],
      },
      position: 1,
    }),
    track: withId('tracks', track, {
      edition_id: 21,
      name: inThreeLanguages('Earth and water'),
      description: inThreeLanguages('What we owe the land'),
      colour: 'gold',
      days: ['2026-11-21'],
      position: 1,
      published: true,
    }),
    event: withId('events', event, {
      edition_id: 21,
      title: inThreeLanguages('Opening'),
      description: inThreeLanguages('Welcome'),
      type: 'ceremony',
      date: '2026-11-20',
      starts_at: '2026-11-20T20:00:00.000Z',
      ends_at: '2026-11-20T21:30:00.000Z',
      location_id: location,
      chair_id: speaker,
      participant_ids: [speaker],
      published: true,
      track_id: track,
    }),
    intervention: withId('interventions', randomUUID(), {
      edition_id: 21,
      event_id: event,
      speaker_id: speaker,
      title: inThreeLanguages('On welcome'),
      description: inThreeLanguages('A reading'),
      position: 1,
    }),
    exhibitor: withId('exhibitors', randomUUID(), {
      edition_id: 21,
      name: inThreeLanguages('Weavers'),
      description: inThreeLanguages('Rugs'),
      category: inThreeLanguages('Textiles'),
      stand: 'A12',
      zone_id: zone,
      website: 'https://weavers.example',
      contact_email: 'weavers@example.org',
      logo: 'exhibitors/weavers-400x400.png',
      activity_image: null,
      published: true,
    }),
    news: withId('news', randomUUID(), {
      edition_id: 21,
      title: inThreeLanguages('Doors open'),
      content: inThreeLanguages('<p>At <a href="https://example.org">eight</a></p>'),
      author: 'The press office',
      category: 'event',
      image: 'news/doors-1600x900.jpg',
      published: true,
      published_at: '2026-11-19T08:00:00.000Z',
    }),
    announcement: withId('announcements', randomUUID(), {
      edition_id: 21,
      title: inThreeLanguages('Buses'),
      message: inThreeLanguages('Every half hour'),
      type: 'info',
      recipients: 'all',
      status: 'sent',
      sent_at: '2026-11-20T07:00:00.000Z',
      expires_at: '2026-11-23T07:00:00.000Z',
    }),
    streaming: row('streaming', '21', {
      edition_id: 21,
      stream_url: 'https://video.example/live',
      status: 'live',
    }),
    site_content: row('site_content', 'hero_title', {
      key: 'hero_title',
      content: inThreeLanguages('Sufism and hospitality'),
      image_url: null,
    }),
    article: withId('articles', randomUUID(), {
      slug: 'testament-spirituel',
      title: inThreeLanguages('Testament'),
      excerpt: inThreeLanguages('In short'),
      content: inThreeLanguages('<p>At length</p>'),
      published: true,
    }),
    dashboard: row('dashboard', '21', {
      edition_id: 21,
      main_location_id: location,
      thought: inThreeLanguages('Be a guest'),
      thought_author: 'A saying',
    }),
    prayer_day: withId('prayer_days', randomUUID(), {
      edition_id: 21,
      date: '2026-11-20',
      ...{ fajr: '06:12', sunrise: '07:39', dhuhr: '13:02' },
      ...{ asr: '15:43', maghrib: '18:10', isha: '19:24' },
      ...{ fajr_iqama: '06:30', dhuhr_iqama: '13:15', asr_iqama: '16:00' },
      ...{ maghrib_iqama: '18:15', isha_iqama: '19:40', jumua: '13:30' },
    }),
    guide_section: withId('guide_sections', randomUUID(), {
      edition_id: 21,
      topic: 'getting_there',
      title: inThreeLanguages('Getting there'),
      body: inThreeLanguages('<p>By train to Oujda</p>'),
      location_id: location,
      position: 1,
      published: true,
    }),
    guide_contact: withId('guide_contacts', randomUUID(), {
      edition_id: 21,
      topic: 'emergency',
      name: inThreeLanguages('Gendarmerie'),
      phone: '177',
      position: 1,
      published: true,
    }),
    shuttle: withId('shuttles', randomUUID(), {
      edition_id: 21,
      name: inThreeLanguages('Berkane line'),
      from_place: inThreeLanguages('Berkane'),
      to_place: inThreeLanguages('Madagh'),
      days: ['2026-11-20', '2026-11-21'],
      departures: ['08:00', '09:30'],
      ride: 25,
      note: inThreeLanguages('Free of charge'),
      position: 1,
      published: true,
    }),
    question: withId('questions', randomUUID(), {
      edition_id: 21,
      event_id: event,
      text: 'What is a welcome?',
      state: 'waiting',
    }),
    attachment: withId('attachments', randomUUID(), {
      edition_id: 21,
      event_id: event,
      name: inThreeLanguages('Sample'),
      url: 'https://example.org/slides',
      type: 'slides',
      position: 1,
    }),
    proposal: withId('proposals', randomUUID(), {
      edition_id: 21,
      speaker_id: speaker,
      field: 'biography',
      language: 'fr',
      proposed: 'Une autre vie',
      state: 'waiting',
    }),
    release: withId('releases', randomUUID(), {
      edition_id: 21,
      number: 3,
      name: 'Sample',
      released_at: '2026-11-20T09:00:00.000Z',
      note: inThreeLanguages('Sample'),
    }),
    planned_change: withId('planned_changes', randomUUID(), {
      edition_id: 21,
      event_id: event,
      field: 'title',
      language: 'fr',
      seen: '"Soirée"',
      wanted: '"Veillée"',
      planned_at: '2026-11-20T09:00:00.000Z',
    }),
    mail_template: withId('mail_templates', randomUUID(), {
      name: 'Invitation',
      subject: inThreeLanguages('Invitation'),
      body: inThreeLanguages('Dear {name}'),
    }),
    glossary_term: withId('glossary_terms', randomUUID(), {
      term: inThreeLanguages('Remembrance'),
      note: 'Not: invocation',
    }),
    text_origin: withId('text_origins', `event:${event}:title:fr`, {
      edition_id: 21,
      source: 'ar',
      made_from: 'نص قديم',
    }),
    translation_task: withId('translation_tasks', `event:${event}:ar`, {
      edition_id: 21,
      assignee: randomUUID(),
      assignee_name: 'amina',
    }),
  };
}

/** The declaration of a kind, seen as any entity. */
export function entityOf(kind: Kind): Entity {
  return entities[kind] as unknown as Entity;
}
