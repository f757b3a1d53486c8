import { useTranslation } from 'react-i18next';
import { plainText } from '#exchange/plain-text.ts';
import { useFormat } from '#i18n/format.ts';
import { typeset } from '#shared/keep-signs.ts';
import { directionOf, type Language } from '#shared/localized.ts';
import { RichText } from '#ui/rich-text.tsx';
import { Pieces } from '../kinds/pieces.tsx';
import { wordDiff } from '../kinds/word-diff.ts';
import { InLanguage } from '../preview/in-language.tsx';
import classes from './editor.module.css';
import type { TermPart } from './glossary.ts';

interface Props {
  readonly text: string;
  /** The same in pieces, where terms of the glossary stand in it. */
  readonly parts: readonly TermPart[];
  readonly language: Language;
  readonly html: boolean;
  /** What the translation was made from, where that was another text. */
  readonly before: string | undefined;
}

/** The original: with what has changed in it since it was translated, else with its terms marked. */
export function SourceText({ text, parts, language, html, before }: Props) {
  const { t } = useTranslation('admin-translations');
  const format = useFormat();
  const said = (words: string) => typeset(html ? plainText(words, () => {}) : words, language);
  const heading = before === undefined ? 'editor.source' : 'editor.changed';
  return (
    <details className={classes.original} open>
      <summary>{t(heading, { language: format.language(language) })}</summary>
      {before === undefined && html ? (
        <InLanguage language={language}>
          <RichText value={{ [language]: text }} />
        </InLanguage>
      ) : (
        <p lang={language} dir={directionOf(language)} className={classes.text}>
          {before === undefined ? (
            <Marked parts={parts} language={language} />
          ) : (
            <Pieces pieces={wordDiff(said(before), said(text))} />
          )}
        </p>
      )}
    </details>
  );
}

function Marked({ parts, language }: Pick<Props, 'parts' | 'language'>) {
  let at = 0;
  return parts.map(({ text, term }) => {
    const key = at;
    at += text.length;
    const shown = typeset(text, language);
    return term ? <mark key={key}>{shown}</mark> : <span key={key}>{shown}</span>;
  });
}
