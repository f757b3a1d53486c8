import { useTranslation } from 'react-i18next';
import { dayToOpen, programmeDayAt } from '#domain/moment.ts';
import { useProgramme } from '#domain/programme.ts';
import { runsHall } from '#domain/rights.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Choices } from '#ui/choices.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useKindLabels } from '../../kinds/entity-labels.ts';
import { useRights } from '../../kinds/use-rights.ts';
import classes from './day-of.module.css';
import { DelayAll } from './delay-all.tsx';
import { HallCard } from './hall-card.tsx';
import { hallsAt, inOrder } from './halls.ts';
import { LastStep } from './last-step-line.tsx';

/** The forum as it runs, hall by hall, for whoever stands in a corridor with a phone. */
export function DayOfScreen() {
  const { t } = useTranslation(['admin-programme', 'admin']);
  const format = useFormat();
  const localize = useLocalize();
  const kinds = useKindLabels();
  const now = useNow();
  const rights = useRights();
  const { byDay, days } = useProgramme();
  const locations = useContent('location');
  const [{ day: asked }, setState] = useAddressState('day');
  const today = programmeDayAt(byDay, venueClock(now).date, now);
  const day = days.includes(asked) ? asked : (dayToOpen(days, today) ?? '');
  const nameOf = (id: string | null) => localize(locations.get(id ?? '')?.name);
  const halls = inOrder(
    hallsAt(byDay.get(day) ?? [], now),
    ({ id }) => runsHall(rights, id),
    (a, b) =>
      Number(a.id === null) - Number(b.id === null) || format.compare(nameOf(a.id), nameOf(b.id)),
  );
  return (
    <section className={classes.screen} aria-labelledby="day-of-title">
      <title>{`${t('day_of.title')} - ${t('admin:title')}`}</title>
      <BackLink to="admin_events">{kinds('event', 'many')}</BackLink>
      <h1 id="day-of-title">{t('day_of.title')}</h1>
      <p className={classes.lead}>
        {t('day_of.lead', { day: format.day(venueClock(now).date), time: format.time(now) })}
      </p>
      {days.length > 1 && (
        <Choices
          label={t('day_of.day')}
          value={day}
          choices={days.map((value) => ({ value, label: format.shortDay(value) }))}
          onChange={(value) => setState({ day: value })}
        />
      )}
      <LastStep />
      <DelayAll day={day} />
      {halls.length === 0 && <p>{t('day_of.nothing')}</p>}
      <ul className={classes.halls}>
        {halls.map((hall) => (
          <HallCard key={hall.id} hall={hall} name={nameOf(hall.id) || t('day_of.no_hall')} />
        ))}
      </ul>
    </section>
  );
}
