import { expect, test } from 'vitest';
import { securityHeaders } from '../../supabase/local/security-headers.ts';

const connected = (options: { streams?: string; audio?: string }) => {
  const policy = securityHeaders({ scriptHashes: [], ...options })['content-security-policy'];
  return /connect-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ');
};

test('the page may fetch from the hosts of streams and of sound that are named, each once, and from no other', () => {
  expect(connected({})).toEqual(["'self'"]);
  const streams = 'https://live.example.org https://cdn.example.org/path';
  const audio = 'https://cdn.example.org\nhttps://sound.example.org';
  expect(connected({ streams, audio })).toEqual([
    "'self'",
    'https://live.example.org',
    'https://cdn.example.org',
    'https://sound.example.org',
  ]);
});

test('an origin that is not https is refused by the name of its setting', () => {
  expect(() => connected({ audio: 'http://sound.example.org' })).toThrow('AUDIO_ORIGINS');
  expect(() => connected({ streams: 'http://live.example.org' })).toThrow('STREAM_ORIGINS');
});
