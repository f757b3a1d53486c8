import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { complaintOf } from './complaint.ts';
import type { Receiver } from './receiver.ts';

/** A notification as a device got it. */
export interface Received {
  readonly device: number;
  readonly at: number;
  readonly message: {
    readonly web_push: number;
    readonly notification: {
      readonly title: string;
      readonly body: string;
      readonly lang: string;
      readonly dir: string;
      readonly tag: string;
      readonly navigate: string;
      readonly data: { readonly version: number; readonly close?: true };
    };
  };
}

/** Shares of requests that go wrong. */
export interface Faults {
  readonly tooMany: number;
  readonly unavailable: number;
  /** The connection breaks before anything is taken. */
  readonly dropped: number;
  /** The message is taken and the answer lost. */
  readonly lostAnswer: number;
}

interface Options {
  readonly devices: readonly Receiver[];
  /** Devices whose subscription has ended. */
  readonly gone: ReadonlySet<number>;
  readonly publicKey: string;
  readonly random: () => number;
  /** Longest time (ms) that a device is out of reach. */
  readonly asleep: number;
  /** How often one message to one device may go wrong. */
  readonly mostFaults: number;
}

/** A topic is a subject without its hyphens. */
const topicParts = /^(.{8})(.{4})(.{4})(.{4})/;

/** The origin that subscriptions name; workers reach the stand-in under another address. */
export const pushOrigin = 'https://push.test';

/**
 * Stands in for a vendor's push service and for the browsers behind it: checks the headers, keeps a
 * message until its device can be reached or the TTL is over, lets a later one with the same topic
 * take its place (RFC 8030, 5.4), and decrypts what arrives.
 */
export class PushService {
  faults: Faults = { tooMany: 0, unavailable: 0, dropped: 0, lostAnswer: 0 };
  readonly received: Received[] = [];
  /** What was wrong with requests. */
  readonly complaints: string[] = [];
  /** When messages were taken, by their subject, ms. */
  readonly takenAt: [subject: string, at: number][] = [];
  readonly bytes: number[] = [];
  taken = 0;
  /** How many answers were lost. */
  lost = 0;
  /** Devices that cannot be reached about a subject, as long as anybody tries. */
  unreachable: { readonly subject: string; readonly devices: ReadonlySet<number> } | undefined;
  url = '';
  private readonly faulty = new Map<string, number>();
  private readonly pending = new Map<string, Buffer>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly server = createServer((request, response) => void this.take(request, response));

  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Resolves once no message waits for its device. */
  async quiet(): Promise<void> {
    while (this.pending.size > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { random, gone, asleep } = this.options;
    const { tooMany, unavailable, dropped, lostAnswer } = this.faults;
    const at = Date.now();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const device = Number(request.url?.slice(1));
    const subject = String(request.headers.topic).replace(topicParts, '$1-$2-$3-$4-');
    const answer = (status: number, headers = {}) => response.writeHead(status, headers).end();
    if (gone.has(device)) return void answer(410);
    const { unreachable } = this;
    if (unreachable?.subject === subject && unreachable.devices.has(device)) {
      return void answer(503);
    }
    const place = `${device} ${subject}`;
    const chance = this.chanceFor(place);
    if (chance < tooMany) return void answer(429, { 'retry-after': '1' });
    if (chance < tooMany + unavailable) return void answer(503);
    if (chance < tooMany + unavailable + dropped) return void request.socket.destroy();
    const complaint = complaintOf(request, body, this.options.publicKey, pushOrigin);
    if (complaint) {
      this.complaints.push(complaint);
      return void answer(400);
    }
    this.taken += 1;
    this.bytes.push(body.byteLength);
    this.takenAt.push([subject, at]);
    const isNew = !this.pending.has(place);
    this.pending.set(place, body);
    if (isNew) this.later(random() * asleep, () => this.deliver(device, place));
    if (chance > 1 - lostAnswer) {
      this.lost += 1;
      return void request.socket.destroy();
    }
    answer(201);
  }

  /** A number between 0 and 1 that says what goes wrong; one half where nothing more may. */
  private chanceFor(place: string): number {
    const { random, mostFaults } = this.options;
    const { tooMany, unavailable, dropped, lostAnswer } = this.faults;
    const chance = random();
    const isFault = chance < tooMany + unavailable + dropped || chance > 1 - lostAnswer;
    const faults = this.faulty.get(place) ?? 0;
    if (isFault && faults >= mostFaults) return 0.5;
    if (isFault) this.faulty.set(place, faults + 1);
    return chance;
  }

  private deliver(device: number, place: string): void {
    const body = this.pending.get(place);
    this.pending.delete(place);
    if (!body) return;
    try {
      const message = this.options.devices[device]?.read(body) as Received['message'];
      this.received.push({ device, at: Date.now(), message });
    } catch (error) {
      this.complaints.push(`device ${device}: ${error}`);
    }
  }

  private later(delay: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, delay);
    this.timers.add(timer);
  }
}
