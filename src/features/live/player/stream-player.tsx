import { Button } from '@mantine/core';
import { IconHeadphones, IconReload, IconVideo } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#device/online.ts';
import { type FramedStream, type PlayedStream, readStream } from '#shared/stream-url.ts';
import { KhatamLattice } from '#ui/khatam.tsx';
import { Cover } from './cover.tsx';
import { FramedPlayer } from './framed-player.tsx';
import { MediaPlayer } from './media-player.tsx';
import { hasSoundChoice } from './source.ts';
import classes from './stream-player.module.css';
import type { Trouble } from './trouble.ts';
import { SourceLink, TroublePanel } from './trouble-panel.tsx';

interface Props {
  /** The address as it was entered; whatever it is, only what is recognised is ever loaded. */
  readonly address: string;
  /** What is played, for screen readers and over the cover. */
  readonly title: string;
  /** Words or marks above the title. */
  readonly overline?: ReactNode;
  /** Told when it begins and when it stops to play. */
  readonly onPlaying?: (playing: boolean) => void;
}

const ignore = () => {};

/** Plays a stream or a recording from its address, once the reader has asked for it. */
export function StreamPlayer({ address, title, overline, onPlaying = ignore }: Props) {
  const { t } = useTranslation('live');
  const online = useOnline();
  const stream = readStream(address);
  const head = (
    <>
      {overline}
      <p className={classes.text}>{title}</p>
    </>
  );
  if (!stream) {
    return (
      <Stage>
        {head}
        <p>{t(address ? 'player.unreadable' : 'no_stream')}</p>
      </Stage>
    );
  }
  if (stream.kind === 'link') {
    return (
      <Stage>
        {head}
        {!online && <p>{t('offline')}</p>}
        <SourceLink stream={stream} filled={online} />
        <p className={classes.note}>{t('watch_note')}</p>
      </Stage>
    );
  }
  return (
    <Player key={stream.source} stream={stream} title={title} head={head} onPlaying={onPlaying} />
  );
}

interface Started {
  readonly soundOnly: boolean;
  /** Distinguishes one try from the next. */
  readonly attempt: number;
  readonly trouble?: Trouble;
}

function Player({
  stream,
  title,
  head,
  onPlaying,
}: {
  stream: FramedStream | PlayedStream;
  title: string;
  head: ReactNode;
  onPlaying: (playing: boolean) => void;
}) {
  const { t } = useTranslation('live');
  const online = useOnline();
  const [started, setStarted] = useState<Started>();
  const start = (soundOnly: boolean) =>
    setStarted({ soundOnly, attempt: (started?.attempt ?? 0) + 1 });
  const choice = hasSoundChoice(stream);

  if (!started) {
    return (
      <Stage>
        {head}
        {!online && <p>{t('offline')}</p>}
        <Cover stream={stream} reachable={online} onStart={start} />
      </Stage>
    );
  }
  const { soundOnly, attempt, trouble } = started;
  const panel = trouble && (
    <Stage>
      <TroublePanel
        stream={stream}
        trouble={trouble}
        onRetry={() => start(soundOnly)}
        onListen={choice && !soundOnly ? () => start(true) : undefined}
      />
    </Stage>
  );
  // What has run dry may come again by itself: its player stays.
  if (panel && trouble !== 'stalled') return panel;
  const playing = {
    title,
    onPlaying(plays: boolean) {
      if (plays && trouble) setStarted({ soundOnly, attempt });
      onPlaying(plays);
    },
    onTrouble: (met: Trouble) => setStarted({ soundOnly, attempt, trouble: met }),
  };
  return (
    <div className={classes.player}>
      {panel}
      <div className={classes.frame} data-sound={soundOnly || undefined}>
        {soundOnly && <KhatamLattice faint />}
        {soundOnly && <p className={classes.text}>{title}</p>}
        {'frame' in stream ? (
          <FramedPlayer key={attempt} stream={stream} {...playing} />
        ) : (
          <MediaPlayer key={attempt} stream={stream} soundOnly={soundOnly} {...playing} />
        )}
      </div>
      <div className={classes.below}>
        {choice && (
          <Button
            variant="default"
            leftSection={
              soundOnly ? (
                <IconVideo aria-hidden size="1.2em" />
              ) : (
                <IconHeadphones aria-hidden size="1.2em" />
              )
            }
            onClick={() => start(!soundOnly)}
          >
            {t(soundOnly ? 'player.with_picture' : 'player.sound_only')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconReload aria-hidden size="1.2em" />}
          onClick={() => start(soundOnly)}
        >
          {t('trouble.retry')}
        </Button>
        <a className={classes.open} href={stream.source} target="_blank" rel="noopener noreferrer">
          {t('trouble.open')}
        </a>
      </div>
    </div>
  );
}

function Stage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.stage}>
      <KhatamLattice faint />
      {children}
    </div>
  );
}
