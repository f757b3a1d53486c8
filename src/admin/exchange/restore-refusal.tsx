import { useTranslation } from 'react-i18next';
import { entities, type PlannedChange } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import type { Entity } from '#entities/kit/entity.ts';
import type { Archive } from '#exchange/archive/archive.ts';
import { type RefusedRow, refusedRow } from '#replica/protocol/restore.ts';
import type { Failure } from '#shared/failure.ts';
import { isolated } from '#shared/isolated.ts';
import { useFieldLabels, useIssueMessages, useKindLabels } from '../kinds/entity-labels.ts';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { useTargetTexts } from '../writing/working/use-target-texts.ts';
import classes from './exchange.module.css';

/** Why an archive was not restored: which of its rows the server would not take, and what is wrong with it. */
export function RestoreRefusal({ archive, failure }: { archive: Archive; failure: Failure }) {
  const { t } = useTranslation('admin-exchange');
  const failureMessage = useFailureMessage();
  const row = refusedRow(failure);
  return (
    <p role="alert" className={classes.wrong}>
      {row ? (
        <Row archive={archive} {...row} />
      ) : failure.code === 'conflict' ? (
        t('archive.conflict')
      ) : failure.code === 'offline' || failure.code === 'unavailable' ? (
        t('archive.failed')
      ) : (
        failureMessage(failure)
      )}
    </p>
  );
}

function Row({ archive, kind, id, reason }: { archive: Archive } & RefusedRow) {
  const { t } = useTranslation('admin-exchange');
  const kindLabel = useKindLabels();
  const fieldLabel = useFieldLabels();
  const issueMessage = useIssueMessages();
  const nameOf = useRowName();
  const textsOf = useTargetTexts();
  const row = archive.rows.find((one) => one.kind === kind && one.id === id)?.row ?? {};
  const wrong =
    reason === 'invalid'
      ? check(entities[kind] as unknown as Entity, row).map(({ field, code }) =>
          t('archive.field', { field: fieldLabel(kind, field), issue: issueMessage(code) }),
        )
      : [];
  // What was planned of a session is named by what of it was planned.
  const planned = kind === 'planned_change' && textsOf(row as unknown as PlannedChange).label;
  return (
    <>
      {t('archive.refused', {
        kind: kindLabel(kind, 'one'),
        name: isolated(nameOf(kind, id, row)),
      })}{' '}
      {planned && `${planned} · `}
      {wrong.length > 0 ? wrong.join(' ') : t(`archive.refused_because.${reason}`)}{' '}
      {t('archive.nothing_written')}
    </>
  );
}
