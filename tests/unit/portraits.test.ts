import { expect, onTestFinished, test, vi } from 'vitest';
import { createPortraits } from '#publisher/cards/portraits.ts';
import type { Site } from '#publisher/plan.ts';

test('of a back end that gives no answer a few pictures are asked for, and all of them are yet to come', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  const photos = Array.from({ length: 60 }, (_, number) => `people/${number}.png`);
  const speaker = new Map(photos.map((photo) => [photo, { photo }]));
  // Nobody listens there.
  const site = { snapshot: { content: { speaker } }, origin: 'http://127.0.0.1:1' };
  expect([...(await createPortraits()(site as unknown as Site))]).toEqual(photos);
  expect(fetched.mock.calls.length).toBeLessThan(20);
});
