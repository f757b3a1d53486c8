import { useTranslation } from 'react-i18next';
import type { IssueCode, Kind } from '#entities/index.ts';
import type { RowIssue } from '#exchange/table/plan-row.ts';
import type { PlannedRow } from '#exchange/table/plan-table.ts';
import { useFormat } from '#i18n/format.ts';
import { isolated } from '#shared/isolated.ts';
import { useGradual } from '#ui/use-gradual.ts';
import { useFieldLabels } from '../kinds/entity-labels.ts';
import classes from './exchange.module.css';

/** The dry run row by row; those that are wrong come first. */
export function PlanRows({ kind, rows }: { kind: Kind; rows: readonly PlannedRow[] }) {
  const { t } = useTranslation('admin-exchange');
  const issueMessage = useRowIssueMessage(kind);
  const rank = ({ state, issues }: PlannedRow) =>
    state === 'wrong' ? 0 : issues.length > 0 ? 1 : state === 'same' ? 3 : 2;
  const ordered = [...rows].sort((a, b) => rank(a) - rank(b) || a.number - b.number);
  const { shown, endRef } = useGradual(ordered, { first: 40, step: 100, eager: 200 });
  return (
    <table className={classes.rows}>
      <thead>
        <tr>
          <th scope="col">{t('import.row')}</th>
          <th scope="col">{t('import.name')}</th>
          <th scope="col">{t('import.what')}</th>
        </tr>
      </thead>
      <tbody>
        {ordered.slice(0, shown).map(({ number, name, state, issues }) => (
          <tr key={number} data-state={state}>
            <td data-label={t('import.row')}>{number}</td>
            <td dir="auto">{name}</td>
            <td>
              {t(`state.${state}`)}
              {issues.length > 0 && (
                <ul>
                  {issues.map((issue, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they were found
                    <li key={index} className={issue.error ? classes.wrong : undefined}>
                      {issueMessage(issue)}
                    </li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
        <tr ref={endRef} aria-hidden />
      </tbody>
    </table>
  );
}

/** What is told of a row, in words: the field and its language, the reason, what the cell says. */
function useRowIssueMessage(kind: Kind): (issue: RowIssue) => string {
  const { t, i18n } = useTranslation(['admin-exchange', 'fields']);
  const format = useFormat();
  const label = useFieldLabels();
  return ({ code, field, language, detail = '' }) => {
    const said = detail && isolated(shortened(detail));
    const own = i18n.exists(`admin-exchange:issue.${code}`);
    const reason = own
      ? t(`admin-exchange:issue.${code as 'html'}`, { detail: said })
      : t(`fields:issues.${code as IssueCode}`);
    const whole =
      own || !said ? reason : t('admin-exchange:issue_quoted', { reason, detail: said });
    if (!field) return whole;
    const name = language
      ? `${label(kind, field)} (${format.language(language)})`
      : label(kind, field);
    return t('admin-exchange:issue_of', { field: name, reason: whole });
  };
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
