import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#entities/index.ts';
import type { PlannedRow, TablePlan } from '#exchange/table/plan-table.ts';
import { mostRows } from '#exchange/table/sheet.ts';
import { useFormat } from '#i18n/format.ts';
import { isolated } from '#shared/isolated.ts';
import { useFieldLabels } from '../kinds/entity-labels.ts';
import { ColumnChooser } from './column-chooser.tsx';
import classes from './exchange.module.css';
import { FileButton } from './file-button.tsx';
import { PlanRows } from './plan-rows.tsx';
import { ReadingLine } from './reading-line.tsx';
import { TakenIn, useUndoneWords } from './taken-in.tsx';
import { useTableImport } from './use-table-import.ts';
import { useTakeIn } from './use-take-in.ts';

/** A file into a list: chosen, its columns matched, a dry run, then all at once or not at all. */
export function TableImport({ kind }: { kind: Kind }) {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  const { done, turnedDown, takeIn, takeBack, forget } = useTakeIn();
  const { reading, stop, chosen, columns, trouble, plan, choose, setColumn, restart } =
    useTableImport(kind, done);
  const undone = useUndoneWords();
  return (
    <section className={classes.section} aria-labelledby="import">
      <h2 id="import">{t('import.title')}</h2>
      <p>{t('import.text')}</p>
      <div className={classes.buttons}>
        <FileButton
          label={t('import.choose')}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onFile={(file) => {
            forget();
            void choose(file);
          }}
        />
        {chosen && <span dir="auto">{chosen.name}</span>}
      </div>
      <ReadingLine file={reading} onCancel={stop} />
      {trouble && (
        <p role="alert" className={classes.wrong}>
          {t(`trouble.${trouble.trouble}`, {
            most: format.number(mostRows),
            line: format.number(trouble.line ?? 1),
          })}
        </p>
      )}
      {chosen && !done && (
        <>
          {chosen.sheet.among && (
            <p>
              {t('import.sheet', {
                name: isolated(chosen.sheet.among.name),
                others: format.list(chosen.sheet.among.others.map(isolated)),
              })}
            </p>
          )}
          <h3>{t('import.columns')}</h3>
          <p>{t('import.columns_text')}</p>
          <ColumnChooser
            kind={kind}
            headers={chosen.sheet.headers}
            columns={columns}
            onChange={setColumn}
          />
          {plan ? (
            <DryRun
              kind={kind}
              plan={plan}
              onApply={(rows) =>
                void takeIn(
                  rows.flatMap(({ change }) => change ?? []),
                  t('import.applied', { number: format.number(rows.length) }),
                )
              }
              onCancel={restart}
            />
          ) : (
            <p role="status">{t('import.reading')}</p>
          )}
        </>
      )}
      {done && (
        <TakenIn turnedDown={turnedDown} onUndo={() => void takeBack(undone).then(restart)} />
      )}
    </section>
  );
}

interface DryRunProps {
  readonly kind: Kind;
  readonly plan: TablePlan;
  readonly onApply: (rows: readonly PlannedRow[]) => void;
  readonly onCancel: () => void;
}

function DryRun({ kind, plan, onApply, onCancel }: DryRunProps) {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  const label = useFieldLabels();
  const { rows, missing, headerRepeated } = plan;
  const count = (state: PlannedRow['state']) => rows.filter((row) => row.state === state).length;
  const good = rows.filter(({ change }) => change);
  const wrong = count('wrong');
  return (
    <>
      <h3>{t('import.dry_run')}</h3>
      <p>{t('import.dry_run_text')}</p>
      {headerRepeated && <p>{t('import.header_repeated')}</p>}
      {missing.length > 0 && (
        <p className={classes.wrong}>
          {t('import.missing', {
            fields: format.list(missing.map((field) => label(kind, field))),
          })}
        </p>
      )}
      <ul className={classes.counts}>
        {(['new', 'changed', 'same', 'wrong'] as const).map((state) => (
          <li key={state} data-state={count(state) > 0 ? state : undefined}>
            {t('import.count', { what: t(`state.${state}`), number: format.number(count(state)) })}
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        {wrong === 0 ? (
          <Button disabled={good.length === 0} onClick={() => onApply(good)}>
            {t('import.apply', { number: format.number(good.length) })}
          </Button>
        ) : (
          <Button
            color="red"
            variant="light"
            disabled={good.length === 0}
            onClick={() => onApply(good)}
          >
            {t('import.apply_good', {
              number: format.number(good.length),
              wrong: format.number(wrong),
            })}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {t('import.cancel')}
        </Button>
      </div>
      <PlanRows kind={kind} rows={rows} />
    </>
  );
}
