import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { runsHall, writes } from '#domain/rights.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useLooseForm } from '../../forms/use-loose-form.ts';
import { Reserved } from '../../kinds/reserved.tsx';
import { useRights } from '../../kinds/use-rights.ts';
import { AnnouncePanel } from '../day-of/announce-panel.tsx';
import { HallChoices } from '../day-of/hall-choices.tsx';
import { useClashMessage } from '../use-clash-message.ts';
import { WhenInput } from '../when-input.tsx';
import { clashesOfSession } from './marks.ts';
import { placingOf } from './placing.ts';
import classes from './planning.module.css';
import { isWhole, type TypedTimes, timesWith, typedTime } from './typed-times.ts';
import type { Plan } from './use-plan.ts';
import { usePlacingText, usePut } from './use-put.ts';
import { wouldBe } from './would-be.ts';

interface Props {
  readonly session: Session;
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** A session by itself: what it runs into, and another time and hall for it, the most useful halls first. */
export function SessionPanel({ session, plan, onClose }: Props) {
  const { t } = useTranslation('admin-programme');
  const rights = useRights();
  const text = usePlacingText();
  const message = useClashMessage();
  const { put, take } = usePut();
  const { event } = session;
  const [typed, setTyped] = useState<TypedTimes>();
  const times = timesWith(typed, event);
  const [announcing, setAnnouncing] = useState(false);
  const form = useLooseForm('event', event.id, {
    values: times,
    issues: [],
    set: (name, value) => setTyped((before) => typedTime(before, event, [name, value])),
  });
  const whole = isWhole(times);
  const at = placingOf(whole ? { ...times, location_id: event.location_id } : event);
  const moved = whole && JSON.stringify(at) !== JSON.stringify(placingOf(event));
  const there = wouldBe(session, at, plan.places);
  const clashes = clashesOfSession(there, plan.around);

  function choose(hall: string | null) {
    void put(take(event), { ...at, hall }).then(onClose);
  }

  return (
    <Dialog onClose={onClose} size="lg" title={<LocalizedText value={event.title} />}>
      <div className={classes.panel}>
        <p>{text(at)}</p>
        {clashes.length > 0 && (
          <Alert color="gold" title={t('clash.title')}>
            <ul className={classes.clashes}>
              {clashes.map((clash) => (
                <li key={message(clash)}>{message(clash)}</li>
              ))}
            </ul>
          </Alert>
        )}
        {runsHall(rights, event.location_id) && (
          <>
            <Reserved open={writes(rights, 'event')}>
              <WhenInput form={form} />
            </Reserved>
            {moved && event.location_id && (
              <Button onClick={() => choose(event.location_id)}>{t('planning.same_hall')}</Button>
            )}
            <h2>{t('planning.where')}</h2>
            <HallChoices event={there.event} onChoose={choose} />
            {event.location_id && writes(rights, 'event') && (
              <Button variant="default" onClick={() => choose(null)}>
                {t('planning.to_shelf')}
              </Button>
            )}
            {event.published && <p className={classes.lead}>{t('planning.followers')}</p>}
          </>
        )}
        <div className={classes.actions}>
          <Button
            component={PlaceLink}
            to="admin_events"
            search={{ id: event.id }}
            variant="default"
          >
            {t('planning.open_form')}
          </Button>
          {writes(rights, 'announcement') && (
            <Button
              variant="default"
              aria-expanded={announcing}
              onClick={() => setAnnouncing(!announcing)}
            >
              {t('day_of.announce')}
            </Button>
          )}
        </div>
        {announcing && <AnnouncePanel session={session} />}
      </div>
    </Dialog>
  );
}
