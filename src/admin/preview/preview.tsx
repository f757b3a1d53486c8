import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Language } from '#shared/localized.ts';
import { Choices } from '#ui/choices.tsx';
import { InLanguage } from './in-language.tsx';
import classes from './preview.module.css';

interface Props {
  readonly children: (language: Language) => ReactNode;
  /** True for what has to be tried, not only looked at. */
  readonly usable?: boolean;
}

/** What visitors will see, in a language of choice, beside what is being written. */
export function Preview({ children, usable = false }: Props) {
  const { t } = useTranslation('admin-content');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  return (
    <section className={classes.preview} aria-labelledby="preview-title">
      <header className={classes.head}>
        <h2 id="preview-title">{t('preview.title')}</h2>
        <Choices
          label={t('preview.language')}
          value={language}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={setLanguage}
        />
      </header>
      <div className={classes.shown} inert={!usable} data-testid="preview">
        <InLanguage language={language}>{children(language)}</InLanguage>
      </div>
    </section>
  );
}
