interface EarlyPress {
  readonly button: Pick<HTMLButtonElement, 'isConnected' | 'click'> | null;
  /** The click, if it was one. */
  readonly press?: Event;
}

declare global {
  /** The button last pressed in a published page, as the script in index.html notes it. */
  var earlyPress: EarlyPress | undefined;
}

/**
 * Presses the button again that was pressed before the app had come; call once it has. A click that
 * is still on its way has itself brought the app to take the page over, and will be delivered.
 */
export function pressAgain(): void {
  const { button, press } = globalThis.earlyPress ?? {};
  globalThis.earlyPress = undefined;
  if (button?.isConnected && !press?.eventPhase) button.click();
}
