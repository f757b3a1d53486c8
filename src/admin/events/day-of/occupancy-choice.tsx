import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import type { Event } from '#entities/index.ts';
import { changeBetween } from '#replica/content/change.ts';
import { isolated } from '#shared/isolated.ts';
import { Choices } from '#ui/choices.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { useChoiceLabels, useFieldLabels } from '../../kinds/entity-labels.ts';
import { useStep } from './last-step.ts';
import { useOtherHalls } from './use-other-halls.ts';

const states = ['free', 'filling', 'full'] as const satisfies readonly Event['occupancy'][];

/** How full the hall is, in one tap; once it is full, where else the session can be followed. */
export function OccupancyChoice({ session: { event } }: { session: Session }) {
  const { t } = useTranslation('admin-programme');
  const localize = useLocalize();
  const label = useFieldLabels();
  const choice = useChoiceLabels();
  const step = useStep();
  const title = localize(event.title);
  const halls = useOtherHalls(event);

  async function say(set: Partial<Event>, state: string) {
    const change = changeBetween('event', event.id, { ...event }, set);
    if (change) await step([change], t('day_of.occupancy_done', { title: isolated(title), state }));
  }

  return (
    <>
      <Choices
        label={t('day_of.of_session', { what: label('event', 'occupancy'), title })}
        value={event.occupancy}
        choices={states.map((value) => ({ value, label: choice('event', 'occupancy', value) }))}
        onChange={(occupancy) =>
          void say(
            occupancy === 'full' ? { occupancy } : { occupancy, overflow_location_id: null },
            choice('event', 'occupancy', occupancy),
          )
        }
      />
      {event.occupancy === 'full' && (
        <Select
          label={label('event', 'overflow_location_id')}
          data={halls.map(({ id, name }) => ({ value: id, label: name }))}
          value={event.overflow_location_id}
          clearable
          searchable
          checkIconPosition="right"
          onChange={(overflow_location_id, place) =>
            void say({ overflow_location_id }, place?.label ?? choice('event', 'occupancy', 'full'))
          }
        />
      )}
    </>
  );
}
