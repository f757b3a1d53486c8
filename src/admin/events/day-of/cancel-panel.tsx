import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { changeBetween } from '#replica/content/change.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import classes from './day-of.module.css';
import { useStep } from './last-step.ts';

/** Cancels a session, or has a cancelled one take place after all. */
export function CancelPanel({ session, onDone }: { session: Session; onDone: () => void }) {
  const { t } = useTranslation('admin-programme');
  const localize = useLocalize();
  const step = useStep();
  const { event } = session;
  const title = localize(event.title);
  // As it was opened: where a colleague does the same meanwhile, this does not become its opposite.
  const [cancelled] = useState(!event.cancelled);

  async function confirm() {
    const change = changeBetween('event', event.id, { ...event }, { cancelled });
    const done = t(cancelled ? 'day_of.cancel_done' : 'day_of.restore_done', { title });
    if (change) await step([change], done);
    onDone();
  }

  return (
    <div className={classes.panel}>
      <Button color={cancelled ? 'red' : undefined} onClick={() => void confirm()}>
        {t(cancelled ? 'day_of.cancel_confirm' : 'day_of.restore_confirm')}
      </Button>
    </div>
  );
}
