import { describe, expect, it } from 'vitest';
import { isShortcut } from './shortcut.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const k = { ...none, key: 'k', code: 'KeyK' };

describe('the shortcut of search', () => {
  it('is Ctrl or Cmd with K', () => {
    expect(isShortcut({ ...k, ctrlKey: true })).toBe(true);
    expect(isShortcut({ ...k, metaKey: true, key: 'K' })).toBe(true);
    expect(isShortcut(k)).toBe(false);
    expect(isShortcut({ ...k, ctrlKey: true, shiftKey: true })).toBe(false);
    expect(isShortcut({ ...k, ctrlKey: true, altKey: true })).toBe(false);
  });

  it('lies where K does on keys that write Arabic', () => {
    expect(isShortcut({ ...k, ctrlKey: true, key: 'ن' })).toBe(true);
    expect(isShortcut({ ...k, ctrlKey: true, key: 'ل', code: 'KeyG' })).toBe(false);
  });

  it('goes by what is written where keys lie otherwise', () => {
    expect(isShortcut({ ...k, ctrlKey: true, code: 'KeyV' })).toBe(true);
    expect(isShortcut({ ...k, ctrlKey: true, key: 't' })).toBe(false);
  });
});
