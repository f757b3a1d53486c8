import { latest } from '#domain/announcement-order.ts';
import { type Programme, programmeOf } from '#domain/programme.ts';
import { keyOf, statusOf } from '#domain/status.ts';
import type { SiteContentKey } from '#entities/site-content-keys.ts';
import type { Content } from '#replica/read.ts';
import { addressOf } from '#shared/addresses.ts';
import { type Recall, recalling } from '#shared/recalling.ts';
import { stateVenueOffset, venueClock } from '#shared/time.ts';
import { nextDay } from './clock.ts';
import { Gathering } from './gathering.ts';
import type { PagesOf, PublishablePage } from './page.ts';
import type { DeclaredPage, PublishedScreen } from './screen.ts';
import { screens } from './screens.ts';

/** The site's own texts that stand around every page. */
const framing: readonly SiteContentKey[] = [
  'site_name',
  'site_short_name',
  'site_description',
  'site_logo_url',
  'hero_subtitle',
  'contact_address',
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
    // Which day it is has to be known before the first page is rendered, which states it too.
    stateVenueOffset(content.edition.get(String(edition))?.utc_offset);
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
  const days = [...programme.counts];
  const counted = { days };
  const present = Math.floor(now / 60_000) * 60_000;
  const today = venueClock(now).date;
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

  function pageOf({ address, far }: PublishedScreen, declared: DeclaredPage): PublishablePage {
    const { of, day, parts = [], sessions = [], prayerDays = [], says = [] } = declared;
    const { attachments = [], places } = declared;
    const outline = places ? { days, places } : counted;
    const path = addressOf(address, of);
    const prayers = [...content.prayer_day.values()].filter(({ date }) =>
      prayerDays.includes(date),
    );
    const surrounding = [frame, content.location, content.track];
    const all = [...surrounding, ...prayers, ...attachments, ...parts, ...sessions];
    const { shown, subject } = recall(`${path} ${day}`, all, () => {
      const page = new Gathering(content, frame);
      declared.gather(page);
      for (const { id } of prayers) page.add('prayer_day', id);
      for (const { id } of attachments) page.add('attachment', id);
      return page;
    });
    const statuses = sessions.map((session) => statusOf(session, present, far));
    const clock = [today, ...statuses.map(keyOf), ...says];
    const until = statuses.reduce(
      (first, status) => Math.min(first, status.until),
      Math.min(framedUntil, declared.until ?? framedUntil),
    );
    const more = { ...(day && { day }), ...(subject && { subject }) };
    return { screen: address, path, ...more, shown, prayerDays, outline, clock, until };
  }

  const round = { content, programme, edition, now, today };
  return screens.flatMap((screen) =>
    Array.from(screen.pages(round), (page) => pageOf(screen, page)),
  );
}
