import type { Issue } from '#entities/index.ts';
import { readSound } from '#features/live/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { languages } from '#shared/localized.ts';
import { readStream, type Stream } from '#shared/stream-url.ts';

/** What an address is to a player: its kind, `none` for no address, `unreadable` for a wrong one. */
export type AddressKind = Stream['kind'] | 'none' | 'unreadable';

/** Recognises an address as it is being typed. */
export function addressKind(typed: unknown): AddressKind {
  const address = String(typed ?? '').trim();
  if (address === '') return 'none';
  return readStream(address)?.kind ?? 'unreadable';
}

/** The fields of the sounds beside the video, what is said in the hall first. */
export const soundFields = [
  'sound_original',
  ...languages.map((language) => `sound_${language}` as const),
] as const;

/** Whether something is typed that is the address of no sound: a platform's page shows its own player only. */
export function isNoSound(typed: unknown): boolean {
  const address = String(typed ?? '').trim();
  return address !== '' && !readSound(address);
}

/** What is wrong with the addresses of a stream; while visitors watch, theirs is not taken out. */
export function addressIssues(values: Fields, live: boolean): readonly Issue[] {
  const kind = addressKind(values.stream_url);
  const video: readonly Issue[] =
    kind === 'unreadable'
      ? [{ field: 'stream_url', code: 'not_an_address' }]
      : kind === 'none' && live
        ? [{ field: 'stream_url', code: 'on_air' }]
        : [];
  const sounds = soundFields.filter((name) => isNoSound(values[name]));
  return [...video, ...sounds.map((field) => ({ field, code: 'not_a_sound' as const }))];
}
