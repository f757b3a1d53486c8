/**
 * The letters of which fonts are built, by what src/ui/theme/fonts.css calls them behind `heading-` or
 * `text-`, as `unicode-range` writes them.
 */
export const alphabets = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  'latin-ext': 'U+0100-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF',
  digits:
    'U+0020, U+0025, U+0028-0029, U+002B-003A, U+00A0, U+00A9, U+00AB, U+00B7, U+00BB, U+2010-2014, U+2026, U+202F, U+2060, U+2191, U+2193',
  exact:
    'U+0100-0101, U+0106-0107, U+010C-010D, U+0110-0111, U+011E-011F, U+012A-012B, U+0130, U+0141-0142, U+0144, U+015A-015B, U+015E-0161, U+016A-016B, U+017B-017E, U+0218-021B, U+02BE-02BF, U+1E0C-1E0D, U+1E24-1E25, U+1E62-1E63, U+1E6C-1E6D, U+1E92-1E93',
  arabic:
    'U+060C, U+061B, U+061F, U+0621-0655, U+0660-0671, U+0679, U+067E, U+0686, U+0688, U+0691, U+0698, U+06A4, U+06A8, U+06A9, U+06AD, U+06AF, U+06BA, U+06BE, U+06C0-06C3, U+06CC, U+06D2-06ED, U+200C-200F, U+FD3E-FD3F, U+FDF2, U+FDFA-FDFB',
} as const;

/** The letters of a font, as a text; throws where none are named for it. */
export function alphabetOf(font: string): string {
  const name = font.replace(/^(?:heading|text)-|-bold$/g, '');
  if (!(name in alphabets)) throw new Error(`No letters are named for the font ${font}`);
  return lettersOf(alphabets[name as keyof typeof alphabets]);
}

/** The letters that a `unicode-range` names, as a text. */
export function lettersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
      const from = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length }, (_, at) => String.fromCodePoint(from + at)).join('');
    })
    .join('');
}
