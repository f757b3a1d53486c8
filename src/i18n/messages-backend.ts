import type { BackendModule } from 'i18next';
import { namespaces } from './namespaces.ts';

type Words = Record<string, string>;
type Fetch = (address: string) => Promise<Response>;

/**
 * Reads files of words for i18next, which asks for at most `maxParallelReads` at a time and, when
 * told that it is worth it, again after a doubling pause: errors of the server and of the network
 * are; a file that is not there or is no words (a captive portal's page) is not. What the site needs
 * from the start is in one file per language.
 */
export function createMessagesBackend(
  fetch: Fetch = (address) => globalThis.fetch(address),
): BackendModule {
  const started = new Map<string, Promise<Record<string, Words>>>();
  function loadStart(language: string): Promise<Record<string, Words>> {
    const loading =
      started.get(language) ??
      load<Record<string, Words>>(fetch, `/locales/${language}.json`).catch((error) => {
        started.delete(language);
        throw error;
      });
    started.set(language, loading);
    return loading;
  }
  function wordsOf(language: string, namespace: string): Promise<Words | undefined> {
    return startNames.has(namespace)
      ? loadStart(language).then((all) => all[namespace])
      : load(fetch, `/locales/${language}/${namespace}.json`);
  }
  return {
    type: 'backend',
    callbackApi: true,
    init: () => {},
    read(language, namespace, done) {
      void wordsOf(language, namespace).then(
        (words) => done(words ? null : `No ${namespace} in ${language}`, words),
        (error: MessagesError) => done(error, error.worthRetrying),
      );
    },
  };
}

const startNames: ReadonlySet<string> = new Set(namespaces);

class MessagesError extends Error {
  readonly worthRetrying: boolean;

  constructor(address: string, why: unknown, worthRetrying: boolean) {
    super(`${address}: ${why}`);
    this.worthRetrying = worthRetrying;
  }
}

async function load<T>(fetch: Fetch, address: string): Promise<T> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new MessagesError(address, cause, true);
  });
  const { ok, status } = response;
  if (!ok) throw new MessagesError(address, status, status >= 500);
  try {
    return await response.json();
  } catch (cause) {
    throw new MessagesError(address, cause, false);
  }
}
