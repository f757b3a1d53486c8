import type { AttachmentType } from '#entities/index.ts';
import { readStream } from '#shared/stream-url.ts';

const files: readonly (readonly [AttachmentType, ending: RegExp])[] = [
  ['slides', /\.(?:pptx?|odp|key|pps)$/i],
  ['picture', /\.(?:jpe?g|png|webp|avif|gif|svg)$/i],
];

const labels: readonly (readonly [AttachmentType, saying: RegExp])[] = [
  [
    'recording',
    /\b(?:recordings?|videos?|enregistrements?|replay|rediffusion)\b|vid[ée]o|تسجيل|فيديو/i,
  ],
  ['slides', /\b(?:slides?|slideshow|presentation|diapos?|diapositives|diaporama)\b|شرائح/i],
  ['sound', /\b(?:audio|podcast)\b|صوت/i],
  ['paper', /\b(?:paper|article|proceedings|actes)\b|بحث|مقال/i],
];

const written = /\.(?:pdf|docx?|odt|epub|rtf|md|txt)$/i;

/** What lies at an https address, as far as its host, its file's name and what it is called tell. */
export function attachmentTypeOf(address: string, label: string): AttachmentType {
  const stream = readStream(address);
  if (stream?.kind === 'audio') return 'sound';
  if (stream && stream.kind !== 'link') return 'recording';
  const { pathname } = new URL(address);
  return (
    files.find(([, ending]) => ending.test(pathname))?.[0] ??
    labels.find(([, saying]) => saying.test(label))?.[0] ??
    (written.test(pathname) ? 'paper' : 'page')
  );
}
