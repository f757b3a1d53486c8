import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { runPublisher } from '#local/publish-runner.ts';

const { execPath } = process;
afterEach(() => {
  process.execPath = execPath;
});

test('a publisher that ends by itself is followed by another, until the forum stops', async () => {
  const { port, password } = inject('cluster');
  const folder = await mkdtemp(join(tmpdir(), 'forum-runner-'));
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    const runner = await runPublisher(
      `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
      // There is no app there, without which it cannot go on.
      { backend: 'http://127.0.0.1:9', key: '', origin: '', folder, dist: join(folder, 'none') },
    );
    const ends = () => said.mock.calls.filter(([text]) => /has ended/.test(String(text))).length;
    await expect.poll(ends, { timeout: 60_000, interval: 50 }).toBe(1);
    // As where there is no memory for another: it is told, has no exit, and ends nobody else.
    process.execPath = join(folder, 'none');
    await expect.poll(ends, { timeout: 60_000, interval: 50 }).toBe(2);
    expect(String(said.mock.lastCall)).toContain('ENOENT');
    await runner.stop();
    expect(ends()).toBe(2);
    expect(runner.publications).toBe(0);
  } finally {
    said.mockRestore();
    await rm(folder, { recursive: true, force: true });
  }
}, 90_000);
