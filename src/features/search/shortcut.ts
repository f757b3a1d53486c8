type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether Ctrl/Cmd+K is pressed: by what the key writes, or, where it writes no Latin letter, as with
 * Arabic keys, by where it lies.
 */
export function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
