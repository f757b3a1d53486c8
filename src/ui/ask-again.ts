/** Pauses (ms) between two questions for a picture that is not there: twice as long after each. */
const firstPause = 5_000;
const longestPause = 5 * 60_000;

/**
 * Asks for a picture that could not be had until it can: after a while, for words reach a reader before a
 * picture that somebody is still sending; and at once when the network or the reader is back. Calls `onThere`
 * then; gives back what ends it.
 */
export function askAgain(address: string, onThere: () => void): () => void {
  let pause = firstPause;
  let timer = setTimeout(askInTurn, pause);

  function ask(): void {
    if (!navigator.onLine || document.hidden) return;
    const picture = new Image();
    picture.addEventListener('load', onThere);
    picture.src = address;
  }

  function askInTurn(): void {
    ask();
    pause = Math.min(2 * pause, longestPause);
    timer = setTimeout(askInTurn, pause);
  }

  addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', ask);
  };
}
