import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/failure.ts';
import { Actions } from '#ui/actions.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { transfer } from '#visitor/favourites/own-transfer.ts';
import { useFavourites } from '#visitor/favourites/read.ts';
import type { Offer } from '#visitor/favourites/transfer.ts';
import classes from './receive.module.css';

/**
 * What another device's key leads to: looked up, shown as a number, and merged only at the reader's
 * word. A key that is cut short, nobody's or this device's own is told apart, and nothing happens.
 */
export function Receive({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation(['favourites', 'common']);
  const [offer, setOffer] = useState<Offer>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const own = useFavourites('event').size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt looks again
  useEffect(() => {
    let current = true;
    void transfer.look(secret).then((looked) => {
      if (!current) return;
      setOffer(looked.ok ? looked.value : undefined);
      setFailure(looked.ok ? undefined : looked.failure);
    });
    return () => {
      current = false;
    };
  }, [secret, attempt]);
  const accept = async (offered: Offer) => {
    const done = await transfer.accept(offered);
    setFailure(done.ok ? undefined : done.failure);
    if (!done.ok) return;
    notify({ title: t('favourites:receive.done') });
    onDone();
  };
  const count = offer?.favourites.filter(({ favourite }) => favourite).length ?? 0;
  return (
    <section className={classes.box} aria-labelledby="receive">
      <h2 id="receive">{t('favourites:receive.title')}</h2>
      <div role="status">
        {!offer && !failure && <p>{t('favourites:receive.looking')}</p>}
        {offer && (
          <>
            <p>{t('favourites:receive.found', { count })}</p>
            <p>{t('favourites:receive.ask', { count: own })}</p>
          </>
        )}
        {failure && <p className={classes.failure}>{messageFor(failure)}</p>}
      </div>
      <Actions>
        {offer && (
          <Button onClick={() => void accept(offer)}>{t('favourites:receive.merge')}</Button>
        )}
        {failure && !offer && !isFinal(failure) && (
          <Button onClick={() => setAttempt(attempt + 1)}>{t('favourites:failed.retry')}</Button>
        )}
        <Button variant="default" onClick={onDone}>
          {t(offer ? 'favourites:receive.decline' : 'favourites:receive.close')}
        </Button>
      </Actions>
    </section>
  );

  function messageFor({ code }: Failure): string {
    if (code === 'invalid' || code === 'not_found' || code === 'conflict') {
      return t(`favourites:receive.failed.${code}`);
    }
    return t(`common:failure.${code}`);
  }
}

function isFinal({ code }: Failure): boolean {
  return code === 'invalid' || code === 'not_found' || code === 'conflict';
}
