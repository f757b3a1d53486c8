import { useState } from 'react';
import type { Issue } from '#entities/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Language } from '#shared/localized.ts';

interface ShownLanguage {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  /** Shows the language in which the first issue is, if it is in one. */
  readonly leadTo: (issues: readonly Issue[]) => void;
}

/** The language of a form on show where there is room for one only, as on a phone. */
export function useShownLanguage(): ShownLanguage {
  const [language, setLanguage] = useState<Language>(useLanguage());
  return {
    language,
    setLanguage,
    leadTo: ([first]) => {
      if (first?.language) setLanguage(first.language);
    },
  };
}
