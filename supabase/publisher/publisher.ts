import { createBackend } from '#replica/protocol/backend.ts';
import { createPull } from '#replica/protocol/pull.ts';
import { fail, type Result, succeed } from '#shared/failure.ts';
import type { Hire } from './helper.ts';
import type { Maker } from './plan.ts';
import type { Target } from './publication.ts';
import { type PublicationOutcome, publishOver } from './publish.ts';
import { advance, type Snapshot } from './snapshot.ts';

/**
 * Publishes a site again and again, each time from what changed since the last. Several may publish to one
 * folder: who is overtaken begins anew.
 */
export interface Publisher {
  /** Pulls and publishes; undefined when nothing is other than at the last time. */
  publish(): Promise<Result<PublicationOutcome | undefined>>;
}

interface PublisherOptions {
  /** Origin of the back end and its public key: the publisher reads as any visitor does. */
  readonly backend: string;
  readonly key: string;
  /** Origin of the site, as links in published files name it. */
  readonly origin: string;
  readonly makers: readonly Maker[];
  readonly target: Target;
  /** Hires processes for publications with many files to make. */
  readonly hire?: Hire;
  readonly now?: () => number;
}

/** Milliseconds after which a site is looked through although nothing changed: time passes too. */
const minute = 60_000;

/** Makes the publisher of a site. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { backend, key, origin, makers, target, hire, now = Date.now } = options;
  const pull = createPull(createBackend(backend, key), async () => fail('denied'));
  let snapshot: Snapshot | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    async publish() {
      for (;;) {
        // Before the pull: what is published over it is then at least as new, whoever published that.
        const before = await target.held();
        const next = await advance(pull, snapshot);
        if (!next.ok) return next;
        const at = now();
        const same = snapshot?.content === next.value.content;
        snapshot = next.value;
        if (same && at - lookedAt < minute) return succeed(undefined);
        // What ends in the middle is not published.
        lookedAt = Number.NEGATIVE_INFINITY;
        const site = { snapshot, origin, backend, now: at };
        const done = await publishOver(before, site, makers, target, hire);
        // Whoever was quicker has most of it; what is left is made on top of that.
        if (done.overtaken) continue;
        lookedAt = at;
        return succeed(done);
      }
    },
  };
}
