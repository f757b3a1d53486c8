import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#shared/localized.ts';

/** Loads a file of words in every language, for what is written in all; true once they are here. */
export function useEveryLanguage(namespace: string): boolean {
  const { i18n } = useTranslation();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const missing = languages.filter((language) => !i18n.hasResourceBundle(language, namespace));
    if (missing.length === 0) setReady(true);
    else void i18n.reloadResources(missing, namespace).then(() => setReady(true));
  }, [i18n, namespace]);
  return ready;
}
