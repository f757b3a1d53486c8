import { IconUsers } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
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

/** As the server keeps a name; the longest, in characters. */
const longest = 60;
const lengthOf = (name: string) => [...name.replace(/\s+/g, ' ').trim()].length;

/** A read-only view of one's sessions for friends, under a name of one's choosing or none. */
export function ShareView() {
  const { t } = useTranslation('favourites');
  const id = useId();
  const format = useFormat();
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
  const tooLong = lengthOf(name) > longest;
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
              aria-invalid={tooLong}
              aria-describedby={tooLong ? id : undefined}
              autoComplete="nickname"
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </label>
          {tooLong && (
            <p id={id} role="alert" className={classes.warning}>
              {t('share.too_long', { longest: format.number(longest) })}
            </p>
          )}
          <Button
            variant="default"
            loading={busy}
            disabled={tooLong}
            onClick={() => void run(transfer.share(name))}
          >
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
