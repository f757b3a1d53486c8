import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import classes from './day-of.module.css';
import type { Hall } from './halls.ts';
import { SessionCard } from './session-card.tsx';

/** One hall: what is on, what is next, and folded away the rest of its day. */
export function HallCard({ hall, name }: { hall: Hall; name: string }) {
  const { t } = useTranslation('admin-programme');
  const { on, next, later, over } = hall;
  return (
    <li className={classes.hall} aria-label={name}>
      <h2>{name}</h2>
      <Part title={t('day_of.now')} nothing={t('day_of.nothing_now')} sessions={on} />
      <Part title={t('day_of.next')} nothing={t('day_of.nothing_next')} sessions={next} />
      <Folded title={t('day_of.later', { count: later.length })} sessions={later} />
      <Folded title={t('day_of.over', { count: over.length })} sessions={over} />
    </li>
  );
}

function Part(props: { title: string; nothing: string; sessions: readonly Session[] }) {
  const { title, nothing, sessions } = props;
  if (sessions.length === 0) return <p className={classes.none}>{nothing}</p>;
  return (
    <>
      <h3>{title}</h3>
      <Cards sessions={sessions} />
    </>
  );
}

function Folded({ title, sessions }: { title: string; sessions: readonly Session[] }) {
  if (sessions.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <Cards sessions={sessions} />
    </details>
  );
}

function Cards({ sessions }: { sessions: readonly Session[] }) {
  return sessions.map((session) => <SessionCard key={session.event.id} session={session} />);
}
