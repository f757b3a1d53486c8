import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Caller } from '../caller.ts';
import type { ChannelAccess, ChannelAccessCheck } from './channel-access.ts';
import type { Hub, Member } from './hub.ts';
import { fieldsOf, readJoin, readToken } from './join.ts';
import type { JoinLimits } from './join-limits.ts';
import { type Message, type ProtocolVersion, readBinary, readText, writeText } from './protocol.ts';

/** What a connection needs of the server. */
export interface RealtimeContext {
  hub: Hub;
  access: ChannelAccessCheck;
  /** The caller that a token stands for; undefined when it is no good. */
  identify(token: string | null | undefined): Caller | undefined;
  /** Whether one more join of a socket, or one more question to the policies for a client, is too many. */
  joins: JoinLimits;
}

interface Channel {
  name: string;
  access: ChannelAccess;
  caller: Caller;
  member: Member;
  echo: boolean;
  acknowledge: boolean;
  /** Presence calls since a moment, ms. */
  presenceCalls: { since: number; count: number };
}

const PREFIX = 'realtime:';
const MAX_CHANNELS = 100;
/** A client that takes no more is cut off; it comes back and pulls. */
const MAX_BUFFERED_BYTES = 1_000_000;
/** What one has said and is not dealt with yet; who says more is not read on until then. */
const MAX_WAITING_BYTES = 64 * 1024;
/** As the hosted service has it: who says more of itself in this time loses the channel. */
const MAX_PRESENCE_CALLS = 5;
const PRESENCE_WINDOW_MS = 30_000;
/** What one client may say of itself; it stays in memory for as long as the client is there. */
const MAX_PRESENCE_BYTES = 1_024;
const MAX_TOPIC_BYTES = 255;

/** Speaks Phoenix channels with one client. */
export class Connection {
  lastHeard = Date.now();
  private readonly channels = new Map<string, Channel>();
  private readonly socket: WebSocket;
  private readonly version: ProtocolVersion;
  private readonly context: RealtimeContext;
  private readonly client: string;
  private work: Promise<void> = Promise.resolve();
  private waitingBytes = 0;

  /** `client` is whose connections are counted together. */
  constructor(
    socket: WebSocket,
    version: ProtocolVersion,
    context: RealtimeContext,
    client: string,
  ) {
    this.socket = socket;
    this.version = version;
    this.context = context;
    this.client = client;
    socket.on('message', (data: Buffer, binary: boolean) => {
      this.lastHeard = Date.now();
      const message = binary ? readBinary(data) : readText(data);
      if (message) this.queue(message, data.length);
    });
    socket.on('close', () => {
      this.work = this.work.then(() => this.leaveAll()).catch(report);
    });
    socket.on('error', () => socket.terminate());
  }

  /** Closes the channels whose token has run out. */
  closeExpired(now: number): void {
    for (const [topic, { caller }] of this.channels) {
      if ((caller.claims.exp ?? Number.POSITIVE_INFINITY) * 1000 < now) {
        this.expel(topic, 'Token has expired');
      }
    }
  }

  terminate(): void {
    this.socket.terminate();
  }

  close(): void {
    this.socket.close(1001, 'The server is going away');
  }

  /** In order: a broadcast sent right after a join waits for the join's policies. */
  private queue(message: Message, bytes: number): void {
    this.waitingBytes += bytes;
    if (this.waitingBytes > MAX_WAITING_BYTES) this.socket.pause();
    const done = () => {
      this.waitingBytes -= bytes;
      if (this.waitingBytes <= MAX_WAITING_BYTES) this.socket.resume();
    };
    this.work = this.work
      .then(() => this.handle(message))
      .catch(report)
      .finally(done);
  }

  private async handle(message: Message): Promise<void> {
    if (message.topic === 'phoenix') return this.reply(message, 'ok', {});
    switch (message.event) {
      case 'phx_join':
        return this.join(message);
      case 'phx_leave':
        this.leave(message.topic);
        this.reply(message, 'ok', {});
        return this.send({ ...message, event: 'phx_close', payload: {} });
      case 'access_token':
        return this.refresh(message);
      case 'broadcast':
        return this.broadcast(message);
      case 'presence':
        return this.presence(message);
    }
  }

