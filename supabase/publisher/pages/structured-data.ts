import type { Event, Kind, Row } from '#entities/index.ts';
import { formattersOf } from '#i18n/format.ts';
import type { PublishablePage } from '#published/page.ts';
import type { Language } from '#shared/localized.ts';
import { pictureAddress, publicAddress, wordsIn } from '../feeds/address.ts';

/** A thing in the vocabulary of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** What a page says to others is made from, of its own rows alone. */
export interface Telling {
  readonly page: PublishablePage;
  readonly language: Language;
  /** Origin of the site. */
  readonly origin: string;
  /** Origin of the back end, which has the pictures. */
  readonly backend: string;
  readonly edition: number;
  /** A row that the page shows. */
  row<K extends Kind>(kind: K, id: string | null | undefined): Row<K> | undefined;
  /** Address of the picture drawn for the page. */
  readonly picture: string;
}

/** The town that every place of the forum lies in. */
const address: Thing = {
  '@type': 'PostalAddress',
  addressLocality: 'Madagh',
  addressRegion: 'Oriental',
  addressCountry: 'MA',
};

/** Sessions that the page of a whole edition names at most. */
const mostSessions = 40;

/** What a page is about, for search engines; undefined where it is about nothing they know. */
export function structuredData(telling: Telling): Thing | undefined {
  const { page } = telling;
  const about = page.subject;
  if (about?.kind === 'event') return withContext(session(telling, about.id, true));
  if (about?.kind === 'speaker') return withContext(person(telling, about.id, true));
  if (about?.kind === 'location') return withContext(place(telling, about.id, true));
  if (about?.kind === 'news') return withContext(article(telling, about.id));
  if (page.path === '/' || page.path === '/programme') return withContext(forum(telling, true));
  return undefined;
}

function withContext(thing: Thing | undefined): Thing | undefined {
  return thing && { '@context': 'https://schema.org', ...thing };
}

/** The whole edition, with the sessions that the page shows. */
function forum(telling: Telling, withSessions: boolean): Thing | undefined {
  const { language, origin, page, picture } = telling;
  const edition = telling.row('edition', String(telling.edition));
  if (!edition) return undefined;
  const name = wordsIn(language)(edition.name);
  const events = withSessions
    ? [...page.shown.values()].filter(({ kind }) => kind === 'event')
    : [];
  const sessions = events
    .slice(0, mostSessions)
    .flatMap(({ id }) => session(telling, id, false) ?? []);
  return {
    '@type': 'Event',
    name,
    url: publicAddress(origin, language, 'home'),
    startDate: edition.starts_on,
    endDate: edition.ends_on,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: { '@type': 'Place', name: 'Madagh', address },
    organizer: { '@type': 'Organization', name, url: `${origin}/` },
    inLanguage: language,
    image: [picture],
    ...(sessions.length > 0 && { subEvent: sessions }),
  };
}

function session(telling: Telling, id: string, whole: boolean): Thing | undefined {
  const { language, origin } = telling;
  const event = telling.row('event', id);
  if (!event) return undefined;
  const words = wordsIn(language);
  const description = words(event.description);
  const performer = whole ? performersOf(telling, event) : [];
  // Who only goes to another hall is on time at the hour that was told.
  const { starts_at, previous_starts_at } = event;
  const former =
    event.change === 'moved' &&
    Date.parse(previous_starts_at ?? starts_at) !== Date.parse(starts_at)
      ? previous_starts_at
      : null;
  const status = event.cancelled
    ? 'EventCancelled'
    : former
      ? 'EventRescheduled'
      : 'EventScheduled';
  return {
    '@type': 'Event',
    name: words(event.title),
    url: publicAddress(origin, language, 'event', { id }),
    startDate: starts_at,
    endDate: event.ends_at,
    ...(status === 'EventRescheduled' && { previousStartDate: former }),
    eventStatus: `https://schema.org/${status}`,
    location: place(telling, event.location_id, whole) ?? {
      '@type': 'Place',
      name: 'Madagh',
      address,
    },
    ...(whole && {
      ...(description && { description }),
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      ...(performer.length > 0 && { performer }),
      image: [telling.picture],
      inLanguage: language,
      superEvent: forum(telling, false),
    }),
  };
}

function performersOf(telling: Telling, event: Event): Thing[] {
  const speakers = [
    ...new Set([
      event.chair_id,
      ...event.participant_ids,
      ...[...telling.page.shown.values()].flatMap(({ kind, id: other }) => {
        const talk = kind === 'intervention' ? telling.row('intervention', other) : undefined;
        return talk?.event_id === event.id ? [talk.speaker_id] : [];
      }),
    ]),
  ];
  return speakers.flatMap((speaker) => person(telling, speaker, false) ?? []);
}

function person(telling: Telling, id: string | null, whole: boolean): Thing | undefined {
  const { language, origin } = telling;
  const speaker = telling.row('speaker', id);
  if (!speaker) return undefined;
  const words = wordsIn(language);
  const title = words(speaker.title);
  const biography = words(speaker.biography);
  return {
    '@type': 'Person',
    name: words(speaker.name),
    url: publicAddress(origin, language, 'speaker', { id: speaker.id }),
    ...(whole && {
      ...(title && { jobTitle: title }),
      image: speaker.photo ? pictureAddress(telling.backend, speaker.photo) : telling.picture,
      ...(biography && { description: biography }),
      ...(speaker.country && {
        nationality: { '@type': 'Country', name: formattersOf(language).country(speaker.country) },
      }),
    }),
  };
}

function place(telling: Telling, id: string | null, whole: boolean): Thing | undefined {
  const { language, origin } = telling;
  const location = telling.row('location', id);
  if (!location) return undefined;
  const { latitude, longitude, capacity } = location;
  return {
    '@type': 'Place',
    name: wordsIn(language)(location.name),
    url: publicAddress(origin, language, 'location', { id: location.id }),
    address,
    ...(whole &&
      latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(whole && capacity !== null && { maximumAttendeeCapacity: capacity }),
  };
}

function article(telling: Telling, id: string): Thing | undefined {
  const { language, origin, picture } = telling;
  const news = telling.row('news', id);
  if (!news) return undefined;
  const words = wordsIn(language);
  const publisher = words(telling.row('edition', String(telling.edition))?.name);
  return {
    '@type': 'NewsArticle',
    headline: words(news.title),
    mainEntityOfPage: publicAddress(origin, language, 'news_article', { id }),
    datePublished: news.published_at,
    author: news.author
      ? { '@type': 'Person', name: news.author }
      : { '@type': 'Organization', name: publisher },
    publisher: { '@type': 'Organization', name: publisher },
    image: [news.image ? pictureAddress(telling.backend, news.image) : picture],
    inLanguage: language,
  };
}
