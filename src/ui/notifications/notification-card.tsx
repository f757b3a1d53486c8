import { IconAlertTriangle, IconInfoCircle, IconSpeakerphone, IconX } from '@tabler/icons-react';
import { type MouseEvent, useEffect } from 'react';
import classes from './notification-card.module.css';
import { dismiss, hold, type Notification, release } from './notifications.ts';
import { useSwipeAway } from './use-swipe-away.ts';

const icons = {
  default: IconInfoCircle,
  destructive: IconAlertTriangle,
  announcement: IconSpeakerphone,
  urgentAnnouncement: IconSpeakerphone,
} as const;

/** A notification as one sees it. `leaving` shows it out; `onGone` follows once it is out of sight. */
export function NotificationCard({
  notification: { title, message, action, variant },
  closeLabel,
  leaving,
  onGone,
}: {
  notification: Notification;
  closeLabel: string;
  leaving: boolean;
  onGone: () => void;
}) {
  const swipe = useSwipeAway(dismiss);
  useEffect(() => () => release('pointer'), []);
  const Icon = icons[variant];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers only; keys have the close button and Escape
    <div
      className={classes.card}
      data-variant={variant}
      data-leaving={leaving || undefined}
      inert={leaving}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onMouseDown={keepFocusWhereItIs}
      onAnimationEnd={leaving ? onGone : undefined}
      {...swipe}
    >
      <Icon aria-hidden className={classes.icon} stroke={1.6} />
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {message && <div className={classes.description}>{message}</div>}
        {action && (
          <button
            type="button"
            className={classes.action}
            onClick={() => {
              dismiss();
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={classes.close} aria-label={closeLabel} onClick={dismiss}>
        <IconX aria-hidden stroke={1.8} />
      </button>
    </div>
  );
}

/** A tap on the card must not focus the area around it, which would hold the notification for good. */
function keepFocusWhereItIs(event: MouseEvent<HTMLElement>): void {
  if (!(event.target as HTMLElement).closest('button')) event.preventDefault();
}
