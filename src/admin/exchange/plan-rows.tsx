import { useTranslation } from 'react-i18next';
import { fieldsOf, type IssueCode, type Kind } from '#entities/index.ts';
import type { RowIssue } from '#exchange/table/plan-row.ts';
import type { PlannedRow } from '#exchange/table/plan-table.ts';
import { useFormat } from '#i18n/format.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { isolated } from '#shared/isolated.ts';
import { isLanguage } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';
import { useGradual } from '#ui/use-gradual.ts';
import classes from './exchange.module.css';
import { usePartName } from './use-part-name.ts';

/**
 * The dry run row by row; those that are wrong come first. A row that changes says in what: a file that was
 * made yesterday also takes back what somebody has written since.
 */
export function PlanRows({ kind, rows }: { kind: Kind; rows: readonly PlannedRow[] }) {
  const { t } = useTranslation('admin-exchange');
  const issueMessage = useRowIssueMessage(kind);
  const changed = useChangedFields(kind);
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
        {ordered.slice(0, shown).map(({ number, name, state, change, issues }) => (
          <tr key={number} data-state={state}>
            <td data-label={t('import.row')}>{number}</td>
            <td dir="auto">{name}</td>
            <td>
              {state === 'changed' && change
                ? t('import.changes', { fields: changed(change) })
                : t(`state.${state}`)}
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

/** A function that names the fields that a change gives other values, texts language by language. */
function useChangedFields(kind: Kind): (change: ContentChange) => string {
  const format = useFormat();
  const partName = usePartName(kind);
  return ({ set }) =>
    format.list(
      Object.entries(set ?? {}).flatMap(([field, value]) => {
        const texts = fieldsOf(kind)[field]?.type === 'localized' && isRecord(value) ? value : {};
        const written = Object.keys(texts).filter(isLanguage);
        if (written.length === 0) return [partName(field)];
        return written.map((language) => partName(field, language));
      }),
    );
}

/** What is told of a row, in words: the field and its language, the reason, what the cell says. */
function useRowIssueMessage(kind: Kind): (issue: RowIssue) => string {
  const { t, i18n } = useTranslation(['admin-exchange', 'fields']);
  const partName = usePartName(kind);
  return ({ code, field, language, detail = '' }) => {
    const said = detail && isolated(shortened(detail));
    const own = i18n.exists(`admin-exchange:issue.${code}`);
    const reason = own
      ? t(`admin-exchange:issue.${code as 'html'}`, { detail: said })
      : t(`fields:issues.${code as IssueCode}`);
    const whole =
      own || !said ? reason : t('admin-exchange:issue_quoted', { reason, detail: said });
    if (!field) return whole;
    return t('admin-exchange:issue_of', { field: partName(field, language), reason: whole });
  };
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
