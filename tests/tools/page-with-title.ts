import { vi } from 'vitest';

/**
 * Stands in for a page of which only the title can have the focus, and the part of this id; returns how to draw
 * what waits for a frame, and how often the title has been given the focus, and the part. `vi.unstubAllGlobals()`
 * takes it back.
 */
export function pageWithTitle(part = 'part') {
  const frames: (() => void)[] = [];
  let focused = 0;
  let ledToPart = 0;
  const nothing = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', nothing);
  vi.stubGlobal('addEventListener', nothing);
  vi.stubGlobal('removeEventListener', nothing);
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('document', {
    ...{ body: {}, activeElement: {} },
    getElementById: (id: string) =>
      id === part
        ? { getAttribute: () => null, querySelector: () => null, focus: () => void ledToPart++ }
        : null,
    querySelector: () => ({ focus: () => void focused++ }),
  });
  return {
    draw() {
      for (const frame of frames.splice(0)) frame();
      vi.runAllTimers();
    },
    focused: () => focused,
    ledToPart: () => ledToPart,
  };
}