  private async join(message: Message): Promise<void> {
    const refuse = (reason: string) => this.reply(message, 'error', { reason });
    if (!message.topic.startsWith(PREFIX)) return refuse('Topics begin with realtime:');
    if (Buffer.byteLength(message.topic) > MAX_TOPIC_BYTES) return refuse('The topic is too long');
    // Postgres could not be asked about it.
    if (message.topic.includes('\0')) return refuse('The topic holds a NUL');
    const wish = readJoin(message.payload);
    if (typeof wish === 'string') return refuse(wish);
    const { joins, access: policies } = this.context;
    if (this.channels.size >= MAX_CHANNELS || joins.isOneTooMany(this)) {
      return refuse('ClientJoinRateLimitReached: Too many channels');
    }
    const caller = this.context.identify(wish.token);
    if (!caller) return refuse('InvalidJWTToken: Token has expired or is invalid');
    const name = message.topic.slice(PREFIX.length);
    if (!policies.remembers(name, caller) && (await joins.asksTooMuch(this.client))) {
      return refuse('ClientJoinRateLimitReached: Too many joins');
    }
    const access = await policies.accessTo(name, caller);
    if (!access.read.broadcast && !access.read.presence) {
      return refuse(
        `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
      );
    }
    this.leave(message.topic);
    const member: Member = {
      version: this.version,
      joinRef: message.join_ref,
      receivesPresence: wish.receivesPresence && access.read.presence,
      presenceKey: wish.presenceKey || randomUUID(),
      send: (frame) => this.sendFrame(frame),
    };
    this.channels.set(message.topic, {
      name,
      access,
      caller,
      member,
      echo: wish.echo,
      acknowledge: wish.acknowledge,
      presenceCalls: { since: Date.now(), count: 0 },
    });
    this.reply(message, 'ok', { postgres_changes: [] });
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.context.hub.join(message.topic, member);
  }

  private async refresh(message: Message): Promise<void> {
    const channel = this.channels.get(message.topic);
    if (!channel) return;
    const caller = this.context.identify(readToken(message.payload));
    if (!caller) return this.expel(message.topic, 'Invalid token');
    channel.caller = caller;
    channel.access = await this.context.access.accessTo(channel.name, caller);
    const { read } = channel.access;
    if (!read.broadcast && !read.presence) this.expel(message.topic, 'Unauthorized');
  }

  private broadcast(message: Message): void {
    const channel = this.channels.get(message.topic);
    const { event, payload } = fieldsOf(message.payload);
    if (!channel || typeof event !== 'string') return;
    if (!channel.access.write.broadcast) {
      this.refuseWrite(message, channel);
      return;
    }
    const except = channel.echo ? undefined : channel.member;
    this.context.hub.broadcast(message.topic, { event, payload }, except);
    if (channel.acknowledge) this.reply(message, 'ok', {});
  }

  private presence(message: Message): void {
    const channel = this.channels.get(message.topic);
    if (!channel) return;
    const { event, payload } = fieldsOf(message.payload);
    const { hub } = this.context;
    if (speaksTooOften(channel)) {
      this.expel(message.topic, 'ClientPresenceRateLimitReached');
      return;
    }
    if (event === 'untrack') {
      hub.untrack(message.topic, channel.member);
    } else if (event === 'track') {
      if (!channel.access.write.presence) {
        this.refuseWrite(message, channel);
        return;
      }
      const said = fieldsOf(payload);
      if (JSON.stringify(said).length > MAX_PRESENCE_BYTES) {
        this.reply(message, 'error', { reason: 'Track message size exceeded' });
        return;
      }
      hub.track(message.topic, channel.member, said);
    }
    this.reply(message, 'ok', {});
  }

  private refuseWrite(message: Message, { name }: Channel): void {
    const reason = `Unauthorized: You do not have permissions to write to this Channel topic: ${name}`;
    this.reply(message, 'error', { reason });
  }

  private expel(topic: string, reason: string): void {
    const channel = this.channels.get(topic);
    this.leave(topic);
    const payload = {
      status: 'error',
      extension: 'system',
      channel: channel?.name,
      message: reason,
    };
    const about = { topic, ref: null, join_ref: channel?.member.joinRef ?? null };
    this.send({ ...about, event: 'system', payload });
    this.send({ ...about, event: 'phx_close', payload: {} });
  }

  private leave(topic: string): void {
    const channel = this.channels.get(topic);
    if (!channel) return;
    this.channels.delete(topic);
    this.context.hub.leave(topic, channel.member);
  }

  private leaveAll(): void {
    for (const topic of [...this.channels.keys()]) this.leave(topic);
  }

  private reply(message: Message, status: 'ok' | 'error', response: unknown): void {
    this.send({ ...message, event: 'phx_reply', payload: { status, response } });
  }

  private send(message: Message): void {
    this.sendFrame(writeText(this.version, message));
  }

  private sendFrame(frame: string | Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MAX_BUFFERED_BYTES) this.socket.terminate();
    else this.socket.send(frame);
  }
}

/** Takes note of a presence call, and whether it is one too many for its time. */
function speaksTooOften(channel: Channel): boolean {
  const now = Date.now();
  const { since, count } = channel.presenceCalls;
  channel.presenceCalls =
    now - since > PRESENCE_WINDOW_MS ? { since: now, count: 1 } : { since, count: count + 1 };
  return channel.presenceCalls.count > MAX_PRESENCE_CALLS;
}

function report(error: unknown): void {
  console.error('[realtime]', error);
}
