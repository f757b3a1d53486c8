import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure, Result } from '#shared/failure.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { usePressFailure } from '#ui/use-press-failure.ts';
import { transfer } from '#visitor/favourites/own-transfer.ts';
import { useOwnShare } from '#visitor/favourites/read.ts';
import { shareLink } from './link.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

/** A read-only view of one's sessions for friends, under a name of one's choosing or none. */
export function ShareView() {
  const { t } = useTranslation('favourites');
  const wordsFor = usePressFailure();
  const share = useOwnShare();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const run = async (work: Promise<Result<unknown>>) => {
    setBusy(true);
    const done = await work;
    setBusy(false);
    setFailure(done.ok ? undefined : done.failure);
  };
  const link = share && shareLink(location.origin, share.code);
  return (
    <Panel icon={IconUsers} title={t('share.title')}>
      <p>{t('share.text')}</p>
      {link ? (
        <>
          <p className={classes.address}>
            <bdi>{link}</bdi>
          </p>
          <Actions>
            <ShareButton title={t('share.invitation')} url={link} />
            <Button variant="subtle" loading={busy} onClick={() => void run(transfer.unshare())}>
              {t('share.end')}
            </Button>
          </Actions>
        </>
      ) : (
        <>
          <label className={classes.field}>
            <span>{t('share.name')}</span>
            <input
              value={name}
              maxLength={60}
              autoComplete="nickname"
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <Button variant="default" loading={busy} onClick={() => void run(transfer.share(name))}>
            {t('share.make')}
          </Button>
        </>
      )}
      {failure && (
        <p role="alert" className={classes.warning}>
          {failure.code === 'not_found' ? t('take.nothing') : wordsFor(failure.code)}
        </p>
      )}
    </Panel>
  );
}
