import { parse, walk } from 'css-tree';
import type { Language } from '#shared/localized.ts';

/** A letter that every text of a language has. */
const aLetterOf: Readonly<Record<Language, string>> = { fr: 'e', en: 'e', ar: 'ا' };

/** Addresses of the fonts, of those that a style sheet names, in which a language is written. */
export function fontsOf(css: string, language: Language): string[] {
  const letter = aLetterOf[language].codePointAt(0) ?? 0;
  const addresses: string[] = [];
  walk(parse(css), {
    visit: 'Atrule',
    enter(rule) {
      if (rule.name !== 'font-face') return;
      let has = false;
      let address: string | undefined;
      walk(rule, (node) => {
        if (node.type === 'UnicodeRange') has ||= isWithin(letter, node.value);
        if (node.type === 'Url') address ??= node.value;
      });
      if (has && address) addresses.push(address);
    },
  });
  return addresses;
}

/** Whether a `unicode-range` of one span, `U+0627`, `U+600-6FF` or `U+6??`, has a code point. */
function isWithin(letter: number, range: string): boolean {
  const [first = '', last = first] = range.slice(2).split('-');
  const from = Number.parseInt(first.replaceAll('?', '0'), 16);
  return from <= letter && letter <= Number.parseInt(last.replaceAll('?', 'F'), 16);
}
