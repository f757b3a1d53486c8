import { isLanguage, type Language, languages } from '../../../src/shared/localized.ts';
import { messages } from './messages.ts';
import { ownCalendar } from './own-calendar.ts';
import { createProgramme } from './programme.ts';

/** What the hosted service gives every function, and where the app and its published files are. */
export interface CalendarEnvironment {
  readonly SUPABASE_URL: string;
  readonly SUPABASE_SERVICE_ROLE_KEY: string;
  /** Origin of the app. */
  readonly APP_URL: string;
}

/** `…/CODE.fr.ics`: what ends the path, however the service begins it. */
const named = new RegExp(`/([\\w-]{24})\\.(${languages.join('|')})\\.ics$`);

const programme = createProgramme();

/**
 * GET of `/CODE.LANGUAGE.ics` answers the sessions of whoever made the code, as a calendar to follow,
 * from the published programme of that language. A code that was taken back is 410, an address that
 * is none 404, and while there is no programme 503: each with a sentence, never an empty calendar.
 */
export default async function handle(
  request: Request,
  environment: CalendarEnvironment,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const { pathname } = new URL(request.url);
  const [, code = '', told] = named.exec(pathname) ?? [];
  const asked = told ?? /\.(\w+)/.exec(pathname)?.[1];
  const language: Language = isLanguage(asked) ? asked : 'fr';
  const words = messages[language];
  if (!code) return say(404, words.incomplete, language);
  const { found, events } = await sessionsBehind(environment, code);
  if (!found) return say(410, words.gone, language);
  const published = await programme(`${environment.APP_URL}/programme.${language}.ics`);
  if (published === undefined) return say(503, words.later, language);
  return answer(request, ownCalendar(published, events, words.name), language);
}

async function sessionsBehind(
  { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: key }: CalendarEnvironment,
  code: string,
): Promise<{ readonly found: boolean; readonly events: readonly string[] }> {
  const response = await fetch(`${SUPABASE_URL}/rest/v1/rpc/favourites_followed`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ p_code: code }),
  });
  // The code stands in no message: it is a secret of whoever follows.
  if (!response.ok) throw new Error(`favourites_followed: ${response.status}`);
  return response.json();
}

/** The calendar, or 304 for whoever has it as it is. */
async function answer(request: Request, calendar: string, language: Language): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(calendar));
  const bytes = Array.from(new Uint8Array(digest).subarray(0, 16));
  const etag = `"${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  const headers = {
    ...closed,
    'content-type': 'text/calendar; charset=utf-8',
    'content-language': language,
    'cache-control': 'private, no-cache',
    etag,
  };
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : calendar, { headers });
}

function say(status: number, sentence: string, language: Language): Response {
  const headers = {
    ...closed,
    'content-type': 'text/plain; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '300' }),
  };
  return new Response(`${sentence}\n`, { status, headers });
}

/** The address is a secret: no search engine keeps it, and no link tells it on. */
const closed = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
