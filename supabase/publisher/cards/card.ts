import { createHash } from 'node:crypto';
import { formattersOf, hourAt } from '#i18n/format.ts';
import { type Language, languages } from '#shared/localized.ts';
import { wordsIn } from '../feeds/address.ts';
import type { Telling } from '../pages/structured-data.ts';

/** What stands on the picture of a page that chats and networks show beside its link. */
export interface Card {
  readonly language: Language;
  /** The forum's name. */
  readonly over: string;
  readonly title: string;
  readonly under: readonly string[];
  /** Picture of the person, as its field has it. */
  readonly portrait?: string;
}

/** Width and height of every card, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/**
 * The card of a page: a session's or a person's own, the edition's for all others. Portraits that are still to
 * come are left out: the card with one is another.
 */
export function cardOf(
  telling: Omit<Telling, 'picture'>,
  toCome: ReadonlySet<string> = new Set(),
): Card {
  const { language, page } = telling;
  const words = wordsIn(language);
  const format = formattersOf(language);
  const edition = telling.row('edition', String(telling.edition));
  const over = words(edition?.name);
  const about = page.subject;
  const event = about?.kind === 'event' ? telling.row('event', about.id) : undefined;
  if (event) {
    const comma = language === 'ar' ? '،' : ',';
    // What renders pages states the edition's clock to itself alone: the build has its own copy of the clock.
    const clock = (at: string) => hourAt(Date.parse(at), edition?.utc_offset ?? 0);
    const when = `${format.day(event.date)}${comma} ${clock(event.starts_at)}–${clock(event.ends_at)}`;
    const where = words(telling.row('location', event.location_id)?.name);
    const off = event.cancelled ? [cancelled[language]] : [];
    return { language, over, title: words(event.title), under: [...off, when, where] };
  }
  const speaker = about?.kind === 'speaker' ? telling.row('speaker', about.id) : undefined;
  if (speaker) {
    const { name, title, photo, country } = speaker;
    const under = [words(title), country ? format.country(country) : ''];
    const portrait = photo && !toCome.has(photo) && { portrait: photo };
    return { language, over, title: words(name), under, ...portrait };
  }
  const dates = edition ? format.dateRange(edition.starts_on, edition.ends_on) : '';
  return { language, over: words(edition?.theme), title: over, under: [dates, town[language]] };
}

const cancelled: Readonly<Record<Language, string>> = Object.freeze({
  [languages[0]]: 'Annulée',
  en: 'Cancelled',
  ar: 'ملغاة',
});

const town: Readonly<Record<Language, string>> = Object.freeze({
  [languages[0]]: 'Madagh, Maroc',
  en: 'Madagh, Morocco',
  ar: 'مداغ، المغرب',
});

/** Where a card lies among the published files; another content has another path. */
export function cardPath(card: Card): string {
  const hash = createHash('sha256').update(JSON.stringify(['card 4', card]));
  return `cards/${hash.digest('base64url').slice(0, 22)}.png`;
}
