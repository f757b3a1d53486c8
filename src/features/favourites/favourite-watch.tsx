import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event } from '#entities/index.ts';
import { useContent } from '#replica/read.ts';
import { firstToNotify, reminderName } from '#shared/notify-once.ts';
import { useNow } from '#shared/use-now.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { useFavouriteStatus, useFavourites } from '#visitor/favourites/read.ts';
import { useReminder } from '#visitor/reminder.ts';
import { FailureMessage, FailureTitle } from './failure-message.tsx';
import { dueReminders } from './reminder.ts';
import { useTakeNote } from './seen-store.ts';

/**
 * Watches over the favourites on every page, showing nothing of its own: takes note of how they
 * stand, says when the server would not take one, and reminds of those that begin soon.
 */
export function FavouriteWatch() {
  useTakeNote();
  useRefusals();
  useReminders();
  return null;
}

function useRefusals(): void {
  const { refused } = useFavouriteStatus();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const news = refused.filter(({ revision }) => !told.current.has(revision));
    for (const { revision } of news) told.current.add(revision);
    const [first] = news;
    if (!first) return;
    notify({
      title: <FailureTitle adding={first.favourite} />,
      description: <FailureMessage code={first.code} />,
      variant: 'destructive',
    });
  }, [refused]);
}

function useReminders(): void {
  const { t } = useTranslation('favourites');
  const minutes = useReminder();
  const ids = useFavourites('event');
  const events = useContent('event');
  const at = useNow();
  const remind = useEffectEvent(async (due: readonly Event[]) => {
    // A page out of sight leaves it to the device's own alert, or to the next look at the page.
    if (document.visibilityState === 'hidden') return;
    const names = due.map(({ id, starts_at }) => reminderName(id, starts_at));
    const taken = await Promise.all(names.map(firstToNotify));
    const [first, ...others] = due.filter((_, index) => taken[index]);
    if (!first) return;
    const begins = ({ starts_at }: Event) =>
      t('reminder.begins', { count: Math.ceil((Date.parse(starts_at) - at) / 60_000) });
    // In one: a notification takes the place of the one before.
    notify({
      title: <LocalizedText value={first.title} />,
      description: (
        <>
          {begins(first)}
          {others.map((event) => (
            <Fragment key={event.id}>
              <br />
              <strong>
                <LocalizedText value={event.title} />
              </strong>
              <br />
              {begins(event)}
            </Fragment>
          ))}
        </>
      ),
      variant: 'announcement',
      duration: 60_000,
    });
  });
  useEffect(() => {
    const mine = [...ids].flatMap((id) => events.get(id) ?? []);
    void remind(dueReminders(mine, minutes, at));
  }, [minutes, ids, events, at]);
}
