import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { backendUrl } from '#shared/backend-address.ts';
import type { Failure, Result } from '#shared/failure.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { ownCalendar, useOwnCalendar } from '#visitor/favourites/own-calendar.ts';
import { FeedAddress } from './feed-address.tsx';
import classes from './my-feeds.module.css';

/** The calendar of one's own sessions: an address to be made, shown, replaced and taken back. */
export function OwnFeed() {
  const { t } = useTranslation(['follow', 'common']);
  const language = useLanguage();
  const code = useOwnCalendar();
  const [state, setState] = useState<'busy' | 'asked' | 'ended'>();
  const [failure, setFailure] = useState<Failure>();
  const run = async (work: Promise<Result<unknown>>, next?: 'ended') => {
    setState('busy');
    const done = await work;
    setState(done.ok ? next : undefined);
    setFailure(done.ok ? undefined : done.failure);
  };
  const busy = state === 'busy';
  const make = () => void run(ownCalendar.make());
  const origin = backendUrl || location.origin;
  return (
    <>
      <p>{t('own.text')}</p>
      {/* Screen readers hear what comes into a region that was there. */}
      <div role="status" className={classes.told}>
        {state === 'ended' && <p>{t('own.ended')}</p>}
      </div>
      {code === undefined ? (
        <>
          <Button variant="default" loading={busy} onClick={make}>
            {t('own.make')}
          </Button>
          <p className={classes.aside}>{t('own.elsewhere')}</p>
        </>
      ) : (
        <>
          <FeedAddress address={`${origin}/functions/v1/calendar/${code}.${language}.ics`} />
          {state === 'asked' && (
            <p role="alert" className={classes.warning}>
              {t('own.again_text')}
            </p>
          )}
          <Actions>
            <Button
              variant={state === 'asked' ? 'filled' : 'default'}
              loading={busy}
              onClick={state === 'asked' ? make : () => setState('asked')}
            >
              {t('own.again')}
            </Button>
            <Button
              variant="subtle"
              disabled={busy}
              onClick={() => void run(ownCalendar.takeBack(), 'ended')}
            >
              {t('own.end')}
            </Button>
          </Actions>
        </>
      )}
      {failure && (
        <p role="alert" className={classes.warning}>
          {failure.code === 'not_found'
            ? t('own.nothing')
            : failure.code === 'offline'
              ? t('own.offline')
              : failure.code === 'storage'
                ? t('common:failure.storage')
                : t('own.failed')}
        </p>
      )}
    </>
  );
}
