import { Presence } from './presence.ts';
import {
  type Broadcast,
  type Message,
  type ProtocolVersion,
  writeBroadcast,
  writeText,
} from './protocol.ts';

/** One client's seat on one topic. */
export interface Member {
  version: ProtocolVersion;
  joinRef: string | null;
  receivesPresence: boolean;
  presenceKey: string;
  send(frame: string | Buffer): void;
}

interface Topic {
  name: string;
  members: Set<Member>;
  presence: Presence<Member>;
  flush: NodeJS.Timeout | undefined;
}

/** A crowd that arrives within this time is announced in one message. */
const PRESENCE_FLUSH_MS = 100;

/** The topics, who sits on them and who is present. */
export class Hub {
  private readonly topics = new Map<string, Topic>();

  join(name: string, member: Member): void {
    const topic = this.topics.get(name) ?? newTopic(name);
    this.topics.set(name, topic);
    topic.members.add(member);
    if (!member.receivesPresence) return;
    member.send(frameOf(member, topic.name, 'presence_state', topic.presence.state()));
  }

  leave(name: string, member: Member): void {
    const topic = this.topics.get(name);
    if (!topic) return;
    topic.members.delete(member);
    this.untrack(name, member);
    if (topic.members.size > 0) return;
    clearTimeout(topic.flush);
    this.topics.delete(name);
  }

  /** Hands the broadcast to everybody on the topic but `except`. */
  broadcast(name: string, broadcast: Broadcast, except?: Member): void {
    const topic = this.topics.get(name);
    if (!topic) return;
    const frames = new Map<ProtocolVersion, string | Buffer | undefined>();
    for (const member of topic.members) {
      if (member === except) continue;
      const { version } = member;
      if (!frames.has(version)) frames.set(version, writeBroadcast(version, name, broadcast));
      const frame = frames.get(version);
      if (frame !== undefined) member.send(frame);
    }
  }

  track(name: string, member: Member, payload: Record<string, unknown>): void {
    const topic = this.topics.get(name);
    if (!topic) return;
    topic.presence.track(member, member.presenceKey, payload);
    scheduleFlush(topic);
  }

  untrack(name: string, member: Member): void {
    const topic = this.topics.get(name);
    if (!topic) return;
    topic.presence.untrack(member);
    scheduleFlush(topic);
  }

  close(): void {
    for (const topic of this.topics.values()) clearTimeout(topic.flush);
    this.topics.clear();
  }
}

function newTopic(name: string): Topic {
  return { name, members: new Set(), presence: new Presence(), flush: undefined };
}

function scheduleFlush(topic: Topic): void {
  topic.flush ??= setTimeout(() => {
    topic.flush = undefined;
    const diff = topic.presence.flush();
    if (!diff) return;
    for (const member of topic.members) {
      if (member.receivesPresence) member.send(frameOf(member, topic.name, 'presence_diff', diff));
    }
  }, PRESENCE_FLUSH_MS);
}

function frameOf(member: Member, topic: string, event: string, payload: unknown): string {
  const message: Message = { topic, event, payload, ref: null, join_ref: null };
  return writeText(member.version, message);
}
