import { Button } from '@mantine/core';
import { IconHeadphones, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDataUse } from '#device/data-use.ts';
import type { FramedStream, PlayedStream } from '#shared/stream-url.ts';
import { hasSoundChoice, sourceName } from './source.ts';
import classes from './stream-player.module.css';

/** What stands in a player's place until it is started: nothing is loaded before that tap. */
export function Cover({
  stream,
  reachable,
  onStart,
}: {
  stream: FramedStream | PlayedStream;
  /** False where the device has no network at all. */
  reachable: boolean;
  onStart: (soundOnly: boolean) => void;
}) {
  const { t } = useTranslation('live');
  const dataUse = useDataUse();
  const heard = stream.kind === 'audio';
  const soundFirst = dataUse !== undefined && hasSoundChoice(stream);
  const Icon = heard ? IconHeadphones : IconPlayerPlayFilled;
  const watch = (
    <Button
      key="watch"
      color="gold.3"
      disabled={!reachable}
      variant={soundFirst ? 'outline' : 'filled'}
      size="md"
      leftSection={<Icon aria-hidden size="1.2em" />}
      onClick={() => onStart(heard)}
    >
      {t(heard ? 'player.listen' : 'player.play')}
    </Button>
  );
  const listen = hasSoundChoice(stream) && (
    <Button
      key="listen"
      color="gold.3"
      disabled={!reachable}
      variant={soundFirst ? 'filled' : 'outline'}
      size="md"
      leftSection={<IconHeadphones aria-hidden size="1.2em" />}
      onClick={() => onStart(true)}
    >
      {t('player.sound_only')}
    </Button>
  );
  return (
    <>
      <div className={classes.choices}>{soundFirst ? [listen, watch] : [watch, listen]}</div>
      {dataUse && (
        <p className={classes.warning}>
          <strong>{t(`player.data.${dataUse}`)}</strong>{' '}
          {t(`player.data.${heard ? 'sound' : 'cost'}`)}
        </p>
      )}
      <p className={classes.note}>
        {t('frame' in stream ? 'player.from_platform' : 'player.from', {
          name: sourceName(stream),
        })}
      </p>
    </>
  );
}
