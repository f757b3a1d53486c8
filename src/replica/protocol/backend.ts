import type { Result } from '#shared/failure.ts';
import { type Fetch, fetchJson } from './fetch-json.ts';

/** As many connections as browsers keep to a server of HTTP/1.1. */
const mostConnections = 6;

/** How long one that has just been tried in vain may take to show that it carries, in ms. */
const probePatience = 3_000;

/** The server's functions, called over HTTP; the answers are checked by the caller's reader. */
export interface Backend {
  /** Calls a function that only reads. Undefined parameters are left to the function's defaults. */
  get<T>(
    name: string,
    parameters: Readonly<Record<string, string | number | undefined>>,
    read: (value: unknown) => T | undefined,
    token?: string,
  ): Promise<Result<T>>;
  /** Calls a function that writes, or is told a secret, with named parameters as JSON. */
  post<T>(
    name: string,
    body: Readonly<Record<string, unknown>>,
    read: (value: unknown) => T | undefined,
    token?: string,
  ): Promise<Result<T>>;
}

/** The back end at an origin ('' for the app's own), with the public anonymous key. */
export function createBackend(
  origin: string,
  key: string,
  fetch: Fetch = (address, request) => globalThis.fetch(address, request),
): Backend {
  const headers = (token?: string) => ({
    apikey: key,
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  });
  async function ask<T>(
    name: string,
    request: RequestInit,
    read: (value: unknown) => T | undefined,
  ) {
    const answer = await fetchJson(fetch, `${origin}/rest/v1/rpc/${name}`, request, read);
    if (!answer.ok && answer.failure.detail === 'deadline') await dropConnections();
    return answer;
  }

  /**
   * Has the browser close the connections that have vanished without a word: one question uses one
   * up, and each would wait out its own deadline. A server of another origin speaks HTTP/2, where
   * there is but one.
   */
  async function dropConnections(): Promise<void> {
    if (origin) return;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), probePatience);
    const request = { method: 'HEAD', cache: 'no-store', signal: late.signal } as const;
    await Promise.allSettled(Array.from({ length: mostConnections }, () => fetch('/', request)));
    clearTimeout(timer);
  }

  return {
    get(name, parameters, read, token) {
      const query = new URLSearchParams();
      for (const [parameter, value] of Object.entries(parameters)) {
        if (value !== undefined) query.set(parameter, String(value));
      }
      // no-store: the answer is kept in IndexedDB, and an HTTP cache may not answer for the server.
      const request = { headers: headers(token), cache: 'no-store' } as const;
      return ask(`${name}?${query}`, request, read);
    },
    post(name, body, read, token) {
      const request = {
        method: 'POST',
        headers: { ...headers(token), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      return ask(name, request, read);
    },
  };
}
