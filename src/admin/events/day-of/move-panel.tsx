import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { changeBetween } from '#replica/content/change.ts';
import { useContent, useRow } from '#replica/read.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { clashesOf } from '../clashes.ts';
import { engagedIn } from '../engaged.ts';
import classes from './day-of.module.css';
import { useStep } from './last-step.ts';
import { byUse, isSmaller, type OtherHall } from './other-halls.ts';
import { useHallsToMoveTo } from './use-other-halls.ts';

/** Which hall; one that is taken at that time says so. */
export function MovePanel({ session, onDone }: { session: Session; onDone: () => void }) {
  const { t } = useTranslation('admin-programme');
  const localize = useLocalize();
  const step = useStep();
  const engaged = engagedIn(useContent('event'), useContent('intervention'));
  const { event } = session;
  const seats = useRow('location', event.location_id ?? '')?.capacity ?? null;
  const halls = byUse(
    useHallsToMoveTo(event).map((hall) => ({ ...hall, taken: isTaken(hall.id) })),
    seats,
  );
  const factsOf = (hall: OtherHall) => [
    ...(hall.capacity === null ? [] : [t('day_of.seats', { count: hall.capacity })]),
    ...(isSmaller(hall, seats) ? [t('day_of.smaller')] : []),
    ...(hall.taken ? [t('day_of.taken')] : []),
  ];

  function isTaken(location_id: string): boolean {
    const there = { ...event, location_id, cancelled: false };
    const clashes = clashesOf(there, [], { engaged, edition: undefined, location: undefined });
    return clashes.some(({ what }) => what === 'hall');
  }

  async function move(location_id: string, place: string) {
    // How full the hall was says nothing of the other one.
    const anew = { occupancy: 'free', overflow_location_id: null } as const;
    const change = changeBetween('event', event.id, { ...event }, { location_id, ...anew });
    if (change) await step([change], t('day_of.moved', { title: localize(event.title), place }));
    onDone();
  }

  return (
    <div className={classes.panel}>
      <div className={classes.choices}>
        {halls.map((hall) => (
          <Button
            key={hall.id}
            variant={hall.taken || isSmaller(hall, seats) ? 'default' : 'filled'}
            onClick={() => void move(hall.id, hall.name)}
          >
            <span className={classes.place}>
              {hall.name}
              <small>{factsOf(hall).join(' · ')}</small>
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
