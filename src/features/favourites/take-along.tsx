import { Button } from '@mantine/core';
import { IconDevices, IconQrcode } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import type { Failure } from '#shared/failure.ts';
import { Actions } from '#ui/actions.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { transfer } from '#visitor/favourites/own-transfer.ts';
import { transferLink } from './link.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

const QrCode = lazy(part(() => import('#ui/qr-code.tsx')));

/** Taking the favourites to another device of one's own, by a code to scan or a link to send. */
export function TakeAlong() {
  const { t } = useTranslation(['favourites', 'common']);
  const [link, setLink] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const prepare = async () => {
    setBusy(true);
    const ready = await transfer.prepare();
    setBusy(false);
    setFailure(ready.ok ? undefined : ready.failure);
    setLink(ready.ok ? transferLink(location.origin, ready.value) : undefined);
  };
  return (
    <Panel icon={IconDevices} title={t('favourites:take.title')}>
      <p>{t('favourites:take.text')}</p>
      {link ? (
        <>
          <Suspense>
            <QrCode text={link} label={t('favourites:take.code')} />
          </Suspense>
          <p className={classes.warning}>{t('favourites:take.secret')}</p>
          <Actions>
            <ShareButton
              title={t('favourites:title')}
              url={link}
              label={t('favourites:take.send')}
            />
            <Button variant="subtle" onClick={() => setLink(undefined)}>
              {t('favourites:take.hide')}
            </Button>
          </Actions>
        </>
      ) : (
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconQrcode aria-hidden size="1.2em" />}
          onClick={() => void prepare()}
        >
          {t('favourites:take.show')}
        </Button>
      )}
      {failure && (
        <p role="alert" className={classes.warning}>
          {failure.code === 'not_found'
            ? t('favourites:take.nothing')
            : t(`common:failure.${failure.code}`)}
        </p>
      )}
    </Panel>
  );
}
