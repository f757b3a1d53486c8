import { UsageError } from '#local/command.ts';

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin that an option names. Throws a UsageError for a path, and for an address that anybody on the way
 * could read: browsers give such a site neither pushes nor a place on the home screen.
 */
export function originOf(option: string, address: string): string {
  const { origin, protocol, hostname } = URL.canParse(address)
    ? new URL(address)
    : { origin: '', protocol: '', hostname: '' };
  if (!origin || origin !== address.toLowerCase().replace(/\/$/, '')) {
    throw new UsageError(`--${option} takes an address as https://forum.example, without a path.`);
  }
  if (protocol !== 'https:' && !thisMachine.includes(hostname)) {
    throw new UsageError(`--${option} ${address} is not https.`);
  }
  return origin;
}
