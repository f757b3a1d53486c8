import { afterEach, expect, test, vi } from 'vitest';
import { focusFirstIssue } from './focus-first-issue.ts';

afterEach(() => vi.unstubAllGlobals());

/** An input as far as the focus asks of it. */
function input(language: string, ariaInvalid: string | null, shown = true) {
  const focused = vi.fn();
  return { language, ariaInvalid, focus: focused, focused, checkVisibility: () => shown };
}

/** Where the focus goes in a form with one text in three languages that is wrong. */
function focusIn(inputs: readonly ReturnType<typeof input>[]): string | undefined {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  const text = { matches: () => false, querySelectorAll: () => inputs };
  focusFirstIssue({ querySelectorAll: () => [text] } as unknown as HTMLElement);
  return inputs.find(({ focused }) => focused.mock.calls.length > 0)?.language;
}

test('the focus goes to the language under which the error stands', () => {
  expect(focusIn([input('fr', null), input('en', null), input('ar', 'true')])).toBe('ar');
  expect(focusIn([input('fr', null), input('en', 'true'), input('ar', null)])).toBe('en');
});

test('where one language is on show, it goes there', () => {
  const inputs = [input('fr', 'true', false), input('en', null, false), input('ar', null)];
  expect(focusIn(inputs)).toBe('ar');
});
