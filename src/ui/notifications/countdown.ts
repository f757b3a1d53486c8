/** A time span that can be stopped and resumed. */
export interface Countdown {
  /** Goes on with what remains; does nothing while already running. */
  run(): void;
  pause(): void;
}

/** The longest wait (ms) that browsers' timers know; beyond it they would fire at once. */
const longest = 2 ** 31 - 1;

/** Makes a countdown of `duration` ms, standing still at first. An infinite one never ends. */
export function createCountdown(duration: number, onEnd: () => void): Countdown {
  let remaining = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      if (timer !== undefined || remaining > longest) return;
      since = performance.now();
      timer = setTimeout(onEnd, remaining);
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remaining = Math.max(0, remaining - (performance.now() - since));
    },
  };
}
