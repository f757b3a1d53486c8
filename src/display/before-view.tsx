import { useTranslation } from 'react-i18next';
import type { Edition } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { hasText } from '#shared/localized.ts';
import { venueClock } from '#shared/time.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import classes from './great-view.module.css';
import { Headline, Label } from './headline.tsx';
import type { Screen } from './screen.ts';
import { Wait } from './span.tsx';

type BeforeScreen = Extract<Screen, { readonly view: 'before' }>;

/** Before the forum: when it opens, and how long that still is. */
export function BeforeView({
  screen: { opens, ceremony },
  now,
  edition,
}: {
  screen: BeforeScreen;
  now: number;
  edition: Edition | undefined;
}) {
  const { t } = useTranslation('display');
  const format = useFormat();
  return (
    <div className={classes.view}>
      <Label first>{t('opening')}</Label>
      {edition && <Headline value={hasText(edition.theme) ? edition.theme : edition.name} grand />}
      <p className={classes.great}>
        {format.day(venueClock(opens).date)} {t('at', { time: format.time(opens) })}
      </p>
      <p className={classes.what}>
        {ceremony ? <LocalizedText value={ceremony.event.title} unmarked /> : t('ceremony')}
      </p>
      <p className={classes.wait}>
        <Wait until={opens} now={now} />
      </p>
    </div>
  );
}
