import type { BackendModule } from 'i18next';

type Fetch = (address: string) => Promise<Response>;

/**
 * Reads files of words for i18next, which asks for at most `maxParallelReads` at a time and, when
 * told that it is worth it, again after a doubling pause: errors of the server and of the network
 * are; a file that is not there or is no words (a captive portal's page) is not.
 */
export function createWordsBackend(
  fetch: Fetch = (address) => globalThis.fetch(address),
): BackendModule {
  return {
    type: 'backend',
    callbackApi: true,
    init: () => {},
    read(language, namespace, done) {
      void load(fetch, `/locales/${language}/${namespace}.json`).then(
        (words) => done(null, words),
        (error: WordsError) => done(error, error.worthRetrying),
      );
    },
  };
}

class WordsError extends Error {
  readonly worthRetrying: boolean;

  constructor(address: string, why: unknown, worthRetrying: boolean) {
    super(`${address}: ${why}`);
    this.worthRetrying = worthRetrying;
  }
}

async function load(fetch: Fetch, address: string): Promise<Record<string, string>> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new WordsError(address, cause, true);
  });
  const { ok, status } = response;
  if (!ok) throw new WordsError(address, status, status >= 500);
  try {
    return await response.json();
  } catch (cause) {
    throw new WordsError(address, cause, false);
  }
}
