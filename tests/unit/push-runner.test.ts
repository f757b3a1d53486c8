import type { Sql } from 'postgres';
import { expect, test } from 'vitest';
import { runPush } from '#local/push-runner.ts';

test('what is due is sent while an outbox is drained for minutes', async () => {
  const asked: string[] = [];
  const rings: (() => void)[] = [];
  const query = async ([text = '']: TemplateStringsArray) => {
    asked.push(text);
    return text.includes('push_workers') ? [{ wanted: 1 }] : [];
  };
  const listen = async (_channel: string, ring: () => void) => {
    rings.push(ring);
    return { unlisten: async () => undefined };
  };
  let free = () => {};
  const drained = new Promise<void>((resolve) => {
    free = resolve;
  });
  const sql = Object.assign(query, { listen }) as unknown as Sql;
  const rounds = await runPush(sql, () => drained);
  const sent = () => asked.filter((text) => text.includes('send_due_announcements')).length;
  for (const ring of rings) ring();
  await expect.poll(sent).toBe(1);
  for (const ring of rings) ring();
  await expect.poll(sent).toBe(2);
  const stopped = rounds.stop();
  free();
  await stopped;
});
