import type { Backend } from '../protocol/backend.ts';
import type { Scope } from '../protocol/pull.ts';
import type { DeviceMemory } from '../storage/device-memory.ts';

const tokenKey = 'forum.device';
const notedKey = 'forum.noted';

/** The server takes no more than one note in two minutes from a device, ms. */
const leastPause = 150_000;
/** Notes wait for up to so long, ms, so that a bell does not bring them all at once. */
const spread = 60_000;
/** A device that holds the same for so long says so again, or it would not count as in use, ms. */
const renewal = 12 * 3_600_000;

export interface RevisionNote {
  /** This device now holds a revision of an edition; the server is told some time soon. */
  hold(edition: number, revision: number): void;
  stop(): void;
}

/**
 * Tells the server which revision this device holds, for the organisers' count of devices: under a
 * random name made for this alone, at most once in two and a half minutes, without another try.
 */
export function createRevisionNote(
  backend: Pick<Backend, 'post'>,
  memory: DeviceMemory,
  { audience, code }: Pick<Scope, 'audience' | 'code'>,
): RevisionNote {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: { readonly edition: number; readonly revision: number } | undefined;

  const textOf = () => held && `${held.edition} ${held.revision} ${audience}`;

  async function note(): Promise<void> {
    timer = undefined;
    if (!held) return;
    const { edition, revision } = held;
    memory.set(notedKey, `${Date.now()} ${textOf()}`);
    await backend.post(
      'note_revision',
      {
        ...{ p_device: deviceToken(memory), p_edition: edition, p_revision: revision },
        ...{ p_audience: audience, ...(code && { p_code: code }) },
      },
      (value) => (typeof value === 'boolean' ? value : undefined),
    );
  }

  return {
    hold(edition, revision) {
      held = { edition, revision };
      // Whoever writes the content is no reader to be counted.
      if (timer !== undefined || audience === 'admin') return;
      const [at = '', ...noted] = (memory.get(notedKey) ?? '').split(' ');
      const since = Date.now() - (Number(at) || 0);
      if (noted.join(' ') === textOf() && since >= 0 && since < renewal) return;
      // A clock that was set back must not silence the device.
      const rest = since >= 0 ? Math.max(0, leastPause - since) : leastPause;
      timer = setTimeout(() => void note(), rest + Math.random() * spread);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** 128 random bits in base64url, remembered on this device and used for nothing else. */
function deviceToken(memory: DeviceMemory): string {
  const known = memory.get(tokenKey);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  memory.set(tokenKey, token);
  return token;
}
