import { useEffect, useState } from 'react';
import type { Notification } from './notifications.ts';

/** How long (ms) the words stay for screen readers to take up; afterwards only the visible ones are left. */
const spoken = 1500;

/** Speaks each notification once: at the next pause, or at once when it is urgent. */
export function Announcer({ notification }: { notification: Notification | undefined }) {
  const [said, setSaid] = useState<Notification>();
  useEffect(() => {
    setSaid(notification);
    if (!notification) return;
    const timer = setTimeout(() => setSaid(undefined), spoken);
    return () => clearTimeout(timer);
  }, [notification]);
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
