type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether Ctrl/Cmd is pressed with a letter (`a` to `z`): by what the key writes, or, where it writes no
 * Latin letter, as with Arabic keys, by where it lies.
 */
export function isShortcut(letter: string, pressed: Pressed): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const isLetter = /^[a-z]$/i.test(key)
    ? key.toLowerCase() === letter
    : code === `Key${letter.toUpperCase()}`;
  return isLetter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
