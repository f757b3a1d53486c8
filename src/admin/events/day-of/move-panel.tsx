import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { useContent } from '#replica/read.ts';
import { isolated } from '#shared/isolated.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { changesTo, placingOf } from '../planning/placing.ts';
import classes from './day-of.module.css';
import { HallChoices } from './hall-choices.tsx';
import { useStep } from './last-step.ts';

/** Which hall a session is moved to, with the parts that are in its own. */
export function MovePanel({ session, onDone }: { session: Session; onDone: () => void }) {
  const { t } = useTranslation('admin-programme');
  const localize = useLocalize();
  const step = useStep();
  const events = useContent('event');
  const { event } = session;

  async function move(id: string, place: string) {
    const changes = changesTo(event, { ...placingOf(event), hall: id }, events.values());
    const done = t('day_of.moved', {
      title: isolated(localize(event.title)),
      place: isolated(place),
    });
    if (changes.length > 0) await step(changes, done);
    onDone();
  }

  return (
    <div className={classes.panel}>
      <HallChoices event={event} onChoose={(id, name) => void move(id, name)} />
    </div>
  );
}
