import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Kind, kinds } from '#entities/index.ts';
import type { HeldRows } from '#exchange/known-ids.ts';
import { type ImportPreview, mostOperations, previewImport, publishNew } from '#exchange/plan.ts';
import type { Unreadable } from '#exchange/read-schedule.ts';

import { useFormat } from '#i18n/format.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useReplica } from '#replica/read.ts';
import classes from './exchange.module.css';
import { FileButton } from './file-button.tsx';
import { ReadingLine } from './reading-line.tsx';
import { agrees, noAgreement, ScheduleAgreement } from './schedule-agreement.tsx';
import { ScheduleCounts, ScheduleSummary } from './schedule-counts.tsx';
import { ScheduleNotices } from './schedule-notices.tsx';
import { ScheduleReaders } from './schedule-readers.tsx';
import { TakenIn, useUndoneWords } from './taken-in.tsx';
import { UnreadableFile } from './unreadable-file.tsx';
import { useFileReader } from './use-file-reader.ts';
import { useTakeIn } from './use-take-in.ts';

type Outcome =
  | { readonly file: string; readonly plan: ImportPreview; readonly held: HeldRows }
  | { readonly file: string; readonly unreadable: Unreadable };

/** A schedule of another program into the edition: chosen, a dry run, then all at once. */
export function ScheduleImport() {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  const { state } = useReplica();
  const { done, turnedDown, takeIn, takeBack, forget } = useTakeIn();
  const undone = useUndoneWords();
  const [outcome, setOutcome] = useState<Outcome>();
  const [agreement, setAgreement] = useState(noAgreement);
  const { reading, read, stop } = useFileReader('schedule');

  async function choose(file: File): Promise<void> {
    forget();
    setOutcome(undefined);
    setAgreement(noAgreement);
    const made = await read(file);
    if (!made) return;
    if (!made.ok) {
      setOutcome({ file: file.name, unreadable: made.reason });
      return;
    }
    const { edition, content } = state.getState();
    const held = content as unknown as Record<Kind, ReadonlyMap<string, Fields>>;
    const rows: HeldRows = new Map(kinds.map((kind) => [kind, held[kind]]));
    setOutcome({
      file: file.name,
      plan: await previewImport(made.source, edition ?? 1, rows),
      held: rows,
    });
  }

  const plan = outcome && 'plan' in outcome ? outcome.plan : undefined;
  const count = plan?.operations.length ?? 0;
  return (
    <section className={classes.section} aria-labelledby="schedule">
      <h2 id="schedule">{t('schedule.title')}</h2>
      <p>{t('schedule.text')}</p>
      <div className={classes.buttons}>
        <FileButton
          label={t('schedule.choose')}
          accept=".xml,.json,.ics,text/xml,application/json,text/calendar"
          onFile={(file) => void choose(file)}
        />
        {outcome && <span dir="auto">{outcome.file}</span>}
      </div>
      <ReadingLine file={reading} onCancel={stop} />
      {outcome && 'unreadable' in outcome && <UnreadableFile reason={outcome.unreadable} />}
      {plan && !done && (
        <>
          <h3>{t('import.dry_run')}</h3>
          <ScheduleSummary plan={plan} />
          <p>{t('import.dry_run_text')}</p>
          <ScheduleCounts plan={plan} />
          <ScheduleAgreement notices={plan.notices} value={agreement} onChange={setAgreement} />
          {count > mostOperations && (
            <p role="alert" className={classes.wrong}>
              {t('schedule.too_many', { most: format.number(mostOperations) })}
            </p>
          )}
          <div className={classes.buttons}>
            <Button
              disabled={count === 0 || count > mostOperations || !agrees(agreement, plan.notices)}
              onClick={() =>
                void takeIn(
                  agreement.publish ? publishNew(plan.operations) : plan.operations,
                  t('schedule.applied', { number: format.number(count) }),
                )
              }
            >
              {t('schedule.apply', { number: format.number(count) })}
            </Button>
            <Button variant="default" onClick={() => setOutcome(undefined)}>
              {t('import.cancel')}
            </Button>
          </div>
          {outcome && 'held' in outcome && (
            <ScheduleReaders plan={plan} held={outcome.held} publish={agreement.publish} />
          )}
          <ScheduleNotices notices={plan.notices} />
        </>
      )}
      {done && (
        <TakenIn
          turnedDown={turnedDown}
          onUndo={() => void takeBack(undone).then(() => setOutcome(undefined))}
        />
      )}
    </section>
  );
}
