import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { joiningLink } from '#shared/joining-link.ts';
import { notify } from '#ui/notifications/notifications.ts';
import classes from './announcements.module.css';
import type { MadeCode } from './codes.ts';

const QrCode = lazy(part(() => import('#ui/qr-code.tsx')));

/** A code that was just made: to be read, scanned or copied now, for it is not told again. */
export function MadeCodeNote({ made }: { made: MadeCode }) {
  const { t } = useTranslation('admin-content');
  const link = joiningLink(location.origin, made.code);
  return (
    <div className={classes.made} role="status">
      <div className={classes.qr}>
        <Suspense>
          <QrCode text={link} label={t('codes.link')} />
        </Suspense>
      </div>
      <div>
        <strong>{made.label}</strong>
        <p>{t('codes.made')}</p>
        <code dir="ltr">{made.code}</code>
        <Button
          variant="default"
          onClick={() =>
            void navigator.clipboard
              .writeText(link)
              .then(() => notify({ title: t('codes.copied') }))
          }
        >
          {t('codes.copy')}
        </Button>
      </div>
    </div>
  );
}
