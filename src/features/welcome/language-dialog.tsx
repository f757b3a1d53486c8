import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf, type Language } from '#shared/localized.ts';
import { GreetingDialog } from './greeting-dialog.tsx';
import classes from './language-dialog.module.css';
import { LanguageMark } from './language-mark.tsx';
import { type Choose, useChoice } from './use-choice.ts';

/** A greeting in each language, for readers who know only that one. */
const greetings: Readonly<Record<Language, string>> = {
  fr: 'Bienvenue',
  en: 'Welcome',
  ar: 'مرحبًا بكم',
};

/** Asks a newcomer for the language; leaving it keeps the one on show. */
export function LanguageDialog({ onChoose }: { onChoose: Choose }) {
  const { t } = useTranslation();
  const current = useLanguage();
  const { pending, choose } = useChoice(onChoose);
  return (
    <GreetingDialog onClose={() => choose(current)} title={t('language.choose')} size="26rem">
      <ul className={classes.list}>
        {languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              dir={directionOf(language)}
              className={classes.choice}
              aria-busy={pending === language}
              data-autofocus={language === current || undefined}
              onClick={() => choose(language)}
            >
              <LanguageMark language={language} />
              <span className={classes.name}>{languageNames[language]}</span>
              <span className={classes.greeting}>{greetings[language]}</span>
            </button>
          </li>
        ))}
      </ul>
    </GreetingDialog>
  );
}
