import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { sameValue } from '#replica/content/change.ts';
import type { Fields, Operation } from '#replica/protocol/operation.ts';
import { useReplica, useRow } from '#replica/read.ts';
import { isRecord } from '#shared/record.ts';
import { sourceOf } from '../kinds/text-states.ts';
import { useOrigins } from '../kinds/use-origins.ts';
import { useMayWrite } from '../writing/use-may-write.ts';
import { useWrite } from '../writing/use-write.ts';
import {
  type Difference,
  differences,
  untouched,
  updateOf,
  withoutSecondSending,
} from './differences.ts';
import { usePartName, Versions } from './versions.tsx';

/**
 * The two versions of each field that two people changed, with what both began from; of a deletion
 * what somebody changed since its author saw the row.
 */
export function Conflict({ operation: made, row }: { operation: Operation; row: Fields | null }) {
  const { t } = useTranslation('admin');
  const present = useRow(made.kind, made.id);
  const operation = withoutSecondSending(made, present ? { ...present } : row);
  const isOut = operation !== made;
  const format = useFormat();
  const partName = usePartName(operation.kind);
  const write = useWrite();
  const mayWrite = useMayWrite();
  const { outbox } = useReplica();
  const deletes = operation.action === 'delete';
  // What nobody else has changed is sent whichever version is kept, as long as it may be.
  const free = untouched(operation, row);
  const origins = useOrigins();
  const rest = updateOf(operation, free, (field) => {
    const texts = row?.[field];
    return sourceOf(origins, operation.kind, operation.id, field, isRecord(texts) ? texts : {});
  });
  const sent = rest && mayWrite(rest) ? rest : undefined;
  const alone = sent ? free : [];
  const isAlone = ({ field, language }: Difference) =>
    alone.some((one) => one.field === field && one.language === language);
  // Of what two people made alike, only what differs is a question.
  const parts = differences(operation, row).filter(
    (part) => !isAlone(part) && (deletes || row === null || !sameValue(part.mine, part.theirs)),
  );
  const keepTheirs = async () => {
    if (!sent || (await write([sent], { done: '', quiet: true }))) {
      await outbox.discard(operation.op);
    }
  };
  return (
    <>
      {row === null && <p>{t('sync.gone')}</p>}
      {isOut && <p>{t('sync.sent_already')}</p>}
      {deletes && <p>{t(parts.length > 0 ? 'sync.changed_since' : 'sync.changed_along')}</p>}
      <Versions
        {...{ operation, row, parts }}
        versions={
          deletes
            ? [
                ['theirs', 'theirs'],
                ['seen', 'base'],
              ]
            : [
                ['mine', 'mine'],
                ['theirs', 'theirs'],
                ['base', 'base'],
              ]
        }
      />
      {alone.length > 0 && (
        <p>{t('sync.yours_alone', { fields: format.list(alone.map(partName)) })}</p>
      )}
      <Group gap="xs">
        {row !== null && !isOut && (
          <Button onClick={() => void outbox.retry(operation.op)}>
            {t(deletes ? 'sync.delete_anyway' : 'sync.keep_mine')}
          </Button>
        )}
        <Button variant="default" onClick={() => void keepTheirs()}>
          {t(row === null ? 'sync.discard' : 'sync.keep_theirs')}
        </Button>
      </Group>
    </>
  );
}
