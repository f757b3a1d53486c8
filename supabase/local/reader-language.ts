import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import { isLanguage, type Language, languageCookie } from '../../src/shared/localized.ts';

/** The request headers by which an answer in the reader's language differs, for `vary`. */
export const readerHeaders = 'accept-language, cookie';

/**
 * The language of who asks, as the script in the head of every page settles it: the one they chose,
 * else the first that their browser names and the site speaks. Undefined when neither says.
 */
export function readerLanguage(headers: Headers): Language | undefined {
  const chosen = parse(headers.get('cookie') ?? '', languageCookie)[languageCookie];
  const accepted = parseAccept(headers.get('accept-language') ?? '').filter(({ q }) => q > 0);
  return [chosen ?? '', ...accepted.map(({ type }) => type)]
    .map((code) => code.slice(0, 2).toLowerCase())
    .find(isLanguage);
}
