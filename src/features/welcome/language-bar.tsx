import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf } from '#shared/localized.ts';
import { useRootMark } from '#ui/use-root-mark.ts';
import classes from './language-bar.module.css';
import { LanguageMark } from './language-mark.tsx';
import { type Choose, useChoice } from './use-choice.ts';

/** The choice of language beside the content that a newcomer came for; closing keeps the one on show. */
export function LanguageBar({ onChoose }: { onChoose: Choose }): ReactNode {
  const { t } = useTranslation();
  const current = useLanguage();
  const { pending, choose } = useChoice(onChoose);
  useRootMark('language-bar');
  return (
    <section className={classes.bar} aria-label={t('language.choose')}>
      <p className={classes.title} aria-hidden>
        {t('language.choose')}
      </p>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              dir={directionOf(language)}
              aria-busy={pending === language}
              onClick={() => choose(language)}
            >
              <LanguageMark language={language} />
              <span>{languageNames[language]}</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classes.close}
        aria-label={t('frame.close')}
        onClick={() => choose(current)}
      >
        <IconX aria-hidden stroke={1.8} />
      </button>
    </section>
  );
}
