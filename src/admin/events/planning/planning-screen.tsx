import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runsHall } from '#domain/rights.ts';
import { BackLink } from '#ui/back-link.tsx';
import { isShortcut } from '#ui/shortcut.ts';
import { useKindLabels } from '../../kinds/entity-labels.ts';
import { useRights } from '../../kinds/use-rights.ts';
import { useLastStep } from '../day-of/last-step.ts';
import { LastStep } from '../day-of/last-step-line.tsx';
import { CarryingLine } from './ghost.tsx';
import { Grid } from './grid.tsx';
import { PaperDays } from './paper-days.tsx';
import { PlanTools } from './plan-tools.tsx';
import classes from './planning.module.css';
import { SessionPanel } from './session-panel.tsx';
import { Shelf } from './shelf.tsx';
import { usePlan } from './use-plan.ts';

/** The planning grid: halls by time, where sessions are put by pointer, finger and keyboard. */
export function PlanningScreen() {
  const { t } = useTranslation(['admin-programme', 'admin']);
  const kinds = useKindLabels();
  const plan = usePlan();
  const rights = useRights();
  const last = useLastStep();
  const [opened, setOpened] = useState<string>();
  const picking = useRef<(id: string) => void>(() => {});
  const moves = plan.halls.some(({ id }) => runsHall(rights, id));
  const session = plan.byId.get(opened ?? '');

  function onKeyDown(pressed: KeyboardEvent) {
    if (!isShortcut('z', pressed)) return;
    // What is being typed has an undo of its own.
    if (pressed.target instanceof HTMLInputElement || !last) return;
    pressed.preventDefault();
    last.undo();
  }

  return (
    <section className={classes.screen} aria-labelledby="planning-title" onKeyDown={onKeyDown}>
      <title>{`${t('planning.title')} - ${t('admin:title')}`}</title>
      <header className={classes.top}>
        <BackLink to="admin_events">{kinds('event', 'many')}</BackLink>
        <h1 id="planning-title">{t('planning.title')}</h1>
      </header>
      <PlanTools plan={plan} />
      <LastStep />
      <div className={classes.plan} data-shelf={plan.shelf.length > 0 || undefined}>
        <Shelf plan={plan} open={setOpened} picking={picking} />
        <div className={classes.frame}>
          <Grid plan={plan} open={setOpened} picking={picking} />
          <CarryingLine plan={plan} />
        </div>
      </div>
      <PaperDays plan={plan} />
      <p id="planning-keys" className={classes.lead}>
        {t(moves ? (plan.narrow ? 'planning.lead_narrow' : 'planning.lead') : 'planning.reads')}
      </p>
      {session && (
        <SessionPanel
          key={session.event.id}
          session={session}
          plan={plan}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
