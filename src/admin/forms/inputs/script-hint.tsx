import { useTranslation } from 'react-i18next';
import { isArabic } from '#exchange/language.ts';
import { directionOf, type Language } from '#shared/localized.ts';
import classes from './localized-input.module.css';

/** Says below a field of a language in Latin letters that what stands there is mostly Arabic ones; it may stay. */
export function ScriptHint({ language, text }: { language: Language; text: string }) {
  const { t } = useTranslation('admin');
  if (directionOf(language) === 'rtl' || !isArabic(text)) return null;
  return (
    <p role="status" className={classes.script}>
      {t('form.arabic_letters')}
    </p>
  );
}
