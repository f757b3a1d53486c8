import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#device/online.ts';
import type { Streaming } from '#entities/index.ts';
import type { Language } from '#shared/localized.ts';
import { readStream } from '#shared/stream-url.ts';
import { Player } from './player.tsx';
import { soundsOf } from './sounds.ts';
import { Stage } from './stage.tsx';
import classes from './stream-player.module.css';
import { SourceLink } from './trouble-panel.tsx';

interface Props {
  /** The address as it was entered; whatever it is, only what is recognised is ever loaded. */
  readonly address: string;
  /** Addresses of sound alone, likewise. */
  readonly sounds?: Partial<Pick<Streaming, 'sound_original' | `sound_${Language}`>> | undefined;
  /** What is played, for screen readers and over the cover. */
  readonly title: string;
  /** Words or marks above the title. */
  readonly overline?: ReactNode;
  /** Told when it begins and when it stops to play. */
  readonly onPlaying?: (playing: boolean) => void;
}

const ignore = () => {};
const none = {};

/** Plays a stream or a recording from its address, once the reader has asked for it. */
export function StreamPlayer({
  address,
  sounds: given = none,
  title,
  overline,
  onPlaying = ignore,
}: Props) {
  const { t } = useTranslation('live');
  const online = useOnline();
  const stream = readStream(address);
  const sounds = soundsOf(stream, given);
  const head = (
    <>
      {overline}
      <p className={classes.text}>{title}</p>
    </>
  );
  const link = stream?.kind === 'link' ? stream : undefined;
  const elsewhere = link && (
    <>
      <SourceLink stream={link} filled={online && sounds.length === 0} />
      <p className={classes.note}>{t('watch_note')}</p>
    </>
  );
  if (sounds.length === 0 && (!stream || link)) {
    return (
      <Stage>
        {head}
        {link && !online && <p>{t('offline')}</p>}
        {elsewhere ?? <p>{t(address ? 'player.unreadable' : 'no_stream')}</p>}
      </Stage>
    );
  }
  return (
    <Player
      picture={stream && stream.kind !== 'link' ? stream : undefined}
      sounds={sounds}
      title={title}
      head={head}
      onPlaying={onPlaying}
    >
      {elsewhere}
    </Player>
  );
}
