import { firstOfMonth } from '../../../src/shared/first-of-month.ts';
import { typeset } from '../../../src/shared/keep-signs.ts';
import { type Language, languages } from '../../../src/shared/localized.ts';
import { messages } from './messages.ts';

type Texts = Partial<Readonly<Record<Language, string>>>;

/** What fields are filled in from, as `sync.mail_facts` gives it; instants are ISO, days YYYY-MM-DD. */
export interface Facts {
  readonly name: Texts;
  readonly edition: {
    readonly name: Texts;
    readonly starts_on: string;
    readonly ends_on: string;
    /** Minutes that the venue's clocks are ahead of UTC. */
    readonly utc_offset: number;
  };
  /** In the order of their hours. */
  readonly sessions: readonly {
    readonly title: Texts;
    readonly starts_at: string;
    readonly ends_at: string;
    readonly place: Texts | null;
    readonly cancelled: boolean;
  }[];
}

/** What is written to everybody, with fields in braces. */
export interface Written {
  readonly subject: Texts;
  readonly body: Texts;
}

/** A mail to one person, in plain text. */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
}

/** The fields of a subject, and those of a body: what `shape.is_mail_text` lets through. */
export const subjectFields = ['name', 'edition', 'dates', 'place'] as const;
export const bodyFields = [...subjectFields, 'sessions', 'link'] as const;
export type MailField = (typeof bodyFields)[number];

/** What stands in braces in a text and is none of these fields, and a brace that stands alone. */
export function unknownFields(text: string, fields: readonly string[]): string[] {
  const found = text.match(/\{[^{}]*\}|[{}]/g) ?? [];
  return found.filter((one) => !fields.includes(one.slice(1, -1)));
}

/** The language that a mail is in: the one asked for, or the next that has a subject and a body. */
export function languageIn({ subject, body }: Written, asked: Language): Language {
  const order = [asked, ...languages];
  return order.find((one) => subject[one] && body[one]) ?? order.find((one) => body[one]) ?? asked;
}

/** Fills the fields in for one person; `link` is the address of their private page. */
export function writeLetter(written: Written, asked: Language, facts: Facts, link: string): Letter {
  const { subject, body } = written;
  const language = languageIn(written, asked);
  const values = valuesOf(facts, language, link);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name as MailField] ?? whole);
  return {
    language,
    subject: oneLine(fill(textIn(subject, language))),
    body: fill(textIn(body, language)),
  };
}

function valuesOf(facts: Facts, language: Language, link: string): Record<MailField, string> {
  const { edition } = facts;
  const words = messages[language];
  const held = facts.sessions.filter(({ cancelled }) => !cancelled);
  const text = (texts: Texts) => oneLine(set(texts, language));
  const places = [...new Set(held.flatMap(({ place }) => (place ? [text(place)] : [])))];
  // Whose sessions are all cancelled is not to wait for others.
  const listed = held.length > 0 ? held : facts.sessions;
  const lines = listed.map(({ title, starts_at, ends_at, place, cancelled }) => {
    const at = (instant: string) => Date.parse(instant) + edition.utc_offset * 60_000;
    const day = format(language, { weekday: 'long', day: 'numeric', month: 'long' });
    const hour = format(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const hours = `${hour.format(at(starts_at))}–${hour.format(at(ends_at))}`;
    const when = [firstOfMonth(day.format(at(starts_at)), language), hours].join(words.comma);
    const beside = cancelled ? words.cancelled : place && text(place);
    return `• ${when}${words.colon}${text(title)}${beside ? ` (${beside})` : ''}`;
  });
  const whole = format(language, { day: 'numeric', month: 'long', year: 'numeric' });
  return {
    name: text(facts.name),
    edition: text(edition.name),
    dates: firstOfMonth(
      whole.formatRange(Date.parse(edition.starts_on), Date.parse(edition.ends_on)),
      language,
    ),
    place:
      new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(places) || words.no_place,
    sessions: lines.join('\n') || words.no_sessions,
    link,
  };
}

/** Days and hours are moved to the venue's clock by hand: see docs/decisions/0005-venue-clock.md. */
function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(messages[language].locale, { ...options, timeZone: 'UTC' });
}

/** A text of another language is kept apart, so that it does not mix its direction with the line's. */
function set(texts: Texts, language: Language): string {
  const text = textIn(texts, language);
  return texts[language] || !text ? text : `\u2068${text}\u2069`;
}

/** A text in a language, or the next that has one, typeset where it is French; '' where none has. */
export function textIn(texts: Texts, language: Language): string {
  const found = [language, ...languages].find((one) => texts[one]);
  return found ? typeset(texts[found] ?? '', found) : '';
}

/** A name is one line: whatever would begin another, of a header too, is a space. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, (space) =>
    space === '\u202f' || space === '\u00a0' ? space : ' ',
  );
}
