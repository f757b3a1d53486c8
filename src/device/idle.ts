/** Resolves when the browser has nothing better to do, after `patience` ms at the latest. */
export function whenIdle(patience: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback; a pause serves as well.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, 200);
  });
}

/** Resolves once the page and everything it needs at once has loaded. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}
