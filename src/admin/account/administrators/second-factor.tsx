import { Alert, Button, Group, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useReplica } from '#replica/read.ts';
import type { Factor } from '#replica/session/account.ts';
import type { Result } from '#shared/failure.ts';
import { Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { attempt } from '../attempt.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import classes from './administrators.module.css';
import { Enrol } from './enrol.tsx';

/** One's own second factor: set up, shown, given up. */
export function SecondFactor({ onChange }: { onChange?: () => void }) {
  const { t } = useTranslation('admin-account');
  const format = useFormat();
  const { account } = useReplica();
  const inWords = useAccountMessages();
  const [answer, setAnswer] = useState<Result<readonly Factor[]>>();
  const [enrolling, setEnrolling] = useState(false);
  const [leaving, setLeaving] = useState<Factor>();
  const load = useCallback(
    async () => setAnswer(await attempt(async () => (await account()).factors())),
    [account],
  );
  useEffect(() => void load(), [load]);
  const changed = () => {
    void load();
    onChange?.();
  };

  async function remove(factor: Factor) {
    setLeaving(undefined);
    const removed = await attempt(async () => (await account()).remove(factor.id));
    if (removed.ok) notify({ title: t('factor.removed') });
    else {
      const description = inWords(removed.failure);
      notify({ variant: 'destructive', title: t('factor.failed'), description });
    }
    changed();
  }

  return (
    <section className={classes.panel}>
      <h2>{t('factor.title')}</h2>
      <p>{t('factor.lead')}</p>
      {answer && !answer.ok && (
        <Alert color="red">
          <p>{inWords(answer.failure)}</p>
          <Button variant="default" onClick={() => void load()}>
            {t('administrators.again')}
          </Button>
        </Alert>
      )}
      {answer?.ok &&
        answer.value.map((factor) => (
          <div key={factor.id} className={classes.row}>
            <Text>{t('factor.active', { date: format.date(factor.since.slice(0, 10)) })}</Text>
            <Button variant="default" onClick={() => setLeaving(factor)}>
              {t('factor.remove')}
            </Button>
          </div>
        ))}
      {answer?.ok && answer.value.length === 0 && (
        <Button onClick={() => setEnrolling(true)} style={{ justifySelf: 'start' }}>
          {t('factor.set_up')}
        </Button>
      )}
      {enrolling && <Enrol onClose={() => setEnrolling(false)} onDone={changed} />}
      {leaving && (
        <Dialog onClose={() => setLeaving(undefined)} title={t('factor.remove_title')} centered>
          <Text mb="md">{t('factor.remove_text')}</Text>
          <Group justify="end">
            <Button variant="default" onClick={() => setLeaving(undefined)} data-autofocus>
              {t('factor.keep')}
            </Button>
            <Button color="red" onClick={() => void remove(leaving)}>
              {t('factor.remove')}
            </Button>
          </Group>
        </Dialog>
      )}
    </section>
  );
}
