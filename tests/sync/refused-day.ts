import { vi } from 'vitest';
import type { Audience } from '#replica/protocol/pull.ts';
import { type BellDevice, openBellDevice } from './bell-device.ts';
import { BellServer, BellSocket } from './bell-line.ts';
import { randomOf } from './random.ts';

const minute = 60_000;
export const hour = 60 * minute;

/** A change is on show so long after it, while the page is looked at, ms. */
export const bounds = {
  /** By the published files: publishing, the copy of a content network, a look, the pull. */
  looked: 10_000 + 30_000 + 75_000 + 3_000,
  /** The same out of sight. */
  unseen: 10_000 + 30_000 + 360_000 + 3_000,
  /** No bell, no published files: the pause between two pulls that nothing asks for. */
  silent: 320_000,
  /** Published files that stand still. */
  stale: 61 * minute,
};

/** How long publishing takes, and how old a copy of the pointer may be at a content network, ms. */
const [publishing, copied] = [10_000, 30_000];

/** A page that no Realtime lets in, at a server that publishes. */
export class RefusedDay {
  readonly server: BellServer;
  readonly device: BellDevice;
  readonly document: { visibilityState: string };
  /** How long each change took until it was on show, ms. */
  readonly delays: number[] = [];
  /** Whether somebody publishes what has changed. */
  isPublishing = true;
  private readonly random;
  private history: { readonly at: number; readonly revision: number; readonly changed: number }[];
  private waiting: { readonly revision: number; readonly since: number }[] = [];

  constructor(seed: number, document: { visibilityState: string }, audience: Audience = 'public') {
    this.random = randomOf(seed);
    vi.spyOn(Math, 'random').mockImplementation(randomOf(seed + 1_000_000).next);
    this.document = document;
    this.server = new BellServer(this.random);
    this.server.refuses = 'socket';
    this.server.published = () => this.pointer();
    BellSocket.server = this.server;
    this.history = [{ at: Number.NEGATIVE_INFINITY, revision: 1, changed: 1 }];
    this.device = openBellDevice(this.server, audience);
  }

  /** Lets time pass, and sees after each second what is shown. */
  async pass(milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds;
    while (performance.now() < until) {
      await vi.advanceTimersByTimeAsync(Math.min(1_000, until - performance.now()));
      const seen = this.device.seen();
      const now = performance.now();
      for (const { since } of this.waiting.filter(({ revision }) => revision <= seen)) {
        this.delays.push(now - since);
      }
      this.waiting = this.waiting.filter(({ revision }) => revision > seen);
    }
  }

  /** Something changes that is published, and is on show at the latest after so long, ms. */
  async change(most: number): Promise<void> {
    this.server.change();
    this.publish(this.server.revision);
    this.waiting.push({ revision: this.server.revision, since: performance.now() });
    const begun = this.delays.length;
    for (let passed = 0; passed < most && this.delays.length === begun; passed += 1_000) {
      await this.pass(1_000);
    }
    if (this.delays.length === begun) throw new Error(`not on show after ${most} ms`);
  }

  /** Something changes that only the back office sees. */
  changeInside(): void {
    this.server.revision += 1;
    this.publish(this.history.at(-1)?.changed ?? 0);
  }

  /** Passes the next look, so that another may be made at once. */
  async passLook(): Promise<void> {
    const { length } = this.server.looks;
    while (this.server.looks.length === length) await this.pass(1_000);
    await this.pass(6_000);
  }

  /** What the page has asked for while time passed, ms. */
  async count(milliseconds: number) {
    const { server } = this;
    const before = [server.pulls.length, server.looks.length, server.knocks] as const;
    await this.pass(milliseconds);
    return {
      pulls: server.pulls.length - before[0],
      looks: server.looks.length - before[1],
      knocks: server.knocks - before[2],
    };
  }

  private publish(changed: number): void {
    if (!this.isPublishing) return;
    const at = performance.now() + this.random.below(publishing);
    this.history.push({ at, revision: this.server.revision, changed });
  }

  /** The pointer, by a copy that a content network may have kept for a while. */
  private pointer(): unknown {
    const asOf = performance.now() - this.random.below(copied);
    const known = this.history.findLast(({ at }) => at <= asOf);
    const { revision, changed } = known ?? {};
    const file = { kinds: [], file: '/snapshot/21/1.json', integrity: 'sha256-1' };
    return { ...file, edition: 21, epoch: 'e', revision, changed };
  }
}
