import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useReplica } from '#replica/read.ts';
import { Dialog } from '#ui/dialog.tsx';

/** Gives up at once all operations that the server has refused, by their ids, once that is confirmed. */
export function DiscardAll({ ops }: { readonly ops: readonly string[] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { outbox } = useReplica();
  const [asking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    void outbox.discard(...ops);
  };
  const number = format.number(ops.length);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('sync.discard_all', { number })}
      </Button>
      {asking && (
        <Dialog onClose={() => setAsking(false)} title={t('sync.discard_all_title')} centered>
          <Text mb="md">{t('sync.discard_all_text', { number })}</Text>
          <Group justify="end">
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t('remove.cancel')}
            </Button>
            <Button color="red" onClick={discard}>
              {t('sync.discard')}
            </Button>
          </Group>
        </Dialog>
      )}
    </>
  );
}
