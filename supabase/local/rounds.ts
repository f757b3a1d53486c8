import type { Sql } from 'postgres';

/** How often there is a round that nobody has asked for, ms. */
const interval = 5_000;

/** Rounds that go on until they are stopped. */
export interface Rounds {
  /** Resolves once nothing is under way. */
  stop(): Promise<void>;
}

/**
 * Does what pg_cron and a webhook do on the hosted service: makes a round when the database notifies the
 * channel and every few seconds, one at a time, and another after it where one was asked for meanwhile. A
 * round that fails is told under the channel's name. `goesOn` turns false once they are stopped. `sql` is
 * the database's owner.
 */
export async function makeRounds(
  sql: Sql,
  channel: string,
  round: (goesOn: () => boolean) => Promise<void>,
): Promise<Rounds> {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  const goesOn = () => !stopped;
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= (async () => {
      while (again && !stopped) {
        again = false;
        await round(goesOn).catch((error: unknown) => {
          if (!stopped) console.error(`[${channel}]`, error);
        });
      }
      running = undefined;
    })();
  };
  const listening = await sql.listen(channel, wake, wake);
  const timer = setInterval(wake, interval);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await listening.unlisten();
      await running;
    },
  };
}

/** Rounds by the clock. */
export interface TimedRounds extends Rounds {
  /** Makes a round now, unless one is under way. */
  wake(): void;
}

/** Makes a round every `ms`, one at a time; one that fails is told under a name. */
export function makeTimedRounds(name: string, ms: number, round: () => Promise<void>): TimedRounds {
  let stopped = false;
  let running: Promise<void> | undefined;
  const wake = () => {
    running ??= round()
      .catch((error: unknown) => {
        if (!stopped) console.error(`[${name}]`, error);
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(wake, ms);
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
