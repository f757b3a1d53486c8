import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { changeBetween } from '#replica/content/change.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { intoHall } from '../planning/placing.ts';
import classes from './day-of.module.css';
import { HallChoices } from './hall-choices.tsx';
import { useStep } from './last-step.ts';

/** Which hall a session is moved to. */
export function MovePanel({ session, onDone }: { session: Session; onDone: () => void }) {
  const { t } = useTranslation('admin-programme');
  const localize = useLocalize();
  const step = useStep();
  const { event } = session;

  async function move(id: string, place: string) {
    const change = changeBetween('event', event.id, { ...event }, intoHall(id));
    if (change) await step([change], t('day_of.moved', { title: localize(event.title), place }));
    onDone();
  }

  return (
    <div className={classes.panel}>
      <HallChoices event={event} onChoose={(id, name) => void move(id, name)} />
    </div>
  );
}
