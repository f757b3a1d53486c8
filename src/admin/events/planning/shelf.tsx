import { Button } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { timeRange } from '#features/programme/index.ts';
import { useFormat } from '#i18n/format.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import classes from './planning.module.css';
import { useDropTarget, useHandles } from './use-dragging.ts';
import type { Plan } from './use-plan.ts';
import { usePut } from './use-put.ts';

/** As many as are shown until more are asked for. */
const page = 30;

interface Props {
  readonly plan: Plan;
  readonly open: (id: string) => void;
  readonly picking: RefObject<(id: string) => void>;
}

/** What has no place in the grid yet; a session that is dropped here leaves its hall. */
export function Shelf({ plan: { shelf, narrow }, open, picking }: Props) {
  const { t } = useTranslation('admin-programme');
  const place = useRef<HTMLDetailsElement>(null);
  const [most, setMost] = useState(page);
  const { mayMove } = usePut();
  useDropTarget(place, 'shelf');
  useHandles(place);
  return (
    <details ref={place} className={classes.shelf} open={!narrow && shelf.length > 0}>
      <summary>{t('planning.shelf', { count: shelf.length })}</summary>
      {shelf.length === 0 && <p>{t('planning.shelf_empty')}</p>}
      <ul>
        {shelf.slice(0, most).map((session) => (
          <Waiting
            key={session.event.id}
            session={session}
            movable={mayMove(session.event)}
            open={open}
            picking={picking}
          />
        ))}
      </ul>
      {shelf.length > most && (
        <Button variant="default" onClick={() => setMost(most + page)}>
          {t('planning.shelf_more', { count: shelf.length - most })}
        </Button>
      )}
    </details>
  );
}

interface WaitingProps extends Pick<Props, 'open' | 'picking'> {
  readonly session: Session;
  readonly movable: boolean;
}

function Waiting({ session, movable, open, picking }: WaitingProps) {
  const { t } = useTranslation('admin-programme');
  const format = useFormat();
  const { event } = session;
  return (
    <li data-session={event.id} data-movable={movable || undefined} data-type={event.type}>
      <button
        type="button"
        onClick={() => open(event.id)}
        onKeyDown={(pressed) => {
          if (pressed.key !== ' ' || !movable) return;
          pressed.preventDefault();
          picking.current(event.id);
        }}
        onKeyUp={(released) => {
          // Some browsers press a button only as Space is let go.
          if (released.key === ' ') released.preventDefault();
        }}
      >
        <strong>
          <LocalizedText value={event.title} unmarked />
        </strong>
        <small>
          {`${format.shortDay(event.date)} · `}
          {timeRange(session, format)}
          {!event.published && ` · ${t('day_of.draft')}`}
        </small>
      </button>
    </li>
  );
}
