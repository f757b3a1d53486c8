import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
