import { readStream, type Stream } from '#shared/stream-url.ts';

/** What an address is to a player: its kind, `none` for no address, `unreadable` for a wrong one. */
export type AddressKind = Stream['kind'] | 'none' | 'unreadable';

/** Recognises an address as it is being typed. */
export function addressKind(typed: unknown): AddressKind {
  const address = String(typed ?? '').trim();
  if (address === '') return 'none';
  return readStream(address)?.kind ?? 'unreadable';
}
