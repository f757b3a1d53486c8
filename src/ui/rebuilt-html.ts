import { isSafeLink } from '#shared/url.ts';

const token = /<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|<!--[\s\S]*?-->|<|[^<]+/gi;
const attribute = /([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** Elements whose content is no text. */
const silent =
  /<(script|style|template|noscript|iframe|svg|math|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/**
 * HTML built anew from its text and the allowed tags, where there is no document to sanitise it
 * with: nothing of the source gets through but escaped text, `href` of safe links, `lang` and `dir`.
 */
export function rebuilt(html: string, tags: readonly string[]): string {
  let written = '';
  const open: string[] = [];
  for (const [part, closing, name = '', rest = ''] of html.replace(silent, '').matchAll(token)) {
    if (part.startsWith('<!--')) continue;
    const tag = name.toLowerCase();
    if (!tag) written += escaped(part);
    else if (!tags.includes(tag)) continue;
    else if (tag === 'br' || tag === 'hr') written += closing ? '' : `<${tag}>`;
    else if (!closing) {
      open.push(tag);
      written += `<${tag}${attributesOf(tag, rest)}>`;
    } else if (open.includes(tag)) {
      for (let last = open.pop(); last; last = open.pop()) {
        written += `</${last}>`;
        if (last === tag) break;
      }
    }
  }
  return (
    written +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

function attributesOf(tag: string, rest: string): string {
  let written = '';
  for (const [, name = '', a, b, c] of rest.matchAll(attribute)) {
    const value = a ?? b ?? c ?? '';
    const key = name.toLowerCase();
    const link = tag === 'a' && key === 'href' && isSafeLink(decoded(value));
    const plain =
      (key === 'lang' && /^[a-z-]{2,12}$/i.test(value)) ||
      (key === 'dir' && /^(?:ltr|rtl|auto)$/.test(value));
    if (link || plain) written += ` ${key}="${escaped(value)}"`;
  }
  return tag === 'a' ? `${written} rel="noopener noreferrer" target="_blank"` : written;
}

/** Escapes what is not escaped; entities of the source stay what they are. */
function escaped(text: string): string {
  return text
    .replace(/&(?!(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An address as a browser would read it, enough to tell whether it is safe. */
function decoded(value: string): string {
  return /&(?!amp;)/i.test(value) ? '' : value.replaceAll('&amp;', '&');
}
