import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { engagedIn } from '#domain/engaged.ts';
import type { Event } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent, useRow } from '#replica/read.ts';
import { clashesOf } from '../clashes.ts';
import classes from './day-of.module.css';
import { byUse, isSmaller, type OtherHall } from './other-halls.ts';
import { useHallsToMoveTo } from './use-other-halls.ts';

interface Props {
  /** The session as it is, or would be at another time. */
  readonly event: Event;
  readonly onChoose: (id: string, name: string) => void;
}

/** The other halls, free and large enough ones first; one that is taken at that time says so. */
export function HallChoices({ event, onChoose }: Props) {
  const { t } = useTranslation('admin-programme');
  const format = useFormat();
  const engaged = engagedIn(useContent('event'), useContent('intervention'));
  const seats = useRow('location', event.location_id ?? '')?.capacity ?? null;
  const halls = byUse(
    useHallsToMoveTo(event).map((hall) => ({ ...hall, taken: isTaken(hall.id) })),
    seats,
  );
  const seatsIn = (count: number) => t('day_of.seats', { count, number: format.number(count) });
  const factsOf = (hall: OtherHall) => [
    ...(hall.capacity === null ? [] : [seatsIn(hall.capacity)]),
    ...(isSmaller(hall, seats) ? [t('day_of.smaller')] : []),
    ...(hall.taken ? [t('day_of.taken')] : []),
  ];

  function isTaken(location_id: string): boolean {
    const there = { ...event, location_id, cancelled: false };
    const clashes = clashesOf(there, [], { engaged, edition: undefined, location: undefined });
    return clashes.some(({ what }) => what === 'hall');
  }

  return (
    <div className={classes.choices}>
      {halls.map((hall) => (
        <Button
          key={hall.id}
          variant={hall.taken || isSmaller(hall, seats) ? 'default' : 'filled'}
          onClick={() => onChoose(hall.id, hall.name)}
        >
          <span className={classes.place}>
            {hall.name}
            <small>{factsOf(hall).join(' · ')}</small>
          </span>
        </Button>
      ))}
    </div>
  );
}
