import DOMPurify from 'dompurify';
import { isSafeLink } from '#shared/url.ts';
import { rebuilt } from './rebuilt-html.ts';

/** The elements that a formatted text of the content is made of. */
export const htmlTags = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'span',
] as const;
const attributes = ['href', 'lang', 'dir'];

/** HTML reduced to the short list of what a text needs; its links open a page of their own. */
export function htmlForShowing(html: string): string {
  // In Node there is no document to read the text with; browsers are spared the parser.
  if (import.meta.env.SSR) return rebuilt(html, htmlTags);
  return reduce(html, (link) => {
    link.setAttribute('rel', 'noopener noreferrer');
    link.setAttribute('target', '_blank');
  });
}

/** The same HTML as it is kept, without what showing adds. */
export function htmlForSaving(html: string): string {
  return reduce(html, () => {});
}

/** Links lead to https, mailto and tel only. */
function reduce(html: string, finish: (link: Element) => void): string {
  const purifier = DOMPurify();
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    const address = node.getAttribute('href') ?? '';
    if (!isSafeLink(address)) node.removeAttribute('href');
    finish(node);
  });
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...htmlTags],
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
