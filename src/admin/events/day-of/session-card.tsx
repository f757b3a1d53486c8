import { Badge, Button } from '@mantine/core';
import { IconArrowsExchange, IconBan, IconClockPlus, IconSpeakerphone } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentOf } from '#domain/moment.ts';
import type { Session } from '#domain/programme.ts';
import { runsHall, writes } from '#domain/rights.ts';
import { timeRange } from '#features/programme/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useNow } from '#shared/use-now.ts';
import { useFocusBack } from '#ui/focus.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useRights } from '../../kinds/use-rights.ts';
import { AnnouncePanel } from './announce-panel.tsx';
import { CancelPanel } from './cancel-panel.tsx';
import classes from './day-of.module.css';
import { DelayPanel } from './delay-panel.tsx';
import { MovePanel } from './move-panel.tsx';
import { OccupancyChoice } from './occupancy-choice.tsx';
import { useHallsToMoveTo } from './use-other-halls.ts';

const panels = {
  delay: { Icon: IconClockPlus, Panel: DelayPanel },
  move: { Icon: IconArrowsExchange, Panel: MovePanel },
  cancel: { Icon: IconBan, Panel: CancelPanel },
  announce: { Icon: IconSpeakerphone, Panel: AnnouncePanel },
} as const;

type Action = keyof typeof panels;
const actions = Object.keys(panels) as Action[];

/** A session with what can be done to it: the first tap says what, the second how. */
export function SessionCard({ session }: { session: Session }) {
  const { t } = useTranslation('admin-programme');
  const format = useFormat();
  const localize = useLocalize();
  const now = useNow();
  const [open, setOpen] = useState<Action>();
  const { event, chair } = session;
  const rights = useRights();
  const runs = runsHall(rights, event.location_id);
  const elsewhere = useHallsToMoveTo(event);
  const offered = actions.filter((action) => {
    if (action === 'announce') return writes(rights, 'announcement');
    return runs && (action !== 'move' || elsewhere.length > 0);
  });
  const title = localize(event.title);
  const Panel = open && panels[open].Panel;
  return (
    <article className={classes.session} data-cancelled={event.cancelled || undefined}>
      <p className={classes.facts}>
        <strong>{timeRange(session, format)}</strong>
        {event.cancelled && <Badge color="red">{t('day_of.cancelled')}</Badge>}
        {!event.published && <Badge color="gray">{t('day_of.draft')}</Badge>}
      </p>
      <h4>
        <PlaceLink to="admin_events" search={{ id: event.id }}>
          <LocalizedText value={event.title} />
        </PlaceLink>
      </h4>
      {chair && (
        <p className={classes.chair}>
          <LocalizedText value={chair.name} unmarked />
        </p>
      )}
      {runs && !event.cancelled && momentOf(session, now) !== 'over' && (
        <OccupancyChoice session={session} />
      )}
      <div className={classes.actions}>
        {offered.map((action) => {
          const { Icon } = panels[action];
          const restores = action === 'cancel' && event.cancelled;
          const label = t(restores ? 'day_of.restore' : `day_of.${action}`);
          return (
            <Button
              key={action}
              variant={open === action ? 'filled' : 'default'}
              aria-expanded={open === action}
              aria-label={t('day_of.of_session', { what: label, title })}
              leftSection={<Icon aria-hidden size="1.2rem" stroke={1.6} />}
              onClick={() => setOpen(open === action ? undefined : action)}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {Panel && (
        <Opened key={open}>
          <Panel session={session} onDone={() => setOpen(undefined)} />
        </Opened>
      )}
    </article>
  );
}

function Opened({ children }: { children: ReactNode }) {
  useFocusBack();
  return children;
}
