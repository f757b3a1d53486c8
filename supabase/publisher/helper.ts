import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Site } from './plan.ts';

const PROCESS = fileURLToPath(new URL('./helper-process.ts', import.meta.url));

/** Another process that plans the same site and makes files of it, for a publication with many to make. */
export interface Helper {
  /** Makes the file that is planned for a path; rejects when it cannot be made. */
  make(path: string): Promise<Uint8Array>;
  /** Ends it; what is still asked for is rejected. */
  stop(): Promise<void>;
}

/** Starts a process that makes files of a site. */
export type Hire = (site: Site) => Helper;

/** What a helper is told first: the built app, and a site as it can travel. */
export interface Errand {
  readonly dist: string;
  readonly site: Omit<Site, 'snapshot'>;
  readonly snapshot: Omit<Site['snapshot'], 'rows' | 'content'>;
  readonly rows: readonly unknown[];
}

/** A helper's answer to a path, in any order. */
export type Answer = { readonly path: string } & (
  | { readonly content: Uint8Array }
  | { readonly failure: string }
);

interface Waiting {
  resolve(content: Uint8Array): void;
  reject(reason: unknown): void;
}

/** Hires processes that make files as the makers of a build do. */
export function hireFor(dist: string): Hire {
  return ({ snapshot: { rows, content: _, ...snapshot }, ...site }) => {
    const child = fork(PROCESS, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    const waiting = new Map<string, Waiting>();
    let ended: Error | undefined;
    const end = new Promise<void>((resolve) => {
      const giveUp = (reason = new Error('The helper has ended.')) => {
        ended ??= reason;
        for (const { reject } of waiting.values()) reject(ended);
        waiting.clear();
        resolve();
      };
      child.once('error', giveUp);
      child.once('exit', () => giveUp());
    });
    child.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.path);
      waiting.delete(answer.path);
      if ('content' in answer) asked?.resolve(answer.content);
      else asked?.reject(new Error(answer.failure));
    });
    // Whoever asks learns from `end` that it did not arrive.
    const send = (message: Errand | string) => child.send(message, () => undefined);
    send({ dist, site, snapshot, rows: [...rows.values()] });
    return {
      make(path) {
        if (ended) return Promise.reject(ended);
        return new Promise((resolve, reject) => {
          waiting.set(path, { resolve, reject });
          send(path);
        });
      },
      async stop() {
        child.kill();
        await end;
      },
    };
  };
}
