import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { sameValue } from '#replica/content/change.ts';
import type { Fields, Operation } from '#replica/protocol/operation.ts';
import { useReplica } from '#replica/read.ts';
import { directionOf } from '#shared/localized.ts';
import { useFieldLabels } from '../kinds/entity-labels.ts';
import { VersionValue } from '../writing/working/version-value.tsx';
import { differences } from './differences.ts';
import classes from './outbox.module.css';

/**
 * The two versions of each field that two people changed, with what both began from; of a deletion
 * what somebody changed since its author saw the row.
 */
export function Conflict({ operation, row }: { operation: Operation; row: Fields | null }) {
  const { t } = useTranslation('admin');
  const label = useFieldLabels();
  const { outbox } = useReplica();
  const deletes = operation.action === 'delete';
  // Of what two people made alike, only what differs is a question.
  const parts = differences(operation, row).filter(
    ({ mine, theirs }) => deletes || operation.action === 'update' || !sameValue(mine, theirs),
  );
  return (
    <>
      {row === null && <p>{t('sync.gone')}</p>}
      {deletes && <p>{t(parts.length > 0 ? 'sync.changed_since' : 'sync.changed_along')}</p>}
      <dl className={classes.versions}>
        {parts.map(({ field, language, base, mine, theirs }) => (
          <div key={`${field} ${language ?? ''}`}>
            <dt>
              {label(operation.kind, field)} {language?.toUpperCase()}
            </dt>
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
      <Group gap="xs">
        {row !== null && (
          <Button onClick={() => void outbox.retry(operation.op)}>
            {t(deletes ? 'sync.delete_anyway' : 'sync.keep_mine')}
          </Button>
        )}
        <Button variant="default" onClick={() => void outbox.discard(operation.op)}>
          {t(row === null ? 'sync.discard' : 'sync.keep_theirs')}
        </Button>
      </Group>
    </>
  );
}
