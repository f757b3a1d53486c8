import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { keepAdmin } from '#device/admin-files.ts';
import { LiveToasts, PushMessages } from '#features/announcements/index.ts';
import { SkipLink, UpdateNotice } from '#features/frame/index.ts';
import { useContentPhase, VisitorView } from '#replica/read.ts';
import { useFocusKept } from '#ui/focus.ts';
import { LinesSkeleton } from '#ui/lines-skeleton.tsx';
import { NotificationArea } from '#ui/notifications/notification-area.tsx';
import { useRootMark } from '#ui/use-root-mark.ts';
import { Guard } from '../account/guard.tsx';
import { AdminLook } from '../admin-look.tsx';
import { WorkingVersion } from '../writing/working/working-version.tsx';
import classes from './admin-frame.module.css';
import { Navigation } from './navigation.tsx';
import { SyncLine } from './sync-line.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';
import { useRoleChange } from './use-role-change.ts';
import { VersionLine } from './version-line.tsx';
import { WithinEdition } from './within-edition.tsx';
import { WithinRole } from './within-role.tsx';

/** What surrounds every screen of the back office, for signed-in administrators only. */
export function AdminFrame() {
  return (
    <Suspense fallback={<Waiting />}>
      <AdminLook>
        <Guard>
          <Frame />
        </Guard>
      </AdminLook>
    </Suspense>
  );
}

/** Before anything of the back office is there, its words included. */
function Waiting() {
  return (
    <div className={classes.main}>
      <LinesSkeleton />
    </div>
  );
}

function Frame() {
  const { t } = useTranslation();
  const ready = useContentPhase() === 'ready';
  useEffect(() => void keepAdmin(), []);
  useArrival();
  useRoleChange();
  useFocusKept();
  useRootMark('back-office');
  return (
    <div className={classes.frame}>
      <SkipLink />
      <TopBar />
      <SyncLine />
      <VersionLine />
      <div className={classes.body}>
        <Navigation className={classes.side} />
        <main id="main" tabIndex={-1} className={classes.main}>
          <Suspense fallback={<LinesSkeleton />}>
            {/* What is not all there yet must not be written over. */}
            {ready ? (
              <WithinRole>
                <WithinEdition>
                  <WorkingVersion>
                    <Outlet />
                  </WorkingVersion>
                </WithinEdition>
              </WithinRole>
            ) : (
              <LinesSkeleton />
            )}
          </Suspense>
        </main>
      </div>
      <UpdateNotice />
      {/* A push message makes no noise while a page is in sight: this one tells it as well. */}
      <VisitorView>
        <LiveToasts />
        <PushMessages />
      </VisitorView>
      <NotificationArea label={t('notifications.area')} closeLabel={t('notifications.close')} />
    </div>
  );
}
