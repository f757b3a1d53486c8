import { latest } from '#domain/announcement-order.ts';
import { appearancesOf } from '#domain/appearances.ts';
import { dayToOpen, momentOf, programmeDayAt } from '#domain/moment.ts';
import { neighboursOf } from '#domain/neighbours.ts';
import { related } from '#domain/news-order.ts';
import { type Programme, programmeOf, type Session } from '#domain/programme.ts';
import { keyOf, statusOf } from '#domain/status.ts';
import type { SiteContentKey } from '#entities/site-content-keys.ts';
import type { Content } from '#replica/read.ts';
import { addressOf } from '#shared/addresses.ts';
import { groupBy } from '#shared/group-by.ts';
import { type Recall, recalling } from '#shared/recalling.ts';
import { venueClock } from '#shared/time.ts';
import { nextDay } from './clock.ts';
import { Gathering, type PagesOf, type PublishablePage } from './page.ts';

/** Sessions of one day that are in its page from the start; the app brings the others. */
const mostOfDay = 80;
/** Sessions on either side of the present that the home page shows. */
const mostAround = 4;
/** The site's own texts that stand around every page. */
const framing: readonly SiteContentKey[] = [
  'site_name',
  'site_short_name',
  'site_description',
  'site_logo_url',
  'hero_subtitle',
  'social_facebook',
  'social_youtube',
  'social_instagram',
  'social_x',
];

/**
 * Makes a teller of pages that remembers the last time: pages made of the very same rows show the
 * very same map of rows.
 */
export function createPages(): PagesOf {
  let programme: Programme | undefined;
  return recalling((recall: Recall, content: Content, edition: number, now: number) => {
    const { event, intervention, location, speaker } = content;
    programme = programmeOf(event, intervention, location, speaker, undefined, programme);
    return pagesOf(recall, programme, content, edition, now);
  });
}

function pagesOf(
  recall: Recall,
  programme: Programme,
  content: Content,
  edition: number,
  now: number,
): PublishablePage[] {
  const outline = [...programme.counts];
  const present = Math.floor(now / 60_000) * 60_000;
  const today = venueClock(now).date;
  const pages: PublishablePage[] = [];
  const expiries = [...content.announcement.values()].map(({ expires_at }) =>
    Date.parse(expires_at ?? ''),
  );
  /** Until when (ms) what surrounds every page stays as it is. */
  const framedUntil = Math.min(nextDay(now), ...expiries.filter((expiry) => expiry > now));

  const announced = latest(content.announcement.values(), now);
  const frame = recall('', [content.edition, content.site_content, ...announced], () => {
    const around = new Gathering(content).all('edition');
    for (const key of framing) around.add('site_content', key, 'whole');
    for (const { id } of announced) around.add('announcement', id);
    return around.shown;
  });
  /** What every page shows around its own. */
  const framed = () => new Gathering(content, frame);

  /**
   * Adds a page; all that `gather` reads must be in the frame, the places, `parts` or `sessions`.
   * Of these it says how they stand, of some screens from afar (`far`).
   */
  function put(
    screen: string,
    path: string,
    parts: readonly unknown[],
    gather: () => Gathering,
    sessions: readonly Session[] = [],
    { day, far = false }: { readonly day?: string | undefined; readonly far?: boolean } = {},
  ): void {
    const all = [frame, content.location, ...parts, ...sessions];
    const { shown, subject } = recall(`${path} ${day}`, all, gather);
    const statuses = sessions.map((session) => statusOf(session, present, far));
    const clock = [today, ...statuses.map(keyOf)];
    const until = statuses.reduce((first, status) => Math.min(first, status.until), framedUntil);
    const more = { ...(day && { day }), ...(subject && { subject }) };
    pages.push({ screen, path, ...more, shown, outline, clock, until });
  }

  const order = sessionsAround(programme, now);
  put(
    'home/home-screen.tsx',
    addressOf('home'),
    [],
    () => withSessions(framed().all('site_content', 'whole'), order),
    order,
  );
  put('pages/presentation-screen.tsx', addressOf('presentation'), [], () =>
    framed().all('site_content', 'whole'),
  );
  put('pages/sheikh-screen.tsx', addressOf('sheikh'), [content.article], () =>
    framed().all('site_content', 'whole').all('article'),
  );
  publishProgramme();
  put('speakers/speakers-screen.tsx', addressOf('speakers'), [content.speaker], () =>
    framed().all('speaker'),
  );
  const { sessions } = programme;
  put(
    'map/map-screen.tsx',
    addressOf('map'),
    [content.zone],
    () => withEvents(plan(framed(), edition).all('location', 'whole'), sessions),
    sessions,
  );
  put('village/village-screen.tsx', addressOf('village'), [content.zone, content.exhibitor], () =>
    plan(framed(), edition).all('exhibitor').all('location'),
  );
  put('news/news-screen.tsx', addressOf('news'), [content.news], () => framed().all('news'));
  put(
    'announcements/announcements-screen.tsx',
    addressOf('announcements'),
    [content.announcement],
    () => framed().all('announcement', 'whole'),
  );
  const hall = content.dashboard.get(String(edition))?.main_location_id ?? null;
  const inHall = sessions.filter(
    ({ event }) => !event.cancelled && (hall === null || event.location_id === hall),
  );
  const onAir = around(inHall, now, 1);
  put(
    'live/index.ts',
    addressOf('live'),
    [content.streaming, content.dashboard],
    () =>
      withSessions(framed(), onAir)
        .all('streaming', 'whole')
        .all('dashboard')
        .add('location', hall),
    onAir,
    { far: true },
  );
  for (const session of sessions) publishSession(session);
  const ofPeople = sessionsOfPeople(sessions);
  for (const id of content.speaker.keys()) publishSpeaker(id, ofPeople.get(id) ?? []);
  publishPlaces();
  publishExhibitors();
  for (const article of content.news.values()) {
    const { id } = article;
    put('news/news-article-screen.tsx', addressOf('news_article', { id }), [content.news], () => {
      const gathering = framed().about('news', id);
      for (const other of related(article, content.news.values())) gathering.add('news', other.id);
      return gathering;
    });
  }
  return pages;

  function publishProgramme(): void {
    const { byDay, days } = programme;
    const goesOn = programmeDayAt(byDay, today, now);
    const opened = dayToOpen(days, goesOn);
    // While the night of a day before goes on, every day is shown beside that one.
    const carried = goesOn === today ? [] : (byDay.get(goesOn) ?? []);
    for (const day of [undefined, ...days]) {
      const ofDay = byDay.get(day ?? opened ?? '') ?? [];
      const gone = ofDay.findIndex(({ ends }) => ends > now);
      const held = ofDay.slice(0, Math.max(gone, 0) + mostOfDay);
      put(
        'programme/programme-screen.tsx',
        addressOf('programme'),
        [],
        () => withSessions(framed(), held),
        [...carried, ...held],
        { day },
      );
    }
  }

  function publishSession(session: Session): void {
    const { event, interventions } = session;
    const { previous, next, meanwhile } = neighboursOf(programme, session);
    const near = [previous, next, ...meanwhile].filter((one) => one !== undefined);
    put(
      'programme/event-screen.tsx',
      addressOf('event', { id: event.id }),
      near,
      () =>
        withSessions(framed(), [session, ...near])
          .about('event', event.id)
          .add('location', event.previous_location_id),
      [session],
      { far: true },
    );
    for (const { speaker_id } of interventions) {
      if (!content.speaker.has(speaker_id)) continue;
      put(
        'programme/intervention-screen.tsx',
        addressOf('intervention', { eventId: event.id, speakerId: speaker_id }),
        [],
        () => {
          const page = withSessions(framed(), [session]);
          page.subject = { kind: 'event', id: event.id };
          page.add('speaker', speaker_id, 'whole');
          for (const { id } of interventions) page.add('intervention', id, 'whole');
          return page;
        },
        [session],
      );
    }
  }

  function publishSpeaker(id: string, theirs: readonly Session[]): void {
    const { interventions, chaired, joined } = appearancesOf(theirs, id);
    const seen = [...interventions.map(({ session }) => session), ...chaired, ...joined];
    put(
      'speakers/speaker-screen.tsx',
      addressOf('speaker', { id }),
      [content.speaker.get(id)],
      () => withSessions(framed().about('speaker', id), seen),
      seen,
    );
  }

  function publishPlaces(): void {
    const held = groupBy(sessions, ({ event }) => event.location_id ?? '');
    for (const id of content.location.keys()) {
      const here = held.get(id) ?? [];
      put(
        'map/location-screen.tsx',
        addressOf('location', { id }),
        [content.zone],
        () => withSessions(plan(framed(), edition).all('location').about('location', id), here),
        here,
      );
    }
  }

  function publishExhibitors(): void {
    const zones = groupBy(content.exhibitor.values(), ({ zone_id }) => zone_id ?? '');
    for (const { id, zone_id } of content.exhibitor.values()) {
      put(
        'village/exhibitor-screen.tsx',
        addressOf('exhibitor', { id }),
        [content.zone, content.exhibitor],
        () => {
          const gathering = framed().add('exhibitor', id, 'whole').add('zone', zone_id);
          for (const other of zones.get(zone_id ?? '') ?? []) gathering.add('exhibitor', other.id);
          return gathering;
        },
      );
    }
  }
}

