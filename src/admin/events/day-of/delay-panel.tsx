import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { useContent } from '#replica/read.ts';
import { isolated } from '#shared/isolated.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { useRights } from '../../kinds/use-rights.ts';
import classes from './day-of.module.css';
import { delayBy, followersOf, withParts } from './delay.ts';
import { DelayChoices } from './delay-choices.tsx';
import { useStep } from './last-step.ts';

/** By how long; its parts move too, and what follows in the hall that day unless told otherwise. */
export function DelayPanel({ session, onDone }: { session: Session; onDone: () => void }) {
  const { t } = useTranslation('admin-programme');
  const localize = useLocalize();
  const step = useStep();
  const rights = useRights();
  const events = useContent('event');
  const [together, setTogether] = useState(true);
  const { event } = session;
  const followers = followersOf(event, events.values());

  async function delay(minutes: number) {
    const moved = together ? [event, ...followers] : [event];
    const done = t('day_of.delayed', { title: isolated(localize(event.title)), count: minutes });
    await step(delayBy(minutes, withParts(moved, events.values(), rights)), done);
    onDone();
  }

  return (
    <div className={classes.panel}>
      <DelayChoices onChoose={(minutes) => void delay(minutes)} />
      {followers.length > 0 && (
        <Switch
          label={t('day_of.with_following', { count: followers.length })}
          checked={together}
          onChange={(change) => setTogether(change.currentTarget.checked)}
        />
      )}
    </div>
  );
}
