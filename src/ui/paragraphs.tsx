import { useLanguage } from '#i18n/use-language.ts';
import { directionOf, type Localized, localize } from '#shared/localized.ts';
import { LocalizedText } from './localized-text.tsx';
import classes from './paragraphs.module.css';

/** A longer text of the content in reading measure, a paragraph for each of its lines. */
export function Paragraphs({ value }: { value: Localized | null }) {
  const language = useLanguage();
  const words = localize(value, language);
  if (!words) return null;
  const lines = [...words.text.matchAll(/\S[^\n]*/g)];
  return (
    <div className={classes.text} lang={words.language} dir={directionOf(words.language)}>
      {lines.map(({ 0: line, index }) => (
        <p key={index}>
          {index === 0 ? <LocalizedText value={{ [words.language]: line }} /> : line}
        </p>
      ))}
    </div>
  );
}
