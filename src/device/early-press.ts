interface EarlyPress {
  readonly button: Pick<HTMLButtonElement, 'isConnected' | 'click'> | null;
  /** The click, if it was one. */
  readonly press?: Event;
}

declare global {
  /** The button last pressed in a published page, as the script in index.html notes it; null ends that. */
  var earlyPress: EarlyPress | null | undefined;
}

/**
 * The button that was pressed before the app had come, to be pressed again; call in the very commit
 * that brings the app, for from then on every press is delivered. So is a click still on its way:
 * it has itself brought the app to take the page over.
 */
export function takeEarlyPress(): EarlyPress['button'] {
  const { button, press } = globalThis.earlyPress ?? {};
  globalThis.earlyPress = null;
  return button?.isConnected && !press?.eventPhase ? button : null;
}
