import { hostHeaders } from '#local/headers-file.ts';
import { openHeaders } from '#local/open-headers.ts';
import { cacheControlOf } from '#local/security-headers.ts';
import { TYPES } from '#local/static-app.ts';
import { directionOf, languages } from '#shared/localized.ts';
import { allOf, type Finding, same } from './finding.ts';
import { type Answer, ask, type Target } from './target.ts';

/** No page is ever published of it, so it answers with the shell of the app. */
export const SHELL = '/admin/login';
const PAGE = '/programme';

/** Whether the site's host answers every kind of file, and every reader, as it must. */
export async function checkSite({ site, backend }: Target): Promise<Finding[]> {
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(`${site}${path}`, { headers });
  const shell = await get(SHELL);
  const code = codeOf(shell)[0] ?? '/assets/';
  const https = site.startsWith('https:');
  const common = hostHeaders(shell.text, { https, ...(backend !== site && { backend }) });
  const files = [SHELL, '/sw.js', code, '/manifest.webmanifest', '/locales/fr.json'];
  const published = ['/schedule.json', '/programme.fr.ics', '/embed/programme.fr.html'];
  const paths = [...files, ...published, PAGE];
  const got = paths.map(async (path) => [path, path === SHELL ? shell : await get(path)] as const);
  const answers = new Map(await Promise.all(got));
  const at = (path: string) => answers.get(path) as Answer;
  const missing = await get('/assets/no-such-file-0.js');
  return [
    ...files.map((path) => sameFile(path, at(path))),
    ...published.map((path) => sameFile(path, at(path))),
    ...Object.keys(common).map((name) =>
      allOf(`${name} everywhere`, common[name] ?? '', [
        ...differing(name, paths, (path) => openHeaders(path, common)[name], at),
      ]),
    ),
    allOf('other sites may read what is published', 'access-control-allow-origin: *', [
      ...differing('access-control-allow-origin', published.slice(0, 2), () => '*', at),
    ]),
    same('a file that is not there', '404, not kept', `${missing.status}, ${howKept(missing)}`),
    ...(await Promise.all(languages.map((language) => checkLanguage(language, get)))),
  ];
}

/** Status, media type and how long copies are kept, in one line. */
function sameFile(path: string, answer: Answer): Finding {
  const extension = /\.\w+$/.exec(path)?.[0] ?? '.html';
  const line = (status: number, type: string, kept: string) => `${status}, ${type}, ${kept}`;
  const { headers } = answer;
  const type = headers.get('content-type') ?? 'no type';
  const kept = cacheControlOf(extension === '.html' ? '/' : path);
  const expected = line(200, plain(TYPES[extension] ?? ''), kept);
  const found = line(
    answer.status,
    plain(type),
    headers.get('cache-control') ?? 'no cache-control',
  );
  return same(path, expected, found);
}

/** Whether copies of an answer are kept without asking again: the next build may bring what is not there. */
function howKept({ headers }: Answer): string {
  const told = headers.get('cache-control') ?? '';
  return /max-age=[1-9]/.test(told) ? told : 'not kept';
}

/** A type as hosts write it differently: without its charset, and scripts by their old name too. */
function plain(type: string): string {
  const [name = ''] = type.split(';');
  return name.trim().replace('application/javascript', 'text/javascript');
}

function* differing(
  name: string,
  paths: readonly string[],
  expected: (path: string) => string | undefined,
  at: (path: string) => Answer,
): Generator<string> {
  const told = new Map<string, string[]>();
  for (const path of paths) {
    const found = at(path).headers.get(name) ?? undefined;
    if (found === expected(path)) continue;
    const here = found ?? 'none';
    told.set(here, [...(told.get(here) ?? []), path]);
  }
  for (const [found, at] of told) yield `${found} at ${at.join(', ')}`;
}

/** The page of a language, by its address and for whoever reads it. */
async function checkLanguage(
  language: (typeof languages)[number],
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>,
): Promise<Finding> {
  const expected = `lang="${language}" dir="${directionOf(language)}"`;
  const named = await get(`${PAGE}?lng=${language}`);
  const read = await get(PAGE, { 'accept-language': `${language};q=0.9` });
  const vary = (read.headers.get('vary') ?? '').toLowerCase();
  return allOf(`${PAGE} in ${language}, named or read`, expected, [
    ...[named, read].flatMap((answer, index) => {
      const where = index === 0 ? `?lng=${language}` : `accept-language: ${language}`;
      const html = /<html[^>]*>/.exec(answer.text)?.[0] ?? `${answer.status} without a page`;
      const right =
        html.includes(`lang="${language}"`) && html.includes(`dir="${directionOf(language)}"`);
      return right ? [] : [`${html} for ${where}`];
    }),
    ...['accept-language', 'cookie'].flatMap((name) =>
      vary.includes(name) ? [] : [`vary without ${name}`],
    ),
  ]);
}

/** Addresses of the code that a page of the app begins with. */
export function codeOf({ text }: Answer): string[] {
  const links = text.matchAll(
    /<script[^>]* type="module"[^>]* src="([^"]+)"|<link[^>]* rel="modulepreload"[^>]* href="([^"]+)"/g,
  );
  return [...links].map(([, script, link]) => script ?? link ?? '');
}
