import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/failure.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { usePressFailure } from '#ui/use-press-failure.ts';
import { transfer } from '#visitor/favourites/own-transfer.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

/** Forgetting the favourites on this device, or on the server as well. */
export function Forget() {
  const { t } = useTranslation('favourites');
  const wordsFor = usePressFailure();
  const [asked, setAsked] = useState<'here' | 'everywhere'>();
  const [failure, setFailure] = useState<Failure>();
  const forget = async (everywhere: boolean) => {
    const done = await transfer.forget({ everywhere });
    setAsked(undefined);
    setFailure(done.ok ? undefined : done.failure);
    if (done.ok) notify({ title: t('forget.done') });
  };
  return (
    <Panel icon={IconTrash} title={t('forget.title')}>
      <p>{t('forget.text')}</p>
      {asked ? (
        <>
          <p role="alert" className={classes.warning}>
            {t(`forget.ask_${asked}`)}
          </p>
          <Actions>
            <Button tone="danger" onClick={() => void forget(asked === 'everywhere')}>
              {t('forget.confirm')}
            </Button>
            <Button variant="subtle" onClick={() => setAsked(undefined)}>
              {t('cancel')}
            </Button>
          </Actions>
        </>
      ) : (
        <Actions>
          <Button variant="default" onClick={() => setAsked('here')}>
            {t('forget.here')}
          </Button>
          <Button variant="default" onClick={() => setAsked('everywhere')}>
            {t('forget.everywhere')}
          </Button>
        </Actions>
      )}
      {failure && (
        <p role="alert" className={classes.warning}>
          {wordsFor(failure.code)}
        </p>
      )}
    </Panel>
  );
}
