import type { FileKind, ReadingOrder, Readings } from './readers.ts';

/**
 * Reads a file beside the page's own thread, which a large one would hold up for seconds; without a
 * worker the same code reads it in place. Resolves with undefined once the signal is aborted; rejects
 * only where the file's bytes cannot be had any more.
 */
export async function readFile<K extends FileKind>(
  kind: K,
  file: Blob,
  signal: AbortSignal,
): Promise<Readings[K] | undefined> {
  const beside = await readBeside<K>({ kind, file }, signal);
  if (signal.aborted || beside) return beside;
  const { readHere } = await import('./readers.ts');
  const reading = await readHere(kind, file);
  return signal.aborted ? undefined : reading;
}

/** What a worker reads; undefined where there is none, it fails, or it is told to stop. */
function readBeside<K extends FileKind>(
  order: ReadingOrder,
  signal: AbortSignal,
): Promise<Readings[K] | undefined> {
  return new Promise((resolve) => {
    const worker = startWorker();
    if (!worker || signal.aborted) return resolve(undefined);
    const end = (reading?: Readings[K]) => {
      signal.removeEventListener('abort', stop);
      worker.terminate();
      resolve(reading);
    };
    const stop = () => end();
    signal.addEventListener('abort', stop);
    worker.onmessage = ({ data }: MessageEvent<{ reading?: Readings[K] }>) => end(data.reading);
    worker.onerror = (event) => {
      event.preventDefault();
      end();
    };
    worker.onmessageerror = stop;
    worker.postMessage(order);
  });
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // None in this browser, or its policy does not let one start.
    return undefined;
  }
}
