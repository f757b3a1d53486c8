import { Buffer } from 'node:buffer';
import type { Random } from '../sync/random.ts';

/** What a client of no good sends, and whether it hangs up before there can be an answer. */
export interface Attempt {
  readonly bytes: Buffer;
  readonly hangsUp: boolean;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT'];
const strangeMethods = ['PRI', 'get', 'M-SEARCH', 'G\0T', '', 'POSTPOST', 'QUERY', '💥'];
const paths = [
  '/',
  '//[',
  'http://[',
  '/healthz',
  '/programme',
  '/rest/v1/rpc/sync_pull?p_edition=1',
  '/rest/v1/rpc/favourites_push',
  '/rest/v1/rpc/is_admin',
  '/rest/v1/events?select=*',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token',
  '/auth/v1/recover',
  '/auth/v1/verify',
  '/auth/v1/otp',
  '/auth/v1/user',
  '/auth/v1/factors/x/verify',
  '/auth/v1/invite',
  '/storage/v1/object/public/media/a.png',
  '/storage/v1/object/media/a.png',
  '/storage/v1/object/list/media',
  '/functions/v1/weather',
  '/functions/v1/links',
  '/functions/v1/..%2f..',
  '/realtime/v1/websocket?vsn=2.0.0',
  '/realtime/v1/websocket?vsn=1.0.0',
  '/realtime/v1/api/broadcast',
];
const pieces = [
  '%', '%E0%A4%A', '%00', '%2e%2e/', '%252e', '//', '//[', '/[::1', '\\', '?', '#', '@', ':99999',
  '%c0%af', '%F0%9F%92%A5', ';', '__proto__', 'constructor', '{}', "'", '"', '<a>', '\t', '\x7f',
  '\xff', 'a'.repeat(300), '..;/', '*', 'http://', 'http://[', 'ws://x:y@z/', '%6f', '&apikey=%ff',
]; // biome-ignore format: a list of pieces
const headers: readonly (readonly [string, readonly string[]])[] = [
  ['Host', ['x', '', 'x:99999999', '[', 'a b', '\xff', 'x\0', '[::1]:1', 'x/../y', 'a'.repeat(500)]],
  ['Content-Length', ['0', '5', '-1', '99999999999999999999', '1e3', 'x', '5, 5', '400000000']],
  ['Transfer-Encoding', ['chunked', 'gzip', 'chunked, chunked', 'xchunked', '\x0bchunked']],
  ['Content-Type', ['application/json', 'text/plain', 'multipart/form-data; boundary=x', ';', 'image/png', 'multipart/form-data']],
  ['Authorization', ['Bearer a.b.c', 'Bearer ', 'Bearer eyJhbGciOiJIUzI1NiJ9..', 'Basic x', 'Bearer W10.W10.W10', '\xff']],
  ['apikey', ['sb_publishable_local', '', 'x', '__proto__', 'a.b.c']],
  ['Accept', ['application/vnd.pgrst.object+json', 'text/csv', '*/*', ';;;', 'application/json']],
  ['Accept-Encoding', ['br', 'gzip;q=0', ',,,', 'br;q=x']],
  ['Prefer', ['count=exact', 'return=representation', 'x=']],
  ['Range', ['0-', 'bytes=9-1', 'x']],
  ['If-None-Match', ['*', '"', 'W/"x"']],
  ['Expect', ['100-continue', '200-ok']],
  ['Connection', ['close', 'Upgrade', 'keep-alive, Upgrade', 'x']],
  ['Upgrade', ['websocket', 'h2c', '', 'websocket, x']],
  ['Sec-WebSocket-Key', ['dGhlIHNhbXBsZSBub25jZQ==', 'x', '']],
  ['Sec-WebSocket-Version', ['13', '8', '99', '']],
  ['Sec-WebSocket-Protocol', ['vite-hmr', 'a, a', ',', '\x01']],
  ['Sec-WebSocket-Extensions', ['permessage-deflate; x=', ';', 'permessage-deflate']],
  ['Access-Control-Request-Headers', ['x', '\xff', 'a'.repeat(2000)]],
  ['Origin', ['null', 'x', '\xff']],
  ['X-Forwarded-For', ['1.2.3.4', '\xff', "'"]],
  ['__proto__', ['x']],
  ['Bad Name', ['x']],
  ['', ['x']],
]; // biome-ignore format: a header a line
const atoms = [
  null, true, 0, -1, 1e308, '', 'a', '\0', '\ud800', '__proto__', '💥', {}, [], 'realtime:live',
  'demo@forum.example', '00000000-0000-4000-8000-000000000000', '9'.repeat(400),
]; // biome-ignore format: a list of values
const names = [
  'email', 'password', 'token', 'type', 'token_hash', 'refresh_token', 'p_edition', 'p_operations',
  'prefix', 'config', 'private', 'presence', 'key', 'access_token', '__proto__', 'constructor', 'code',
  'factor_type', 'event', 'payload', 'toString', 'postgres_changes', 'broadcast', 'p_since', 'url',
]; // biome-ignore format: a list of names
const frameEvents = [
  'phx_join',
  'phx_leave',
  'broadcast',
  'presence',
  'access_token',
  'heartbeat',
  '__proto__',
  '',
];

/** Makes the next attempt of a seed's stream. */
export function attemptOf(random: Random): Attempt {
  const kind = random.below(10);
  const bytes = kind < 6 ? requestOf(random) : kind < 9 ? socketOf(random) : noiseOf(random, 400);
  const cut = random.chance(0.1);
  return {
    bytes: cut ? bytes.subarray(0, random.below(bytes.length + 1)) : bytes,
    hangsUp: cut || random.chance(0.1),
  };
}

function requestOf(random: Random): Buffer {
  const method = random.chance(0.9) ? random.pick(methods) : random.pick(strangeMethods);
  const version = random.chance(0.95) ? '1.1' : random.pick(['1.0', '2.0', '0.9', '9.9', 'x']);
  const json = random.chance(0.1) ? nested(random) : JSON.stringify(jsonOf(random, 4));
  const body = method === 'GET' ? '' : random.chance(0.8) ? (json ?? '') : noiseOf(random, 80);
  const lines = [`${method} ${targetOf(random)} HTTP/${version}`];
  if (random.chance(0.95)) lines.push('Host: localhost');
  if (random.chance(0.5)) lines.push('apikey: sb_publishable_local');
  if (random.chance(0.85)) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  if (random.chance(0.6)) lines.push('Content-Type: application/json');
  return whole(random, lines, Buffer.from(body));
}

/** An upgrade, well made more often than not, with frames right behind it. */
function socketOf(random: Random): Buffer {
  const wellMade = random.chance(0.7);
  const target = wellMade ? '/realtime/v1/websocket?vsn=2.0.0' : targetOf(random);
  const lines = [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: Upgrade'];
  lines.push('Upgrade: websocket', 'Sec-WebSocket-Version: 13');
  lines.push('Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==');
  const frames = Array.from({ length: random.below(4) }, () => frameOf(random));
  return whole(random, lines, Buffer.concat(frames), wellMade ? 0.1 : 0.5);
}

function whole(random: Random, lines: string[], body: Buffer, spoilt = 0.5): Buffer {
  while (random.chance(spoilt)) {
    const [name, values] = random.pick(headers);
    lines.push(`${name}: ${random.pick(values)}`);
  }
  const end = random.chance(0.97) ? '\r\n' : random.pick(['\n', '\r', '\r\n ']);
  return Buffer.concat([Buffer.from(`${lines.join(end)}${end}${end}`, 'latin1'), body]);
}

function targetOf(random: Random): string {
  let target = random.pick(paths);
  while (random.chance(0.4)) {
    const at = random.below(target.length + 1);
    target = target.slice(0, at) + random.pick(pieces) + target.slice(at);
  }
  return target;
}

/** A masked frame as a browser sends it; its payload, its kind and its length may lie. */
function frameOf(random: Random): Buffer {
  const topic = random.pick(['realtime:live', 'realtime:content', 'phoenix', 'x', '']);
  const payload = random.chance(0.8) ? jsonOf(random, 4) : random.pick(atoms);
  const message = random.chance(0.8)
    ? ['1', '1', topic, random.pick(frameEvents), payload]
    : jsonOf(random, 3);
  const text = random.chance(0.05) ? nested(random) : JSON.stringify(message);
  const content = random.chance(0.85) ? Buffer.from(text) : noiseOf(random, 125);
  const opcode = random.chance(0.9) ? random.pick([1, 1, 1, 2, 8, 9, 10, 0]) : random.below(256);
  const length = random.chance(0.95) ? content.length : random.below(65_536);
  const head = Buffer.from([0x80 | opcode, 0x80 | 126, length >> 8, length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, content.subarray(0, 65_535)]);
}

function jsonOf(random: Random, depth: number): unknown {
  if (depth === 0 || random.chance(0.3)) return random.pick(atoms);
  const size = random.below(4);
  if (random.chance(0.3)) return Array.from({ length: size }, () => jsonOf(random, depth - 1));
  const entries = Array.from({ length: size }, () => [
    random.pick(names),
    jsonOf(random, depth - 1),
  ]);
  return Object.fromEntries(entries);
}

function nested(random: Random): string {
  const depth = random.pick([10, 1000, 20_000]);
  return random.chance(0.5) ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth);
}

function noiseOf(random: Random, most: number): Buffer {
  return Buffer.from(Array.from({ length: random.below(most) }, () => random.below(256)));
}
