import { isTooDeep } from '../request-body.ts';

/** Versions of the Phoenix channels serializer: objects in 1.0.0, arrays and binary frames in 2.0.0. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

/** One message of the Phoenix channels protocol. */
export interface Message {
  topic: string;
  event: string;
  payload: unknown;
  ref: string | null;
  join_ref: string | null;
}

/** What a broadcast carries; bytes only between clients of 2.0.0. */
export interface Broadcast {
  event: string;
  payload: unknown;
  meta?: Record<string, unknown>;
}

const PUSH_FRAME = 3;
const BROADCAST_FRAME = 4;
const JSON_ENCODING = 1;
const MAX_REFERENCE = 64;

/** Reads a text frame; undefined when it is no message. */
export function readText(frame: Buffer): Message | undefined {
  if (isTooDeep(frame)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(frame.toString('utf8'));
  } catch {
    return undefined;
  }
  const [join_ref, ref, topic, event, payload] = Array.isArray(value)
    ? value
    : fieldsOf((value ?? {}) as Partial<Message>);
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
  return { topic, event, payload, ref: referenceOf(ref), join_ref: referenceOf(join_ref) };
}

/** References come back with every answer, so none is larger than a client has use for. */
function referenceOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.length <= MAX_REFERENCE ? value : null;
}

/** Reads a client's binary broadcast: lengths, the header's strings, then JSON or bytes. */
export function readBinary(frame: Buffer): Message | undefined {
  const [kind, joinRefLength, refLength, topicLength, eventLength, metaLength, encoding] = frame;
  if (kind !== PUSH_FRAME || encoding === undefined) return undefined;
  let at = 7;
  const take = (length = 0) => {
    at += length;
    return frame.toString('utf8', at - length, at);
  };
  const join_ref = take(joinRefLength) || null;
  const ref = take(refLength) || null;
  const topic = take(topicLength);
  const event = take(eventLength);
  take(metaLength);
  const body = frame.subarray(at);
  if (encoding === JSON_ENCODING && isTooDeep(body)) return undefined;
  try {
    const payload = encoding === JSON_ENCODING ? JSON.parse(body.toString('utf8')) : body;
    return {
      topic,
      event: 'broadcast',
      payload: { type: 'broadcast', event, payload },
      ref,
      join_ref,
    };
  } catch {
    return undefined;
  }
}

/** Writes a message as a text frame. */
export function writeText(version: ProtocolVersion, message: Message): string {
  return JSON.stringify(version === '2.0.0' ? fieldsOf(message) : message);
}

/** Writes a broadcast; undefined when the version cannot carry it. */
export function writeBroadcast(
  version: ProtocolVersion,
  topic: string,
  { event, payload, meta }: Broadcast,
): string | Buffer | undefined {
  if (!Buffer.isBuffer(payload)) {
    const body = { type: 'broadcast', event, payload, ...(meta && { meta }) };
    return writeText(version, {
      topic,
      event: 'broadcast',
      payload: body,
      ref: null,
      join_ref: null,
    });
  }
  if (version === '1.0.0') return undefined;
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)];
  const header = [BROADCAST_FRAME, topicBytes.length, eventBytes.length, 0, 0];
  return Buffer.concat([Buffer.from(header), topicBytes, eventBytes, payload]);
}

function fieldsOf({ join_ref, ref, topic, event, payload }: Partial<Message>): unknown[] {
  return [join_ref ?? null, ref ?? null, topic, event, payload];
}
