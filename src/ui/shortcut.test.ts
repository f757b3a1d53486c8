import { describe, expect, it } from 'vitest';
import { isShortcut } from './shortcut.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const k = { ...none, key: 'k', code: 'KeyK' };

describe('a shortcut', () => {
  it('is Ctrl or Cmd with a letter', () => {
    expect(isShortcut('k', { ...k, ctrlKey: true })).toBe(true);
    expect(isShortcut('k', { ...k, metaKey: true, key: 'K' })).toBe(true);
    expect(isShortcut('k', k)).toBe(false);
    expect(isShortcut('k', { ...k, ctrlKey: true, shiftKey: true })).toBe(false);
    expect(isShortcut('k', { ...k, ctrlKey: true, altKey: true })).toBe(false);
  });

  it('lies where the letter does on keys that write Arabic', () => {
    expect(isShortcut('k', { ...k, ctrlKey: true, key: 'ن' })).toBe(true);
    expect(isShortcut('k', { ...k, ctrlKey: true, key: 'ل', code: 'KeyG' })).toBe(false);
  });

  it('goes by what is written where keys lie otherwise', () => {
    expect(isShortcut('k', { ...k, ctrlKey: true, code: 'KeyV' })).toBe(true);
    expect(isShortcut('k', { ...k, ctrlKey: true, key: 't' })).toBe(false);
  });
});
