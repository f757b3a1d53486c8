import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Programme, type Session, useProgramme } from '#domain/programme.ts';
import {
  Forget,
  Receive,
  RefusedList,
  Reminder,
  readIncoming,
  ShareView,
  TakeAlong,
} from '#features/favourites/index.ts';
import { FollowMine } from '#features/follow/index.ts';
import { ProgrammeTabs } from '#features/programme/index.ts';
import { PageTitle } from '#features/site/index.ts';
import { useNow } from '#shared/use-now.ts';
import { Page } from '#ui/page.tsx';
import { useFromFragment } from '#ui/use-from-fragment.ts';
import { useFavouriteStatus, useFavourites, useFavouritesReady } from '#visitor/favourites/read.ts';
import { Changes } from './changes.tsx';
import { DayPlanView } from './day-plan.tsx';
import { Khatams } from './khatams.tsx';
import classes from './my-program-screen.module.css';
import { None } from './none.tsx';
import { Others } from './others.tsx';
import { planOf } from './plan.ts';
import { SharedProgramme } from './shared-programme.tsx';
import { TakeOut } from './take-out.tsx';

/** The visitor's own programme, what can be done with it, and what a link brings to it. */
export function MyProgramScreen() {
  const [incoming, leave] = useFromFragment(readIncoming);
  if (incoming?.kind === 'share') {
    return <SharedProgramme key={incoming.code} code={incoming.code} onLeave={leave} />;
  }
  return <Own secret={incoming?.key} onReceived={leave} />;
}

function Own({ secret, onReceived }: { secret: string | undefined; onReceived: () => void }) {
  const { t } = useTranslation('favourites');
  const programme = useProgramme();
  const ids = useFavourites('event');
  const { waiting } = useFavouriteStatus();
  const sessions = useMemo(
    () => programme.sessions.filter(({ event }) => ids.has(event.id)),
    [programme, ids],
  );
  return (
    <Page
      low
      title={t('title')}
      lead={sessions.length > 0 && t('lead', { count: sessions.length })}
    >
      <PageTitle page={t('title')} description={t('description')} />
      <ProgrammeTabs />
      {secret !== undefined && <Receive key={secret} secret={secret} onDone={onReceived} />}
      <RefusedList />
      <Changes />
      {waiting > 0 && <p className={classes.waiting}>{t('waiting', { count: waiting })}</p>}
      <Days programme={programme} sessions={sessions} chosen={ids.size} />
      <Others />
      <div className={classes.panels}>
        <TakeAlong />
        <FollowMine />
        <TakeOut sessions={sessions} />
        <ShareView />
        <Reminder />
        <Forget />
      </div>
    </Page>
  );
}

function Days({
  programme,
  sessions,
  chosen,
}: {
  programme: Programme;
  sessions: readonly Session[];
  /** How many sessions are favourites, of whichever edition. */
  chosen: number;
}) {
  const ready = useFavouritesReady();
  const at = useNow();
  const plans = useMemo(() => planOf(sessions), [sessions]);
  if (plans.length === 0) {
    return ready && <None chosen={chosen} />;
  }
  return (
    <>
      {plans.map((plan) => (
        <DayPlanView key={plan.day} plan={plan} at={at} />
      ))}
      <Khatams programme={programme} plans={plans} at={at} />
    </>
  );
}
