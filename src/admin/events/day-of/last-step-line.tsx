import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { giveFocusBack } from '#ui/focus.ts';
import classes from './day-of.module.css';
import { useLastStep } from './last-step.ts';

/** What was done last, and the button that takes it back. */
export function LastStep() {
  const { t } = useTranslation('admin-programme');
  const last = useLastStep();
  return (
    <div role="status" className={classes.last} data-shown={last ? true : undefined}>
      {last && (
        <>
          <span>{last.step.text}</span>
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
