/**
 * How an address of a stream or a recording can be played: in the frame of its platform, by the
 * browser's own player (`hls` through a playlist), or, as a mere `link`, only at its source.
 */
export type Stream =
  | FramedStream
  | PlayedStream
  | { readonly kind: 'link'; readonly source: string };

export interface FramedStream {
  readonly kind: 'youtube' | 'vimeo' | 'facebook';
  /** What the sandboxed frame loads; it plays at once. */
  readonly frame: string;
  /** Where people open it instead. */
  readonly source: string;
}

export interface PlayedStream {
  readonly kind: 'hls' | 'video' | 'audio';
  readonly source: string;
}

/**
 * Recognises an address by its exact host and path. Undefined for what is no https address, carries
 * a name and password, or names a platform without saying which video.
 */
export function readStream(address: string): Stream | undefined {
  const url = parse(address);
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
  const platform = platforms.get(url.host);
  return platform ? platform(url) : playable(url);
}

type Platform = (url: URL) => Stream | undefined;

const platforms: ReadonlyMap<string, Platform> = new Map<string, Platform>([
  ['youtube.com', youtube],
  ['www.youtube.com', youtube],
  ['m.youtube.com', youtube],
  ['music.youtube.com', youtube],
  ['www.youtube-nocookie.com', youtube],
  ['youtu.be', youtube],
  ['vimeo.com', vimeo],
  ['www.vimeo.com', vimeo],
  ['player.vimeo.com', vimeo],
  ['facebook.com', facebook],
  ['www.facebook.com', facebook],
  ['m.facebook.com', facebook],
  ['web.facebook.com', facebook],
]);

const endings: readonly [kind: 'hls' | 'video' | 'audio', ending: RegExp][] = [
  ['hls', /\.m3u8$/i],
  ['video', /\.(?:mp4|m4v|webm|ogv)$/i],
  ['audio', /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac|weba)$/i],
];

function playable(url: URL): Stream {
  const kind = endings.find(([, ending]) => ending.test(url.pathname))?.[0] ?? 'link';
  return { kind, source: url.href };
}

const videoFolders = new Set(['embed', 'live', 'shorts', 'v']);

function youtube(url: URL): Stream | undefined {
  const [first = '', second = ''] = partsOf(url);
  const channel = channelOf(url, first, second);
  if (channel) {
    return {
      kind: 'youtube',
      frame: `https://www.youtube-nocookie.com/embed/live_stream?channel=${channel}&autoplay=1`,
      source: `https://www.youtube.com/channel/${channel}/live`,
    };
  }
  const id = youtubeId(url, first, second);
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  const from = startOf(url);
  return {
    kind: 'youtube',
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0${from ? `&start=${from}` : ''}`,
    source: `https://www.youtube.com/watch?v=${id}${from ? `&t=${from}` : ''}`,
  };
}

function youtubeId(url: URL, first: string, second: string): string {
  if (url.host === 'youtu.be') return first;
  if (first === 'watch') return url.searchParams.get('v') ?? '';
  // The page of whatever a channel streams has the shape of an id.
  return videoFolders.has(first) && second !== 'live_stream' ? second : '';
}

/** The channel whose live stream is meant, whatever video that is today. */
function channelOf(url: URL, first: string, second: string): string | undefined {
  const named =
    first === 'channel' ? second : second === 'live_stream' && url.searchParams.get('channel');
  return named && /^UC[\w-]{22}$/.test(named) ? named : undefined;
}

/** Seconds into the video, from `t=90`, `t=1h2m3s` or `start=90`; 0 when nothing is said. */
function startOf(url: URL): number {
  const said = url.searchParams.get('t') ?? url.searchParams.get('start') ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(said) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return Number.isSafeInteger(total) ? total : 0;
}

function vimeo(url: URL): Stream | undefined {
  const parts = partsOf(url).filter((part) => part !== 'embed');
  const at = parts.findIndex((part) => /^\d{1,12}$/.test(part));
  const id = parts[at];
  if (!id) return undefined;
  const said = parts[at + 1] ?? url.searchParams.get('h') ?? '';
  const secret = /^[\da-f]{6,40}$/i.test(said) ? said : '';
  if (parts[at - 1] === 'event') {
    const source = `https://vimeo.com/event/${id}${secret && `/${secret}`}`;
    const frame = `https://vimeo.com/event/${id}/embed${secret && `/${secret}`}?autoplay=1`;
    return { kind: 'vimeo', frame, source };
  }
  return {
    kind: 'vimeo',
    frame: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1&playsinline=1${secret && `&h=${secret}`}`,
    source: `https://vimeo.com/${id}${secret && `/${secret}`}`,
  };
}

function facebook(url: URL): Stream | undefined {
  const parts = partsOf(url);
  if (parts[0] === 'plugins') {
    const inner = parse(url.searchParams.get('href') ?? '');
    const known = inner?.protocol === 'https:' && platforms.get(inner.host) === facebook;
    return known && !inner.pathname.startsWith('/plugins') ? facebook(inner) : undefined;
  }
  const videos = parts.indexOf('videos');
  const folder = videos > 0 ? parts.at(-1) : parts[0] === 'reel' ? parts[1] : undefined;
  const watched = ['watch', 'video.php'].includes(parts[0] ?? '') && url.searchParams.get('v');
  const id = folder ?? (watched || '');
  if (!/^\d{5,20}$/.test(id)) return undefined;
  const page = videos > 0 && /^[\w.-]+$/.test(parts[0] ?? '') ? parts[0] : undefined;
  const source = page
    ? `https://www.facebook.com/${page}/videos/${id}/`
    : `https://www.facebook.com/watch/?v=${id}`;
  const frame = `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(source)}&show_text=false&autoplay=true`;
  return { kind: 'facebook', frame, source };
}

const partsOf = (url: URL): string[] => url.pathname.split('/').filter(Boolean);

function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
