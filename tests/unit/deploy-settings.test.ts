import { link, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { originOf } from '../../supabase/deploy/origin-of.ts';
import { completeSettings, readSettings } from '../../supabase/deploy/settings.ts';

test('a last line that somebody left without its end stays a line of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forum-settings-'));
  const file = join(folder, 'settings.env');
  try {
    await writeFile(file, 'VAPID_PRIVATE_KEY=private\nVAPID_SUBJECT=mailto:a@forum.example');
    await completeSettings(file, { SITE: 'https://forum.example' });
    const kept = await readSettings(file);
    expect(kept).toMatchObject({
      VAPID_SUBJECT: 'mailto:a@forum.example',
      SITE: 'https://forum.example',
      MAIL_FROM: '',
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('settings that cannot be read are not made anew, and those that are written are never half', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forum-settings-'));
  const file = join(folder, 'settings.env');
  try {
    expect(await readSettings(file)).toEqual({});
    await mkdir(file);
    await expect(readSettings(file)).rejects.toThrow('EISDIR');
    await rm(file, { recursive: true });
    await writeFile(file, 'VAPID_PRIVATE_KEY=private\n', { mode: 0o644 });
    await link(file, join(folder, 'before'));
    await completeSettings(file, { SITE: 'https://forum.example' });
    expect((await readSettings(file)).VAPID_PRIVATE_KEY).toBe('private');
    expect(await readFile(join(folder, 'before'), 'utf8')).toBe('VAPID_PRIVATE_KEY=private\n');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a site is an origin that nobody on the way reads, but for one on this machine', () => {
  expect(originOf('site', 'https://Forum.example/')).toBe('https://forum.example');
  expect(originOf('backend', 'http://127.0.0.1:4173')).toBe('http://127.0.0.1:4173');
  expect(() => originOf('site', 'http://forum.example')).toThrow(
    '--site http://forum.example is not https.',
  );
  for (const wrong of [
    'forum.example',
    'https://forum.example/a',
    'https://a:b@forum.example',
    '',
  ]) {
    expect(() => originOf('site', wrong)).toThrow('without a path');
  }
  expect(() => originOf('api', 'nonsense')).toThrow('--api takes an address');
});
