import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf, type Localized, localize } from '#shared/localized.ts';
import classes from './rich-text.module.css';
import { htmlForShowing } from './sanitise-html.ts';

/** A formatted text of the content, sanitised again here, in comfortable reading type. */
export function RichText({ value }: { value: Localized }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const localized = localize(value, language);
  const text = localized?.text ?? '';
  const html = useMemo(() => htmlForShowing(text), [text]);
  if (!localized) return null;
  return (
    <>
      {localized.language !== language && (
        <p className={classes.fallback}>{t(`only_in.${localized.language}`)}</p>
      )}
      <div
        className={classes.text}
        lang={localized.language}
        dir={directionOf(localized.language)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