/** The sessions in which each person has a part, in order of time: to ask all for each takes seconds. */
function sessionsOfPeople(sessions: readonly Session[]): ReadonlyMap<string, readonly Session[]> {
  const parts = sessions.flatMap((session) => {
    const { chair, participants, interventions } = session;
    const people = [chair, ...participants].map((person) => person?.id);
    const speaking = interventions.map(({ speaker_id }) => speaker_id);
    return [...new Set([...people, ...speaking])].map((id) => ({ id, session }));
  });
  const held = groupBy(parts, ({ id }) => id ?? '');
  return new Map([...held].map(([id, theirs]) => [id, theirs.map(({ session }) => session)]));
}

function sessionsAround({ sessions }: Programme, now: number): Session[] {
  const held = sessions.filter(({ event }) => !event.cancelled);
  return [...new Set([...held.slice(0, 1), ...around(held, now, mostAround)])];
}

function around(sessions: readonly Session[], now: number, most: number): Session[] {
  const on = sessions.filter((session) => momentOf(session, now) === 'on');
  const coming = sessions.filter((session) => momentOf(session, now) === 'coming');
  return [...on, ...coming.slice(0, most)];
}

/** Sessions as lists show them: with their places, people and who intervenes. */
function withSessions(gathering: Gathering, sessions: readonly Session[]): Gathering {
  for (const { event, location, chair, participants, interventions } of sessions) {
    gathering.add('event', event.id).add('location', location?.id).add('speaker', chair?.id);
    gathering.add('location', event.previous_location_id);
    for (const { id } of participants) gathering.add('speaker', id);
    for (const { id } of interventions) gathering.add('intervention', id);
  }
  return gathering;
}

function withEvents(gathering: Gathering, sessions: readonly Session[]): Gathering {
  for (const { event } of sessions) gathering.add('event', event.id);
  return gathering;
}

/** The drawn plan of the site. */
function plan(gathering: Gathering, edition: number): Gathering {
  return gathering.add('edition', String(edition), 'whole').all('zone', 'whole');
}
