import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf, type Language, type Localized, localize } from '#shared/localized.ts';
import classes from './localized-text.module.css';

interface Props {
  readonly value: Localized | null | undefined;
  /** Leave out the language mark, where a neighbour already carries it or there is no room. */
  readonly unmarked?: boolean;
  /** How the words themselves are shown; plainly unless given. */
  readonly show?: ((text: string) => ReactNode) | undefined;
}

/**
 * A text of the content in the reader's language. In another language it carries that language's
 * `lang` and `dir` and a small mark naming it; without any text it renders nothing.
 */
export function LocalizedText({ value, unmarked = false, show }: Props) {
  return useSpoken()(value, unmarked, show);
}

/** Shows a text as `LocalizedText` does. */
export type Speak = (value: Props['value'], unmarked?: boolean, show?: Props['show']) => ReactNode;

/** What `LocalizedText` does, as a function: a list follows the language once, not in each of its rows. */
export function useSpoken(): Speak {
  const language = useLanguage();
  return useCallback(
    (value, unmarked = false, show) => {
      const words = localize(value, language);
      if (!words) return null;
      const text = show ? show(words.text) : words.text;
      if (words.language === language) return text;
      return (
        <>
          <bdi lang={words.language} dir={directionOf(words.language)}>
            {text}
          </bdi>
          {!unmarked && <LanguageMark language={words.language} />}
        </>
      );
    },
    [language],
  );
}

/** Names the language a text is in, where it is not the reader's: in the reader's, within that text too. */
function LanguageMark({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <abbr className={classes.mark} lang={useLanguage()} title={t(`only_in.${language}`)}>
      {language.toUpperCase()}
    </abbr>
  );
}

/** The same text as plain words, for titles, labels and attributes; '' when there is none. */
export function useLocalize(): (value: Localized | null | undefined) => string {
  const language = useLanguage();
  return useCallback((value) => localize(value, language)?.text ?? '', [language]);
}
