import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNoRoom } from '#device/no-room.ts';
import { StatusNotice } from '#features/frame/index.ts';
import { useAsOf } from '#i18n/as-of.ts';
import { countEntries } from '#replica/content/status.ts';
import { useOutboxEntries, useSession, useSyncStatus, useUploads } from '#replica/read.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { OutboxDrawer } from '../outbox/outbox-drawer.tsx';
import classes from './sync-line.module.css';

/** Where this device's work stands: kept here, being sent, refused; and how fresh the content is. */
export function SyncLine() {
  const { t } = useTranslation('admin');
  const common = useTranslation().t;
  const sayAsOf = useAsOf();
  const { asOf, online, late, notice, unkept } = useSyncStatus();
  const noRoom = useNoRoom();
  const { phase } = useSession();
  const { href } = useLocation();
  const entries = useOutboxEntries();
  const uploads = useUploads();
  const counts = countEntries(entries);
  const waiting = counts.waiting + uploads.waiting.length;
  const conflicts = entries.filter(({ outcome }) => outcome.status === 'conflict').length;
  const refused = counts.refused - conflicts + uploads.refused.length;
  const [opened, setOpened] = useState(false);
  const state =
    conflicts + refused > 0 ? 'refused' : waiting > 0 ? 'waiting' : online ? 'saved' : 'offline';
  return (
    <section
      aria-label={t('sync.title')}
      className={classes.line}
      data-state={phase === 'expired' || unkept ? 'refused' : state}
    >
      <span role="status">
        {phase === 'expired' && (
          <>
            {t('login.expired')}{' '}
            <PlaceLink to="admin_login" search={{ back: href }}>
              {t('login.sign_in')}
            </PlaceLink>{' '}
          </>
        )}
        {unkept && <strong>{`${t(`unkept.${unkept}`)} `}</strong>}
        {conflicts > 0 && <strong>{`${t('sync.conflicts', { count: conflicts })} `}</strong>}
        {refused > 0 && <strong>{`${common('status.refused', { count: refused })} `}</strong>}
        {[
          waiting > 0 && common('status.waiting', { count: waiting }),
          waiting > 0 && online && phase !== 'expired' && t('sync.sending'),
          !online && t('sync.offline'),
          state === 'saved' && !unkept && t('sync.saved'),
          online && late && common('status.late'),
          noRoom && common('status.no_room'),
        ]
          .filter(Boolean)
          .join(' · ')}
        {notice && (
          <>
            {' · '}
            <StatusNotice notice={notice} />
          </>
        )}
      </span>
      {asOf !== undefined && <span className={classes.fresh}>{sayAsOf('as_of', asOf)}</span>}
      {waiting + conflicts + refused > 0 && (
        <Button
          className={classes.open}
          variant="subtle"
          color="var(--ink)"
          onClick={() => setOpened(true)}
        >
          {t('sync.open')}
        </Button>
      )}
      <OutboxDrawer opened={opened} onClose={() => setOpened(false)} />
    </section>
  );
}
