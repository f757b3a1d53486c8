interface EarlyPress {
  readonly button: Pick<
    HTMLButtonElement,
    'isConnected' | 'click' | 'ariaLabel' | 'ariaPressed'
  > | null;
  /** The click, if it was one. */
  readonly press?: Event;
}

declare global {
  /** The button last pressed in a published page, as the script in index.html notes it; null ends that. */
  var earlyPress: EarlyPress | null | undefined;
}

/**
 * The button that was pressed before the app had come, to be pressed again, or the one of the same name
 * where the app shows another page instead; call in the very commit that brings the app, for from then on
 * every press is delivered. So is a click still on its way: it has itself brought the app to take the page over.
 */
export function takeEarlyPress(): EarlyPress['button'] {
  const { button, press } = globalThis.earlyPress ?? {};
  globalThis.earlyPress = null;
  if (!button || press?.eventPhase) return null;
  return button.isConnected ? button : insteadOf(button);
}

function insteadOf({ ariaLabel, ariaPressed }: NonNullable<EarlyPress['button']>) {
  if (!ariaLabel) return null;
  const buttons = [...document.querySelectorAll('button')];
  // One that is marked already would lose its mark.
  return (
    buttons.find((one) => one.ariaLabel === ariaLabel && one.ariaPressed === ariaPressed) ?? null
  );
}
