import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useAllContent } from '#replica/read.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useOnce } from '#ui/use-once.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { namesOf } from './names-of.ts';
import { goingAlong } from './undo.ts';
import { useWrite } from './use-write.ts';
import { deletedAtOnce } from './working/plan.ts';
import { usePublishedReplica } from './working/working-version.tsx';

interface Props {
  readonly kind: Kind;
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before rows are deleted, naming all that goes with them. */
export function Remove({ kind, ids, onClose, onDone }: Props) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const kindLabel = useKindLabels();
  const nameOf = useRowName();
  const content = useAllContent();
  const write = useWrite();
  const { once } = useOnce();
  const published = usePublishedReplica()?.state.getState().content;
  const atOnce = published ? deletedAtOnce(kind, ids, published) : ids;
  const { gone, cut } = goingAlong(kind, atOnce, published ?? content);
  const counted = (counts: ReadonlyMap<Kind, number>) =>
    format.list(
      [...counts].map(([other, count]) => `${kindLabel(other, 'many')} (${format.number(count)})`),
    );
  const name = namesOf(
    ids.map((id) => nameOf(kind, id)),
    (rest) => t('remove.more', { number: format.number(rest) }),
    format,
  );

  // What is gone already would come back by no undo.
  const remove = () =>
    once(async () => {
      const kept = await write(
        ids.map((id) => ({ kind, id, action: 'delete', base: null, set: null })),
        { done: t('write.deleted', { name }) },
      );
      onClose();
      if (kept) onDone();
      return kept;
    });

  return (
    <Dialog onClose={onClose} title={t('remove.title')} centered>
      <Text mb="sm">{t(ids.length > 1 ? 'remove.several' : 'remove.text', { name })}</Text>
      {gone.size > 0 && (
        <Text mb="sm">
          {t('remove.along')} {counted(gone)}
        </Text>
      )}
      {cut.size > 0 && (
        <Text mb="sm">
          {t('remove.cut')} {counted(cut)}
        </Text>
      )}
      <Text mb="md" fw={600}>
        {t(atOnce.length < ids.length ? 'remove.planned' : 'remove.irreversible')}
      </Text>
      <Group justify="end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('remove.cancel')}
        </Button>
        <Button color="red" onClick={() => void remove()}>
          {t('remove.confirm')}
        </Button>
      </Group>
    </Dialog>
  );
}
