import { isLanguage } from '#shared/localized.ts';
import { type PageWord, pageTextId, withoutScript } from '#shared/page-word.ts';

/** What is remembered of a kept page. */
export interface Note extends Omit<PageWord, 'address'> {
  /** Address of the script that brings the app to it. */
  readonly entry: string;
  /** When it was kept, by this device's clock (ms). */
  readonly kept: number;
}

/** Which page is wanted. */
export type Wish = Pick<PageWord, 'address' | 'language' | 'edition'>;

/** How long (ms) a page that is past its time, and may soon be again, is not asked for anew. */
const pause = 10 * 60_000;

/** In a published page the script is only named, in the shell it is started. */
const entryScript = /<(?:link id="entry"[^>]*? href|script type="module"[^>]*? src)="([^"]+)"/;
const pageText = new RegExp(`<script type="application/json" id="${pageTextId}">([^<]*)<`);

/**
 * What a host's answer (status 200, HTML) to a wish is: the page to keep; `gone` when the host knows
 * no such page for this version of the app; `foreign` when somebody else has answered.
 */
export function readAnswer(
  html: string,
  { address, language, edition }: Wish,
  isOurs: (entry: string) => boolean,
): Omit<Note, 'kept'> | 'gone' | 'foreign' {
  const entry = entryScript.exec(html)?.[1] ?? '';
  const word = readWord(html);
  // A network that wants to be signed in to knows neither, and a page that was cut short lacks what stands last.
  if (!(word && entry)) return isOurs(entry) ? 'gone' : 'foreign';
  const { at, until } = word;
  const same = word.address === address && word.language === language && word.edition === edition;
  return same && isOurs(entry) ? { language, edition, at, until, entry } : 'gone';
}

function readWord(html: string): PageWord | undefined {
  const text = pageText.exec(html)?.[1];
  if (text === undefined || !/<html[^>]* data-published=/.test(html)) return undefined;
  try {
    const word = JSON.parse(text) as PageWord;
    // One from before this version knows no end.
    return isLanguage(word.language) && Number.isFinite(word.until) ? word : undefined;
  } catch {
    return undefined;
  }
}

const letters = /<link rel="preload" as="font"[^>]*>/g;

/**
 * A page for keeping, which asks for its letters first and has them in: a network shall bring the text before
 * them, but on the device they are there before the text is laid out, which is done again for letters that
 * come late.
 */
export function lettersFirst(html: string): string {
  const asked = html.match(letters)?.join('') ?? '';
  return html
    .replace(letters, '')
    .replace(` media="${withoutScript}"`, '')
    .replace('<style', () => `${asked}<style`);
}

/** Whether a kept page says the present (ms) to who asks for a language or, without, for their own. */
export function isTrue({ language, at, until }: Note, asked: string | null, now: number): boolean {
  // From the future: this device's clock cannot tell whether its time is over.
  return (asked === null || asked === language) && at <= now && now < until;
}

/** Whether a page should be fetched that is held like this, or not at all. */
export function isDue(note: Note | undefined, now: number): boolean {
  if (!note) return true;
  return now >= note.until && Math.abs(now - note.kept) > pause;
}
