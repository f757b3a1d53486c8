import { type Notice, notice } from './notice.ts';

const LINE_FEED = 0x0a;
const fatal = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8');
const western = new TextDecoder('windows-1252');

/**
 * The text of a file. Lines that are not UTF-8 are read as well as can be, each with a notice; all
 * other lines stay untouched. Never throws.
 */
export function decode(bytes: Uint8Array): { text: string; notices: Notice[] } {
  const named = namedEncoding(bytes);
  // Programs often declare an encoding that they do not write: no other text is UTF-8 by chance.
  const declaredWrongly = named !== undefined && !named.startsWith('utf-16') && isUtf8(bytes);
  if (named && !declaredWrongly) {
    const text = decodeAs(named, bytes);
    if (text !== undefined) {
      return { text, notices: [notice('encoding_assumed', {}, named)] };
    }
  }
  try {
    return { text: fatal.decode(bytes), notices: [] };
  } catch {
    return decodeLines(bytes);
  }
}

/** The encoding that a byte order mark or an XML declaration names, unless it is UTF-8. */
function namedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length > 3 && bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le';
  if (bytes.length > 3 && bytes[0] === 0 && bytes[1] !== 0) return 'utf-16be';
  const head = western.decode(bytes.subarray(0, 200));
  const name = /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(head)?.[1]?.toLowerCase();
  return name && name !== 'utf-8' && name !== 'utf8' ? name : undefined;
}

/** True for bytes that are UTF-8, some of them beyond ASCII. */
function isUtf8(bytes: Uint8Array): boolean {
  return tryUtf8(bytes) !== undefined && bytes.some((byte) => byte > 0x7f);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return undefined;
  }
}

function decodeLines(bytes: Uint8Array): { text: string; notices: Notice[] } {
  const notices: Notice[] = [];
  const lines = splitLines(bytes);
  const texts: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? new Uint8Array();
    const text = tryUtf8(line);
    if (text !== undefined) {
      texts.push(text);
      continue;
    }
    const joined = joinFolded(line, lines[index + 1]);
    if (joined) {
      notices.push(notice('character_split', { line: index + 1 }));
      notices.push(notice('character_split', { line: index + 2 }));
      texts.push(...joined);
      index += 1;
    } else {
      notices.push(notice('not_utf8', { line: index + 1 }));
      texts.push(decodeLeniently(line));
    }
  }
  return { text: texts.join('').replace(/^\ufeff/, ''), notices };
}

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(LINE_FEED, start);
    const next = end < 0 ? bytes.length : end + 1;
    lines.push(bytes.subarray(start, next));
    start = next;
  }
  return lines;
}

function tryUtf8(bytes: Uint8Array): string | undefined {
  try {
    return fatal.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * iCalendar folds lines at bytes, so a character may begin on one line and end on the next. Gives
 * both lines with the character whole on the first, or undefined where that is not the cause.
 */
function joinFolded(line: Uint8Array, next: Uint8Array | undefined): string[] | undefined {
  if (!next || (next[0] !== 0x20 && next[0] !== 0x09)) return undefined;
  const cut = line.findIndex((byte) => byte === 0x0d || byte === LINE_FEED);
  if (cut < 0) return undefined;
  let rest = 1;
  while (rest < 4 && ((next[rest] ?? 0) & 0xc0) === 0x80) rest += 1;
  const first = tryUtf8(Uint8Array.of(...line.subarray(0, cut), ...next.subarray(1, rest)));
  const second = tryUtf8(next.subarray(rest));
  if (first === undefined || second === undefined) return undefined;
  return [`${first}${western.decode(line.subarray(cut))}`, ` ${second}`];
}

/** Windows-1252 when nothing in the line speaks for UTF-8, else UTF-8 with marks for the rest. */
function decodeLeniently(line: Uint8Array): string {
  const text = lenient.decode(line);
  return /[^\p{ASCII}\ufffd]/u.test(text) ? text : western.decode(line);
}
