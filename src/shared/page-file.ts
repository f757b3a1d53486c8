import { isLanguage, type Language, languages } from './localized.ts';

/** Folder of the published pages among the published files. */
const pagesFolder = 'pages';

/**
 * Where the published page of an address lies, in the order in which a host looks for it: of the
 * language that `lng` names, else the reader's where the host can tell, else French, and of the day
 * that `day` names, else as it opens.
 */
export function pageFiles(address: URL, reader: Language = languages[0]): string[] {
  const { pathname, searchParams } = address;
  const asked = searchParams.get('lng');
  const language = isLanguage(asked) ? asked : reader;
  const day = searchParams.get('day') ?? '';
  const whole = pageFile(language, pathname);
  return /^[\d-]{10}$/.test(day) ? [pageFile(language, pathname, day), whole] : [whole];
}

/** The file of a page: `pages/{language}{path}/index.html`, or `{day}.html` instead. */
export function pageFile(language: Language, path: string, day = 'index'): string {
  const folder = path.replace(/\/+$/, '');
  return `${pagesFolder}/${language}${folder}/${day}.html`;
}
