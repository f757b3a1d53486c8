import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '#entities/index.ts';
import { useContent, useContentPhase, useSyncStatus } from '#replica/read.ts';
import { addressOf } from '#shared/addresses.ts';
import { presentTime } from '#shared/clock.ts';
import { firstToNotify } from '#shared/notify-once.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { ageOfPage, createLiveWatch } from './live-watch.ts';

/** How long a live announcement stays, ms (specification, section 9). */
const duration = 10_000;

// Of the page, not of the component: another writing direction builds the whole tree anew.
const watch = createLiveWatch(ageOfPage);

/** Notifies of each announcement that arrives while the page is open, in one of the open tabs. */
export function LiveToasts() {
  const announcements = useContent('announcement');
  const { asOf } = useSyncStatus();
  const phase = useContentPhase();
  const { history } = useRouter();

  const look = useEffectEvent(async () => {
    // A tab out of sight leaves them to the one that is read, or shows them when looked at.
    if (document.visibilityState === 'hidden') return;
    const live = watch.live(announcements.values(), presentTime());
    const taken = await Promise.all(live.map(({ id }) => firstToNotify(id)));
    const shown = live.findLast((_, index) => taken[index]);
    if (!shown) return;
    notify({
      title: <Title announcement={shown} />,
      description: <LocalizedText value={shown.message} unmarked />,
      action: {
        label: <ReadLabel />,
        run: () => history.push(`${addressOf('announcements')}#${shown.id}`),
      },
      variant: shown.urgent ? 'urgentAnnouncement' : 'announcement',
      duration,
    });
  });

  // Rows are shown before the time as of which they are complete, so only that calls for a look.
  useEffect(() => {
    // A published page says when it was made, which may be long before it was opened.
    if (asOf === undefined || phase !== 'ready') return;
    watch.synced(asOf);
    void look();
    const onVisible = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [asOf, phase]);
  return null;
}

function Title({ announcement: { title, urgent } }: { announcement: Announcement }) {
  const { t } = useTranslation('announcements');
  return (
    <>
      {urgent && `${t('urgent')} · `}
      <LocalizedText value={title} />
    </>
  );
}

function ReadLabel() {
  const { t } = useTranslation('announcements');
  return t('read');
}
