import { useCallback, useContext, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import { isLanguage, type Language } from '#shared/localized.ts';

/**
 * The language the reader has chosen. It follows nothing but the language, which makes it many
 * times lighter than `useTranslation`; texts of the content need no more.
 */
export function useLanguage(): Language {
  const provided = useContext(I18nContext);
  const i18n = provided?.i18n ?? getI18n();
  const subscribe = useCallback(
    (onChange: () => void) => {
      i18n.on('languageChanged', onChange);
      return () => i18n.off('languageChanged', onChange);
    },
    [i18n],
  );
  const read = () => (isLanguage(i18n.language) ? i18n.language : 'fr');
  return useSyncExternalStore(subscribe, read, read);
}
