import { readerHeaders, readerLanguage } from '#local/reader-language.ts';
import { pageFiles } from '#shared/page-file.ts';

/** Headers of every page, which the bundle is made with. */
declare const PAGE_HEADERS: Record<string, string>;

/**
 * Answers an address of the site at a content network: its published page in the reader's language, else the
 * shell of the app. Undefined for what looks like a file, which the network answers itself. `read` gets a
 * file of the site; `/index.html` is there always.
 */
export async function answerPage(
  request: Request,
  read: (path: string) => Promise<Response>,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (/\.[^/]*$|^\/(?:assets|locales)\//.test(url.pathname)) return undefined;
  for (const file of pageFiles(url, readerLanguage(request.headers))) {
    const page = await read(`/${file}`);
    if (page.ok || page.status === 304) return withHeaders(page);
  }
  return withHeaders(await read('/index.html'));
}

function withHeaders(page: Response): Response {
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(PAGE_HEADERS)) headers.set(name, value);
  headers.set('vary', readerHeaders);
  return new Response(page.body, { status: page.status, headers });
}
