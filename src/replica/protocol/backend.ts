import type { Result } from '#shared/failure.ts';
import { type Fetch, fetchJson } from './fetch-json.ts';

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
  return {
    get(name, parameters, read, token) {
      const query = new URLSearchParams();
      for (const [parameter, value] of Object.entries(parameters)) {
        if (value !== undefined) query.set(parameter, String(value));
      }
      // no-store: the answer is kept in IndexedDB, and an HTTP cache may not answer for the server.
      const request = { headers: headers(token), cache: 'no-store' } as const;
      return fetchJson(fetch, `${origin}/rest/v1/rpc/${name}?${query}`, request, read);
    },
    post(name, body, read, token) {
      const request = {
        method: 'POST',
        headers: { ...headers(token), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      return fetchJson(fetch, `${origin}/rest/v1/rpc/${name}`, request, read);
    },
  };
}
