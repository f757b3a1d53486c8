import { afterEach, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

const frames: (() => void)[] = [];

/** The next frame is drawn, and what waits for that is run. */
function draw(): void {
  for (const frame of frames.splice(0)) frame();
}

function onFrames(): () => void {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
  return vi.fn();
}

afterEach(() => {
  frames.length = 0;
  vi.useRealTimers();
});

it('runs what waits once the frame is drawn, not with it', () => {
  const run = onFrames();
  afterFrame(run);
  vi.runAllTimers();
  draw();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it('runs nothing that was given up, before the frame or after', () => {
  const run = onFrames();
  afterFrame(run)();
  draw();
  const giveUp = afterFrame(run);
  draw();
  giveUp();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
