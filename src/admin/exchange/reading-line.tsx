import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './exchange.module.css';

interface Props {
  /** The name of the file that is being read; nothing is shown without one. */
  readonly file: string | undefined;
  readonly onCancel: () => void;
}

/** Says that a file is being read, and lets it be given up. */
export function ReadingLine({ file, onCancel }: Props) {
  const { t } = useTranslation('admin-exchange');
  if (file === undefined) return null;
  return (
    <div className={classes.buttons}>
      <span dir="auto">{file}</span>
      <span role="status">{t('import.reading')}</span>
      <Button variant="default" onClick={onCancel}>
        {t('import.stop_reading')}
      </Button>
    </div>
  );
}
