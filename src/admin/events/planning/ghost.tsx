import { IconAlertTriangle, IconBuildingMosque } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { useClashMessage } from '../use-clash-message.ts';
import { useHand } from './carried.ts';
import classes from './grid.module.css';
import { placeOf, type Scale, yOf } from './grid-scale.ts';
import { clashesOfSession, markOf } from './marks.ts';
import type { Plan } from './use-plan.ts';
import { usePlacingText, usePut } from './use-put.ts';
import { wouldBe } from './would-be.ts';

/** What the session that is carried would run into, and whether it may be put there. */
function useOutlook({ byId, places, around }: Plan) {
  const { carried, givenUp } = useHand();
  const { may } = usePut();
  return useMemo(() => {
    const session = byId.get(carried?.id ?? '');
    const to = carried?.to;
    if (!session || !carried) return { givenUp, session: undefined, to: undefined };
    const clashes = to ? clashesOfSession(wouldBe(session, to, places), around) : [];
    return { session, to, clashes, allowed: !to || may(carried.taken, to), by: carried.by };
  }, [carried, givenUp, byId, places, around, may]);
}

/** The outline of where a carried session would be put. */
export function Ghost({ plan, scale }: { plan: Plan; scale: Scale }) {
  const { to, clashes = [], allowed } = useOutlook(plan);
  const index = plan.columns.findIndex(({ day, hall }) => day === to?.day && hall === to.hall);
  if (!to || index < 0) return null;
  return (
    <div
      aria-hidden
      className={classes.ghost}
      data-mark={allowed ? markOf(clashes) : 'clash'}
      style={{
        ...placeOf(index, scale),
        insetBlockStart: scale.head + yOf(to.from, scale),
        blockSize: to.minutes * scale.perMinute,
      }}
    />
  );
}

/** More would hide the grid behind them. */
const mostSaid = 3;

/** Says where a carried session would be put, and what it would run into there. */
export function CarryingLine({ plan }: { plan: Plan }) {
  const { t } = useTranslation('admin-programme');
  const localize = useLocalize();
  const format = useFormat();
  const text = usePlacingText();
  const message = useClashMessage();
  const { session, to, clashes = [], allowed, by, givenUp } = useOutlook(plan);
  return (
    <div className={classes.carrying} data-shown={session ? true : undefined}>
      <div role="status">
        {givenUp && <span className="visually-hidden">{t('planning.given_up')}</span>}
        {session && (
          <>
            <p>
              <strong>{localize(session.event.title)}</strong>{' '}
              {to ? text(to) : t('planning.beside')}
            </p>
            {!allowed && <p className={classes.problem}>{t('planning.not_yours')}</p>}
            {clashes.slice(0, mostSaid).map((clash) => (
              <p key={message(clash)} className={classes.problem} data-what={clash.what}>
                {clash.what === 'prayer' ? (
                  <IconBuildingMosque aria-hidden />
                ) : (
                  <IconAlertTriangle aria-hidden />
                )}
                {message(clash)}
              </p>
            ))}
            {clashes.length > mostSaid && (
              <p className={classes.hint}>{`+ ${format.number(clashes.length - mostSaid)}`}</p>
            )}
          </>
        )}
      </div>
      {by === 'keyboard' && <p className={classes.hint}>{t('planning.keys_carrying')}</p>}
    </div>
  );
}
