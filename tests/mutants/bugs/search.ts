import type { Bug } from '../bug.ts';

const fold = ['src/shared/fold.test.ts'];
const index = ['src/features/search/search-index.test.ts', 'tests/unit/search.test.ts'];

/** Finding things in three languages. */
export const search: readonly Bug[] = [
  {
    file: 'src/shared/fold.ts',
    find: ".replace(ornaments, '')",
    put: '',
    does: 'words with accents or tashkeel are not found without them',
    tests: fold,
  },
  {
    file: 'src/shared/fold.ts',
    find: "  ة: 'ه',\n",
    put: '',
    does: 'مدرسة is not found as مدرسه',
    tests: fold,
  },
  {
    file: 'src/shared/fold.ts',
    find: '.replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))',
    put: '',
    does: '٢٠ is not found as 20',
    tests: fold,
  },
  {
    file: 'src/shared/fold.ts',
    find: "const bare = word.replace(article, '');",
    put: 'const bare = word;',
    does: 'a word is found with the Arabic article or without, but not either way',
    tests: fold,
  },
  {
    file: 'src/shared/word-match.ts',
    find: 'return needle.every((beginnings) =>',
    put: 'return needle.some((beginnings) =>',
    does: 'typing more finds more',
    tests: ['src/shared/word-match.test.ts'],
  },
  {
    file: 'src/shared/word-match.ts',
    find: "all += formsIn(word).join('');",
    put: 'all += ` ${word}`;',
    does: 'القلب is not found as قلب',
    tests: ['src/shared/word-match.test.ts'],
  },
  {
    file: 'src/features/search/search-index.ts',
    find: 'fuzzy: (word) => (word.length < 4 || /^\\d+$/.test(word) ? false : word.length < 8 ? 1 : 2),',
    put: 'fuzzy: false,',
    does: 'a slip of the finger finds nothing',
    tests: index,
  },
  {
    file: 'src/features/search/search-index.ts',
    find: 'match.score * weight',
    put: 'match.score',
    does: 'a match in another language stands before one in the reader’s',
    tests: index,
  },
  {
    file: 'src/features/search/search-index.ts',
    find: 'boost: { name: 5, more: 2 },',
    put: '',
    does: 'a person stands below every session that mentions them',
    tests: index,
  },
  {
    file: 'src/features/search/search-index.ts',
    find: '.slice(0, mostEach)',
    put: '',
    does: 'one group of results pushes the others off the screen',
    tests: index,
  },
  {
    file: 'src/features/search/entries.ts',
    find: "const plain = (html: string) => html.replace(/<[^>]*>/g, ' ');",
    put: 'const plain = (html: string) => html;',
    does: 'looking for “strong” finds every article with bold words',
    tests: index,
  },
  {
    file: 'src/features/programme/search.ts',
    find: '(chair ? [chair, ...participants] : participants)',
    put: 'participants',
    does: 'a session is not found by who chairs it',
    tests: ['src/features/programme/programme.test.ts'],
  },
  {
    file: 'src/shared/stand-words.ts',
    find: 'الرواق',
    put: 'الجناح',
    does: 'who looks for a stand in the words of its Arabic card finds nothing',
    tests: ['src/shared/stand-words.test.ts'],
  },
  {
    file: 'src/shared/stand-words.ts',
    find: 'return stand ?',
    put: 'return stand !== null ?',
    does: 'exhibitors without a stand are all found under the word “stand”',
    tests: ['src/shared/stand-words.test.ts'],
  },
  {
    file: 'public/locales/fr/village.json',
    find: '"stand": "Stand',
    put: '"stand": "Emplacement',
    does: 'who looks for a stand in the words of its French card finds nothing',
    tests: ['src/shared/stand-words.test.ts'],
  },
];
