import { useEffect, useEffectEvent, useState } from 'react';
import type { FramedStream } from '#shared/stream-url.ts';
import classes from './stream-player.module.css';
import type { Trouble } from './trouble.ts';

/** How long a platform may take to answer before we say so, ms. */
const patience = 20_000;

interface Props {
  readonly stream: FramedStream;
  readonly title: string;
  readonly onPlaying: (playing: boolean) => void;
  readonly onTrouble: (trouble: Trouble) => void;
}

/**
 * A platform's player in a sandboxed frame. What happens in there is not ours to see: it counts as
 * playing while it is loaded and the page is seen.
 */
export function FramedPlayer({ stream, title, onPlaying, onTrouble }: Props) {
  const [loaded, setLoaded] = useState(false);
  const fail = useEffectEvent(onTrouble);
  const play = useEffectEvent(onPlaying);

  useEffect(() => {
    if (loaded) return;
    const timer = setTimeout(() => fail('unreachable'), patience);
    return () => clearTimeout(timer);
  }, [loaded]);

  useEffect(() => {
    if (!loaded) return;
    const look = () => play(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      document.removeEventListener('visibilitychange', look);
      play(false);
    };
  }, [loaded]);

  return (
    <iframe
      className={classes.picture}
      src={stream.frame}
      title={title}
      // The player runs on its own origin and keeps it; it may not lead this page elsewhere.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube plays nothing for a page that does not say who it is.
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => setLoaded(true)}
    />
  );
}
