import type { Event } from '#entities/index.ts';
import { xmlText } from '#exchange/xml-text.ts';
import { formattersOf, hourAt } from '#i18n/format.ts';
import { directionOf, type Language, type Localized, localize } from '#shared/localized.ts';
import { publicAddress, wordsIn } from '../feeds/address.ts';
import { talksBySession } from '../feeds/sessions.ts';
import type { Site } from '../plan.ts';
import type { remembering } from '../remembering.ts';
import { embedScript } from './script.ts';
import { embedStyle } from './style.ts';

/** The few words of the page besides what is published. */
export interface EmbedWords {
  readonly title: string;
  readonly days: string;
  readonly cancelled: string;
  readonly comma: string;
  /** What leads to the site. */
  readonly whole: string;
  /** Where the address asks for something that there is not. */
  readonly none: string;
}

type Remember = ReturnType<typeof remembering<string>>;

/** The programme as a page for the frames of other sites, in one language. */
export function writeEmbed(
  site: Site,
  sessions: readonly Event[],
  language: Language,
  words: EmbedWords,
  remember: Remember,
): string {
  const { origin, snapshot } = site;
  const edition = snapshot.content.edition.get(String(snapshot.edition));
  const format = formattersOf(language);
  const days = [...new Set(sessions.map(({ date }) => date))].sort();
  const talks = talksBySession(site);
  const name = wordsIn(language)(edition?.name);
  const page = publicAddress(origin, language, 'programme');
  const sections = days.map((day) => {
    const items = sessions.filter(({ date }) => date === day);
    const rows = items
      .map((event) => itemOf(site, event, talks.get(event.id) ?? [], language, words, remember))
      .join('\n');
    const title = xmlText(format.day(day));
    return `<section id="d${day}" data-day="${day}"><h2>${title}</h2><ol>\n${rows}\n</ol></section>`;
  });
  const jumps = days.map((day) => `<a href="#d${day}">${xmlText(format.shortDay(day))}</a>`);
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${xmlText(`${words.title} – ${name}`)}</title>`,
    `<link rel="canonical" href="${xmlText(page)}">`,
    `<style>${embedStyle}</style><script>${embedScript}</script></head>`,
    '<body>',
    `<header><h1>${said(edition?.name, language)}</h1>`,
    `<p class="theme">${said(edition?.theme, language)}</p>`,
    jumps.length > 1 ? `<nav aria-label="${xmlText(words.days)}">${jumps.join('')}</nav>` : '',
    '</header><main>',
    ...sections,
    `<p class="none">${xmlText(words.none)}</p>`,
    `</main><footer><a href="${xmlText(page)}" target="_blank" rel="noopener">${xmlText(words.whole)}</a></footer>`,
    '</body></html>',
    '',
  ].join('\n');
}

function itemOf(
  { origin, snapshot }: Site,
  event: Event,
  talks: readonly string[],
  language: Language,
  words: EmbedWords,
  remember: Remember,
): string {
  const { content } = snapshot;
  const offset = content.edition.get(String(snapshot.edition))?.utc_offset ?? 0;
  const place = event.location_id ? content.location.get(event.location_id) : undefined;
  const who = [...new Set([...talks, ...event.participant_ids])];
  const named = [event.chair_id ?? '', ...who].map((id) => content.speaker.get(id));
  return remember(event, [origin, offset, place, ...named], write);

  function write(): string {
    // Who is a draft still has no name, and no id, here.
    const heard = [...new Set([event.chair_id ?? '', ...who])].filter((id) =>
      content.speaker.has(id),
    );
    const people = who.flatMap((id) => content.speaker.get(id) ?? []);
    const clock = (at: string) => hourAt(Date.parse(at), offset);
    const times = `${clock(event.starts_at)} – ${clock(event.ends_at)}`;
    const href = publicAddress(origin, language, 'event', { id: event.id });
    const names = people.map(({ name }) => said(name, language)).join(xmlText(words.comma));
    return [
      `<li data-hall="${place?.id ?? ''}" data-who="${heard.join(' ')}"${event.cancelled ? ' class="cancelled"' : ''}>`,
      `<time datetime="${xmlText(new Date(event.starts_at).toISOString())}">${times}</time>`,
      event.cancelled ? `<p class="off">${xmlText(words.cancelled)}</p>` : '',
      `<h3><a href="${xmlText(href)}" target="_blank" rel="noopener">${said(event.title, language)}</a></h3>`,
      place ? `<p>${said(place.name, language)}</p>` : '',
      names ? `<p>${names}</p>` : '',
      '</li>',
    ].join('');
  }
}

/** A text for the page; one in another language says so, to eyes and to voices. */
function said(value: Localized | null | undefined, language: Language): string {
  const found = localize(value, language);
  if (!found) return '';
  const text = xmlText(found.text);
  if (found.language === language) return text;
  const mark = `<abbr title="${xmlText(formattersOf(language).language(found.language))}">${found.language.toUpperCase()}</abbr>`;
  return `<span lang="${found.language}" dir="${directionOf(found.language)}">${text}</span>${mark}`;
}
