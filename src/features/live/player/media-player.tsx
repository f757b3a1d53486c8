import { IconPictureInPicture } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedStream } from '#shared/stream-url.ts';
import { Button } from '#ui/button.tsx';
import { begin, playHls } from './hls.ts';
import classes from './stream-player.module.css';
import { haltsTooOften, stillFor } from './thin.ts';
import type { Trouble } from './trouble.ts';

/** How long a picture may stand still before we say so, ms. */
const patience = 20_000;

interface Props {
  readonly stream: PlayedStream;
  readonly title: string;
  readonly soundOnly: boolean;
  readonly onPlaying: (playing: boolean) => void;
  readonly onTrouble: (trouble: Trouble) => void;
  /** Told the bit rate (bits per second) of what plays, where that is known. */
  readonly onRate: (rate: number) => void;
  /** Asked to give way to something lighter, where there is any. */
  readonly onThin: (() => void) | undefined;
}

/** The browser's own player, of a file or of an HLS playlist; begins at once. */
export function MediaPlayer(props: Props) {
  const { stream, title, soundOnly, onPlaying, onTrouble, onRate, onThin } = props;
  const { t } = useTranslation('live');
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [stuck, setStuck] = useState(false);
  const [canLift, setCanLift] = useState(false);
  const halts = useRef<number[]>([]);
  const played = useRef(false);
  const fail = useEffectEvent(onTrouble);
  const tellRate = useEffectEvent(onRate);
  /** Nothing comes from where it had come: nor would the sound. */
  const cut = useRef(false);
  const lighten = () => {
    if (!cut.current) onThin?.();
  };
  const giveWay = useEffectEvent(lighten);
  const play = useEffectEvent(onPlaying);
  const { kind, source } = stream;
  const Element = soundOnly ? 'audio' : 'video';

  useEffect(() => {
    const element = media.current;
    if (!element) return;
    setCanLift(!soundOnly && document.pictureInPictureEnabled === true);
    const stop =
      kind === 'hls'
        ? playHls(element, {
            source,
            soundOnly,
            onTrouble: fail,
            onCut: () => {
              cut.current = true;
            },
            onRate: tellRate,
          })
        : undefined;
    if (!stop) {
      element.src = source;
      void begin(element);
    }
    return () => {
      stop?.();
      play(false);
      // Its window would stay, black, over whatever is opened next.
      if (document.pictureInPictureElement === element) void document.exitPictureInPicture();
      // Removing the address ends the download; leaving the page alone does not.
      element.removeAttribute('src');
      element.load();
    };
  }, [kind, source, soundOnly]);

  useEffect(() => {
    if (!stuck) return;
    const way = setTimeout(() => giveWay(), stillFor);
    const timer = setTimeout(() => fail('stalled'), patience);
    return () => {
      clearTimeout(way);
      clearTimeout(timer);
    };
  }, [stuck]);

  const lift = async () => {
    await media.current?.requestPictureInPicture().catch(() => setCanLift(false));
  };
  const onWaiting = () => {
    setStuck(true);
    // Before the first picture, and where the reader leaps, nothing has halted.
    if (!played.current || media.current?.seeking) return;
    halts.current = [...halts.current, performance.now()];
    if (haltsTooOften(halts.current)) lighten();
  };
  const onError = () => {
    const code = media.current?.error?.code;
    if (code === undefined || code === MediaError.MEDIA_ERR_ABORTED) return;
    onTrouble(code === MediaError.MEDIA_ERR_NETWORK ? 'unreachable' : 'unplayable');
  };
  return (
    <>
      <Element
        ref={media}
        key={Element}
        className={soundOnly ? classes.sound : classes.picture}
        controls
        playsInline
        aria-label={title}
        onPlaying={() => {
          setStuck(false);
          played.current = true;
          cut.current = false;
          onPlaying(true);
        }}
        onWaiting={onWaiting}
        onPause={() => {
          setStuck(false);
          onPlaying(false);
        }}
        onEnded={() => onPlaying(false)}
        onError={onError}
      />
      {canLift && (
        <Button
          className={classes.lift}
          variant="default"
          size="compact"
          icon={<IconPictureInPicture aria-hidden size="1.2em" />}
          onClick={() => void lift()}
        >
          {t('player.lift')}
        </Button>
      )}
    </>
  );
}
