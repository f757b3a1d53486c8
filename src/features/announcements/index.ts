export { AnnouncementTicker } from './announcement-ticker.tsx';
export { LiveToasts } from './live-toasts.tsx';
export { alertsAnchor } from './preferences/alerts-anchor.ts';
export { PushMessages } from './push-messages.tsx';
