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
const reduction = {
  ALLOWED_TAGS: [...htmlTags],
  ALLOWED_ATTR: ['href', 'lang', 'dir'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

declare global {
  /** Cleans what libraries write as markup; the policy of index.html lets in what it gives. */
  var cleanMarkup: ((html: string) => string) | undefined;
}

/** Whether links are to open a page of their own in what is just being reduced. */
let opensLinks = false;

// In Node there is no document to sanitise with.
if (DOMPurify.isSupported) {
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    // Links lead to https, mailto and tel only.
    if (!isSafeLink(node.getAttribute('href') ?? '')) node.removeAttribute('href');
    if (!opensLinks) return;
    node.setAttribute('rel', 'noopener noreferrer');
    node.setAttribute('target', '_blank');
  });
}

/** HTML reduced to the short list of what a text needs; its links open a page of their own. */
export function htmlForShowing(html: string): string | TrustedHTML {
  // Browsers are spared the parser.
  if (import.meta.env.SSR) return rebuilt(html, htmlTags);
  opensLinks = true;
  try {
    return DOMPurify.sanitize(html, { ...reduction, RETURN_TRUSTED_TYPE: true });
  } finally {
    opensLinks = false;
  }
}

/** The same HTML as it is kept, without what showing adds. */
export function htmlForSaving(html: string): string {
  return DOMPurify.sanitize(html, reduction);
}

/** Lets libraries write markup, cleaned of all that could run; to be called before they do. */
export function letMarkupIn(): void {
  globalThis.cleanMarkup = (html) => DOMPurify.sanitize(html);
}
