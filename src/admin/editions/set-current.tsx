import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Edition } from '#entities/index.ts';
import { useAllContent, useReplica, useSelectedEdition } from '#replica/read.ts';
import { isolated } from '#shared/isolated.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { useWrite } from '../writing/use-write.ts';
import { fetchContents } from './contents.ts';
import { heldIn, lackingIn, leftToDo } from './left-to-do.ts';
import { TaskList } from './task-list.tsx';

/** Makes an edition the one that visitors see; where it has next to nothing for them, that is said first. */
export function SetCurrent({ edition, onClose }: { edition: Edition; onClose: () => void }) {
  const { t } = useTranslation('admin-content');
  const localize = useLocalize();
  const content = useAllContent();
  const replica = useReplica();
  const setCurrent = useSetCurrent();
  const opened = useSelectedEdition() === edition.id;
  const [sessions, setSessions] = useState<number>();
  const [unknown, setUnknown] = useState(false);
  const lacking = opened ? lackingIn(leftToDo(heldIn(content, edition.id), edition.id)) : [];
  const drafts = opened && publishedSessions(content.event.values(), edition.id) === 0;
  const asks = opened ? lacking.length > 0 || drafts : unknown || sessions === 0;
  const ready = opened || sessions !== undefined || unknown;

  const look = useEffectEvent(async () => {
    if (opened) return;
    const answer = await fetchContents(replica, edition.id);
    if (answer.ok) setSessions(answer.value.get('event') ?? 0);
    else setUnknown(true);
  });
  const go = useEffectEvent(() => {
    void setCurrent(edition).then(onClose);
  });
  useEffect(() => void look(), []);
  useEffect(() => {
    if (ready && !asks) go();
  }, [ready, asks]);

  if (!ready || !asks) return null;
  const name = isolated(localize(edition.name));
  return (
    <Dialog onClose={onClose} title={t('edition.current_one', { name })}>
      <Stack>
        <p>{t(unknown ? 'edition.current_unknown' : 'edition.current_empty')}</p>
        {lacking.length > 0 && <TaskList tasks={lacking} opened />}
        {(drafts || sessions === 0) && <p>{t('edition.current_no_session')}</p>}
        <Group justify="end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('edition.cancel')}
          </Button>
          <Button onClick={() => void setCurrent(edition).then(onClose)}>
            {t('edition.current_anyway')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function publishedSessions(
  events: Iterable<{ published: boolean; edition_id: number }>,
  edition: number,
): number {
  return [...events].filter((one) => one.published && one.edition_id === edition).length;
}

/** Makes one edition current and no other: the server sees to it, this device shows it at once. */
function useSetCurrent(): (edition: Edition) => Promise<boolean> {
  const { t } = useTranslation('admin-content');
  const localize = useLocalize();
  const { edition: editions } = useAllContent();
  const write = useWrite();
  return (edition) => {
    const others = [...editions.values()].filter((one) => one.is_current && one.id !== edition.id);
    const flag = (id: number, is_current: boolean) =>
      ({
        kind: 'edition',
        id: String(id),
        action: 'update',
        base: { is_current: !is_current },
        set: { is_current },
      }) as const;
    return write([flag(edition.id, true), ...others.map(({ id }) => flag(id, false))], {
      done: t('edition.set', { name: isolated(localize(edition.name)) }),
    });
  };
}
