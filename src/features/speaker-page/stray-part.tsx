import { useTranslation } from 'react-i18next';
import { directionOf } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { strayTexts, withoutStray } from '#visitor/speaker-page/draft.ts';
import type { PartProps } from './part.ts';
import classes from './speaker-page.module.css';

/** What was written of talks that are no longer theirs, to be copied. */
export function StrayPart({ page, draft, write }: PartProps) {
  const { t } = useTranslation('speaker-page');
  const texts = strayTexts(page, draft);
  if (texts.length === 0) return null;
  return (
    <fieldset className={classes.talk}>
      <legend>{t('stray.title')}</legend>
      <p className={classes.hint}>{t('stray.lead')}</p>
      {texts.map(({ key, language, text }) => (
        <div key={key}>
          <p lang={language} dir={directionOf(language)} className={classes.stray}>
            {text}
          </p>
          <CopyButton text={text} label={t('stray.copy')} done={t('stray.copied')} />
        </div>
      ))}
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={() => write((before, of) => withoutStray(of, before))}>
          {t('stray.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
