/** How long (ms) what is typed is gathered at most: whatever opens should be there by then. */
const patience = 15_000;

let stop: (() => void) | undefined;
let typed = '';
let wanted = false;

/** Gathers what is typed from now on for a field that is not there yet. */
export function gatherTyped(): void {
  stop?.();
  typed = '';
  wanted = true;
  const late = setTimeout(() => stop?.(), patience);
  addEventListener('keydown', gather, { capture: true });
  stop = () => {
    clearTimeout(late);
    removeEventListener('keydown', gather, { capture: true });
    stop = undefined;
  };
}

/** Whether what was asked for is still wanted: until Escape is pressed before it is there. */
export function isStillWanted(): boolean {
  return wanted;
}

/** What has been typed before the field was there, which now hears what follows itself. */
export function takeTyped(): string {
  stop?.();
  const text = typed;
  typed = '';
  return text;
}

function gather(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    stop?.();
    return;
  }
  // AltGr writes letters and says that Control and Alt are pressed.
  const commands = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  if (commands || isComposing) return;
  if (key === 'Escape') {
    wanted = false;
    takeTyped();
  } else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
  else if ([...key].length === 1) typed += key;
  else if (key !== 'Enter') return;
  // Or else the button that opened it would be pressed again.
  event.preventDefault();
  event.stopPropagation();
}
