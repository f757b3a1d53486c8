import type { BackendModule } from 'i18next';
import { bundleAddress, bundleOf } from './namespaces.ts';

type Words = Record<string, string>;
type Fetch = (address: string) => Promise<Response>;

/**
 * Reads words for i18next, a bundle of namespaces at a time. It asks again after a doubling pause when
 * told that it is worth it: errors of the server and of the network are; a file that is not there or is
 * no words (a captive portal's page) is not.
 */
export function createMessagesBackend(
  fetch: Fetch = (address) => globalThis.fetch(address),
): BackendModule {
  const asked = new Map<string, Promise<Record<string, Words>>>();
  function ask(address: string): Promise<Record<string, Words>> {
    const loading =
      asked.get(address) ??
      load<Record<string, Words>>(fetch, address).catch((error) => {
        asked.delete(address);
        throw error;
      });
    asked.set(address, loading);
    return loading;
  }
  return {
    type: 'backend',
    callbackApi: true,
    init: () => {},
    read(language, namespace, done) {
      void ask(bundleAddress(language, bundleOf(namespace))).then(
        ({ [namespace]: words }) => done(words ? null : `No ${namespace} in ${language}`, words),
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
