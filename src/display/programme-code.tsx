import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#shared/addresses.ts';
import QrCode from '#ui/qr-code.tsx';
import classes from './foot.module.css';

/** The way to the whole programme for whoever holds a phone up to the screen. */
export function ProgrammeCode() {
  const { t } = useTranslation('display');
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(location.origin + addressOf('programme')), []);
  return (
    <div className={classes.code} data-code={address}>
      <p>
        <strong>{t('whole_programme')}</strong>
        <span>{t('scan')}</span>
      </p>
      {address && <QrCode text={address} label={t('whole_programme')} />}
    </div>
  );
}
