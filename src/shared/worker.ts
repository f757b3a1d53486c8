/**
 * Starts a worker by the address of its file. Resolves once it has said that it runs; rejects where its
 * code cannot be had or this browser has no such workers.
 */
export async function startWorker(address: string): Promise<Worker> {
  const worker = new Worker(address, { type: 'module' });
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.addEventListener('error', () => reject(new Error(`${address} does not run`)), {
      once: true,
    });
  });
  return worker;
}
