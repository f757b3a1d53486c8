import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveToasts, PushMessages } from '#features/announcements/index.ts';
import { FavouriteWatch } from '#features/favourites/index.ts';
import { KeptPages, useKeptPictures } from '#features/offline/index.ts';
import { onLanguageMissing } from '#i18n/start.ts';
import { NotificationArea } from '#ui/notifications/notification-area.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { Paper } from './paper.tsx';
import { ReadCount } from './read-count.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useTurned } from './use-turned.ts';

/** Notices, notifications and everything that watches in the background, on every public page. */
export function Watchers() {
  const { t } = useTranslation();
  useTurned();
  useEffect(
    () =>
      onLanguageMissing(() =>
        notify({
          title: t(navigator.onLine ? 'status.late' : 'status.offline'),
          variant: 'destructive',
        }),
      ),
    [t],
  );
  return (
    <>
      <KeptPictures />
      <UpdateNotice />
      <NotificationArea label={t('notifications.area')} closeLabel={t('notifications.close')} />
      <LiveToasts />
      <PushMessages />
      <FavouriteWatch />
      <KeptPages />
      <Paper />
      <ReadCount />
    </>
  );
}

/** By itself, for it follows the content and its status, and the others are not rendered with it. */
function KeptPictures() {
  useKeptPictures();
  return null;
}
