import { Button } from '@mantine/core';
import { IconHeadphones, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDataUse } from '#device/data-use.ts';
import type { FramedStream, PlayedStream } from '#shared/stream-url.ts';
import { usual } from './data-cost.ts';
import type { Sound } from './sounds.ts';
import { sourceName } from './source.ts';
import classes from './stream-player.module.css';
import { usePlayerWords, type What } from './what-plays.tsx';

/** What stands in a player's place until it is started: nothing is loaded before that tap. */
export function Cover({
  stream,
  sounds,
  reachable,
  onStart,
}: {
  /** Undefined where there are sounds only. */
  stream: FramedStream | PlayedStream | undefined;
  sounds: readonly Sound[];
  /** False where the device has no network at all. */
  reachable: boolean;
  onStart: (what: What) => void;
}) {
  const { t } = useTranslation('live');
  const { soundName, size } = usePlayerWords();
  const dataUse = useDataUse();
  const heard = stream?.kind === 'audio';
  const soundFirst = (dataUse !== undefined && sounds.length > 0) || !stream;
  const Icon = heard ? IconHeadphones : IconPlayerPlayFilled;
  const watch = stream && (
    <Button
      key="watch"
      color="gold.3"
      disabled={!reachable}
      variant={soundFirst ? 'outline' : 'filled'}
      size="md"
      leftSection={<Icon aria-hidden size="1.2em" />}
      onClick={() => onStart('picture')}
    >
      {t(heard ? 'player.listen' : 'player.play')}
    </Button>
  );
  const several = sounds.length > 1;
  const listen = sounds.map(({ of }, index) => (
    <Button
      key={of}
      color="gold.3"
      disabled={!reachable}
      variant={soundFirst && index === 0 ? 'filled' : 'outline'}
      size="md"
      leftSection={<IconHeadphones aria-hidden size="1.2em" />}
      onClick={() => onStart(of)}
    >
      {several ? t('player.sound_of', { name: soundName(of) }) : t('player.sound_only')}
    </Button>
  ));
  const costs = heard || !stream ? 'sound' : sounds.some(({ light }) => light) ? 'cost' : 'picture';
  return (
    <>
      <div className={classes.choices}>{soundFirst ? [...listen, watch] : [watch, ...listen]}</div>
      <p className={dataUse ? classes.warning : classes.note}>
        {dataUse && (
          <>
            <strong>{t(`player.data.${dataUse}`)}</strong>{' '}
          </>
        )}
        {t(`player.data.${costs}`, { picture: size(usual.picture), sound: size(usual.sound) })}
      </p>
      {stream && (
        <p className={classes.note}>
          {t('frame' in stream ? 'player.from_platform' : 'player.from', {
            name: sourceName(stream),
          })}
        </p>
      )}
    </>
  );
}
