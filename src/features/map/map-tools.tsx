import { IconWalk } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { Choices } from '#ui/choices.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import type { DrawnPlan } from './drawn-plan.ts';
import { facilitiesAmong } from './facilities.ts';
import { FacilityFilter } from './facility-filter.tsx';
import classes from './map-tools.module.css';
import { placesOf, typesOf } from './places.ts';
import type { useMapAddress } from './use-map-address.ts';
import type { useWalks } from './use-walks.ts';
import type { FoundWay } from './use-way.ts';
import { WalkChoice } from './walk-choice.tsx';
import { WayPanel } from './way-panel.tsx';

interface Props {
  readonly address: ReturnType<typeof useMapAddress>;
  readonly walks: ReturnType<typeof useWalks>;
  readonly way: FoundWay;
  readonly plan: DrawnPlan | undefined;
  /** How many places are left. */
  readonly found: number;
  /** How often the panel of the way was opened by a button; 0 while nobody wants it. */
  readonly opened: number;
  readonly onOpen: (times: number) => void;
}

const wayId = 'way';

/** What the map is narrowed to and what is drawn on it: types, facilities, the walk of a day, a way. */
export function MapTools({ address, walks, way, plan, found, opened, onOpen }: Props) {
  const { t } = useTranslation(['map', 'entity']);
  const format = useFormat();
  const localize = useLocalize();
  const locations = useContent('location');
  const { type, wanted, day, asked, set, ask } = address;
  const offered = useMemo(() => facilitiesAmong(locations.values()), [locations]);
  const ends = useMemo(() => {
    const drawn = plan?.places.map(({ location }) => location) ?? [];
    return placesOf(drawn, '', [], ({ name }) => localize(name), format.compare);
  }, [plan, localize, format]);
  const open = opened > 0 || asked.from !== '' || asked.to !== '';
  const toggle = () => {
    if (open) ask({ from: '', to: '', stepFree: false });
    onOpen(open ? 0 : 1);
  };
  return (
    <div className={classes.tools}>
      <Choices
        label={t('map:type')}
        value={type}
        choices={[
          { value: '', label: t('map:all_types') },
          ...typesOf(locations.values()).map(({ type: value, count }) => ({
            value,
            label: `${t(`entity:location.type_options.${value}`)} (${format.number(count)})`,
          })),
        ]}
        onChange={(value) => set({ type: value })}
      />
      <FacilityFilter
        offered={offered}
        wanted={wanted}
        onChange={(next) => set({ has: next.join(',') })}
        typed={type !== ''}
        found={found}
        onAll={() => set({ has: '', type: '' })}
      >
        {plan && plan.paths.length > 0 && (
          <button
            type="button"
            className={classes.way}
            aria-expanded={open}
            aria-controls={wayId}
            onClick={toggle}
          >
            <IconWalk aria-hidden stroke={1.6} />
            {t('map:way.open')}
          </button>
        )}
      </FacilityFilter>
      <WalkChoice
        days={[...walks.keys()]}
        value={walks.has(day) ? day : ''}
        onChange={(chosenDay) => {
          set({ walk: chosenDay, place: '', from: '', to: '', step_free: '' });
          onOpen(0);
        }}
      />
      {open && (
        <WayPanel id={wayId} places={ends} asked={asked} onAsk={ask} found={way} opened={opened} />
      )}
    </div>
  );
}
