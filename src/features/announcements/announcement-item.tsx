import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sentAt } from '#domain/announcement-order.ts';
import type { Announcement } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { venueClock } from '#shared/time.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import classes from './announcement-item.module.css';

const icons = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
} as const;

/** One announcement with its kind, urgency and time; its id is the page's anchor for links to it. */
export function AnnouncementItem({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation(['announcements', 'entity']);
  const format = useFormat();
  const at = sentAt(announcement);
  const Icon = icons[announcement.type];
  return (
    <li
      id={announcement.id}
      className={classes.item}
      data-urgent={announcement.urgent || undefined}
    >
      <p className={classes.overline}>
        <Icon aria-hidden className={classes.icon} data-type={announcement.type} stroke={1.6} />
        {announcement.urgent && <strong>{t('announcements:urgent')}</strong>}
        <span>{t(`entity:announcement.type_options.${announcement.type}`)}</span>
        <time dateTime={new Date(at).toISOString()}>
          {t('announcements:sent', {
            day: format.shortDay(venueClock(at).date),
            time: format.time(at),
          })}
        </time>
      </p>
      <h2>
        <LocalizedText value={announcement.title} />
      </h2>
      <p className={classes.message}>
        <LocalizedText value={announcement.message} />
      </p>
    </li>
  );
}
