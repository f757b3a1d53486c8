import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './past-fold.module.css';

/** Unfolds and folds the sessions of a day that are over; says how many. */
export function PastFold(props: { open: boolean; count: number; onToggle: () => void }) {
  const { t } = useTranslation('programme');
  return (
    <button
      type="button"
      className={classes.fold}
      aria-expanded={props.open}
      onClick={props.onToggle}
    >
      <IconChevronDown aria-hidden stroke={1.6} />
      {t(props.open ? 'hide_past' : 'show_past', { count: props.count })}
    </button>
  );
}
