import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#features/site/index.ts';
import type { Failure } from '#shared/failure.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { Page } from '#ui/page.tsx';
import { readSubscription, type Subscription, unsubscribe } from '#visitor/mail/subscription.ts';
import classes from './unsubscribe.module.css';

/**
 * The page that a mail leads to for whoever wants no more of them. Its code stands in the fragment. Opening
 * it changes nothing, for programs open what is in a mail too; the button does.
 */
export function UnsubscribeScreen() {
  const { t } = useTranslation(['unsubscribe', 'common']);
  const code = useLocation({ select: ({ hash }) => hash });
  const [held, setHeld] = useState<Subscription>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);

  const look = useEffectEvent(async (asked: string) => {
    setBusy(true);
    const answer = await readSubscription(asked);
    if (asked !== code) return;
    setBusy(false);
    setHeld(answer.ok ? answer.value : undefined);
    setFailure(answer.ok ? undefined : answer.failure);
  });
  useEffect(() => void look(code), [code]);

  async function leave() {
    setBusy(true);
    const answer = await unsubscribe(code);
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setHeld({ found: answer.value, unsubscribed: answer.value });
  }

  const again = useEffectEvent(() => void (held ? leave() : look(code)));
  // What failed without a network is said to be tried again.
  useEffect(() => {
    if (!failure) return;
    const retry = () => again();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failure]);

  return (
    <Page title={t('unsubscribe:title')}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <PageTitle page={t('unsubscribe:title')} description={t('unsubscribe:title')} />
      {!held && !failure && <p role="status">{t('unsubscribe:looking')}</p>}
      {failure && (
        <EmptyPlace title={t(`common:failure.${failure.code}`)}>
          <Button
            variant="default"
            loading={busy}
            onClick={() => void (held ? leave() : look(code))}
          >
            {t('unsubscribe:again')}
          </Button>
        </EmptyPlace>
      )}
      {held && !held.found && <EmptyPlace title={t('unsubscribe:gone')} />}
      {held?.found && !held.unsubscribed && !failure && (
        <>
          <p>{t('unsubscribe:lead')}</p>
          <Button size="lg" className={classes.leave} loading={busy} onClick={() => void leave()}>
            {t('unsubscribe:leave')}
          </Button>
        </>
      )}
      {held?.unsubscribed && <p role="status">{t('unsubscribe:done')}</p>}
    </Page>
  );
}
