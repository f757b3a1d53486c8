import { expect, test } from 'vitest';
import { latinAsTyped } from './latin-as-typed.ts';

/** An input that, as in browsers, has its cursor at the end once its value is another. */
function inputOf(value: string, at: number) {
  let [held, start, end] = [value, at, at];
  return {
    get value() {
      return held;
    },
    set value(next) {
      held = next;
      start = next.length;
      end = next.length;
    },
    get selectionStart() {
      return start;
    },
    get selectionEnd() {
      return end;
    },
    setSelectionRange(from: number | null, to: number | null) {
      start = from ?? 0;
      end = to ?? 0;
    },
  };
}

test.each([
  ['٣٠٠', 3, '300'],
  ['۳۰۰', 1, '300'],
  ['1٢3', 2, '123'],
  ['-٢', 2, '-2'],
  ['300', 1, '300'],
])('%j is %s, and the cursor stays', (typed, at, read) => {
  const input = inputOf(typed, at);
  latinAsTyped(input);
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual([read, at, at]);
});
