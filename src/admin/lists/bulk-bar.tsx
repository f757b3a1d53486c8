import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf, type Kind, type Row } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { Remove } from '../writing/remove.tsx';
import { useWrite } from '../writing/use-write.ts';
import { type Along, bulkFieldsOf } from './bulk.ts';
import { BulkEdit } from './bulk-edit.tsx';
import classes from './entity-list.module.css';
import { idOf } from './rows.ts';

/** What can be done to all selected rows at once. */
export function BulkBar({
  kind,
  rows,
  shown,
  along,
  onAll,
  onDone,
}: {
  kind: Kind;
  rows: readonly Row[];
  /** How many rows the list shows. */
  shown: number;
  along?: Along | undefined;
  /** Selects all that the list shows. */
  onAll: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const write = useWrite();
  const [removing, setRemoving] = useState(false);
  const [editing, setEditing] = useState(false);
  const publishes = 'published' in fieldsOf(kind);

  const changesTo = (published: boolean) =>
    rows.flatMap((row): ContentChange[] => {
      const change = changeBetween(kind, idOf(kind, row), { ...row }, { published });
      return change ? [change] : [];
    });

  async function publish(published: boolean) {
    const changes = changesTo(published);
    const done = t(published ? 'list.published' : 'list.unpublished');
    if (await write(changes, { done })) onDone();
  }

  return (
    <div
      className={classes.bulk}
      role="toolbar"
      aria-label={t('list.selected', { number: format.number(rows.length) })}
    >
      <strong>{t('list.selected', { number: format.number(rows.length) })}</strong>
      {rows.length < shown && (
        <Button variant="subtle" onClick={onAll}>
          {t('list.select_all', { number: format.number(shown) })}
        </Button>
      )}
      {bulkFieldsOf(kind).length > 0 && (
        <Button variant="default" onClick={() => setEditing(true)}>
          {t('list.edit')}
        </Button>
      )}
      {publishes &&
        ([true, false] as const).map((published) => (
          <Button
            key={String(published)}
            variant="default"
            disabled={changesTo(published).length === 0}
            onClick={() => void publish(published)}
          >
            {t(published ? 'list.publish' : 'list.unpublish')}
          </Button>
        ))}
      <Button color="red" variant="light" onClick={() => setRemoving(true)}>
        {t('list.delete')}
      </Button>
      {editing && (
        <BulkEdit
          kind={kind}
          rows={rows}
          along={along}
          onClose={() => setEditing(false)}
          onDone={onDone}
        />
      )}
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
