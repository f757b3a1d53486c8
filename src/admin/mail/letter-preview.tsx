import { useTranslation } from 'react-i18next';
import { type Facts, type Written, writeLetter } from '#functions/mail/letter.ts';
import { useFormat } from '#i18n/format.ts';
import { addressOf } from '#shared/addresses.ts';
import { directionOf, type Language } from '#shared/localized.ts';
import classes from './mail.module.css';

/** A mail as one person reads it, filled in from what this device holds. */
export function LetterPreview({
  written,
  facts,
  language,
}: {
  written: Written;
  facts: Facts;
  language: Language;
}) {
  const { t } = useTranslation('admin-mail');
  const format = useFormat();
  const page = `${location.origin}${addressOf('speaker_page')}`;
  const letter = writeLetter(written, language, facts, page);
  if (!letter.subject && !letter.body)
    return <p className={classes.awaited}>{t('preview.awaited')}</p>;
  return (
    <figure className={classes.letter}>
      <figcaption>
        {letter.language === language
          ? format.language(language)
          : t('preview.instead', {
              wanted: format.language(language),
              language: format.language(letter.language),
            })}
      </figcaption>
      <div lang={letter.language} dir={directionOf(letter.language)}>
        <p className={classes.subject}>{letter.subject}</p>
        <p className={classes.body}>{letter.body}</p>
      </div>
    </figure>
  );
}
