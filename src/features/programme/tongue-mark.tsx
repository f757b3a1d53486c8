import type { Session } from '#domain/programme.ts';
import { interpretationsOf } from '#domain/spoken.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RowTexts } from './row-texts.ts';
import classes from './tongue-mark.module.css';

/**
 * In short, which languages a session is held in and interpreted into (`AR → FR, EN`), where the
 * reader's is not spoken; nothing otherwise. Who cannot see it hears it in words.
 */
export function TongueMark({ session: { event }, texts }: { session: Session; texts: RowTexts }) {
  const { t, format } = texts;
  const language = useLanguage();
  const { spoken = [] } = event;
  if (spoken.length === 0 || spoken.some((code) => code === language)) return null;
  const into = interpretationsOf(event)
    .map(([code]) => code)
    .filter((code) => !spoken.includes(code));
  const short = (codes: readonly string[]) =>
    codes
      .map((code) =>
        language === 'ar' || code.length > 2 ? format.language(code) : code.toUpperCase(),
      )
      .join(t('programme:comma'));
  return (
    <span className={classes.mark} role="img" aria-label={tonguesLine(event, texts)}>
      {short(spoken)}
      {into.length > 0 && <span className={classes.into}>{short(into)}</span>}
    </span>
  );
}

/** The same in words: “Languages: Arabic. Interpretation: French, English”. */
function tonguesLine(event: Session['event'], { t, format }: RowTexts): string {
  const named = (codes: readonly string[]) => codes.map(format.language).join(t('programme:comma'));
  const into = interpretationsOf(event).map(([code]) => code);
  const spoken = t('programme:spoken', {
    count: event.spoken.length,
    languages: named(event.spoken),
  });
  if (into.length === 0) return spoken;
  return `${spoken}. ${t('programme:interpretation', { languages: named(into) })}`;
}
