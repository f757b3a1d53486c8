import { Parser } from 'htmlparser2';
import { isSafeLink } from '#shared/url.ts';

/** Elements whose content is no text. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
  'textarea',
  'title',
]);
const empty = new Set(['br', 'hr']);

/**
 * HTML built anew from its text and the allowed tags, where there is no document to sanitise it
 * with: nothing of the source gets through but escaped text, `href` of safe links, `lang` and `dir`.
 */
export function rebuilt(html: string, tags: readonly string[]): string {
  const allowed = new Set(tags);
  let written = '';
  /** How many elements without text are open around the place that is read. */
  let silence = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (silent.has(tag)) silence += 1;
      if (silence === 0 && allowed.has(tag)) written += `<${tag}${attributesOf(tag, attributes)}>`;
    },
    onclosetag(tag) {
      if (silence === 0 && allowed.has(tag) && !empty.has(tag)) written += `</${tag}>`;
      if (silent.has(tag)) silence -= 1;
    },
    ontext(text) {
      if (silence === 0) written += escaped(text);
    },
  });
  parser.end(html);
  return written;
}

function attributesOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  let written = '';
  for (const [key, value] of Object.entries(attributes)) {
    const link = tag === 'a' && key === 'href' && isSafeLink(value);
    const plain =
      (key === 'lang' && /^[a-z-]{2,12}$/i.test(value)) ||
      (key === 'dir' && /^(?:ltr|rtl|auto)$/.test(value));
    if (link || plain) written += ` ${key}="${escaped(value)}"`;
  }
  return tag === 'a' ? `${written} rel="noopener noreferrer" target="_blank"` : written;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
