import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '#device/idle.ts';
import { listenLate } from '#device/worker-messages.ts';
import { useContent, useReplica, useSelectedEdition } from '#replica/read.ts';
import { defaultEdition } from '#replica/sync/selection.ts';
import { firstToNotify } from '#shared/notify-once.ts';
import type { PushNotice } from '#shared/worker-message.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { useFavouriteStatus, useFavouritesReady, useVisitorKey } from '#visitor/favourites/read.ts';
import { useReminder } from '#visitor/reminder.ts';
import { renewAlerts } from './preferences/alerts-store.ts';

/** How long after the start the server is told what changed of this device, ms at the latest. */
const patience = 10_000;
/** How long the words of a push message stay on an open page, ms, like a live announcement. */
const duration = 10_000;

/**
 * Follows the service worker: a push message has the content pulled at once, so that a page in sight
 * tells it, or the words of the message where it shows another edition; what the device has told itself is
 * told no more; a clicked notification is opened here.
 */
export function PushMessages() {
  const replica = useReplica();
  const { history } = useRouter();
  const { waiting } = useFavouriteStatus();
  const ready = useFavouritesReady();
  const visitor = useVisitorKey();
  const reminder = useReminder();
  const showsOther = defaultEdition(useContent('edition')) !== useSelectedEdition();

  const tell = async (notice: PushNotice) => {
    const { name, title, body, lang, path, urgent } = notice;
    if (document.visibilityState === 'hidden') return;
    if (!(await firstToNotify(name))) return;
    notify({
      title: <LocalizedText value={{ [lang]: title }} />,
      description: <LocalizedText value={{ [lang]: body }} unmarked />,
      action: { label: <SeeLabel />, run: () => history.push(path) },
      variant: urgent ? 'urgentAnnouncement' : 'announcement',
      duration,
    });
  };
  const start = useEffectEvent(() =>
    listenLate((message, answer) => {
      if (message.type === 'open') {
        answer();
        history.push(message.path);
      } else if (message.type === 'push_arrived') {
        if (!message.quiet && message.id) void firstToNotify(message.id);
        replica.resync();
        const notice = message.notice ?? (showsOther ? message.ofCurrent : undefined);
        if (message.quiet && notice) void tell(notice);
      }
    }),
  );
  useEffect(() => start(), []);

  // Favourites still on their way belong to a visitor the server may not know yet.
  const facts = ready && waiting === 0 ? `${visitor} ${reminder}` : undefined;
  useEffect(() => {
    if (facts !== undefined) void whenIdle(patience).then(() => renewAlerts());
  }, [facts]);
  return null;
}

function SeeLabel() {
  const { t } = useTranslation('announcements');
  return t('see');
}
