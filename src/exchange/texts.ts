import { isLanguage, type Language, type Localized } from '#shared/localized.ts';
import { anyText } from './json-value.ts';
import { declaredLanguages, guessLanguage, isArabic, nearestLanguage } from './language.ts';
import { notice, type Tell, type Where } from './notice.ts';
import { cut, plainLine, plainText } from './plain-text.ts';
import type { Source, SourceEntry, SourceText } from './source.ts';

/** Texts of one entry on their way into localized fields. */
export interface TextContext {
  readonly where: Where;
  /** The language of texts that do not say theirs. */
  readonly language: Language;
  readonly tell: Tell;
}

/** The language that most of a file is in; of names, and of texts that nothing else decides. */
export function languageOfFile(source: Source): Language {
  const votes = new Map<Language, number>();
  for (const entry of source.entries) {
    const [only, another] = declaredLanguages(entry.language).filter(isLanguage);
    const whole = [entry.title, ...entry.paragraphs].map(anyText).join('\n');
    const language = (another ? undefined : only) ?? guessLanguage(whole);
    if (language) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const [first] = [...votes].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? 'fr';
}

/** The language of an entry's texts: declared, else guessed, else the file's. */
export function languageOfEntry(entry: SourceEntry, fallback: Language, tell: Tell): Language {
  const declared = declaredLanguages(entry.language);
  const ours = declared.filter(isLanguage);
  const [only, another] = ours;
  if (only && !another) return only;
  const guess = guessLanguage([entry.title, ...entry.paragraphs].map(anyText).join('\n'));
  if (only) return guess && ours.includes(guess) ? guess : only;
  const [foreign] = declared;
  if (!foreign) return guess ?? fallback;
  tell(notice('other_language', entry.where, foreign));
  return nearestLanguage(foreign);
}

/** A title or name as a localized field: one clean line per language, cut to `max`. */
export function localizedLine(
  source: SourceText,
  max: number,
  code: 'title_cut' | 'name_cut',
  context: TextContext,
): Localized {
  return localizedBy(source, context, (text) => shorten(plainLine(text), max, code, context));
}

/** Paragraphs of one or several texts as a localized field of plain text, cut to `max`. */
export function localizedText(
  sources: readonly SourceText[],
  max: number,
  context: TextContext,
): Localized {
  const paragraphs: Partial<Record<Language, string[]>> = {};
  const dropped = (address: string, isHostile: boolean) =>
    context.tell(notice(isHostile ? 'unsafe_link' : 'link_left_out', context.where, address));
  for (const source of sources) {
    const texts = localizedBy(source, context, (text) => plainText(text, dropped));
    for (const [language, text] of Object.entries(texts) as [Language, string][]) {
      const before = paragraphs[language] ?? [];
      // An abstract is often the beginning of the description.
      paragraphs[language] = [...before.filter((earlier) => !text.startsWith(earlier)), text];
    }
  }
  const joined = Object.entries(paragraphs).map(([language, texts]) => [
    language,
    shorten(texts.join('\n\n'), max, 'text_cut', context),
  ]);
  return Object.fromEntries(joined);
}

function shorten(
  text: string,
  max: number,
  code: 'title_cut' | 'name_cut' | 'text_cut',
  { where, tell }: TextContext,
): string {
  const kept = cut(text, max);
  if (kept === text) return kept;
  tell(notice(code, where, String(max)));
  for (const [address] of text.matchAll(/https?:\/\/[^\s<>"()]+/gi)) {
    if (!kept.includes(address)) tell(notice('link_left_out', where, address));
  }
  return kept;
}

function localizedBy(
  source: SourceText,
  context: TextContext,
  clean: (text: string) => string,
): Localized {
  const filed: Partial<Record<Language, string>> = {};
  for (const [code, raw] of textsIn(source, context.language)) {
    const text = clean(raw);
    if (!text) continue;
    const known = isLanguage(code);
    const language = known ? code : nearestLanguage(code);
    if (!known && filed[language] === undefined) {
      context.tell(notice('other_language', context.where, code));
    }
    if (known || filed[language] === undefined) filed[language] = text;
  }
  return filed;
}

/** Texts with their language codes, ours first so that another's never takes their place. */
function textsIn(source: SourceText, language: Language): [string, string][] {
  if (typeof source === 'string') return source ? [[bySight(source, language), source]] : [];
  return Object.entries(source)
    .map(([code, text]): [string, string] => [declaredLanguages(code)[0] ?? language, text])
    .sort(([a], [b]) => Number(isLanguage(b)) - Number(isLanguage(a)));
}

/** Arabic script is Arabic whatever was declared, and Latin script is not. */
function bySight(text: string, language: Language): Language {
  if (isArabic(text)) return 'ar';
  if (language !== 'ar') return language;
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : (guessLanguage(text) ?? 'fr');
}
