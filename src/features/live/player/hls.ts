import type { HlsConfig, Level } from 'hls.js';
import { part } from '#device/parts.ts';
import type { Trouble } from './trouble.ts';

const library = part(() => import('hls.js'));

const settings: Partial<HlsConfig> = {
  // The policy of the site allows no worker made of a text.
  enableWorker: false,
  autoStartLoad: false,
  capLevelToPlayerSize: true,
  backBufferLength: 30,
};

/** After how long (ms) a stream that had come and is cut off is asked for again. */
const pause = 10_000;

interface Wishes {
  readonly source: string;
  /** Prefer a variant without picture, else the lightest. */
  readonly soundOnly: boolean;
  readonly onTrouble: (trouble: Trouble) => void;
  /** Told that a stream that had come does not any more; it is asked for until it does. */
  readonly onCut: () => void;
  /** Told the bit rate (bits per second) of the variant that plays; by itself no browser says it. */
  readonly onRate: (rate: number) => void;
}

/**
 * Plays an HLS playlist: by the browser itself where it can, else through hls.js, loaded now. For
 * sound alone hls.js comes first, for only it lets us choose. Call what it returns to stop.
 */
export function playHls(media: HTMLMediaElement, wishes: Wishes): () => void {
  const { source, soundOnly, onTrouble } = wishes;
  const native = media.canPlayType('application/vnd.apple.mpegurl') !== '';
  const stopping = new AbortController();
  const playNatively = () => {
    media.src = source;
    void begin(media);
  };
  const otherwise = (trouble: Trouble) => {
    if (stopping.signal.aborted) return;
    if (native) playNatively();
    else onTrouble(trouble);
  };
  if (native && !soundOnly) playNatively();
  else void playThroughLibrary(media, { ...wishes, onTrouble: otherwise }, stopping.signal);
  return () => stopping.abort();
}

async function playThroughLibrary(
  media: HTMLMediaElement,
  { source, soundOnly, onTrouble, onCut, onRate }: Wishes,
  signal: AbortSignal,
): Promise<void> {
  const loaded = await library().catch(() => undefined);
  if (signal.aborted) return;
  if (!loaded) return onTrouble('unreachable');
  const { default: Hls } = loaded;
  if (!Hls.isSupported()) return onTrouble('unplayable');
  const hls = new Hls(settings);
  let again: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(again);
    hls.destroy();
  };
  signal.addEventListener('abort', stop, { once: true });
  let came = false;
  hls.once(Hls.Events.FRAG_BUFFERED, () => {
    came = true;
  });
  let recovered = false;
  hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => {
    if (soundOnly) hls.loadLevel = lightest(levels);
    hls.startLoad();
    void begin(media);
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => {
    const rate = rateOf(hls.levels[level]);
    if (rate !== undefined) onRate(rate);
  });
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      hls.recoverMediaError();
      return;
    }
    if (type === Hls.ErrorTypes.NETWORK_ERROR && came) {
      onCut();
      clearTimeout(again);
      // Loads the list anew, and leaps to where it is live once that lies beyond.
      again = setTimeout(() => hls.startLoad(), pause);
      return;
    }
    stop();
    onTrouble(type === Hls.ErrorTypes.NETWORK_ERROR ? 'unreachable' : 'unplayable');
  });
  hls.loadSource(source);
  hls.attachMedia(media);
}

/** The variant that costs least, without picture if there is one; they are given by bit rate. */
export function lightest(levels: readonly Pick<Level, 'videoCodec' | 'audioCodec'>[]): number {
  const soundAlone = levels.findIndex((level) => !level.videoCodec && level.audioCodec);
  return Math.max(soundAlone, 0);
}

/** What a variant takes as its playlist says it, in bits per second: the average where it has that. */
export function rateOf(
  level: Pick<Level, 'averageBitrate' | 'bitrate'> | undefined,
): number | undefined {
  return level?.averageBitrate || level?.bitrate || undefined;
}

/** Begins to play; a browser that wants another tap first leaves its own button. */
export async function begin(media: HTMLMediaElement): Promise<void> {
  await media.play().catch(() => undefined);
}
