import { parse, walk } from 'css-tree';
import type { Language } from '#shared/localized.ts';

/** A letter that every page of a language has. */
const letterOf: Readonly<Record<Language, string>> = { fr: 'e', en: 'e', ar: 'ا' };
/** Fonts for the digits of times, which are the same in all languages, where a page needs no other Latin letters. */
const digits = /-digits[-.]/;
/** Fonts for the exact spelling of names, by what src/ui/theme/fonts.css calls them. */
const exact = /-exact[-.]/;

interface Face {
  readonly address: string;
  has(text: string): boolean;
}

/**
 * Tells of the fonts that a style sheet names which a page needs, as addresses: those in which its language
 * is written and, where its text or its title has letters of them, those for the exact spelling of names.
 */
export function createFonts(css: string): (language: Language, html: string) => string[] {
  const faces = facesIn(css);
  const ofNames = faces.filter(({ address }) => exact.test(address));
  return (language, html) => {
    const [title = ''] = /<h1[\s\S]*?<\/h1>/.exec(html) ?? [];
    return [
      ...faces.filter(
        ({ address, has }) =>
          has(letterOf[language]) || (language === 'ar' && digits.test(address)),
      ),
      ...ofNames.filter(({ address, has }) => has(address.includes('/heading-') ? title : html)),
    ].map(({ address }) => address);
  };
}

function facesIn(css: string): Face[] {
  const faces: Face[] = [];
  walk(parse(css), {
    visit: 'Atrule',
    enter(rule) {
      if (rule.name !== 'font-face') return;
      const ranges: string[] = [];
      let address: string | undefined;
      walk(rule, (node) => {
        if (node.type === 'UnicodeRange') ranges.push(node.value);
        if (node.type === 'Url') address ??= node.value;
      });
      const letters = new RegExp(`[${ranges.map(spanOf).join('')}]`, 'u');
      if (address) faces.push({ address, has: (text) => letters.test(text) });
    },
  });
  return faces;
}

/** A `unicode-range` of one span, `U+0627`, `U+600-6FF` or `U+6??`, as a regular expression writes it. */
function spanOf(range: string): string {
  const [first = '', last = first] = range.slice(2).split('-');
  return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'F')}}`;
}
