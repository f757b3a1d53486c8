import i18next from 'i18next';

/**
 * Loads the words of a namespace, and with them all that come in the same bundle; resolves to whether
 * they are there, for the network may have gone before.
 */
export async function loadWords(namespace: string): Promise<boolean> {
  await i18next.loadNamespaces(namespace);
  return i18next.hasResourceBundle(i18next.language, namespace);
}
