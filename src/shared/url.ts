const linkProtocols = new Set(['https:', 'mailto:', 'tel:']);

/** True for a link the product may show: https, mailto or tel, and nothing else. */
export function isSafeLink(value: string): boolean {
  try {
    return linkProtocols.has(new URL(value).protocol);
  } catch {
    return false;
  }
}

/** True for an absolute https address. */
export function isHttps(value: string): boolean {
  try {
    return new URL(value).protocol === 'https:';
  } catch {
    return false;
  }
}
