import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/**
 * What an address does: it answers; its page is missing; its site is silent (no such site, no answer,
 * an error); or nothing is known, because it was not or could not be asked.
 */
export type LinkState = 'answers' | 'missing' | 'silent' | 'unknown';

/** The way to other sites. */
export interface Web {
  /** The IP addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Asks for a page and follows no redirect. */
  readonly open: (url: URL, signal: AbortSignal) => Promise<Response>;
}

const web: Web = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: (url, signal) => fetch(url, { redirect: 'manual', signal }),
};

/** The longest that one address may take, redirects included, ms. */
const deadline = 8_000;
const mostRedirects = 5;

/**
 * Opens an https address as a visitor would and reads nothing of it. Only sites on the public
 * internet are asked, anew at each redirect; a host that changes its address between the look and the
 * question still has to prove its name by its certificate.
 */
export async function checkLink(
  address: string,
  { resolve, open } = web,
  within = deadline,
): Promise<LinkState> {
  const signal = AbortSignal.timeout(within);
  let url = siteOf(address);
  if (!url) return 'unknown';
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const { hostname } = url;
      const ips = await inTime(resolve(hostname.replace(/^\[|\]$/g, '')), signal);
      if (ips.length === 0 || !ips.every(isPublicAddress)) return 'unknown';
      const response = await open(url, signal);
      await response.body?.cancel();
      const { status, headers } = response;
      const next: URL | undefined =
        status >= 300 && status < 400 ? siteOf(headers.get('location') ?? '', url) : undefined;
      // Where it leads on to what is not asked, it has answered by itself.
      if (!next) return stateOf(status);
      url = next;
    }
    return 'silent';
  } catch (error) {
    return noResolver.has((error as { code?: unknown }).code) ? 'unknown' : 'silent';
  }
}

/** What says that names cannot be looked up now, rather than that there is no such name. */
const noResolver = new Set<unknown>(['EAI_AGAIN', 'ETIMEOUT', 'ECONNREFUSED']);

/** An https address on the usual port and without credentials; undefined for all else. */
function siteOf(address: string, base?: URL): URL | undefined {
  try {
    const url = new URL(address, base);
    const plain = url.protocol === 'https:' && !url.port && !url.username && !url.password;
    return plain ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Many sites turn robots away, which says that they are there. */
function stateOf(status: number): LinkState {
  if (status === 404 || status === 410) return 'missing';
  return status >= 500 ? 'silent' : 'answers';
}

function inTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
