/**
 * Runs this once the next frame has been drawn; of a page that is not on show none is. Returns what gives
 * it up.
 */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
