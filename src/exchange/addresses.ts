import type { SourceLink } from './source.ts';

const scheme = /^[a-z][a-z\d+.-]*:/i;

/**
 * An address as the whole one that it stands for: one without a host belongs to the page it is on,
 * one that begins with `www.` or `//` to https. Anything else stays as it is written.
 */
export function wholeAddress(address: string, page: string | undefined): string {
  const written = address.trim();
  if (written === '' || scheme.test(written)) return written;
  if (/^www\.[^\s/]+\.[^\s]+$/i.test(written)) return `https://${written}`;
  if (written.startsWith('//')) return `https:${written}`;
  const isPath = /^[^\s<>"]+$/.test(written) && /[./]/.test(written);
  if (!page || !isPath || !/^https?:/i.test(page)) return written;
  try {
    return new URL(written, page).href;
  } catch {
    return written;
  }
}

const framed =
  /<(?:iframe|video|audio|source|embed|object)\b[^<>]*?\s(?:src|data)\s*=\s*["']?([^"'<>\s]+)/gi;

/** What a text shows in frames and players of its own, which plain text has no place for. */
export function framedIn(text: string): SourceLink[] {
  return [...text.matchAll(framed)].map(([, address = '']) => ({ address, label: '' }));
}

const shown = /<img\b[^<>]*?\ssrc\s*=\s*["']?([^"'<>\s]+)/gi;

/** The addresses of the pictures within a text. */
export function picturesIn(text: string): string[] {
  return [...text.matchAll(shown)].map(([, address = '']) => address);
}
