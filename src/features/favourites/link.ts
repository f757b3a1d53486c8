import { addressOf } from '#shared/addresses.ts';

/** What a link to My Program can carry in its fragment, which browsers never send anywhere. */
type Incoming =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'share'; readonly code: string };

/** The link by which another device takes over the favourites; to be shown only to their owner. */
export function transferLink(origin: string, key: string): string {
  return `${origin}${addressOf('my_program')}#key=${key}`;
}

/** The link to a read-only view, for friends. */
export function shareLink(origin: string, code: string): string {
  return `${origin}${addressOf('my_program')}#share=${code}`;
}

/** Reads a fragment, with or without its `#`; undefined when it carries neither. */
export function readIncoming(fragment: string): Incoming | undefined {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const key = values.get('key');
  const code = values.get('share');
  if (key !== null) return { kind: 'key', key };
  return code === null ? undefined : { kind: 'share', code };
}
