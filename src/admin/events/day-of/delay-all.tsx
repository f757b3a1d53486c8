import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runsHall } from '#domain/rights.ts';
import { useContent } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import { useNow } from '#shared/use-now.ts';
import { useRights } from '../../kinds/use-rights.ts';
import classes from './day-of.module.css';
import { delayFrom, notOver } from './delay.ts';
import { DelayChoices } from './delay-choices.tsx';
import { useStep } from './last-step.ts';

/** Delays everything of a programme day that is not over, in all halls that one runs, in two taps. */
export function DelayAll({ day }: { day: string }) {
  const { t } = useTranslation('admin-programme');
  const now = useNow();
  const rights = useRights();
  const step = useStep();
  const events = useContent('event');
  const [open, setOpen] = useState(false);
  const concerned = notOver(events.values(), day, now).filter(({ location_id }) =>
    runsHall(rights, location_id),
  );
  if (concerned.length < 2) return null;

  async function delay(minutes: number) {
    // By the tap, not by the minute that the screen shows.
    const changes = delayFrom(presentTime(), minutes, concerned);
    await step(
      changes,
      t('day_of.all_delayed', {
        delay: t('day_of.plus', { count: minutes }),
        count: concerned.length,
      }),
    );
    setOpen(false);
  }

  return (
    <div className={classes.all}>
      <Button
        variant={open ? 'filled' : 'default'}
        aria-expanded={open}
        leftSection={<IconClockPlus aria-hidden size="1.2rem" stroke={1.6} />}
        onClick={() => setOpen(!open)}
      >
        {t('day_of.delay_all')}
      </Button>
      {open && (
        <div className={classes.panel}>
          <p>{t('day_of.delay_all_text', { count: concerned.length })}</p>
          <DelayChoices onChoose={(minutes) => void delay(minutes)} />
        </div>
      )}
    </div>
  );
}
