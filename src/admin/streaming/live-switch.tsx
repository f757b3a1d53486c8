import { Button, Group, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRow } from '#replica/read.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useWrite } from '../writing/use-write.ts';
import classes from './streaming.module.css';

/** Goes on air and off it at once, after asking once. */
export function LiveSwitch({ edition, dirty }: { edition: string; dirty: boolean }) {
  const { t } = useTranslation('admin-content');
  const write = useWrite();
  const row = useRow('streaming', edition);
  const live = row?.status === 'live';
  const [asking, setAsking] = useState(false);
  const blocked = dirty || (!live && !row?.stream_url);

  async function turn() {
    setAsking(false);
    const to = live ? 'offline' : 'live';
    await write(
      [
        {
          kind: 'streaming',
          id: edition,
          action: 'update',
          base: { status: row?.status ?? 'offline' },
          set: { status: to },
        },
      ],
      { done: t('stream.updated') },
    );
  }

  return (
    <div className={classes.live} data-live={live || undefined}>
      <Switch
        size="lg"
        label={t('stream.live')}
        checked={live}
        disabled={blocked}
        onChange={() => setAsking(true)}
      />
      <p role="status">
        {t(live ? 'stream.is_live' : 'stream.is_off')}{' '}
        {dirty ? t('stream.save_first') : blocked && t('stream.needs_address')}
      </p>
      {asking && (
        <Dialog
          centered
          onClose={() => setAsking(false)}
          title={t(live ? 'stream.ask_off' : 'stream.ask_live')}
        >
          <Text mb="md">{t(live ? 'stream.ask_off_text' : 'stream.ask_live_text')}</Text>
          <Group justify="end">
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t('stream.stay')}
            </Button>
            <Button color={live ? 'red' : 'house'} onClick={() => void turn()}>
              {t(live ? 'stream.go_off' : 'stream.go_live')}
            </Button>
          </Group>
        </Dialog>
      )}
    </div>
  );
}
