/** A host's name of two parts at least, with whatever follows it. */
const host = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#].*)?$/u;

/** An address as it was meant: what begins with a host's name, or with http, is one of https. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (host.test(address)) return `https://${address}`;
  if (address.startsWith('//') && host.test(address.slice(2))) return `https:${address}`;
  return address.replace(/^http:\/\//i, 'https://');
}
