import { IconWalk } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMeasures } from '#i18n/measures.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import classes from './between.module.css';
import type { Interval } from './plan.ts';

/** Free time worth saying, minutes; and a way worth saying, metres. */
const worthMinutes = 15;
const worthMetres = 50;

/** What lies between two sessions: “45 min free, the tea tent is 200 m away”. */
export function Between({ interval }: { interval: Interval }) {
  const { t } = useTranslation('favourites');
  const localize = useLocalize();
  const { duration, distance } = useMeasures();
  const { minutes, to, metres, hurried } = interval;
  const free = minutes >= worthMinutes;
  const way = to && metres !== undefined && (metres >= worthMetres || hurried);
  if (!free && !way) return null;
  const values = {
    duration: duration(minutes),
    place: localize(to?.name),
    distance: metres === undefined ? '' : distance(metres),
  };
  const key = hurried ? 'hurry' : free ? (way ? 'free_walk' : 'free') : 'walk';
  return (
    <p className={classes.between} data-hurried={hurried || undefined}>
      <IconWalk aria-hidden stroke={1.5} />
      <span>{t(key, values)}</span>
    </p>
  );
}
