import { type ReactNode, Suspense, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { directionOf, type Language } from '#shared/localized.ts';

/** Shows what is inside as a reader of a language sees it, whatever the administrator reads. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { i18n } = useTranslation();
  const reader = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  return (
    <I18nextProvider i18n={reader}>
      <div lang={language} dir={directionOf(language)}>
        <Suspense>{children}</Suspense>
      </div>
    </I18nextProvider>
  );
}
