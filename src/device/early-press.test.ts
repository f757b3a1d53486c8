import { beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyPress } from './early-press.ts';

/** A button as far as it matters here: it counts its presses and notes them as index.html does. */
class Button extends EventTarget {
  isConnected = true;

  click(): void {
    const press = new Event('click');
    if (globalThis.earlyPress !== null) globalThis.earlyPress = { button: this, press };
    this.dispatchEvent(press);
  }
}

beforeEach(() => {
  vi.stubGlobal('earlyPress', undefined);
});

test('a button pressed before the app had come is to be pressed again, once', () => {
  const button = new Button();
  button.click();
  expect(takeEarlyPress()).toBe(button);
  button.click();
  expect(takeEarlyPress()).toBeNull();
});

test('a press that is being delivered as the app comes is not repeated', () => {
  const button = new Button();
  const taken: unknown[] = [];
  button.addEventListener('click', () => taken.push(takeEarlyPress()));
  button.click();
  expect([...taken, takeEarlyPress()]).toEqual([null, null]);
});

test('a button that is gone, or none at all, is left alone', () => {
  const button = new Button();
  button.click();
  button.isConnected = false;
  expect(takeEarlyPress()).toBeNull();
  globalThis.earlyPress = { button: null };
  expect(takeEarlyPress()).toBeNull();
});
