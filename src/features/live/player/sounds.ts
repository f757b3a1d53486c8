import type { Streaming } from '#entities/index.ts';
import { type Language, languages } from '#shared/localized.ts';
import {
  type FramedStream,
  type PlayedStream,
  readStream,
  type Stream,
} from '#shared/stream-url.ts';

/** What is heard: what is said in the hall, or what the interpreters into a language say. */
export type SoundOf = 'original' | Language;

/** What is chosen to be played. */
export type What = 'picture' | SoundOf;

/** A sound that can be heard without the picture. */
export interface Sound {
  readonly of: SoundOf;
  readonly stream: PlayedStream;
  /** It comes with no picture that would be loaded and not shown. */
  readonly light: boolean;
}

/** A stream of sound alone from its address: it needs no ending that says so. Undefined for a platform's page. */
export function readSound(address: string): PlayedStream | undefined {
  const stream = readStream(address);
  if (!stream || 'frame' in stream) return undefined;
  return stream.kind === 'link' ? { kind: 'audio', source: stream.source } : stream;
}

type Addresses = Partial<Pick<Streaming, 'sound_original' | `sound_${Language}`>>;

/**
 * The sounds beside a picture, the original first: those that have an address of their own, and the
 * picture's where it can be taken out of it.
 */
export function soundsOf(picture: Stream | undefined, addresses: Addresses): readonly Sound[] {
  const of = (name: SoundOf): Sound[] => {
    const stream = readSound(addresses[`sound_${name}`] ?? '');
    return stream ? [{ of: name, stream, light: true }] : [];
  };
  const [original = soundIn(picture)] = of('original');
  return [...(original ? [original] : []), ...languages.flatMap(of)];
}

/** A playlist may have a variant without picture; a file comes whole, a platform shows what it will. */
function soundIn(picture: Stream | undefined): Sound | undefined {
  if (picture?.kind !== 'hls' && picture?.kind !== 'video') return undefined;
  return { of: 'original', stream: picture, light: picture.kind === 'hls' };
}

type Playable = FramedStream | PlayedStream | undefined;

/** The picture or one of the sounds, by its name; undefined where there is none. */
export function streamOf(what: What, picture: Playable, sounds: readonly Sound[]): Playable {
  return what === 'picture' ? picture : sounds.find(({ of }) => of === what)?.stream;
}

/**
 * What was asked for, as long as it has the address that it had then: where it is gone or another, nobody has
 * asked for what is there instead. What becomes of the others is of no concern to it.
 */
export function stillPlays(
  asked: { readonly what: What; readonly source: string | undefined } | undefined,
  picture: Playable,
  sounds: readonly Sound[],
): Playable {
  const found = asked && streamOf(asked.what, picture, sounds);
  return found?.source === asked?.source ? found : undefined;
}
