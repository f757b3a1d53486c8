import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf, localize } from '#shared/localized.ts';
import { PlaceIcon } from './place-icon.tsx';
import classes from './place-mark.module.css';
import type { Mark } from './use-marks.ts';

interface Props {
  readonly mark: Mark;
  readonly selected: boolean;
  /** Something is on there now. */
  readonly live: boolean;
  /** Numbers of the stops that a walk makes here; undefined while no walk is shown. */
  readonly stops: readonly number[] | undefined;
  /** `byKey` is true when the reader uses no pointer. */
  readonly onSelect: (byKey: boolean) => void;
}

/** A place's button on the map, with its name where there is room and a line to where it really is. */
export function PlaceMark({ mark: { place, off, side }, selected, live, stops, onSelect }: Props) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const language = useLanguage();
  const { location } = place;
  const name = localize(location.name, language);
  const words = name && { lang: name.language, dir: directionOf(name.language) };
  const numbers = stops?.map((stop) => format.number(stop));
  const label = numbers?.length
    ? t('walk.stop', { name: name?.text, numbers: format.list(numbers) })
    : name?.text;
  const aside = stops?.length === 0;
  const moved = Math.hypot(off.x, off.y) > 6;
  return (
    <>
      {moved && (
        <svg className={classes.leader} aria-hidden>
          <line x2={off.x} y2={off.y} />
          <circle r="3" />
        </svg>
      )}
      <button
        type="button"
        id={`mark-${location.id}`}
        className={classes.mark}
        data-paper
        style={{ translate: `${off.x}px ${off.y}px` }}
        aria-label={live ? t('name_on_now', { name: label }) : label}
        aria-pressed={selected}
        data-type={location.type}
        data-live={live || undefined}
        data-aside={aside || undefined}
        onClick={(event) => onSelect(event.detail === 0)}
      >
        <span className={classes.badge}>
          <PlaceIcon location={location} />
          {numbers && numbers.length > 0 && (
            <span className={classes.stops} dir={directionOf(language)}>
              {numbers.join(' · ')}
            </span>
          )}
        </span>
        <span className={classes.name} data-side={aside ? undefined : side} aria-hidden>
          <span {...words}>{name?.text}</span>
        </span>
      </button>
    </>
  );
}
