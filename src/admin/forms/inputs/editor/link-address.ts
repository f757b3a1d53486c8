import { isSafeLink } from '#shared/url.ts';

/**
 * The address that somebody means by what they typed: an e-mail address or a telephone number also
 * without `mailto:` or `tel:`, a site also without `https://`. Undefined where no link may lead.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return isSafeLink(text) ? text : undefined;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{6,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const address = `https://${text}`;
  return /^[^\s/?#]+\.[^\s/?#]+/.test(text) && isSafeLink(address) ? address : undefined;
}
