import { Button } from '@mantine/core';
import { IconBolt, IconLayoutColumns } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlaceLink } from '#ui/place-link.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { PublishedVersion } from '../writing/working/working-version.tsx';
import { DayOfScreen } from './day-of/day-of-screen.tsx';
import { EventForm } from './event-form.tsx';
import { PlanningScreen } from './planning/planning-screen.tsx';
import { withPlace } from './same-hours.ts';

/** The sessions of the programme; with `tab=today` in the address the forum as it runs, with `tab=planning` the planning grid. */
export function EventsScreen() {
  const { t } = useTranslation('admin-programme');
  const [{ id, tab }] = useAddressState('id', 'tab');
  if (tab === 'today' && !id) {
    return (
      <PublishedVersion said>
        <DayOfScreen />
      </PublishedVersion>
    );
  }
  if (tab === 'planning' && !id) return <PlanningScreen />;
  return (
    <EntityScreen
      kind="event"
      place="admin_events"
      sortedBy="starts_at"
      along={withPlace}
      aside={
        <>
          <Button
            component={PlaceLink}
            to="admin_events"
            search={{ tab: 'planning' }}
            variant="default"
            leftSection={<IconLayoutColumns aria-hidden size="1.2rem" />}
          >
            {t('planning.title')}
          </Button>
          <Button
            component={PlaceLink}
            to="admin_events"
            search={{ tab: 'today' }}
            variant="default"
            leftSection={<IconBolt aria-hidden size="1.2rem" />}
          >
            {t('day_of.title')}
          </Button>
        </>
      }
      form={(row) => <EventForm key={row} id={row} />}
    />
  );
}
