import { Button, Group, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRow } from '#replica/read.ts';
import { Dialog } from '#ui/dialog.tsx';
import classes from './streaming.module.css';
import { useTurning } from './use-turning.ts';

/** Goes on air and off it at once, after asking once. */
export function LiveSwitch({ edition, dirty }: { edition: string; dirty: boolean }) {
  const { t } = useTranslation('admin-content');
  const row = useRow('streaming', edition);
  const { live, asked, ask, stay, turn } = useTurning(edition);
  const off = asked === 'offline';
  const blocked = !live && (dirty || !row?.stream_url);

  return (
    <div className={classes.live} data-live={live || undefined}>
      <Switch size="lg" label={t('stream.live')} checked={live} disabled={blocked} onChange={ask} />
      <p role="status">
        {t(live ? 'stream.is_live' : 'stream.is_off')}{' '}
        {blocked && t(dirty ? 'stream.save_first' : 'stream.needs_address')}
      </p>
      {asked && (
        <Dialog centered onClose={stay} title={t(off ? 'stream.ask_off' : 'stream.ask_live')}>
          <Text mb="md">{t(off ? 'stream.ask_off_text' : 'stream.ask_live_text')}</Text>
          <Group justify="end">
            <Button variant="default" onClick={stay} data-autofocus>
              {t('stream.stay')}
            </Button>
            <Button color={off ? 'red' : 'house'} onClick={() => void turn()}>
              {t(off ? 'stream.go_off' : 'stream.go_live')}
            </Button>
          </Group>
        </Dialog>
      )}
    </div>
  );
}
