import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useNow } from '#shared/use-now.ts';
import classes from './countdown.module.css';
import { remaining } from './remaining.ts';

/** How long until an instant (ms), to the second; nothing once it has come. */
export function Countdown({ to }: { to: number }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const parts = remaining(to - useNow(1_000));
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
