import { IconCalendarEvent, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { holdsSessions, type Location } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import classes from './place-facts.module.css';

/** Type, capacity in persons and number of events of a place, in a line; toilets have but a type. */
export function PlaceFacts({ location, events }: { location: Location; events: number }) {
  const { t } = useTranslation(['map', 'entity']);
  const format = useFormat();
  const { type, capacity } = location;
  return (
    <span className={classes.facts}>
      <span>{t(`entity:location.type_options.${type}`)}</span>
      {capacity !== null && (
        <span>
          <IconUsers aria-hidden stroke={1.8} />
          {t('map:capacity', { count: capacity, number: format.number(capacity) })}
        </span>
      )}
      {(holdsSessions(location) || events > 0) && (
        <span>
          <IconCalendarEvent aria-hidden stroke={1.8} />
          {t('map:events', { count: events, number: format.number(events) })}
        </span>
      )}
    </span>
  );
}
