import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { timeBeside } from '#domain/moments.ts';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf, languages } from '#shared/localized.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import type { Screen } from './screen.ts';
import classes from './takeover-view.module.css';
import { useFit } from './use-fit.ts';

type TakeoverScreen = Extract<Screen, { readonly view: 'takeover' }>;

/** An urgent announcement over the whole screen: its title in every language, its message in turn. */
export function TakeoverView({ screen, now }: { screen: TakeoverScreen; now: number }) {
  const { t } = useTranslation('display');
  const format = useFormat();
  const spoken = useLanguage();
  const ref = useFit<HTMLElement>();
  const { announcement, until } = screen;
  const { id, title, message, expires_at } = announcement;
  const others = languages.filter((language) => language !== spoken && title[language]);
  return (
    <main ref={ref} className={classes.takeover} data-announcement={id}>
      <p className={classes.label}>
        <IconAlertTriangle aria-hidden stroke={1.8} />
        {t('urgent')}
        <time className={classes.clock}>{format.time(now)}</time>
      </p>
      <h1 className={classes.title}>
        <LocalizedText value={title} unmarked />
      </h1>
      <p className={classes.message}>
        <LocalizedText value={message} unmarked />
      </p>
      <div className={classes.others}>
        {others.map((language) => (
          <p key={language} lang={language} dir={directionOf(language)}>
            <LocalizedText value={{ [language]: title[language] }} unmarked />
          </p>
        ))}
      </div>
      {expires_at && (
        <p className={classes.until}>{t('until', { time: timeBeside(until, now, format) })}</p>
      )}
    </main>
  );
}
