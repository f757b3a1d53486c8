import { Badge, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { timeBeside } from '#domain/moments.ts';
import { isKind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { isTurnedDown, type OutboxEntry } from '#replica/protocol/operation.ts';
import { useReplica } from '#replica/read.ts';
import { useNow } from '#shared/use-now.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { Conflict } from './conflict.tsx';
import { said } from './differences.ts';
import classes from './outbox.module.css';
import { useReason } from './use-reason.ts';
import { useSaidOf } from './use-said-of.ts';
import { Versions } from './versions.tsx';

const colors = { waiting: 'gold', applied: 'house', conflict: 'red', refused: 'red' } as const;

/** One change of this device: what it is, where it stands, why it was turned down, what to do. */
export function OutboxItem({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const now = useNow();
  const kind = useKindLabels();
  const nameOf = useRowName();
  const reason = useReason();
  const { outbox } = useReplica();
  const { operation, outcome } = entry;
  const saidOf = useSaidOf(entry);
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        {/* What is deleted is on show no more, and called as it was. */}
        <strong>{nameOf(operation.kind, operation.id, saidOf)}</strong>
        <Badge color={colors[outcome.status]} variant="light">
          {t(`sync.status.${outcome.status}`)}
        </Badge>
      </div>
      <small>
        {[
          kind(operation.kind, 'one'),
          t(`sync.action.${operation.action}`),
          timeBeside(operation.at, now, format),
        ].join(' · ')}
      </small>
      {outcome.status === 'refused' && (
        <p>{t('sync.reason', { reason: reason(outcome.code, outcome.message) })}</p>
      )}
      {/* It is on show no more: here it is read, and copied, before it is given up. */}
      {outcome.status === 'refused' && isKind(operation.kind) && (
        <Versions
          {...{ operation, row: null, parts: said(operation) }}
          versions={[['mine', 'mine']]}
        />
      )}
      {outcome.status === 'conflict' && isKind(operation.kind) ? (
        <Conflict operation={operation} row={outcome.row} />
      ) : (
        isTurnedDown(entry) && (
          <Group gap="xs">
            <Button onClick={() => void outbox.retry(operation.op)}>{t('sync.retry')}</Button>
            <Button variant="default" onClick={() => void outbox.discard(operation.op)}>
              {t('sync.discard')}
            </Button>
          </Group>
        )
      )}
    </li>
  );
}
