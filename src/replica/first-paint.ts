import { afterFrame } from '#shared/after-frame.ts';

/** Resolves once the page has painted and is idle, at the latest after two seconds. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, 2_000);
    // A hidden page paints nothing, so there the timer alone decides.
    afterFrame(() => {
      clearTimeout(late);
      if ('requestIdleCallback' in globalThis)
        requestIdleCallback(() => resolve(), { timeout: 500 });
      else setTimeout(resolve, 50);
    });
  });
}
