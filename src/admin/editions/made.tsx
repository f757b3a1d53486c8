import { Button, Group, Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { selectEdition } from '#replica/read.ts';
import { addressOf } from '#shared/addresses.ts';
import { isolated } from '#shared/isolated.ts';
import type { Localized } from '#shared/localized.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { usePartNames } from './choices.tsx';
import classes from './editions.module.css';
import { TaskList } from './task-list.tsx';
import type { MadeEdition } from './use-new-edition.ts';

/** An edition has been made: what it took over, what is left to do, and the way back. */
export function Made({ made, onUndo }: { made: MadeEdition; onUndo: () => Promise<void> }) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const localize = useLocalize();
  const partName = usePartNames();
  const { history } = useRouter();
  const { values, counts, tasks } = made;

  async function open(): Promise<void> {
    // The page that comes back is the list: there is nothing left to take over here.
    history.replace(addressOf('admin_editions'));
    await selectEdition(Number(values.id));
  }

  return (
    <Stack role="status">
      <h2>{t('edition.copied', { name: isolated(localize(values.name as Localized)) })}</h2>
      <p>{format.dateRange(String(values.starts_on), String(values.ends_on))}</p>
      {/* Above what may be long: the notification stands at the foot of a phone. */}
      <Group>
        <Button onClick={() => void open()}>{t('edition.open')}</Button>
        <Button variant="default" onClick={() => void onUndo()}>
          {t('edition.undo_copy')}
        </Button>
      </Group>
      {counts.size > 0 && (
        <ul className={classes.counts}>
          {[...counts].map(([kind, count]) => (
            <li key={kind}>
              <span>{partName(kind)}</span>
              <strong>{format.number(count)}</strong>
            </li>
          ))}
        </ul>
      )}
      <h3>{t('edition.left')}</h3>
      <TaskList tasks={tasks} opened={false} />
      <p>{t('edition.then_current')}</p>
    </Stack>
  );
}
