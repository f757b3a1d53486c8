import { Alert, Button, Group, Loader, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Edition } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { selectEdition, useContent, useReplica, useSelectedEdition } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import { isolated } from '#shared/isolated.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DigitsInput } from '#ui/digits-input.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { NoticeLine } from '../forms/notice-line.tsx';
import { useKindLabels } from '../kinds/entity-labels.ts';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import { useWrite } from '../writing/use-write.ts';
import { type Contents, fetchContents } from './contents.ts';
import classes from './editions.module.css';

/** Deletes an edition for good, after all that goes with it was shown and its year was typed. */
export function DeleteEdition({ edition, onClose }: { edition: Edition; onClose: () => void }) {
  const { t } = useTranslation('admin-content');
  const localize = useLocalize();
  const replica = useReplica();
  const failureMessage = useFailureMessage();
  const selected = useSelectedEdition();
  const editions = useContent('edition');
  const write = useWrite();
  const [contents, setContents] = useState<Contents>();
  const [failure, setFailure] = useState<Failure>();
  const [typed, setTyped] = useState('');
  const name = isolated(localize(edition.name));

  const count = useEffectEvent(async () => {
    setFailure(undefined);
    const answer = await fetchContents(replica, edition.id);
    if (answer.ok) setContents(answer.value);
    else setFailure(answer.failure);
  });
  useEffect(() => void count(), []);

  async function remove() {
    const change = { kind: 'edition', id: String(edition.id), action: 'delete' } as const;
    const notice = { done: t('edition.deleted', { name }), final: true };
    if (!(await write([{ ...change, base: null, set: null }], notice))) return;
    onClose();
    const others = [...editions.values()].filter(({ id }) => id !== edition.id);
    const next = others.find(({ is_current }) => is_current) ?? others[0];
    if (selected === edition.id && next) await selectEdition(next.id);
  }

  return (
    <Dialog onClose={onClose} title={t('edition.delete_one', { name })}>
      <Stack>
        <p>{t('edition.delete_lead')}</p>
        {edition.is_current && <Alert color="red">{t('edition.delete_current')}</Alert>}
        {failure ? (
          <Alert color="red" role="alert">
            <NoticeLine button={t('network.retry')} onPress={() => void count()}>
              {t('edition.deleting_failed', { message: failureMessage(failure) })}
            </NoticeLine>
          </Alert>
        ) : contents ? (
          <Counted contents={contents} />
        ) : (
          <p role="status">
            <Loader size="sm" /> {t('edition.counting')}
          </p>
        )}
        {contents && (
          <DigitsInput
            label={t('edition.delete_type', { year: edition.year })}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <Group justify="end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('edition.cancel')}
          </Button>
          <Button
            color="red"
            disabled={!contents || typed.trim() !== String(edition.year)}
            onClick={() => void remove()}
          >
            {t('edition.delete_confirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Counted({ contents }: { contents: Contents }) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const kind = useKindLabels();
  if (contents.size === 0) return <p>{t('edition.delete_nothing')}</p>;
  return (
    <div>
      <h3>{t('edition.delete_what')}</h3>
      <ul className={classes.counts}>
        {[...contents].map(([name, count]) => (
          <li key={name}>
            <span>{kind(name, 'many')}</span>
            <strong>{format.number(count)}</strong>
          </li>
        ))}
      </ul>
      <p>{t('edition.delete_stay')}</p>
    </div>
  );
}
