import type { BackendModule, i18n } from 'i18next';
import { bundleAddress, bundleOf } from './namespaces.ts';

type Words = Record<string, string>;
/** What i18next keeps words in; its types show no more of it than of any object. */
type Store = Pick<i18n, 'hasResourceBundle' | 'addResourceBundle'>;
type Fetch = (address: string, cache: RequestCache) => Promise<Response>;

/** How long words are waited for, in ms: a hole in the line ends nothing by itself. */
const patience = 60_000;

/**
 * Reads words for i18next, a bundle of namespaces at a time: with one of them all are there, so that no part
 * of a screen on show has it wait once more. It asks again after a doubling pause when
 * told that it is worth it: errors of the server and of the network are, and so is what was cut off on its
 * way; a file that is not there or is no words (a captive portal's page) is not. Nor does it take what came of a
 * failure from a cache, where a portal may have put its page for hours.
 */
export function createMessagesBackend(
  fetch: Fetch = (address, cache) =>
    globalThis.fetch(address, { cache, signal: AbortSignal.timeout(patience) }),
): BackendModule {
  const asked = new Map<string, Promise<Record<string, Words>>>();
  let cache: RequestCache = 'default';
  let store: Store | undefined;
  const keep = (language: string, bundle: Record<string, Words>) => {
    for (const [namespace, words] of Object.entries(bundle)) {
      if (store?.hasResourceBundle(language, namespace)) continue;
      store?.addResourceBundle(language, namespace, words, false, false, {
        ...{ silent: true, skipCopy: true },
      });
    }
  };
  function ask(address: string): Promise<Record<string, Words>> {
    const loading =
      asked.get(address) ??
      load<Record<string, Words>>(fetch, address, cache).catch((error) => {
        asked.delete(address);
        cache = 'no-cache';
        throw error;
      });
    asked.set(address, loading);
    return loading;
  }
  return {
    type: 'backend',
    callbackApi: true,
    init(services) {
      store = services.resourceStore as unknown as Store;
    },
    read(language, namespace, done) {
      void ask(bundleAddress(language, bundleOf(namespace))).then(
        (bundle) => {
          keep(language, bundle);
          const { [namespace]: words } = bundle;
          done(words ? null : `No ${namespace} in ${language}`, words);
        },
        (error: MessagesError) => done(error, error.worthRetrying),
      );
    },
  };
}

class MessagesError extends Error {
  readonly worthRetrying: boolean;

  constructor(address: string, why: unknown, worthRetrying: boolean) {
    super(`${address}: ${why}`);
    this.worthRetrying = worthRetrying;
  }
}

async function load<T>(fetch: Fetch, address: string, cache: RequestCache): Promise<T> {
  const response = await fetch(address, cache).catch((cause: unknown) => {
    throw new MessagesError(address, cause, true);
  });
  const { ok, status } = response;
  if (!ok) throw new MessagesError(address, status, status >= 500);
  try {
    return await response.json();
  } catch (cause) {
    throw new MessagesError(address, cause, !(cause instanceof SyntaxError));
  }
}
