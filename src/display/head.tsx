import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { useFormat } from '#i18n/format.ts';
import { useRow } from '#replica/read.ts';
import { venueClock } from '#shared/time.ts';
import { KhatamStar } from '#ui/khatam.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import { isAired } from './halls.ts';
import classes from './head.module.css';
import { Live } from './live.tsx';
import { Prayer, useNextPrayer } from './prayer.tsx';
import { inTurn, turn } from './rotation.ts';
import type { DisplayContent } from './screen.ts';
import { Weather } from './weather.tsx';

/** How long the weather stays, and then the next prayer, ms. */
const every = 2 * turn;

/** Whose screen it is, the venue's clock, the weather and the next prayer in turn, and whether the stream is live. */
export function Head({ content, now }: { content: DisplayContent; now: number }) {
  const { t } = useTranslation(['display', 'common']);
  const format = useFormat();
  const { edition, dashboard } = content;
  const name = useSiteContent('site_name')?.content;
  const streaming = useRow('streaming', String(edition?.id ?? ''));
  const next = useNextPrayer(now);
  // Both beside each other would take the room of the name.
  const shown = inTurn(
    [
      ...((dashboard?.show_weather ?? true) ? ['weather' as const] : []),
      ...(next ? ['prayer' as const] : []),
    ],
    now,
    every,
  );
  return (
    <header className={classes.head}>
      <KhatamStar className={classes.star} />
      <p className={classes.name}>
        {edition ? (
          <LocalizedText value={edition.name} unmarked />
        ) : name ? (
          <LocalizedText value={name} unmarked />
        ) : (
          t('common:site.name')
        )}
      </p>
      {streaming?.status === 'live' && isAired(content, now) && <Live />}
      {shown === 'weather' && <Weather now={now} />}
      {shown === 'prayer' && next && <Prayer prayer={next} now={now} />}
      <p className={classes.clock}>
        <time className={classes.time}>{format.time(now)}</time>
        <span className={classes.day}>{format.day(venueClock(now).date)}</span>
      </p>
    </header>
  );
}
