import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facility } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import choices from '#ui/choices.module.css';
import classes from './facility-filter.module.css';
import { FacilityIcon } from './facility-icon.tsx';

interface Props {
  /** What can be asked for. */
  readonly offered: readonly Facility[];
  /** What a place must have, all of it. */
  readonly wanted: readonly Facility[];
  readonly onChange: (wanted: readonly Facility[]) => void;
  /** Whether the places are narrowed to a type besides. */
  readonly typed: boolean;
  /** How many places have it. */
  readonly found: number;
  /** Takes every narrowing back. */
  readonly onAll: () => void;
  /** What stands before them on their line. */
  readonly children: ReactNode;
}

/** What places must have: any number of signs with their words, and how many places are left. */
export function FacilityFilter(props: Props) {
  const { offered, wanted, onChange, typed, found, onAll, children } = props;
  const { t } = useTranslation(['map', 'entity']);
  const format = useFormat();
  const nameOf = (facility: Facility) => t(`entity:location.facilities_options.${facility}`);
  const none = wanted.length > 0 && found === 0;
  const toggle = (facility: Facility) =>
    onChange(offered.filter((one) => wanted.includes(one) !== (one === facility)));
  return (
    <div className={classes.filter}>
      <div className={`${choices.choices} ${classes.line}`}>
        {children}
        {offered.length > 0 && (
          <fieldset className={classes.facilities}>
            <legend className="visually-hidden">{t('map:facilities.filter')}</legend>
            {offered.map((facility) => (
              <button
                key={facility}
                type="button"
                className={classes.choice}
                aria-pressed={wanted.includes(facility)}
                onClick={() => toggle(facility)}
              >
                <FacilityIcon facility={facility} />
                {nameOf(facility)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <div className={classes.found}>
        <p role="status">
          {wanted.length > 0 && (
            <>
              {/* On a phone what is chosen may have been scrolled out of sight. */}
              <strong>{format.list(wanted.map(nameOf))}</strong>
              {' · '}
              {none
                ? t(typed ? 'map:facilities.none_of_type' : 'map:facilities.none')
                : t('map:places_found', { count: found, number: format.number(found) })}
            </>
          )}
        </p>
        {none && (
          <button type="button" onClick={onAll}>
            {t('map:facilities.all')}
          </button>
        )}
      </div>
    </div>
  );
}
