import type { AttachmentType } from '#entities/index.ts';
import { readStream } from '#shared/stream-url.ts';

const files: readonly (readonly [AttachmentType, ending: RegExp])[] = [
  ['slides', /\.(?:pptx?|odp|key|pps)$/i],
  ['picture', /\.(?:jpe?g|png|webp|avif|gif|svg)$/i],
  ['recording', /\.(?:mkv|mov|avi|mpe?g)$/i],
];

/** Pages on which recordings are watched, of which the player knows nothing. */
const watched =
  /^https:\/\/(?:media\.ccc\.de\/(?:v|c)\/|(?:www\.)?dailymotion\.com\/(?:video|embed)\/|dai\.ly\/|(?:www\.)?canal-u\.tv\/|webcast\.in2p3\.fr\/|(?:www\.)?twitch\.tv\/videos\/|odysee\.com\/@[^/]+\/|archive\.org\/details\/[^?]*video|[^/]+\/(?:videos\/(?:watch|embed)|w)\/[\da-zA-Z-]{16,})/i;

const labels: readonly (readonly [AttachmentType, saying: RegExp])[] = [
  ['slides', /\b(?:slides?|slideshow|slidedeck|diapos?|diapositives|diaporama|folien)\b|شرائح/i],
  [
    'recording',
    /\b(?:recordings?|videos?|video\/\w+|enregistrements?|replay|rediffusion|captation|aufzeichnung|mitschnitt|livestream|live ?stream|webcast)\b|vid[ée]o|تسجيل|فيديو|بث مباشر|إعادة البث|مرئي/i,
  ],
  ['sound', /\b(?:audio|podcast)\b|صوت/i],
  ['slides', /\bpr[ée]sentation\b|عرض تقديمي/i],
  ['paper', /\b(?:paper|article|proceedings|actes)\b|بحث|مقال/i],
];

const written = /\.(?:pdf|docx?|odt|epub|rtf|md|txt)$/i;

/** What lies at an https address, as far as its host, its file's name and what it is called tell. */
export function attachmentTypeOf(address: string, label: string): AttachmentType {
  const stream = readStream(address);
  if (stream?.kind === 'audio') return 'sound';
  if (stream && stream.kind !== 'link') return 'recording';
  if (watched.test(address)) return 'recording';
  const { pathname } = new URL(address);
  return (
    files.find(([, ending]) => ending.test(pathname))?.[0] ??
    labels.find(([, saying]) => saying.test(label))?.[0] ??
    (written.test(pathname) ? 'paper' : 'page')
  );
}
