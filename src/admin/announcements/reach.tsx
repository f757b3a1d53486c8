import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useReplica } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import classes from './announcements.module.css';
import { alwaysShown, type ReachCounts, reachCounts, readReach } from './reach-counts.ts';

/** To how many devices a sent announcement and its alert have come, as the server knows it now. */
export function Reach({ id }: { id: string }) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const { ask } = useReplica();
  const failureMessage = useFailureMessage();
  const [reach, setReach] = useState<ReachCounts>();
  const [failure, setFailure] = useState<Failure>();
  const look = useEffectEvent(async () => {
    const answer = await ask('announcement_reach', { p_id: id }, readReach);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setReach(answer.value);
  });
  useEffect(() => void look(), []);
  return (
    <section className={classes.reach} aria-labelledby="reach-title">
      <header>
        <h2 id="reach-title">{t('reach.title')}</h2>
        <Button variant="default" onClick={() => void look()}>
          {t('reach.refresh')}
        </Button>
      </header>
      <p>{failure ? failureMessage(failure) : t('reach.lead')}</p>
      {reach && (
        <dl>
          {reachCounts
            .filter((name) => reach[name] > 0 || alwaysShown.has(name))
            .map((name) => (
              <div key={name}>
                <dt>{t(`reach.${name}`)}</dt>
                <dd>{format.number(reach[name])}</dd>
              </div>
            ))}
        </dl>
      )}
    </section>
  );
}
