/** Names of U+00A0 to U+00FF in order, as HTML has them. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn ' +
  'sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave ' +
  'Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ' +
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN ' +
  'szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave ' +
  'iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc ' +
  'uuml yacute thorn yuml';

const characters = new Map<string, string>([
  ...latin.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['hellip', '…'],
  ['euro', '€'],
  ['trade', '™'],
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
]);

/** Replaces HTML's character references, once; unknown ones stay as they are written. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,10}));/gi,
    (whole, ...at) => {
      const [decimal, hexadecimal, name] = at as (string | undefined)[];
      if (name) return characters.get(name) ?? whole;
      const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}
