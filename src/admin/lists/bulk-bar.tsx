import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf, type Kind, type Row } from '#entities/index.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { Remove } from '../writing/remove.tsx';
import { useWrite } from '../writing/use-write.ts';
import classes from './entity-list.module.css';
import { idOf } from './rows.ts';

/** What can be done to all selected rows at once. */
export function BulkBar({
  kind,
  rows,
  onDone,
}: {
  kind: Kind;
  rows: readonly Row[];
  onDone: () => void;
}) {
  const { t } = useTranslation('admin');
  const write = useWrite();
  const [removing, setRemoving] = useState(false);
  const publishes = 'published' in fieldsOf(kind);

  async function publish(published: boolean) {
    const changes = rows.flatMap((row): ContentChange[] => {
      const change = changeBetween(kind, idOf(kind, row), { ...row }, { published });
      return change ? [change] : [];
    });
    const done = t(published ? 'list.published' : 'list.unpublished');
    if (await write(changes, { done })) onDone();
  }

  return (
    <div
      className={classes.bulk}
      role="toolbar"
      aria-label={t('list.selected', { number: rows.length })}
    >
      <strong>{t('list.selected', { number: rows.length })}</strong>
      {publishes && (
        <>
          <Button variant="default" onClick={() => void publish(true)}>
            {t('list.publish')}
          </Button>
          <Button variant="default" onClick={() => void publish(false)}>
            {t('list.unpublish')}
          </Button>
        </>
      )}
      <Button color="red" variant="light" onClick={() => setRemoving(true)}>
        {t('list.delete')}
      </Button>
      {removing && (
        <Remove
          kind={kind}
          ids={rows.map((row) => idOf(kind, row))}
          onClose={() => setRemoving(false)}
          onDone={onDone}
        />
      )}
    </div>
  );
}
