import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/failure.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { transfer } from '#visitor/favourites/own-transfer.ts';
import { useFavourites, useHasOpened } from '#visitor/favourites/read.ts';
import type { Offer } from '#visitor/favourites/transfer.ts';
import { useLookedUp } from '#visitor/use-looked-up.ts';
import classes from './receive.module.css';

/**
 * What another device's key leads to: looked up, shown as a number, and merged only at the reader's
 * word. A key that is cut short, nobody's or this device's own is told apart, and nothing happens.
 */
export function Receive({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation(['favourites', 'common']);
  const look = useCallback(() => transfer.look(secret), [secret]);
  const { answer: offer, failure: missed, again } = useLookedUp(look);
  const [unkept, setUnkept] = useState<Failure>();
  const failure = unkept ?? missed;
  const accept = async (offered: Offer) => {
    const done = await transfer.accept(offered);
    setUnkept(done.ok ? undefined : done.failure);
    if (!done.ok) return;
    notify({ title: t('favourites:receive.done') });
    onDone();
  };
  return (
    <section className={classes.box} aria-labelledby="receive">
      <h2 id="receive">{t('favourites:receive.title')}</h2>
      <div role="status">
        {!offer && !failure && <p>{t('favourites:receive.looking')}</p>}
        {offer && <Question count={counted(offer)} />}
        {failure && <p className={classes.failure}>{messageFor(failure)}</p>}
      </div>
      <Actions>
        {offer && (
          <Button onClick={() => void accept(offer)}>{t('favourites:receive.merge')}</Button>
        )}
        {again && <Button onClick={again}>{t('favourites:failed.retry')}</Button>}
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

const counted = ({ favourites }: Offer) => favourites.filter(({ favourite }) => favourite).length;

/** How many favourites another device has, and what taking them on means for those of this one. */
export function Question({ count }: { count: number }) {
  const { t } = useTranslation('favourites');
  const own = useFavourites('event').size;
  const opened = useHasOpened();
  return (
    <>
      <p>{t('receive.found', { count })}</p>
      <p>{t('receive.ask', { count: own })}</p>
      {opened && <p>{t('receive.ends')}</p>}
    </>
  );
}
