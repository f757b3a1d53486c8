import { expect, test, vi } from 'vitest';

test('what the worker tells before its listener is loaded is heard, once', async () => {
  // Others of this worker have listened already.
  vi.resetModules();
  const { listenEarly, listenLate } = await import('./worker-messages.ts');
  const container = Object.assign(new EventTarget(), { startMessages: () => {} });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const answered = vi.fn();
  const tell = (path: string) =>
    container.dispatchEvent(
      Object.assign(new Event('message'), {
        data: { type: 'open', path },
        ports: [{ postMessage: answered }],
      }),
    );
  const [first, later, again]: string[][] = [[], [], []];
  const into = (paths: string[] | undefined) => (message: { type: string; path?: string }) =>
    void paths?.push(message.path ?? message.type);

  const endFirst = listenEarly(into(first));
  tell('/a');
  expect(answered).not.toHaveBeenCalled();
  const endLater = listenLate((message, answer) => {
    answer();
    into(later)(message);
  });
  expect(answered).toHaveBeenCalledOnce();
  tell('/b');
  endLater();
  const endAgain = listenLate(into(again));
  tell('/c');
  endAgain();
  endFirst();
  tell('/d');
  expect([first, later, again]).toEqual([['/a', '/b', '/c'], ['/a', '/b'], ['/c']]);
});
