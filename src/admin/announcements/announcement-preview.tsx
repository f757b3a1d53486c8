import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '#entities/index.ts';
import { AnnouncementTicker } from '#features/announcements/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { UnsavedView } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import { KhatamStar } from '#ui/khatam.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { NotificationCard } from '#ui/notifications/notification-card.tsx';
import { Preview } from '../preview/preview.tsx';
import classes from './announcements.module.css';

/** The announcement as a phone's alert, as a notice on an open page and in the ticker. */
export function AnnouncementPreview({ values }: { values: Fields }) {
  const draft = values as unknown as Announcement;
  return <Preview>{() => <Shown draft={draft} />}</Preview>;
}

function Shown({ draft }: { draft: Announcement }) {
  const { t } = useTranslation(['admin-content', 'announcements']);
  const localize = useLocalize();
  const rows = useMemo(() => {
    const at = new Date(presentTime()).toISOString();
    const sent = {
      ...draft,
      id: 'preview',
      status: 'sent',
      sent_at: at,
      expires_at: null,
    } as const;
    return new Map([['preview', sent]]);
  }, [draft]);
  if (!localize(draft.title)) return <p>{t('admin-content:announce.nothing')}</p>;
  const urgent = draft.urgent && `${t('announcements:urgent')} · `;
  return (
    <div className={classes.shown}>
      <h3>{t('admin-content:announce.push')}</h3>
      <div className={classes.push}>
        <KhatamStar />
        <div>
          <small>{t('admin-content:announce.app')}</small>
          <p>
            <strong>
              {urgent}
              <LocalizedText value={draft.title} unmarked />
            </strong>
          </p>
          <p className={classes.body}>
            <LocalizedText value={draft.message} unmarked />
          </p>
        </div>
      </div>
      <h3>{t('admin-content:announce.toast')}</h3>
      <div className={classes.toast}>
        <NotificationCard
          notification={{
            id: 'preview',
            title: (
              <>
                {urgent}
                <LocalizedText value={draft.title} />
              </>
            ),
            message: <LocalizedText value={draft.message} unmarked />,
            action: { label: t('announcements:read'), run: () => {} },
            variant: draft.urgent ? 'urgentAnnouncement' : 'announcement',
          }}
          closeLabel={t('admin-content:preview.title')}
          leaving={false}
          onGone={() => {}}
        />
      </div>
      <h3>{t('admin-content:announce.ticker')}</h3>
      <UnsavedView kind="announcement" rows={rows} alone>
        <AnnouncementTicker />
      </UnsavedView>
    </div>
  );
}
