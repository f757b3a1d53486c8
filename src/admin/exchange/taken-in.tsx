import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './exchange.module.css';

interface Props {
  /** How many of its changes the server has turned down. */
  readonly turnedDown: number;
  readonly onUndo: () => void;
}

/** An import is written: what of it was turned down, and the way back. */
export function TakenIn({ turnedDown, onUndo }: Props) {
  const { t } = useTranslation('admin-exchange');
  return (
    <div role="status">
      <div className={classes.buttons}>
        <strong>{t('import.done')}</strong>
        <Button variant="default" onClick={onUndo}>
          {t('import.undo')}
        </Button>
      </div>
      {turnedDown > 0 && (
        <p className={classes.wrong}>{t('import.turned_down', { count: turnedDown })}</p>
      )}
    </div>
  );
}

/** What is said once an import is taken back, of which so many rows stay. */
export function useUndoneWords(): (stays: number) => string {
  const { t } = useTranslation('admin-exchange');
  return (stays) => (stays > 0 ? t('import.undone_but', { count: stays }) : t('import.undone'));
}
