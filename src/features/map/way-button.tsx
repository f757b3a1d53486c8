import { IconWalk } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './way-button.module.css';

/** Asks for the way on foot to the place beside it. */
export function WayButton({ onWay }: { onWay: () => void }) {
  const { t } = useTranslation('map');
  return (
    <button type="button" className={classes.button} onClick={onWay}>
      <IconWalk aria-hidden stroke={1.8} />
      {t('way.on_foot')}
    </button>
  );
}
