import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSyncStatus } from '#replica/read.ts';
import { giveFocusBack } from '#ui/focus.ts';
import classes from './day-of.module.css';
import { useLastStep } from './last-step.ts';

/** What was done last, whether it still waits for the network, and the button that takes it back. */
export function LastStep() {
  const { t } = useTranslation(['admin-programme', 'admin']);
  const { online, waiting } = useSyncStatus();
  const last = useLastStep();
  return (
    <div role="status" className={classes.last} data-shown={last ? true : undefined}>
      {last && (
        <>
          <span>
            {last.step.text}
            {!online && waiting > 0 && <small>{t('admin:write.kept')}</small>}
          </span>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp aria-hidden size="1.2rem" />}
            onClick={() => {
              last.undo();
              giveFocusBack(null);
            }}
          >
            {t('day_of.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
