import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { sameValue } from '#replica/content/change.ts';
import type { Fields, Operation } from '#replica/protocol/operation.ts';
import { useReplica } from '#replica/read.ts';
import { directionOf, type Language } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';
import { useFieldLabels } from '../kinds/entity-labels.ts';
import { sourceOf } from '../kinds/text-states.ts';
import { useOrigins } from '../kinds/use-origins.ts';
import { useMayWrite } from '../writing/use-may-write.ts';
import { useWrite } from '../writing/use-write.ts';
import { VersionValue } from '../writing/working/version-value.tsx';
import { type Difference, differences, untouched, updateOf } from './differences.ts';
import classes from './outbox.module.css';

/**
 * The two versions of each field that two people changed, with what both began from; of a deletion
 * what somebody changed since its author saw the row.
 */
export function Conflict({ operation, row }: { operation: Operation; row: Fields | null }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const label = useFieldLabels();
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
  const named = ({ field, language }: { field: string; language?: Language | undefined }) =>
    [label(operation.kind, field), language?.toUpperCase()].filter(Boolean).join(' ');
  const keepTheirs = async () => {
    if (!sent || (await write([sent], { done: '', quiet: true }))) {
      await outbox.discard(operation.op);
    }
  };
  return (
    <>
      {row === null && <p>{t('sync.gone')}</p>}
      {deletes && <p>{t(parts.length > 0 ? 'sync.changed_since' : 'sync.changed_along')}</p>}
      <dl className={classes.versions}>
        {parts.map(({ field, language, base, mine, theirs }) => (
          <div key={`${field} ${language ?? ''}`}>
            <dt>{named({ field, language })}</dt>
            {(deletes
              ? ([
                  ['theirs', theirs],
                  ['seen', base],
                ] as const)
              : ([
                  ['mine', mine],
                  ['theirs', theirs],
                  ['base', base],
                ] as const)
            ).map(([name, value]) => (
              <dd key={name}>
                <small>{t(`sync.${name}`)}</small>
                <span lang={language} dir={language && directionOf(language)}>
                  <VersionValue
                    kind={operation.kind}
                    empty={t('sync.empty')}
                    {...{ field, value, row, language }}
                  />
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {alone.length > 0 && (
        <p>{t('sync.yours_alone', { fields: format.list(alone.map(named)) })}</p>
      )}
      <Group gap="xs">
        {row !== null && (
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
