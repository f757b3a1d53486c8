import { useTranslation } from 'react-i18next';
import type { Kind } from '#entities/index.ts';
import type { ImportPreview } from '#exchange/plan.ts';
import { summaryOf } from '#exchange/summary.ts';
import { useFormat } from '#i18n/format.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import classes from './exchange.module.css';

/** What matters first: whether the file is whole, what would change, and how much is not taken. */
export function ScheduleSummary({ plan }: { plan: ImportPreview }) {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  const { cutAt, damaged, made, changed, gone, leftOut } = summaryOf(plan);
  return (
    <p className={classes.summary} role="status">
      {cutAt === undefined && damaged === 0 ? (
        t('schedule.whole')
      ) : (
        <strong className={classes.wrong}>
          {cutAt === undefined
            ? t('schedule.damaged', { number: format.number(damaged) })
            : t('schedule.cut', { line: format.number(cutAt) })}
        </strong>
      )}{' '}
      {t('schedule.summary', {
        made: format.number(made),
        changed: format.number(changed),
        gone: format.number(gone),
        omitted: format.number(leftOut),
      })}
    </p>
  );
}

/** How much is new, changed and unchanged of each kind, and what the file no longer has. */
export function ScheduleCounts({ plan }: { plan: ImportPreview }) {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  const kindLabel = useKindLabels();
  return (
    <table className={`${classes.rows} ${classes.tally}`}>
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
            <td data-label={t('state.new')}>{format.number(count.new)}</td>
            <td data-label={t('state.changed')}>{format.number(count.changed)}</td>
            <td data-label={t('state.same')}>{format.number(count.unchanged)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('state.gone')}</th>
          <td colSpan={3}>{format.number(summaryOf(plan).gone)}</td>
        </tr>
      </tbody>
    </table>
  );
}
