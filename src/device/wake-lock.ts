/**
 * Keeps the screen on until the returned function is called. Browsers take the lock away whenever
 * the page is hidden, so it is taken again each time the page is shown. Does nothing where unknown.
 */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | undefined;
  let released = false;
  const take = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (released) await taken.release();
      else lock = taken;
    } catch {
      // Refused, on a low battery for instance: the screen behaves as usual.
    }
  };
  const shown = () => void take();
  document.addEventListener('visibilitychange', shown);
  shown();
  return () => {
    released = true;
    document.removeEventListener('visibilitychange', shown);
    void lock?.release();
  };
}
