import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Release } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useAllContent } from '#replica/read.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useRowName } from '../kinds/use-row-name.ts';
import { useWrite } from '../writing/use-write.ts';
import { useTargetTexts } from '../writing/working/use-target-texts.ts';
import classes from './releases.module.css';
import { undoing } from './undoing.ts';

/** Asks before a release is taken back, naming what has been changed since and stays. */
export function UndoRelease({ release, onClose }: { release: Release; onClose: () => void }) {
  const { t } = useTranslation(['admin-versions', 'admin']);
  const format = useFormat();
  const nameOf = useRowName();
  const textsOf = useTargetTexts();
  const write = useWrite();
  const { changes, kept } = undoing(release, useAllContent());
  const { name } = release;
  async function undo() {
    if (await write(changes, { done: t('done.undone', { name }) })) onClose();
  }
  return (
    <Dialog onClose={onClose} title={t('undo.title', { name })}>
      <Stack>
        <p>{t('undo.lead')}</p>
        {kept.length > 0 && (
          <>
            <p>{t('undo.kept', { number: format.number(kept.length) })}</p>
            <ul className={classes.kept}>
              {kept.map((part) => {
                const { label, say } = textsOf(part.planned);
                return (
                  <li key={part.planned.id}>
                    {`${nameOf('event', part.planned.event_id)} · ${label} · ${say(part.present)}`}
                  </li>
                );
              })}
            </ul>
          </>
        )}
        <Group justify="end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('admin:remove.cancel')}
          </Button>
          <Button color="red" onClick={() => void undo()}>
            {t('undo.confirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
