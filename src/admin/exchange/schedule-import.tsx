import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Kind, kinds } from '#entities/index.ts';
import { type ImportPreview, mostOperations, previewImport } from '#exchange/plan.ts';
import type { Unreadable } from '#exchange/read-schedule.ts';
import { useFormat } from '#i18n/format.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useReplica } from '#replica/read.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import classes from './exchange.module.css';
import { FileButton } from './file-button.tsx';
import { ReadingLine } from './reading-line.tsx';
import { ScheduleNotices } from './schedule-notices.tsx';
import { useFileReader } from './use-file-reader.ts';
import { useTakeIn } from './use-take-in.ts';

type Outcome =
  | { readonly file: string; readonly plan: ImportPreview }
  | { readonly file: string; readonly unreadable: Unreadable['code'] };

/** A schedule of another program into the edition: chosen, a dry run, then all at once. */
export function ScheduleImport() {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  const { state } = useReplica();
  const { done, takeIn, takeBack, forget } = useTakeIn();
  const [outcome, setOutcome] = useState<Outcome>();
  const { reading, read, stop } = useFileReader('schedule');

  async function choose(file: File): Promise<void> {
    forget();
    setOutcome(undefined);
    const made = await read(file);
    if (!made) return;
    if (!made.ok) {
      setOutcome({ file: file.name, unreadable: made.reason.code });
      return;
    }
    const { edition, content } = state.getState();
    const held = content as unknown as Record<Kind, ReadonlyMap<string, Fields>>;
    const rows = new Map(kinds.map((kind) => [kind, held[kind]]));
    setOutcome({
      file: file.name,
      plan: await previewImport(made.source, edition ?? 1, rows),
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
      {outcome && 'unreadable' in outcome && (
        <p role="alert" className={classes.wrong}>
          {t(`schedule.${outcome.unreadable}`)}
        </p>
      )}
      {plan && !done && (
        <>
          <h3>{t('import.dry_run')}</h3>
          <p>{t('schedule.dry_run_text')}</p>
          <Counts plan={plan} />
          {count > mostOperations && (
            <p role="alert" className={classes.wrong}>
              {t('schedule.too_many', { most: format.number(mostOperations) })}
            </p>
          )}
          <div className={classes.buttons}>
            <Button
              disabled={count === 0 || count > mostOperations}
              onClick={() =>
                void takeIn(
                  plan.operations,
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
          <ScheduleNotices notices={plan.notices} />
        </>
      )}
      {done && (
        <div className={classes.buttons} role="status">
          <strong>{t('import.done')}</strong>
          <Button
            variant="default"
            onClick={() =>
              void takeBack(t('import.undone')).then(() => {
                setOutcome(undefined);
              })
            }
          >
            {t('import.undo')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** How much is new, changed and unchanged of each kind, and what the file no longer has. */
function Counts({ plan }: { plan: ImportPreview }) {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  const kindLabel = useKindLabels();
  const gone = plan.notices.filter(({ code }) => code === 'not_in_file').length;
  return (
    <table className={classes.rows}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('state.new')}</th>
          <th scope="col">{t('state.changed')}</th>
          <th scope="col">{t('state.same')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(plan.counts).map(([kind, count]) => (
          <tr key={kind} data-kind={kind}>
            <th scope="row">{kindLabel(kind as Kind, 'many')}</th>
            <td>{format.number(count.new)}</td>
            <td>{format.number(count.changed)}</td>
            <td>{format.number(count.unchanged)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('state.gone')}</th>
          <td colSpan={3}>{format.number(gone)}</td>
        </tr>
      </tbody>
    </table>
  );
}
