import { IconReload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useThinConnection } from '#device/data-use.ts';
import { useOnline } from '#device/online.ts';
import type { FramedStream, PlayedStream } from '#shared/stream-url.ts';
import { Button } from '#ui/button.tsx';
import { KhatamLattice } from '#ui/khatam.tsx';
import { Cover } from './cover.tsx';
import { usual } from './data-cost.ts';
import { FramedPlayer } from './framed-player.tsx';
import { MediaPlayer } from './media-player.tsx';
import { type Sound, stillPlays, streamOf, type What } from './sounds.ts';
import { Stage } from './stage.tsx';
import classes from './stream-player.module.css';
import type { Trouble } from './trouble.ts';
import { TroublePanel } from './trouble-panel.tsx';
import { SwitchedNotice, usePlayerWords, WhatPlays } from './what-plays.tsx';

interface Started {
  readonly what: What;
  /** The address it had then. */
  readonly source: string | undefined;
  /** Distinguishes one try from the next. */
  readonly attempt: number;
  readonly trouble?: Trouble | undefined;
  /** The sound went on by itself, for want of network. */
  readonly switched?: boolean;
  /** The reader wants the picture all the same. */
  readonly insists?: boolean;
}

interface Props {
  /** Undefined where there are sounds only. */
  readonly picture: FramedStream | PlayedStream | undefined;
  readonly sounds: readonly Sound[];
  readonly title: string;
  readonly head: ReactNode;
  /** Beneath what is offered before anything plays. */
  readonly children?: ReactNode;
  readonly onPlaying: (playing: boolean) => void;
}

/**
 * Plays the picture or one of the sounds, once the reader has chosen. Where the network carries no
 * picture the sound goes on alone, says so, and stays until the reader wants the picture back.
 */
export function Player({ picture, sounds, title, head, children, onPlaying }: Props) {
  const { t } = useTranslation('live');
  const { size } = usePlayerWords();
  const online = useOnline();
  const [asked, setStarted] = useState<Started>();
  const stream = stillPlays(asked, picture, sounds);
  const started = stream && asked;
  /** Bits per second, as what plays says it. */
  const [rate, setRate] = useState<number>();
  const start = (what: What, more: Partial<Started> = {}) => {
    setRate(undefined);
    const insists = more.insists ?? started?.insists ?? false;
    const source = streamOf(what, picture, sounds)?.source;
    setStarted({ what, source, attempt: (asked?.attempt ?? 0) + 1, insists, ...more });
  };
  const lighter = sounds.find(({ light }) => light);
  const watches = started?.what === 'picture' && picture?.kind !== 'audio';
  // Without a network the sound would not come either; the picture goes on by itself once it is back.
  const giveWay =
    online && watches && lighter && !started.insists
      ? () => start(lighter.of, { switched: true })
      : undefined;
  const thin = useThinConnection();
  const onThin = useEffectEvent(() => giveWay?.());
  useEffect(() => {
    if (thin) onThin();
  }, [thin]);

  if (!stream || !started) {
    return (
      <Stage>
        {head}
        {!online && <p>{t('offline')}</p>}
        <Cover
          stream={picture}
          sounds={sounds}
          reachable={online}
          // Who asks for the picture on such a connection has been told what it costs.
          onStart={(what) => start(what, { insists: thin })}
        />
        {children}
      </Stage>
    );
  }
  const { what, attempt, trouble, switched } = started;
  const soundOnly = what !== 'picture' || stream.kind === 'audio';
  const panel = trouble && (
    <Stage>
      <TroublePanel
        stream={stream}
        trouble={trouble}
        onRetry={() => start(what)}
        onListen={sounds[0] && !soundOnly ? () => start(sounds[0]?.of ?? 'original') : undefined}
      />
    </Stage>
  );
  // What has run dry may come again by itself: its player stays.
  const stays = !panel || trouble === 'stalled';
  const playing = {
    title,
    onPlaying(plays: boolean) {
      if (plays && trouble) setStarted({ ...started, trouble: undefined });
      onPlaying(plays);
    },
    onTrouble: (met: Trouble) => setStarted({ ...started, trouble: met }),
  };
  return (
    <div className={classes.player}>
      {panel}
      {stays && (
        <div className={classes.frame} data-sound={soundOnly || undefined}>
          {soundOnly && <KhatamLattice faint />}
          {soundOnly && <p className={classes.text}>{title}</p>}
          {'frame' in stream ? (
            <FramedPlayer key={attempt} stream={stream} {...playing} />
          ) : (
            <MediaPlayer
              key={attempt}
              stream={stream}
              soundOnly={soundOnly}
              onRate={setRate}
              onThin={giveWay}
              {...playing}
            />
          )}
        </div>
      )}
      {stays && switched && <SwitchedNotice onBack={() => start('picture', { insists: true })} />}
      <WhatPlays
        picture={picture}
        sounds={sounds}
        what={what}
        // Back at the picture once the sound went on alone: the reader wants it all the same.
        onChoose={(next) => start(next, switched && next === 'picture' ? { insists: true } : {})}
      />
      {stays && (
        <>
          <p className={classes.cost}>
            {t('player.hour', {
              size: size(rate ?? usual[soundOnly && stream.kind !== 'video' ? 'sound' : 'picture']),
            })}
          </p>
          <div className={classes.below}>
            <Button
              variant="default"
              icon={<IconReload aria-hidden size="1.2em" />}
              onClick={() => start(what)}
            >
              {t('trouble.retry')}
            </Button>
            <a
              className={classes.open}
              href={stream.source}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('trouble.open')}
            </a>
          </div>
        </>
      )}
    </div>
  );
}
