import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type CSSProperties, type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latest, useLastExpiry } from '#domain/announcement-order.ts';
import { useContent } from '#replica/read.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './announcement-ticker.module.css';

/** Seconds that each announcement takes to pass (specification, section 9). */
const secondsEach = 12;

/**
 * The latest announcements passing above the header; they stop on hover, focus or the button, and
 * for readers who want no motion they stand still. Screen readers meet a plain list.
 */
export function AnnouncementTicker() {
  const { t } = useTranslation(['announcements', 'common']);
  const [paused, setPaused] = useState(false);
  const announcements = useContent('announcement');
  const shown = latest(announcements.values(), useLastExpiry(announcements));
  if (shown.length === 0) return null;
  const duration = { '--ticker-duration': `${shown.length * secondsEach}s` } as CSSProperties;
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <section
      className={classes.ticker}
      aria-label={t('common:nav.announcements')}
      data-paused={paused || undefined}
    >
      <div className={classes.window}>
        <ul className={classes.band} style={duration} onFocus={bringIntoSight}>
          {shown.map((announcement) => (
            <li key={announcement.id} data-urgent={announcement.urgent || undefined}>
              <PlaceLink to="announcements" anchor={announcement.id} className={classes.link}>
                {announcement.urgent && <strong>{t('announcements:urgent')}</strong>}
                <LocalizedText value={announcement.title} />
              </PlaceLink>
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className={classes.pause}
        aria-pressed={paused}
        aria-label={t(paused ? 'announcements:resume' : 'announcements:pause')}
        onClick={() => setPaused(!paused)}
      >
        <Icon aria-hidden size="1.1rem" stroke={1.6} />
      </button>
    </section>
  );
}

/** Browsers leave every other link of the band where nobody sees it. Pressed, it must stay in its place. */
function bringIntoSight({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView({ inline: 'center', block: 'nearest' });
}
