import type { Settings } from '../settings.ts';

/** The deployed forum that is asked. */
export interface Target {
  /** Origin of the site, as people reach it. */
  site: string;
  /** Origin of the back end. */
  backend: string;
  /** The publishable key that the app is to use. */
  key: string;
  settings: Settings;
  /** The hosted service's own interface; without a token it is not asked. */
  service?: { api: string; project: string; token: string };
}

/** How long an answer may take, ms. */
const PATIENCE_MS = 15_000;

export interface Answer {
  status: number;
  headers: Headers;
  body: Uint8Array;
  text: string;
}

/** Asks over HTTP and follows nobody elsewhere. Rejects when no answer comes within 15 s. */
export async function ask(address: string, request: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(address, { redirect: 'manual', ...request, signal });
  const body = new Uint8Array(await answer.arrayBuffer());
  const { status, headers } = answer;
  return { status, headers, body, text: new TextDecoder().decode(body) };
}

/** Asks the back end as a visitor does; an object as body goes as JSON. */
export function askBackend(
  { backend, key }: Target,
  path: string,
  { json, ...request }: RequestInit & { json?: object } = {},
): Promise<Answer> {
  const headers = { apikey: key, ...request.headers };
  if (!json) return ask(`${backend}${path}`, { ...request, headers });
  return ask(`${backend}${path}`, {
    method: 'POST',
    ...request,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
}

/** An answer's JSON; undefined where it is none. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
