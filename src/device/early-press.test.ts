import { beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyPress } from './early-press.ts';

/** A button as far as it matters here: it counts its presses and notes them as index.html does. */
class Button extends EventTarget {
  isConnected = true;
  ariaLabel: string | null = null;
  ariaPressed: string | null = null;

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

test('of a page that goes the button of the same name is pressed, unless that is marked already', () => {
  const heart = (name: string, pressed: string) =>
    Object.assign(new Button(), { ariaLabel: name, ariaPressed: pressed });
  const shown = [heart('Opening', 'false'), heart('Closing', 'true')];
  vi.stubGlobal('document', { querySelectorAll: () => shown });
  const press = (name: string) => {
    globalThis.earlyPress = undefined;
    const button = heart(name, 'false');
    button.click();
    button.isConnected = false;
    return takeEarlyPress();
  };
  expect(press('Opening')).toBe(shown[0]);
  expect(press('Closing')).toBeNull();
  expect(press('Dinner')).toBeNull();
});

test('a button that is gone, or none at all, is left alone', () => {
  const button = new Button();
  button.click();
  button.isConnected = false;
  expect(takeEarlyPress()).toBeNull();
  globalThis.earlyPress = { button: null };
  expect(takeEarlyPress()).toBeNull();
});
