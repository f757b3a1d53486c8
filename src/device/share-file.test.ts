import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareFile } from './share-file.ts';

let saved: string[];
beforeEach(() => {
  saved = [];
  const link = { download: '', click: () => saved.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const file = new File(['picture'], 'khatam.png', { type: 'image/png' });

test.each([
  ['that shares no files', ['khatam.png'], { canShare: (): boolean => false }],
  ['that knows no sharing', ['khatam.png'], {}],
  ['that shares it', [], sharing(async () => {})],
  ['whose sheet the reader closes', [], sharing(failing('AbortError'))],
  // The picture took so long that the press no longer counts.
  ['that refuses to', ['khatam.png'], sharing(failing('NotAllowedError'))],
])('a picture handed on from a device %s is saved: %j', async (_, expected, device) => {
  vi.stubGlobal('navigator', device);
  await shareFile(file, 'Forum');
  expect(saved).toEqual(expected);
});

function sharing(share: () => Promise<void>) {
  return { canShare: () => true, share };
}

function failing(name: string) {
  return () => Promise.reject(new DOMException('refused', name));
}
