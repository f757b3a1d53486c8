import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CompassFailure, followCompass } from '#device/compass.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import classes from './qibla-rose.module.css';

type Held = { readonly heading: number } | { readonly failure: CompassFailure } | undefined;

/**
 * The direction of Mecca (degrees from north, clockwise) on a rose whose top is north, or where the
 * device points once its compass is followed.
 */
export function QiblaRose({ bearing }: { bearing: number }) {
  const { t } = useTranslation('prayers');
  const format = useFormat();
  const [following, setFollowing] = useState(false);
  const [held, setHeld] = useState<Held>();
  useEffect(() => {
    if (!following) return;
    return followCompass(
      (heading) => setHeld({ heading: Math.round(heading) }),
      (failure) => {
        setHeld({ failure });
        setFollowing(false);
      },
    );
  }, [following]);
  const heading = held && 'heading' in held ? held.heading : 0;
  const degrees = format.number(Math.round(bearing));
  return (
    <div className={classes.qibla}>
      <svg
        viewBox="-60 -60 120 120"
        className={classes.rose}
        role="img"
        aria-label={t('qibla.text', { degrees })}
      >
        <g style={{ transform: `rotate(${-heading}deg)` }}>
          <circle r="48" className={classes.ring} />
          {ticks.map((angle) => (
            <line
              key={angle}
              y1={angle % 90 === 0 ? -40 : -44}
              y2="-48"
              transform={`rotate(${angle})`}
              className={classes.tick}
            />
          ))}
          <text y="-51" textAnchor="middle" className={classes.north}>
            {t('qibla.north')}
          </text>
          <g transform={`rotate(${bearing})`}>
            <path d="M0 -44 L6 0 L0 8 L-6 0 Z" className={classes.needle} />
            <rect x="-5" y="-40" width="10" height="10" className={classes.kaaba} />
          </g>
        </g>
      </svg>
      <div className={classes.text}>
        <p>{t('qibla.text', { degrees })}</p>
        {/* One that came with its words would not be read aloud by every screen reader. */}
        <div role="status" className={classes.text}>
          <p className={classes.quiet}>{t(following ? 'qibla.turn' : 'qibla.map')}</p>
          {held && 'failure' in held && <p>{t(`qibla.${held.failure}`)}</p>}
        </div>
        <Button
          variant="outline"
          size="medium"
          aria-pressed={following}
          onClick={() => {
            setHeld(undefined);
            setFollowing(!following);
          }}
        >
          {t(following ? 'qibla.stop' : 'qibla.follow')}
        </Button>
      </div>
    </div>
  );
}

const ticks = Array.from({ length: 24 }, (_, index) => index * 15);
