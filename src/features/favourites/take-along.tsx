import { IconDevices, IconQrcode } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import type { Failure } from '#shared/failure.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { usePressFailure } from '#ui/use-press-failure.ts';
import { transfer } from '#visitor/favourites/own-transfer.ts';
import { transferLink } from './link.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

const QrCode = lazy(part(() => import('#ui/qr-code.tsx')));

/** Taking the favourites to another device of one's own, by a code to scan or a link to send. */
export function TakeAlong() {
  const { t } = useTranslation('favourites');
  const wordsFor = usePressFailure();
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
    <Panel icon={IconDevices} title={t('take.title')}>
      <p>{t('take.text')}</p>
      {link ? (
        <>
          <Suspense>
            <QrCode text={link} label={t('take.code')} />
          </Suspense>
          <p className={classes.warning}>{t('take.secret')}</p>
          <Actions>
            <ShareButton title={t('title')} url={link} label={t('take.send')} />
            <Button variant="subtle" onClick={() => setLink(undefined)}>
              {t('take.hide')}
            </Button>
          </Actions>
        </>
      ) : (
        <Button
          variant="default"
          loading={busy}
          icon={<IconQrcode aria-hidden size="1.2em" />}
          onClick={() => void prepare()}
        >
          {t('take.show')}
        </Button>
      )}
      {failure && (
        <p role="alert" className={classes.warning}>
          {failure.code === 'not_found' ? t('take.nothing') : wordsFor(failure.code)}
        </p>
      )}
    </Panel>
  );
}
