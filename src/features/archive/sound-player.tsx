import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#device/online.ts';
import { keptAudioAddress } from '#shared/kept-audio.ts';
import classes from './session-remains.module.css';
import { hostOf } from './sound.ts';
import { useKept } from './use-kept.ts';

/**
 * The browser's own player of a recording, begun at once: from this device where it is kept, else, or
 * where that fails, from its host. What begins to play stays, whatever is kept or removed meanwhile.
 */
export function SoundPlayer({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('archive');
  const { kept } = useKept(url);
  const [source, setSource] = useState(kept ? keptAudioAddress(url) : url);
  const [failed, setFailed] = useState(false);
  const online = useOnline();
  const element = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = element.current;
    if (!audio) return;
    audio.src = source;
    // A browser that wants another press first leaves its own button.
    audio.play().catch(() => undefined);
    return () => {
      // Removing the address ends the download; leaving the page alone does not.
      audio.removeAttribute('src');
      audio.load();
    };
  }, [source]);
  return (
    <div className={classes.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: recordings of sound have no track of words */}
      <audio
        ref={element}
        controls
        aria-label={title}
        onPlaying={() => setFailed(false)}
        onError={() => {
          if (source === url) setFailed(true);
          else setSource(url);
        }}
      />
      {failed && (
        <p role="alert" className={classes.trouble}>
          {online ? t('unheard.failed', { host: hostOf(url) }) : t('unheard.offline')}
        </p>
      )}
    </div>
  );
}
