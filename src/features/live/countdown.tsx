import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useNow } from '#shared/use-now.ts';
import classes from './countdown.module.css';
import { remaining } from './remaining.ts';

const never = () => () => {};

/**
 * How long until an instant (ms), to the second; nothing once it has come. A published page leaves
 * its room empty, as nothing would count there.
 */
export function Countdown({ to }: { to: number }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const parts = remaining(to - useNow(1_000));
  const counts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!counts) return <Room />;
  if (parts.length === 0) return null;
  return (
    <p className={classes.countdown} role="timer" aria-label={t('countdown.until')}>
      {parts.map(({ unit, value }) => (
        <span key={unit}>
          <strong>{format.number(value)}</strong> {t(`countdown.${unit}`, { count: value })}
        </span>
      ))}
    </p>
  );
}

/** As high as the countdown, with nothing to be read. */
function Room() {
  return (
    <p className={classes.countdown} aria-hidden data-room>
      {['days', 'hours', 'minutes', 'seconds'].map((unit) => (
        <span key={unit}>
          <strong>{'\u00a0'}</strong> {'\u00a0'}
        </span>
      ))}
    </p>
  );
}
