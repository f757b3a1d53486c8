/** How long a list that has moved is taken for what it was, in ms: nobody has read it anew sooner. */
const unread = 1_000;
/** How far apart two presses of one finger are, in CSS px. */
const reach = 32;

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>;

/**
 * True for a press that was meant for what the one before it took out of a list: it hits the same place,
 * where something else has moved to since, at `movedAt` (ms, on the clock of events).
 */
export function meansWhatLeft(
  before: Press | undefined,
  press: Press,
  movedAt: number | undefined,
): boolean {
  // A keyboard's has no place, and hits what has the focus.
  if (!before || movedAt === undefined || press.detail === 0) return false;
  const isSamePlace =
    Math.abs(press.clientX - before.clientX) <= reach &&
    Math.abs(press.clientY - before.clientY) <= reach;
  return isSamePlace && movedAt >= before.timeStamp && press.timeStamp - movedAt < unread;
}

/**
 * For the `ref` of a list whose items leave it once they are decided: a second press of the same finger does
 * not decide the next one, which has moved up under it.
 */
export function oncePerItem(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  let before: Press | undefined;
  let movedAt: number | undefined;
  const observer = new MutationObserver(() => {
    movedAt = performance.now();
  });
  observer.observe(list, { childList: true });
  const onClick = (event: MouseEvent) => {
    if (meansWhatLeft(before, event, movedAt)) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      before = event;
    }
  };
  list.addEventListener('click', onClick, { capture: true });
  return () => {
    observer.disconnect();
    list.removeEventListener('click', onClick, { capture: true });
  };
}
