/** How long a worker may take to say that it runs, ms: a hole in the line answers nothing for ever. */
const patience = 120_000;

/**
 * Starts a worker by the address of its file. Resolves once it has said that it runs; rejects where its
 * code cannot be had, or not within two minutes, or this browser has no such workers.
 */
export async function startWorker(address: string): Promise<Worker> {
  const worker = new Worker(address, { type: 'module' });
  let late: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`${address} does not run`));
      worker.addEventListener('message', () => resolve(), { once: true });
      worker.addEventListener('error', fail, { once: true });
      late = setTimeout(fail, patience);
    });
  } catch (cause) {
    worker.terminate();
    throw cause;
  } finally {
    clearTimeout(late);
  }
  return worker;
}
