import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { divided, useLastExpiry } from '#domain/announcement-order.ts';
import { PageTitle } from '#features/site/index.ts';
import { useContent, useContentPhase } from '#replica/read.ts';
import { Columns } from '#ui/columns.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { Page } from '#ui/page.tsx';
import { AnnouncementItem } from './announcement-item.tsx';
import classes from './announcements-screen.module.css';
import { OtherEdition } from './other-edition.tsx';
import { Alerts, Bell } from './preferences/alerts.tsx';
import { Join } from './preferences/join.tsx';

/** Everything that was announced to this reader, newest first; what is over is folded away. */
export function AnnouncementsScreen() {
  const { t } = useTranslation(['announcements', 'common']);
  const phase = useContentPhase();
  const announcements = useContent('announcement');
  const hash = useLocation({ select: (location) => location.hash });
  const { current, expired } = divided(announcements.values(), useLastExpiry(announcements));
  return (
    <Page
      low
      title={t('common:nav.announcements')}
      lead={
        <p className={classes.lead}>
          <span>{t('announcements:lead')}</span>
          <Bell />
        </p>
      }
    >
      <PageTitle page={t('common:nav.announcements')} description={t('announcements:lead')} />
      <Columns
        main={
          <>
            <OtherEdition led={hash} />
            {current.length > 0 ? (
              <ul className={classes.list}>
                {current.map((announcement) => (
                  <AnnouncementItem key={announcement.id} announcement={announcement} />
                ))}
              </ul>
            ) : (
              <EmptyPlace
                title={t(
                  phase === 'ready' ? 'announcements:none' : 'common:status.waiting_for_content',
                )}
              />
            )}
            {expired.length > 0 && (
              // By a link or notification from within the app no browser unfolds it for who is led there.
              <details className={classes.expired} open={expired.some(({ id }) => id === hash)}>
                <summary>{t('announcements:expired', { count: expired.length })}</summary>
                <ul className={classes.list}>
                  {expired.map((announcement) => (
                    <AnnouncementItem key={announcement.id} announcement={announcement} />
                  ))}
                </ul>
              </details>
            )}
          </>
        }
        aside={
          <div className={classes.aside}>
            <Alerts />
            <Join />
          </div>
        }
      />
    </Page>
  );
}
