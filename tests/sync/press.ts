import { advance, type Snapshot } from '#publisher/snapshot.ts';
import { snapshotFiles } from '#publisher/snapshot-files.ts';
import { type Pull, readAnswer } from '#replica/protocol/pull.ts';
import { snapshotPointer } from '#replica/protocol/snapshot.ts';
import { fail, succeed } from '#shared/failure.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** What may become of a publication; what is left alone grows stale, and a restore makes it foreign. */
const damages = [
  'none',
  'none',
  'none',
  'no pointer',
  'no file',
  'cut',
  'captive',
  'narrow',
] as const;

/** The static host beside a simulated world, and the publisher that fills it now and then. */
export interface Press {
  /** Publishes what the world holds now; sometimes badly. */
  print(random: Random): Promise<void>;
  /** What the host answers at a path. */
  answer(path: string): Response;
}

export interface PressOptions {
  /** The planted bug: says a revision that it read after the rows. */
  readonly revisionLate?: boolean;
}

const page = '<html>Welcome to the hotel</html>';

/** Makes the press of a world, with nothing published. */
export function createPress(world: World, { revisionLate = false }: PressOptions = {}): Press {
  const files = new Map<string, string>();
  let snapshot: Snapshot | undefined;

  const pull: Pull = async ({ edition, audience }, since, epoch) => {
    const parameters = {
      p_since: since,
      p_audience: audience,
      ...(edition === undefined ? {} : { p_edition: edition }),
      ...(epoch === undefined ? {} : { p_epoch: epoch }),
    };
    const answer = readAnswer(await world.call('sync_pull', parameters, false));
    return answer && answer !== 'nothing' ? succeed(answer) : fail('unavailable');
  };

  return {
    async print(random) {
      const before = snapshot;
      const next = await advance(pull, before);
      if (!next.ok) return;
      snapshot = next.value;
      const sameEpoch = before?.epoch === snapshot.epoch && before.edition === snapshot.edition;
      const rows = revisionLate && before && sameEpoch ? before.rows : snapshot.rows;
      for (const plan of await snapshotFiles({
        snapshot: { ...snapshot, rows },
        origin: '',
        now: 0,
      })) {
        files.set(`/${plan.path}`, String(await plan.make()));
      }
      spoil(files, random.pick(damages));
    },
    answer(path) {
      const content = files.get(path);
      return content === undefined ? new Response('', { status: 404 }) : new Response(content);
    },
  };
}

function spoil(files: Map<string, string>, damage: (typeof damages)[number]): void {
  const text = files.get(snapshotPointer) ?? '';
  const pointer = JSON.parse(text);
  const content = files.get(pointer.file) ?? '';
  if (damage === 'no pointer') files.delete(snapshotPointer);
  if (damage === 'no file') files.delete(pointer.file);
  if (damage === 'cut') files.set(pointer.file, content.slice(0, content.length / 2));
  if (damage === 'captive') files.set(pointer.file, page);
  if (damage === 'narrow') {
    const kinds = pointer.kinds.slice(1);
    files.set(snapshotPointer, JSON.stringify({ ...pointer, kinds }));
  }
}
