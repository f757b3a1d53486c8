import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { PlainError } from '#local/command.ts';
import { listenAt } from '#local/listen.ts';
import { acceptAt } from '#local/serve/hand-over.ts';

test('a port that is taken is told in a sentence, by the forum and by what accepts for it', async () => {
  const first = createServer();
  const port = await listenAt(first, 0);
  const told = new PlainError(
    `Port ${port} is taken. Stop what listens there, or choose another with --port.`,
  );
  await expect(listenAt(createServer(), port)).rejects.toThrow(told);
  await expect(acceptAt(port)).rejects.toThrow(told);
  first.close();
});
