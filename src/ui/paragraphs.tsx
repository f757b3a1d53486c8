import { useLanguage } from '#i18n/use-language.ts';
import { directionOf, type Localized, localize } from '#shared/localized.ts';
import { LocalizedText } from './localized-text.tsx';
import classes from './paragraphs.module.css';

/** A longer text of the content in reading measure, a paragraph for each of its lines. */
export function Paragraphs({ value }: { value: Localized | null }) {
  const language = useLanguage();
  const localized = localize(value, language);
  if (!localized) return null;
  const lines = [...localized.text.matchAll(/\S[^\n]*/g)];
  return (
    <div className={classes.text} lang={localized.language} dir={directionOf(localized.language)}>
      {lines.map(({ 0: line, index }) => (
        <p key={index}>
          {index === 0 ? <LocalizedText value={{ [localized.language]: line }} /> : line}
        </p>
      ))}
    </div>
  );
}
