import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Fields, Operation } from '#replica/operation.ts';
import { useReplica } from '#replica/read.ts';
import { directionOf } from '#shared/localized.ts';
import { useFieldWords } from '../entity-words.ts';
import { useValueWords } from '../use-value-words.ts';
import { differences } from './differences.ts';
import classes from './outbox.module.css';

/** The two versions of each field that two people changed, with what both began from. */
export function Conflict({ operation, row }: { operation: Operation; row: Fields | null }) {
  const { t } = useTranslation('admin');
  const label = useFieldWords();
  const words = useValueWords();
  const { outbox } = useReplica();
  const show = (field: string, value: unknown) =>
    words(operation.kind, field, value) || t('sync.empty');
  return (
    <>
      {row === null && <p>{t('sync.gone')}</p>}
      <dl className={classes.versions}>
        {differences(operation, row).map(({ field, language, base, mine, theirs }) => (
          <div key={`${field} ${language ?? ''}`}>
            <dt>
              {label(operation.kind, field)} {language?.toUpperCase()}
            </dt>
            {[
              ['mine', mine],
              ['theirs', theirs],
              ['base', base],
            ].map(([name, value]) => (
              <dd key={String(name)}>
                <small>{t(`sync.${name as 'mine' | 'theirs' | 'base'}`)}</small>
                <span lang={language} dir={language && directionOf(language)}>
                  {show(field, value)}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Group gap="xs">
        {row !== null && (
          <Button onClick={() => void outbox.retry(operation.op)}>{t('sync.keep_mine')}</Button>
        )}
        <Button variant="default" onClick={() => void outbox.discard(operation.op)}>
          {t(row === null ? 'sync.discard' : 'sync.keep_theirs')}
        </Button>
      </Group>
    </>
  );
}
