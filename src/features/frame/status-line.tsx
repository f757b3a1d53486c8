import { useTranslation } from 'react-i18next';
import { useNoRoom } from '#device/no-room.ts';
import { useAsOf } from '#i18n/as-of.ts';
import { behindHeaderId } from '#shared/page-word.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { useDeviceStatus, useReach } from '#visitor/use-device-status.ts';
import classes from './status-line.module.css';
import { StatusNotice } from './status-notice.tsx';

/** One honest line: how fresh the content is, whether the device is offline, what waits to be sent. */
export function StatusLine() {
  const { t } = useTranslation();
  const sayAsOf = useAsOf();
  const { asOf, updating, waiting, refused, unclaimed, notice, unkept, failure } =
    useDeviceStatus();
  const reach = useReach();
  const noRoom = useNoRoom();
  const reached = reach === 'reached';
  const state = reached && updating ? 'updating' : reach;
  const freshness = {
    offline: asOf ? sayAsOf('offline_as_of', asOf) : t('status.offline'),
    late: asOf ? sayAsOf('late_as_of', asOf) : t('status.late'),
    updating: t('status.updating'),
    reached: asOf ? sayAsOf('as_of', asOf) : t('status.waiting_for_content'),
  }[state];
  const calm =
    reached &&
    waiting + refused + unclaimed === 0 &&
    !(unkept || noRoom || notice || failure?.code === 'expired');
  return (
    <div
      id={behindHeaderId}
      className={classes.line}
      role="status"
      data-state={state}
      data-calm={calm || undefined}
    >
      {/* It changes at every round and every minute: who listens is told when something is wrong. */}
      <span className={classes.freshness} aria-live={reached ? 'off' : undefined}>
        {freshness}
      </span>
      {failure?.code === 'expired' && (
        <PlaceLink to="admin_login">{t('failure.expired')}</PlaceLink>
      )}
      {unclaimed > 0 && (
        <PlaceLink to="admin_login">{t('status.unclaimed', { count: unclaimed })}</PlaceLink>
      )}
      {waiting > 0 && <span>{t('status.waiting', { count: waiting })}</span>}
      {refused > 0 && <strong>{t('status.refused', { count: refused })}</strong>}
      {unkept && <strong>{t(`status.unkept.${unkept}`)}</strong>}
      {noRoom && <strong>{t('status.no_room')}</strong>}
      {notice && <StatusNotice notice={notice} />}
    </div>
  );
}
