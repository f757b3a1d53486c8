import { setTimeout as sleep } from 'node:timers/promises';
import type { Postgres } from './postgres.ts';

/** Waits between the attempts to bring a lost server back, ms; after the last it is given up. */
const WAITS = [100, 400, 1_600, 3_200];

export interface SupervisorOptions {
  /** Looks at the data once the server is back; whatever it throws counts as a failed attempt. */
  check(): Promise<void>;
  /** Nothing helped; the reason of the last attempt. */
  onGivenUp(reason: unknown): void;
}

/** Watches over a server. */
export interface Supervisor {
  /** Whether the server is gone and not yet back. */
  readonly isDown: boolean;
  /** Resolves once no attempt is under way, and begins no more. */
  stop(): Promise<void>;
}

/** Brings a server back whenever it is lost, until `stop`. */
export function supervise(server: Postgres, { check, onGivenUp }: SupervisorOptions): Supervisor {
  let reviving: Promise<void> | undefined;
  let stopped = false;
  let isDown = false;
  const revive = async () => {
    let reason: unknown;
    for (const wait of WAITS) {
      await sleep(wait);
      if (stopped) return;
      try {
        await server.revive();
        await check();
        isDown = false;
        console.error('[postgres] is back, and its data can be read.');
        return;
      } catch (error) {
        reason = error;
        console.error('[postgres]', (error as Error).message);
      }
    }
    if (!stopped) onGivenUp(reason);
  };
  server.onLost(() => {
    if (isDown || stopped) return;
    isDown = true;
    console.error('[postgres] is gone; it is being started again.');
    reviving = revive();
  });
  return {
    get isDown() {
      return isDown;
    },
    async stop() {
      stopped = true;
      await reviving;
    },
  };
}
