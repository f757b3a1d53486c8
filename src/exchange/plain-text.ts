import { bareText } from '#shared/bare-text.ts';
import { decodeEntities } from './html-entities.ts';

/** What HTML calls its elements; anything else in angle brackets is the author's own text. */
const elements =
  'a|abbr|article|aside|audio|b|big|blockquote|body|br|button|canvas|center|cite|code|col|dd|del|' +
  'details|div|dl|dt|em|embed|figcaption|figure|font|footer|form|frame|h[1-6]|head|header|hr|html|' +
  'i|iframe|img|input|ins|kbd|label|li|link|main|mark|math|meta|nav|object|ol|option|p|picture|pre|' +
  'q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|' +
  'tbody|td|template|textarea|tfoot|th|thead|title|tr|tt|u|ul|var|video';
const tag = new RegExp(`</?(?:${elements})(?:\\s[^<>]*)?/?>`, 'gi');
const blockTag =
  /<\/?(?:article|aside|blockquote|br|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tr|ul)(?:\s[^<>]*)?\/?>/gi;
const silentElement = /<(script|style|template|iframe|svg|object)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const anchor = /<a\s[^<>]*?href\s*=\s*["']?([^"'<>\s]*)["']?[^<>]*>([\s\S]*?)<\/a\s*>/gi;
const hostile = /^\s*(?:javascript|vbscript|livescript|data|file|blob):/i;
const markdownLink =
  /!?\[([^[\]\n]*)\]\(\s*<?([^()<>\s]*(?:\([^()\s]*\)[^()\s]*)?)>?(?:\s+"[^"\n]*")?\s*\)/g;

/**
 * One line of plain text from a title or a name: no HTML, no control characters, no white space at
 * the ends or twice.
 */
export function plainLine(source: string): string {
  return tidy(stripHtml(source))
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
}

/**
 * Plain text with paragraphs from HTML or Markdown. Links keep their words, and their address when
 * it is harmless; `onDropped` hears of every address that is not kept, and whether it is dangerous.
 */
export function plainText(
  source: string,
  onDropped: (address: string, isHostile: boolean) => void,
): string {
  const link = (label: string, address: string): string => {
    const target = decodeEntities(address).trim();
    if (hostile.test(target.replace(/[\s\p{Cc}]/gu, ''))) {
      onDropped(target, true);
      return label;
    }
    const named = label.trim();
    if (named.includes(target)) return label;
    if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(target)) {
      // A place further down on the same page is no address of its own.
      if (target !== '' && !target.startsWith('#')) onDropped(target, false);
      return label;
    }
    return named ? `${named} (${target})` : target;
  };
  const html = source
    .replace(/\r\n?/g, '\n')
    .replace(anchor, (_, address: string, label: string) => link(label, address));
  return tidy(stripMarkdown(stripHtml(html), link))
    .replace(/[^\S\n\u00a0\u202f]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text cut to at most `max` UTF-16 units, at a word's end where one is near, marked with `…`. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '');
  const space = room.search(/\s\S*$/);
  const kept = space > max - 60 && space > max / 2 ? room.slice(0, space) : room;
  return `${kept.trimEnd()}…`;
}

function stripHtml(source: string): string {
  if (!/[<&]/.test(source)) return source;
  const text = source
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(silentElement, '')
    .replace(/<li(?:\s[^<>]*)?>/gi, '\n- ')
    .replace(/<\/(?:p|h[1-6]|blockquote|ul|ol|table|pre)\s*>/gi, '\n\n')
    .replace(blockTag, '\n')
    .replace(tag, '');
  return decodeEntities(text);
}

function stripMarkdown(source: string, link: (label: string, address: string) => string): string {
  return source
    .replace(markdownLink, (whole: string, label: string, address: string) =>
      whole.startsWith('!') ? label : link(label, address),
    )
    .replace(/<((?:https?:\/\/|mailto:)[^<>\s]+)>/gi, '$1')
    .replace(/^[^\S\n]{0,3}#{1,6}[^\S\n]+(.*?)[^\S\n]*#*$/gm, '$1')
    .replace(/^[^\S\n]*(?:```|~~~).*$/gm, '')
    .replace(/^([^\S\n]*)[*+][^\S\n]+/gm, '$1- ')
    .replace(/^[^\S\n]*>[^\S\n]?/gm, '')
    .replace(/^[^\S\n]*(?:[-*_][^\S\n]*){3,}$/gm, '')
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(^|[\s(])([*_])(?=\S)([^*_\n]*[^*_\s])\2(?=[\s).,;:!?]|$)/gm, '$1$3')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!-])/g, '$1');
}

/** Leaves out what neither Postgres nor a reader can use: controls, lone surrogates, odd separators. */
function tidy(text: string): string {
  if (bareText(text) === '') return '';
  return text
    .replace(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\ufeff/g, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .normalize('NFC');
}
