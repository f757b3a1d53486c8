import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Programme } from '#domain/programme.ts';
import type { Track } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { SearchField } from '#ui/search-field.tsx';
import type { ProgrammeAddress } from './address.ts';
import { conditionsIn } from './filter.ts';
import { Filters } from './filters.tsx';
import classes from './toolbar.module.css';
import { ViewSwitch } from './view-switch.tsx';

interface Props {
  readonly programme: Programme;
  readonly tracks: ReadonlyMap<string, Track>;
  readonly address: ProgrammeAddress;
  readonly setAddress: (changes: Partial<ProgrammeAddress>) => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The reader is about to search. */
  readonly onReach: () => void;
  readonly onLeaveQuery: () => void;
}

/** Search, filters (folded away on narrow screens) and the choice between list and halls. */
export function Toolbar(props: Props) {
  const { programme, tracks, address, setAddress, query, onQuery, onReach, onLeaveQuery } = props;
  const { t } = useTranslation('programme');
  const format = useFormat();
  const id = useId();
  const set = conditionsIn(address);
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.tools}>
      <div className={classes.line}>
        <div className={classes.search}>
          <SearchField
            label={t('find')}
            hint={t('find_hint')}
            clear={t('clear_find')}
            value={query}
            onChange={onQuery}
            onReach={onReach}
            onLeave={onLeaveQuery}
          />
        </div>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <IconAdjustmentsHorizontal aria-hidden stroke={1.6} />
          <span className={classes.toggleWord}>{t('filters')}</span>
          {set > 0 && <span className={classes.count}>{format.number(set)}</span>}
        </button>
        <ViewSwitch value={address.view} onChange={(view) => setAddress({ view })} />
      </div>
      <Filters
        id={id}
        open={open}
        sessions={programme.sessions}
        tracks={tracks}
        address={address}
        setAddress={setAddress}
      />
    </div>
  );
}
