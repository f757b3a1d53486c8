import { useSpoken } from '../use-spoken.ts';
import type { Notification } from './notifications.ts';

/** Speaks each notification once: at the next pause, or at once when it is urgent. */
export function Announcer({ notification }: { notification: Notification | undefined }) {
  const said = useSpoken(notification);
  const urgent = said?.variant === 'urgentAnnouncement' || said?.variant === 'destructive';
  const words = said && (
    <>
      <p>{said.title}</p>
      <p>{said.message}</p>
    </>
  );
  return (
    <div className="visually-hidden">
      <div role="status">{!urgent && words}</div>
      <div role="alert">{urgent && words}</div>
    </div>
  );
}
