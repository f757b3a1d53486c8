declare global {
  /** The button last pressed in a published page, as the script in index.html notes it. */
  var earlyPress: HTMLButtonElement | undefined;
}

/** Presses the button again that was pressed before the app had come; call once it has. */
export function pressAgain(): void {
  const { earlyPress } = globalThis;
  globalThis.earlyPress = undefined;
  if (earlyPress?.isConnected) earlyPress.click();
}
