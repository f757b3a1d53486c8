import { type ReadingOrder, type Readings, readHere } from './readers.ts';

// A worker of its own for one file, so that the page goes on answering while it is read.
addEventListener('message', async ({ data }: MessageEvent<ReadingOrder>) => {
  try {
    const reading = await readHere(data.kind, data.file);
    // Pictures are handed over instead of copied.
    postMessage({ reading }, { transfer: buffersOf(reading) });
  } catch {
    // Who asked reads it in place and meets the same there.
    postMessage({});
  }
});

function buffersOf(reading: Readings[keyof Readings]): ArrayBuffer[] {
  if (!('archive' in reading)) return [];
  return [...reading.archive.media.values()].map(({ buffer }) => buffer as ArrayBuffer);
}
