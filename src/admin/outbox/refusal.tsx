import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#entities/index.ts';
import type { Operation } from '#replica/protocol/operation.ts';
import { useOutboxEntries, useReplica } from '#replica/read.ts';
import { useReason } from './use-reason.ts';

interface Props {
  readonly kind: Kind;
  readonly ids: readonly string[];
  /** Says what failed, given why and what was refused. */
  readonly message: (message: string, refused: Operation) => string;
}

/** What the server refused of these rows, where they are edited; nothing when it refused nothing. */
export function Refusal({ kind, ids, message }: Props) {
  const { t } = useTranslation('admin');
  const reason = useReason();
  const { outbox } = useReplica();
  const refused = useOutboxEntries().filter(
    ({ operation, outcome }) =>
      outcome.status === 'refused' && operation.kind === kind && ids.includes(operation.id),
  );
  return refused.map(({ operation, outcome }) => (
    <Alert key={operation.op} color="red" role="alert" style={{ gridColumn: '1 / -1' }}>
      {outcome.status === 'refused' && message(reason(outcome.code, outcome.message), operation)}
      <Group gap="xs" mt="xs">
        <Button onClick={() => void outbox.retry(operation.op)}>{t('sync.retry')}</Button>
        <Button variant="default" onClick={() => void outbox.discard(operation.op)}>
          {t('sync.discard')}
        </Button>
      </Group>
    </Alert>
  ));
}
