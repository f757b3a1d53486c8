import { IconHeadphones, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDataUse } from '#device/data-use.ts';
import type { FramedStream, PlayedStream } from '#shared/stream-url.ts';
import { Button } from '#ui/button.tsx';
import { usual } from './data-cost.ts';
import type { Sound, What } from './sounds.ts';
import { sourceName } from './source.ts';
import classes from './stream-player.module.css';
import { usePlayerWords } from './what-plays.tsx';

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
      tone="gold"
      disabled={!reachable}
      variant={soundFirst ? 'outline' : 'filled'}
      size="medium"
      icon={<Icon aria-hidden size="1.2em" />}
      onClick={() => onStart('picture')}
    >
      {t(heard ? 'player.listen' : 'player.play')}
    </Button>
  );
  const listen = sounds.length === 1 && sounds[0] && (
    <Button
      key="listen"
      tone="gold"
      disabled={!reachable}
      variant={soundFirst ? 'filled' : 'outline'}
      size="medium"
      icon={<IconHeadphones aria-hidden size="1.2em" />}
      onClick={() => onStart(sounds[0]?.of ?? 'original')}
    >
      {t('player.sound_only')}
    </Button>
  );
  const several = sounds.length > 1 && (
    <fieldset className={classes.sounds}>
      <legend>
        <IconHeadphones aria-hidden stroke={1.6} />
        {t('player.sound_only')}
      </legend>
      <div className={classes.choices}>
        {sounds.map(({ of }) => (
          <Button
            key={of}
            tone="gold"
            disabled={!reachable}
            variant={soundFirst ? 'filled' : 'outline'}
            aria-label={t('player.sound_of', { name: soundName(of) })}
            onClick={() => onStart(of)}
          >
            {soundName(of)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
  const costs = heard || !stream ? 'sound' : sounds.some(({ light }) => light) ? 'cost' : 'picture';
  const from = heard ? 'from_sound' : stream && 'frame' in stream ? 'from_platform' : 'from';
  return (
    <>
      {soundFirst && several}
      <div className={classes.choices}>{soundFirst ? [listen, watch] : [watch, listen]}</div>
      {!soundFirst && several}
      <p className={dataUse ? classes.warning : classes.note}>
        {dataUse && (
          <>
            <strong>{t(`player.data.${dataUse}`)}</strong>{' '}
          </>
        )}
        {t(`player.data.${costs}`, { picture: size(usual.picture), sound: size(usual.sound) })}
      </p>
      {stream && (
        <p className={classes.note}>{t(`player.${from}`, { name: sourceName(stream) })}</p>
      )}
    </>
  );
}
