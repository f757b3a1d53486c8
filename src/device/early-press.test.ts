import { beforeEach, expect, test } from 'vitest';
import { pressAgain } from './early-press.ts';

/** A button as far as it matters here: it counts its presses and notes them as index.html does. */
class Button extends EventTarget {
  isConnected = true;
  presses = 0;

  click(): void {
    this.presses += 1;
    const press = new Event('click');
    globalThis.earlyPress = { button: this, press };
    this.dispatchEvent(press);
  }
}

beforeEach(() => {
  globalThis.earlyPress = undefined;
});

test('a button pressed before the app had come is pressed again, once', () => {
  const button = new Button();
  button.click();
  pressAgain();
  expect(button.presses).toBe(2);
});

test('a press that is being delivered as the app comes is not repeated', () => {
  const button = new Button();
  button.addEventListener('click', pressAgain);
  button.click();
  expect(button.presses).toBe(1);
});

test('a button that is gone, or none at all, is left alone', () => {
  pressAgain();
  const button = new Button();
  button.click();
  button.isConnected = false;
  pressAgain();
  globalThis.earlyPress = { button: null };
  pressAgain();
  expect(button.presses).toBe(1);
});
