import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { addDays, venueClock } from '#shared/time.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Label } from './headline.tsx';
import classes from './night-view.module.css';
import type { Screen } from './screen.ts';

type NightScreen = Extract<Screen, { readonly view: 'night' }>;

/** The end of a day: when and with what the next one opens. */
export function NightView({ screen, now }: { screen: NightScreen; now: number }) {
  const { t } = useTranslation('display');
  const format = useFormat();
  const { day, first } = screen;
  const tomorrow = day === addDays(venueClock(now).date, 1);
  return (
    <div className={classes.view}>
      <Label first>{t('day_over')}</Label>
      <p className={classes.day}>
        {tomorrow && <span>{t('tomorrow')}</span>}
        {format.day(day)}
      </p>
      <ul className={classes.first}>
        {first.map(({ event, starts, location }) => (
          <li key={event.id} data-session={event.id}>
            <span className={classes.time}>{format.time(starts)}</span>
            <span className={classes.title}>
              <LocalizedText value={event.title} unmarked />
            </span>
            <span className={classes.place}>
              {location && <LocalizedText value={location.name} unmarked />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
