import { mostKept } from '#shared/kept-audio.ts';

/**
 * Why a recording was not kept: no network, a host that is out of reach or lets no other site fetch its
 * files, one that answers with something else, more than may be kept, or no room on the device.
 */
export type KeepTrouble =
  | 'offline'
  | 'refused'
  | 'absent'
  | 'not_sound'
  | 'too_much'
  | 'no_room'
  | 'broken';

/** What goes wrong on the way, thrown so that it also ends a stream. */
export class KeepError extends Error {
  readonly trouble: KeepTrouble;

  constructor(trouble: KeepTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

export interface ComingAudio {
  readonly type: string;
  /** Bytes, where the host says how many. */
  readonly length: number | undefined;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** What ended the body, where it was not the network: who reads a stream is told no reason. */
  readonly ended: { trouble?: KeepTrouble };
}

/** What the device is left, bytes: content and pictures go before any recording. */
const reserve = 50e6;

const isSound = /^(?:audio\/|video\/(?:mp4|webm|ogg)|application\/(?:ogg|octet-stream))/i;

/**
 * Asks a host for a file of sound, of which `free` bytes at most may come. Only an answer that may be
 * read is taken: of an opaque one nobody knows the size, the type, or whether it is an error.
 */
export async function fetchAudio(
  url: string,
  free: number,
  signal: AbortSignal,
): Promise<ComingAudio> {
  const answer = await ask(url, signal);
  if (answer.status === 404 || answer.status === 410) throw new KeepError('absent');
  if (answer.status !== 200) throw new KeepError('refused');
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.body || !isSound.test(type)) throw new KeepError('not_sound');
  const said = Number(answer.headers.get('content-length') ?? Number.NaN);
  const length = said > 0 && !answer.headers.has('content-encoding') ? said : undefined;
  const room = await roomFor(length ?? 0);
  if ((length ?? 0) > free) throw new KeepError('too_much');
  if (room < (length ?? 0)) throw new KeepError('no_room');
  const ended: ComingAudio['ended'] = {};
  const bounds = bounded({ free, room, length }, ended);
  return { type, length, body: answer.body.pipeThrough(bounds), ended };
}

async function ask(url: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, {
      signal,
      mode: 'cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new KeepError((await isOnline()) ? 'refused' : 'offline');
  }
}

/** Whether this site answers: then it is the other host that does not. The worker answers no HEAD. */
async function isOnline(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Bytes that a recording may take on this device; what a browser does not tell is found out by writing. */
async function roomFor(bytes: number): Promise<number> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota === undefined || usage === undefined) return Math.max(bytes, mostKept * 1e6);
  return quota - usage - reserve;
}

/** Ends with an error as soon as more comes than may, and where less came than was said. */
function bounded(
  { free, room, length }: { free: number; room: number; length: number | undefined },
  ended: ComingAudio['ended'],
) {
  let come = 0;
  const end = (trouble: KeepTrouble) => {
    ended.trouble = trouble;
    throw new KeepError(trouble);
  };
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      come += chunk.byteLength;
      if (come > free) end('too_much');
      if (come > room) end('no_room');
      out.enqueue(chunk);
    },
    flush() {
      if (come === 0 || (length !== undefined && come !== length)) end('broken');
    },
  });
}
